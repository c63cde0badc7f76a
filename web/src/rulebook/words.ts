/** The words of the rulebook: learnt by the page when somebody opens it. */
import enRace from '$locales/en/race-rules.ftl?raw';
import enTrucker from '$locales/en/trucker-rules.ftl?raw';
import frRace from '$locales/fr/race-rules.ftl?raw';
import frTrucker from '$locales/fr/trucker-rules.ftl?raw';
import { words } from '../lib/words.svelte';
import type { Bookish } from './games';

words.learn({ en: enTrucker, fr: frTrucker });
words.learn({ en: enRace, fr: frRace });

/** What a chapter or a section is called. */
export const titleOf = (game: Bookish, id: string): string => (game === 'race' ? words.say(`race-rules-${id}`) : words.say(`trucker-rules-${id}`));

/** What a section says, with the rules that it tells at the ends of its paragraphs. */
export const textOf = (game: Bookish, id: string): string => titleOf(game, `${id}-text`);
