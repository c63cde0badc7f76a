import { beforeEach, expect, test } from 'vitest';
import { TILES } from './catalogue';
import { LoadPlan } from './loading.svelte';
import type { ComponentView, Kind, ShipView } from './types';

const tileOf = (kind: Kind, capacity: number): string =>
  Object.entries(TILES).find(([, tile]) => tile.kind === kind && tile.capacity === capacity)?.[0] ?? '';

const hold = (kind: Kind, capacity: number, square: [number, number], goods: ComponentView['goods']): ComponentView => ({
  tile: tileOf(kind, capacity),
  kind,
  square,
  turn: 0,
  humans: 0,
  alien: '',
  tokens: 0,
  goods,
});

let plan: LoadPlan;
beforeEach(() => {
  const components = [hold('special_hold', 1, [8, 8], ['yellow']), hold('cargo_hold', 2, [6, 8], ['blue'])];
  // One green and one red are offered.
  plan = new LoadPlan({ components } as unknown as ShipView, [0, 1, 0, 1]);
});

test('red blocks go into special holds only', () => {
  plan.pick(plan.dock.indexOf('red'));
  expect(plan.hasRoom([6, 8])).toBe(false);
  plan.takeOut([8, 8]);
  plan.pick(plan.dock.indexOf('red'));
  expect(plan.hasRoom([8, 8])).toBe(true);
});

test('moves are sent in the order that the rules want, whatever was moved first', () => {
  plan.takeOut([8, 8]);
  plan.put([6, 8]);
  plan.pick(plan.dock.indexOf('red'));
  plan.put([8, 8]);
  expect(plan.moves()).toEqual(['unload yellow 8,8', 'load yellow 6,8', 'load red 8,8']);
  expect(plan.dock).toEqual(['green']);
});

test('a hold with different blocks asks which one is meant, one with equal blocks does not', () => {
  const full = new LoadPlan({ components: [hold('special_hold', 2, [8, 8], ['red', 'blue']), hold('cargo_hold', 2, [6, 8], ['blue', 'blue'])] } as unknown as ShipView, [0, 0, 0, 0]);
  full.click([8, 8]);
  expect(full.kindsInOpened).toEqual(['red', 'blue']);
  full.takeOut([8, 8], 'red');
  expect(full.holds['8,8']).toEqual(['blue']);
  expect(full.opened).toBeNull();
  full.takeOut([6, 8]);
  expect(full.dock).toEqual(['red', 'blue']);
});

test('there and back is no move at all', () => {
  plan.takeOut([8, 8]);
  plan.put([8, 8]);
  expect(plan.moves()).toEqual([]);
});

test('what a series of moves leaves aboard', () => {
  expect(plan.after(['unload yellow 8,8', 'load red 8,8']).sort()).toEqual(['blue', 'red']);
});

test('what is advised is arranged at once', () => {
  plan.follow(['unload yellow 8,8', 'load red 8,8', 'load green 6,8']);
  expect(plan.holds).toEqual({ '8,8': ['red'], '6,8': ['green', 'blue'] });
  expect(plan.dock).toEqual(['yellow']);
  expect(plan.moves()).toEqual(['unload yellow 8,8', 'load green 6,8', 'load red 8,8']);
});

test('what the server says about room counts, where it says something', () => {
  const module = { ...hold('cargo_hold', 2, [7, 8], []), kind: 'structural' as const };
  const components = [hold('cargo_hold', 2, [6, 8], []), module, hold('cargo_hold', 3, [9, 9], [])];
  const rooms = [
    { square: [6, 8] as const, containers: 2, most: [2, 2, 2, 1] },
    { square: [7, 8] as const, containers: 1, most: [1, 1, 0, 0] },
  ];
  const mixed = new LoadPlan({ components } as unknown as ShipView, [0, 1, 1, 2], rooms);
  const fits = (colour: string, square: [number, number]): boolean => {
    mixed.pick(mixed.dock.findIndex((other) => other === colour));
    return mixed.hasRoom(square);
  };
  expect(mixed.squares).toEqual([[6, 8], [7, 8]]);
  expect(fits('yellow', [7, 8])).toBe(false);
  expect(fits('green', [7, 8])).toBe(true);
  expect(fits('red', [6, 8])).toBe(true);
  mixed.put([6, 8]);
  expect(fits('red', [6, 8])).toBe(false);
  expect(fits('yellow', [6, 8])).toBe(true);
});
