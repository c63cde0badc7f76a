import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TILES, type Tile } from '../catalogue';
import type { Kind } from '../types';
import { DRAWINGS, EXHAUSTS } from './components/drawings';
import TileArt from './TileArt.svelte';

let drawing: SVGElement;

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
    const props = { tile: { kind, sides: [1, 1, 1, 1], capacity: 2 }, turn: 0, humans: 0, alien: '', tokens: null, goods: [] } as const;
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

test('what drives a ship burns, and nothing else', () => {
  expect(Object.keys(EXHAUSTS).sort()).toEqual(['double_engine', 'engine']);
});
