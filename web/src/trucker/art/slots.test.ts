import { expect, test } from 'vitest';
import { CARDS, TILES } from '../catalogue';
import { loopPoints } from '../loop';
import { containerSpots, turned } from './slots';

test('sides turn clockwise with the plate', () => {
  expect(turned([1, 2, 3, 0], 1)).toEqual([0, 1, 2, 3]);
  expect(turned([1, 2, 3, 0], 0)).toEqual([1, 2, 3, 0]);
});

test('every hold has a place for each of its blocks', () => {
  for (const { kind, capacity } of Object.values(TILES))
    if (kind === 'cargo_hold' || kind === 'special_hold') expect(containerSpots(capacity)).toHaveLength(capacity);
});

test('all tiles and cards are there to be drawn', () => {
  expect(Object.keys(TILES)).toHaveLength(156 + 42 + 72);
  expect(Object.keys(CARDS)).toHaveLength(60 + 32 + 26);
});

test('spaces of the loop lie at equal distances', () => {
  const points = loopPoints(24);
  const steps = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x: 0, y: 0 };
    return Math.hypot(next.x - x, next.y - y);
  });
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.15);
});
