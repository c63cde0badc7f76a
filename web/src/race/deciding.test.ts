import { expect, test } from 'vitest';
import type { ScoreLine } from '../lib/game';
import { decider } from './deciding';

const bill = (lines: Readonly<Record<string, number>>): ScoreLine[] => Object.entries(lines).map(([reason, amount]) => ({ reason, amount }));
const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
function over(ranks: readonly number[], ...bills: readonly Readonly<Record<string, number>>[]): Parameters<typeof decider>[0] {
  const breakdown = bills.map(bill);
  return { ranks: [...ranks], scores: breakdown.map(total), breakdown };
}

test('the widest gap is between the winner and whoever asks, the sum of all lines of its kind', () => {
  const result = over([3, 1, 2], { chips: 2, cards: 15 }, { chips: 9, cards: 14, 'new-economy': 6, 'galactic-federation': 5 }, { chips: 9, cards: 13, 'goal best': 5 });
  expect(decider(result, 0)).toEqual({ source: 'sixes', ahead: 1, behind: 0, most: 11, least: 0 });
  expect(decider(result, 2)).toMatchObject({ source: 'sixes', behind: 2 });
  const goals = over([2, 1], { chips: 9, cards: 13 }, { chips: 11, cards: 12, 'goal first': 3, 'goal most': 5 });
  expect(decider(goals, 0)).toMatchObject({ source: 'goals', most: 8 });
});

test('whoever won, or only watched, sees the runner-up', () => {
  const result = over([1, 3, 2], { chips: 20, cards: 10 }, { chips: 0, cards: 12 }, { chips: 12, cards: 11 });
  for (const me of [0, null]) expect(decider(result, me)).toEqual({ source: 'chips', ahead: 0, behind: 2, most: 20, least: 12 });
});

test('where points did not decide, nothing is said to have', () => {
  expect(decider(over([1, 2], { chips: 9 }, { cards: 9 }), 0)).toBeNull();
  expect(decider(over([1], { chips: 9 }), 0)).toBeNull();
  expect(decider(over([1, 1], { chips: 9 }, { cards: 9 }), 0)).toBeNull();
});
