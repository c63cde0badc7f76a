/** The words of profiles: learnt by the page when somebody opens one. */
import en from '$locales/en/web-profile.ftl?raw';
import fr from '$locales/fr/web-profile.ftl?raw';
import type { Unrated } from '../lib/protocol';
import { words, type MessageId } from '../lib/words.svelte';
import { cardName, designNamed } from '../race/cards';
import { SCREENS } from '../shell/screens';

words.learn({ en, fr });

const TRAITS: Readonly<Record<string, MessageId>> = {
  journey: 'web-profile-journey',
  start_world: 'web-profile-start-world',
  variant: 'web-profile-variant',
};
const VALUES: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  journey: {
    learning: 'web-trucker-level-learning',
    I: 'web-trucker-level-1',
    II: 'web-trucker-level-2',
    III: 'web-trucker-level-3',
    IIB: 'web-trucker-class-2b',
    IIIB: 'web-trucker-class-3b',
    IV: 'web-trucker-class-4',
    series: 'web-trucker-mode-series',
    trek: 'web-trucker-mode-trek',
  },
  variant: { tgs: 'web-race-expansion-tgs', base: 'web-race-expansion-base', draft: 'web-profile-draft' },
};
const ROBOTS: Readonly<Record<string, MessageId>> = {
  robot_easy: 'web-race-robot-easy',
  robot_normal: 'web-race-robot-normal',
  robot_hard: 'web-race-robot-hard',
};
const UNRATED: Readonly<Record<Unrated, MessageId>> = {
  'stand-in': 'web-profile-unrated-stand-in',
  'take-back': 'web-profile-unrated-take-back',
  'known-deal': 'web-profile-unrated-known-deal',
  alone: 'web-profile-unrated-alone',
  stranger: 'web-profile-unrated-stranger',
};

export const nameOfGame = (game: string): string => (SCREENS[game] ? words.say(SCREENS[game].name) : game);
export const nameOfTrait = (trait: string): string => (TRAITS[trait] ? words.say(TRAITS[trait]) : trait);
export const whyUnrated = (reason: Unrated): string => words.say(UNRATED[reason]);

/** One value of a trait; what a later version may add is shown as it is. */
export function nameOfValue(trait: string, value: string): string {
  const known = VALUES[trait]?.[value];
  if (known) return words.say(known);
  if (ROBOTS[value]) return words.say('web-profile-robot', { level: words.say(ROBOTS[value]).toLocaleLowerCase(words.language) });
  const design = trait === 'start_world' ? designNamed(value) : undefined;
  return design ? cardName(design) : value;
}

/** A number of wins, with halves where wins are shared. */
export const count = (amount: number): string => new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(amount);
export const part = (wins: number, games: number): string => new Intl.NumberFormat(words.language, { style: 'percent' }).format(wins / games);
export const when = (at: number): string => new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
