/** The games that have screens, each fetched when somebody sits down to it. Games without are not offered. */
import type { Component, Snippet } from 'svelte';
import type { Playback } from '../lib/director.svelte';
import type { KeyHelp } from '../lib/keys';
import type { MoveInfo, Plain, TurnInfo } from '../lib/protocol';
import type { Story } from '../lib/story.svelte';
import type { View } from '../lib/table.svelte';
import { words, type MessageId } from '../lib/words.svelte';
import { KEYS as RACE_KEYS } from '../race/keys';
import { fetchExpansion, hasExpansion } from '../trucker/expansion.svelte';
import { REFUSALS as RACE_REFUSALS } from '../race/refusals';
import { KEYS as TRUCKER_KEYS } from '../trucker/keys';
import { REFUSALS as TRUCKER_REFUSALS } from '../trucker/refusals';

/** A part of a game, such as a round or a card: the same id as long as it lasts. */
export interface Part {
  id: string;
  name: string;
}

export interface ScreenProps {
  view: View;
  moves: readonly MoveInfo[];
  events: readonly unknown[];
  /** What happened from the beginning, and how many of its lines there are with these events. */
  story: Story;
  told: number;
  names: readonly string[];
  /** The id of the match, to remember things by. */
  match: string | null;
  /** Notations of moves: all are made, or none. */
  submit: (notations: string[]) => void;
  /** Something is on its way to the server. */
  busy: boolean;
  /** When time makes its next move, by this browser's clock. */
  sandEnds: number | null;
  /** What can be done after the game, around what the game itself offers. */
  after: Snippet<[Snippet]>;
  /** Absent while the game is played. */
  playback?: Playback<unknown> | null;
}

export interface ScreenModule {
  default: Component<ScreenProps>;
  /** Where in the game a view belongs, in words. */
  partOf: (view: View) => Part;
}

export interface Screen {
  name: MessageId;
  source: MessageId;
  intro: MessageId;
  /** What Play now gives: seats, options that do not frighten anybody, and a line that says so. */
  first: { seats: number; options: Record<string, Plain>; line: MessageId };
  /** What its keys do. */
  keys: readonly KeyHelp[];
  /** What its rules refuse, by code. */
  refusals?: Readonly<Record<string, MessageId>>;
  /** With everything that a game with these options draws. */
  load: (options: Readonly<Record<string, Plain>>) => Promise<ScreenModule>;
}

/** A screen knows the views of its own game better than we do. */
function asScreen(module: { default: unknown; partOf: unknown }): ScreenModule {
  return module as ScreenModule;
}

export const SCREENS: Readonly<Record<string, Screen>> = {
  trucker: {
    name: 'game-trucker',
    source: 'web-trucker-source',
    intro: 'web-trucker-intro',
    first: { seats: 3, options: { mode: 'flight', level: 'learning' }, line: 'web-trucker-first' },
    keys: TRUCKER_KEYS,
    refusals: TRUCKER_REFUSALS,
    load: async (options) => {
      const [module] = await Promise.all([import('../trucker/TruckerGame.svelte'), hasExpansion(options) ? fetchExpansion() : null]);
      return asScreen(module);
    },
  },
  race: {
    name: 'game-race',
    source: 'web-race-source',
    intro: 'web-race-intro',
    first: { seats: 2, options: { expansion: 'base', expert: false, learning: true }, line: 'web-race-first' },
    keys: RACE_KEYS,
    refusals: RACE_REFUSALS,
    load: async () => asScreen(await import('../race/RaceGame.svelte')),
  },
};

/** A game that waits for me, in words. */
export const turnName = ({ game, others }: TurnInfo): string =>
  others.length ? words.say('web-turn-at', { game: gameName(game), who: words.list(others) }) : words.say('web-turn-bots', { game: gameName(game) });

/** A game in words, known here or not. */
export const gameName = (game: string): string => (SCREENS[game] ? words.say(SCREENS[game].name) : game);
