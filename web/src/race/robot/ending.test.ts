import { expect, test } from 'vitest';
import { isSolo, withRobot, type SoloResult } from './ending';

const lost: SoloResult = {
  scores: [20],
  ranks: [1],
  breakdown: [[{ reason: 'cards', amount: 20 }]],
  robot: [
    { reason: 'cards', amount: 15 },
    { reason: 'six-cost cards', amount: 6 },
  ],
  verdict: 'lost',
};

test('at the end the robot sits at the table, and the verdict ranks', () => {
  expect(isSolo(lost)).toBe(true);
  expect(withRobot(lost)).toMatchObject({ scores: [20, 21], ranks: [2, 1] });
  expect(withRobot(lost).breakdown[1]?.at(-1)).toEqual({ reason: 'six-cost-cards', amount: 6 });
  expect(withRobot({ ...lost, verdict: 'drawn' }).ranks).toEqual([1, 1]);
});

test('other games have no robot', () => {
  expect(isSolo({ scores: [1, 2], ranks: [2, 1], breakdown: [[], []] })).toBe(false);
});
