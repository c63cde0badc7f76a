import { expect, test } from 'vitest';
import type { Tile } from './catalogue';
import { capacityOf, pointed, refitted } from './refitted';
import type { ComponentView } from './types';

const SHIELD: Tile = { kind: 'shield', sides: [0, 1, 2, 0], plated: [0], capacity: 0 };

test('tokens lie on sides of the ship, however the tile is turned', () => {
  expect(refitted(SHIELD, 0, null)).toBe(SHIELD);
  expect(refitted(SHIELD, 1, { welded: ['rear'], universal: ['right'], plated: ['left'] })).toMatchObject({ sides: [3, 0, 0, 0], plated: [2] });
});

test('a spare part keeps connectors and nothing else', () => {
  expect(refitted(SHIELD, 0, { part: 'cargo_hold' })).toEqual({ kind: 'cargo_hold', sides: [0, 1, 2, 0], plated: [], capacity: 2 });
  const hold = { tile: 'B001', turn: 0, alteration: { part: 'cargo_hold' } } as unknown as ComponentView;
  expect(capacityOf(hold)).toBe(2);
});

test('a spare part points where its owner liked', () => {
  expect(pointed(1, { part: 'cannon', points: 'left' })).toBe(3);
  expect(pointed(1, { part: 'engine', points: 'rear' })).toBe(0);
  expect(pointed(1, { part: 'cabin' })).toBe(1);
  expect(pointed(1, { welded: ['left'] })).toBe(1);
});
