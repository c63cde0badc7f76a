import { expect, test } from 'vitest';
import { markBetween, markingTargets } from './marking';
import type { WeakSpot } from '../types';

const SPOTS: readonly WeakSpot[] = [
  { squares: [[5, 7], [6, 7]], components: 2 },
  { squares: [[6, 7], [7, 7]], components: 4 },
];
const badges = (picks: readonly [number, number][]): Record<string, string> =>
  Object.fromEntries(markingTargets(SPOTS, picks).map(({ square, badge = '' }) => [square.join(), badge]));

test('first any component that is joined to another, with the most that could be lost there', () => {
  expect(badges([])).toEqual({ '5,7': '−2', '6,7': '−4', '7,7': '−4' });
});

test('then those that are joined to it', () => {
  expect(badges([[6, 7]])).toEqual({ '5,7': '−2', '7,7': '−4', '6,7': '' });
  expect(badges([[5, 7]])).toEqual({ '6,7': '−2', '5,7': '' });
});

test('a connection is named as the rules name it, whichever end was pointed at first', () => {
  expect(markBetween(SPOTS, [7, 7], [6, 7])).toBe('mark 6,7 7,7');
  expect(markBetween(SPOTS, [6, 7], [7, 7])).toBe('mark 6,7 7,7');
  expect(markBetween(SPOTS, [5, 7], [7, 7])).toBeNull();
});
