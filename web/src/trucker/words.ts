/** The words of the game: learnt by the page when this part of it is loaded. */
import enTrucker from '$locales/en/trucker.ftl?raw';
import frTrucker from '$locales/fr/trucker.ftl?raw';
import type { FluentVariable } from '@fluent/bundle';
import { words, type MessageId } from '../lib/words.svelte';

words.learn({ en: enTrucker, fr: frTrucker });

/** A message of the game in the language of the page. */
export const say = (id: MessageId, values: Record<string, FluentVariable> = {}): string => words.say(id, values);

/** A code of the engine as it stands in the id of a message. */
export const dashed = (code: string): string => code.replaceAll('_', '-');
