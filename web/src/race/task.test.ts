import { expect, test } from 'vitest';
import { after } from './after';
import { cardOf, labelOf, readMove } from './moves';
import { fitsWith, strengthWith, toggledAction, wholeSet } from './task';
import type { RaceView, SeatView } from './types';

const SETS = [
  ['choose explore5', 'choose develop'],
  ['choose develop', 'choose develop2'],
  ['choose develop', 'choose settle'],
];

test('actions are picked only where they go together; a new wish takes the place of an old one', () => {
  const one = toggledAction(SETS, [], 'choose develop');
  const two = toggledAction(SETS, one, 'choose settle');
  expect(wholeSet(SETS, one)).toBeNull();
  expect(wholeSet(SETS, two)).toEqual(['choose develop', 'choose settle']);
  expect(fitsWith(SETS, ['choose settle'], 'choose develop2')).toBe(false);
  expect(toggledAction(SETS, ['choose settle'], 'choose develop2')).toEqual(['choose develop2']);
  expect(toggledAction(SETS, two, 'choose settle')).toEqual(['choose develop']);
});

test('strength adds what is given up and what is spent, the strongest first', () => {
  const strength = { defence: 7, strength: 2, sacrifices: [[5, 3]] as const, per_card: [2, 1] };
  expect(strengthWith(strength, [])).toBe(2);
  expect(strengthWith(strength, [5])).toBe(5);
  expect(strengthWith(strength, [5, 40, 41])).toBe(8);
});

test('every label leads back to its card', () => {
  for (const card of [0, 5, 6, 100]) expect(cardOf(labelOf(card))).toBe(card);
  expect(labelOf(6)).toMatch(/#2$/);
  expect(readMove({ notation: `use ${labelOf(6)} 2` })).toMatchObject({ verb: 'use', card: 6, number: 2 });
  expect(readMove({ notation: 'name 4' })).toMatchObject({ card: null, number: 4 });
});

test('goods and chips move with the event that tells of them', () => {
  const seat = { seat: 0, goods: [3, 9], chips: 1, score: 6, tableau: [3, 9], hand: [7], hand_size: 1 } as unknown as SeatView;
  const view = { seat: 0, pool: 20, discard: 4, seats: [seat] } as unknown as RaceView;
  const next = after(view, { is: 'consumed', seat: 0, by: 3, worlds: [9], vp: 2, cards: 0 });
  expect(next.seats[0]).toMatchObject({ goods: [3], chips: 3, score: 8 });
  expect([next.pool, next.discard]).toEqual([18, 5]);
  expect(view.seats[0]?.goods).toEqual([3, 9]);
});
