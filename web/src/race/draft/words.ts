/** The words of the draft: learnt by the page when this part of it is loaded. */
import enDraft from '$locales/en/race-draft.ftl?raw';
import frDraft from '$locales/fr/race-draft.ftl?raw';
import { words } from '../../lib/words.svelte';

words.learn({ en: enDraft, fr: frDraft });

export { say } from '../words';
