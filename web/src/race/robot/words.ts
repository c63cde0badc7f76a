/** The words of the robot: learnt by the page when this part of it is loaded. */
import enSolo from '$locales/en/race-solo.ftl?raw';
import frSolo from '$locales/fr/race-solo.ftl?raw';
import { words } from '../../lib/words.svelte';

words.learn({ en: enSolo, fr: frSolo });

export { dashed, say } from '../words';

/** "a, b and c", as the language writes it. */
export const list = (items: readonly string[]): string => new Intl.ListFormat(words.language).format(items);
