import { expect, test } from 'vitest';
import { TILES } from './catalogue';
import { sortOf, sortsAmong } from './heap';

const ofKind = (kind: string): string => Object.keys(TILES).find((tile) => TILES[tile]?.kind === kind) ?? '';

test('a heap is counted by what a builder looks for', () => {
  const tiles = [ofKind('cannon'), ofKind('double_cannon'), ofKind('life_support_brown')];
  const counts = Object.fromEntries(sortsAmong(tiles).map(({ sort, count }) => [sort, count]));
  expect(counts).toEqual({ crew: 1, engines: 0, cannons: 2, power: 0, protection: 0, holds: 0, pipes: 0 });
});

test('freight is a sort of its own where a mission brings any', () => {
  expect(sortOf(ofKind('explosive'))).toBe('freight');
  expect(sortsAmong([ofKind('explosive')]).at(-1)).toEqual({ sort: 'freight', count: 1 });
});
