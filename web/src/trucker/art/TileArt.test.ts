import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { TILES, type Tile } from '../catalogue';
import { fetchExpansion } from '../expansion.svelte';
import type { Kind } from '../types';
import { DRAWINGS as BASE, EXHAUSTS } from './components/drawings';
import { DRAWINGS as MORE } from './components/expansion';
import TileArt from './TileArt.svelte';
import TileBack from './TileBack.svelte';

const DRAWINGS = { ...BASE, ...MORE };
let drawing: SVGElement;

beforeAll(fetchExpansion);

beforeEach(() => {
  drawing = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
});
afterEach(() => {
  drawing.remove();
});

/** The shapes of a component, as text. */
const shapesOf = (props: ComponentProps<typeof TileArt>): string[] => shapesAfter(() => mount(TileArt, { target: drawing, props }));

function shapesAfter(draw: () => Record<string, unknown>): string[] {
  const art = draw();
  flushSync();
  const shapes = [...drawing.querySelectorAll('path, circle, rect')].map(({ outerHTML }) => outerHTML);
  void unmount(art, { outro: false });
  return shapes;
}

function tileOf(kind: Kind, isWanted: (tile: Tile) => boolean = () => true): string {
  const found = Object.entries(TILES).find(([, tile]) => tile.kind === kind && isWanted(tile));
  if (!found) throw new Error(`no tile is a ${kind}`);
  return found[0];
}

const more = (one: ComponentProps<typeof TileArt>, other: ComponentProps<typeof TileArt>): number =>
  shapesOf(one).length - shapesOf(other).length;

test('no two kinds look the same', () => {
  const kinds = Object.keys(DRAWINGS) as Kind[];
  const bare = kinds.map((kind) => {
    const props = { tile: { kind, sides: [1, 1, 1, 1], capacity: 2 }, turn: 0, humans: 0, alien: '', tokens: null, goods: [], isActive: false } as const;
    return shapesAfter(() => mount(DRAWINGS[kind], { target: drawing, props })).join('');
  });
  expect(new Set(bare).size).toBe(kinds.length);
});

test('a tile has its plate and pipes, and something in the middle', () => {
  const plate = 3;
  const pipes = (sides: readonly number[]): number => sides.reduce((sum, connector) => sum + ([0, 2, 4, 7][connector] ?? 0), 0);
  for (const kind of Object.keys(DRAWINGS) as Kind[]) {
    const tile = tileOf(kind);
    expect(shapesOf({ tile }).length, kind).toBeGreaterThan(plate + pipes(TILES[tile]?.sides ?? []));
  }
});

test('who lives in a cabin is seen there', () => {
  const tile = tileOf('cabin');
  const human = 3;
  expect(more({ tile, humans: 2 }, { tile, humans: 1 })).toBe(human);
  expect(shapesOf({ tile, alien: 'purple' })).not.toEqual(shapesOf({ tile, alien: 'brown' }));
});

test('a charge that is spent leaves its well', () => {
  const tile = tileOf('battery', ({ capacity }) => capacity === 3);
  const charge = 2;
  expect(more({ tile, tokens: 3 }, { tile, tokens: 1 })).toBe(2 * charge);
  expect(more({ tile, tokens: null }, { tile, tokens: 3 })).toBe(0);
});

test('blocks lie in their containers', () => {
  const tile = tileOf('special_hold', ({ capacity }) => capacity === 2);
  expect(more({ tile, goods: ['red', 'red'] }, { tile, goods: ['red'] })).toBe(more({ tile, goods: ['red'] }, { tile }));
});

test('an artifact shows which lanes it makes dead, as it is turned', () => {
  const single = tileOf('artifact', ({ zone }) => zone?.length === 1);
  const double = tileOf('artifact', ({ zone }) => zone?.length === 2);
  const shadows = (tile: string, turn = 0): string[] => shapesOf({ tile, turn }).filter((shape) => shape.includes('shadow'));
  expect(shadows(single)).toHaveLength(1);
  expect(shadows(single, 1)).not.toEqual(shadows(single));
  expect(shadows(double)).toHaveLength(2);
});

test('crubots that are awake look different from those asleep', () => {
  const tile = tileOf('crubot_station');
  expect(shapesOf({ tile, isActive: true })).not.toEqual(shapesOf({ tile, isActive: false }));
});

test('a heavy container has its weight on it', () => {
  const weights = Object.entries(TILES).filter(([, { kind }]) => kind === 'heavy').map(([tile, { weight }]) => ({ tile, weight }));
  for (const { tile, weight } of weights) {
    const art = mount(TileArt, { target: drawing, props: { tile } });
    expect(drawing.querySelector('text')?.textContent).toBe(String(weight));
    void unmount(art, { outro: false });
  }
  expect(new Set(weights.map(({ weight }) => weight)).size).toBeGreaterThan(1);
});

test('a special component is known by its back', () => {
  const back = (isSpecial: boolean): string[] => shapesAfter(() => mount(TileBack, { target: drawing, props: { isSpecial } }));
  expect(back(true)).not.toEqual(back(false));
});

test('what drives a ship burns, and nothing else', () => {
  expect(Object.keys(EXHAUSTS).sort()).toEqual(['double_engine', 'engine']);
});
