/** The words of the game: learnt by the page when this part of it is loaded. */
import enGuide from '$locales/en/trucker-guide.ftl?raw';
import enMissions from '$locales/en/trucker-missions.ftl?raw';
import enTeam from '$locales/en/trucker-team.ftl?raw';
import enTrucker from '$locales/en/trucker.ftl?raw';
import frGuide from '$locales/fr/trucker-guide.ftl?raw';
import frMissions from '$locales/fr/trucker-missions.ftl?raw';
import frTeam from '$locales/fr/trucker-team.ftl?raw';
import frTrucker from '$locales/fr/trucker.ftl?raw';
import type { FluentVariable } from '@fluent/bundle';
import { words, type MessageId } from '../lib/words.svelte';

words.learn({ en: enTrucker, fr: frTrucker });
words.learn({ en: enMissions, fr: frMissions });
words.learn({ en: enTeam, fr: frTeam });
words.learn({ en: enGuide, fr: frGuide });

/** A message of the game in the language of the page. */
export const say = (id: MessageId, values: Record<string, FluentVariable> = {}): string => words.say(id, values);

export const list = (items: readonly string[]): string => words.list(items);

/** A code of the engine as it stands in the id of a message. */
export const dashed = (code: string): string => code.replaceAll('_', '-');
