/** The words of the game: learnt by the page when this part of it is loaded. */
import enCards from '$locales/en/race-cards.ftl?raw';
import enGame from '$locales/en/race-game.ftl?raw';
import frCards from '$locales/fr/race-cards.ftl?raw';
import frGame from '$locales/fr/race-game.ftl?raw';
import type { FluentVariable } from '@fluent/bundle';
import { words, type MessageId } from '../lib/words.svelte';

words.learn({ en: enCards, fr: frCards });
words.learn({ en: enGame, fr: frGame });

/** A message of the game in the language of the page. */
export const say = (id: MessageId, values: Record<string, FluentVariable> = {}): string => words.say(id, values);

/** A code of the engine as it stands in the id of a message. */
export const dashed = (code: string): string => code.replaceAll('_', '-');
