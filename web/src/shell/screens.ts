/** The games that have screens, each fetched when somebody sits down to it. Games without are not offered. */
import type { Component, Snippet } from 'svelte';
import type { KeyHelp } from '../lib/keys';
import type { MoveInfo, Plain } from '../lib/protocol';
import type { View } from '../lib/table.svelte';
import type { MessageId } from '../lib/words.svelte';
import { KEYS as TRUCKER_KEYS } from '../trucker/keys';

export interface ScreenProps {
  view: View;
  moves: readonly MoveInfo[];
  events: readonly unknown[];
  names: readonly string[];
  /** Notations of moves: all are made, or none. */
  submit: (notations: string[]) => void;
  /** Something is on its way to the server. */
  busy: boolean;
  /** When time makes its next move, by this browser's clock. */
  sandEnds: number | null;
  /** What can be done after the game. */
  after: Snippet;
}

export interface Screen {
  name: MessageId;
  source: MessageId;
  intro: MessageId;
  /** What Play now gives: seats, and options that do not frighten anybody. */
  first: { seats: number; options: Record<string, Plain> };
  /** What its keys do. */
  keys: readonly KeyHelp[];
  load: () => Promise<{ default: Component<ScreenProps> }>;
}

/** A screen knows the views of its own game better than we do. */
function asScreen(module: { default: unknown }): { default: Component<ScreenProps> } {
  return module as { default: Component<ScreenProps> };
}

export const SCREENS: Readonly<Record<string, Screen>> = {
  trucker: {
    name: 'game-trucker',
    source: 'web-trucker-source',
    intro: 'web-trucker-intro',
    first: { seats: 3, options: { mode: 'flight', level: 'learning' } },
    keys: TRUCKER_KEYS,
    load: async () => asScreen(await import('../trucker/TruckerGame.svelte')),
  },
};
