import { expect, test } from 'vitest';
import { after } from './playback';
import type { Card, RaceEvent, RaceView } from './types';

/** A table of one, who has this pack before them. */
const drafting = (seen: readonly Card[]): RaceView =>
  ({ seat: 0, deck: 0, seats: [{ seat: 0, seen, seen_size: seen.length, hand: [], hand_size: 0 }] }) as unknown as RaceView;
const told = (view: RaceView, ...events: RaceEvent[]): readonly Card[] | null | undefined => events.reduce(after, view).seats[0]?.seen;

test('a pack replaces the one before it', () => {
  const taken: RaceEvent = { is: 'card-taken', seat: 0, count: 1, cards: [7] };
  expect(told(drafting([7, 8, 9]), taken)).toEqual([8, 9]);
  expect(told(drafting([7, 8, 9]), taken, { is: 'pack-received', seat: 0, count: 2, cards: [9, 5], set: 1 })).toEqual([9, 5]);
});

test('cards of the last pack can be dealt without being there twice', () => {
  const formed: RaceEvent = { is: 'decks-formed', cards: 40, removed: 0 };
  expect(told(drafting([7]), formed, { is: 'drew', seat: 0, count: 2, cards: [7, 3], by: 'start' })).toEqual([7, 3]);
});
