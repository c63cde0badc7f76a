import { expect, test } from 'vitest';
import type { Reach, Square } from '../types';
import { toldAt } from './reaching';

const PANEL: Square = [6, 7];
const SHIELD: Square = [7, 7];
const EMPTY: Square = [5, 7];
const STANDING = [PANEL, SHIELD];
const powers: Reach = { kind: 'powers', at: PANEL, squares: [SHIELD] };

test('pointing at a panel tells what it powers, pointing at that tells by whom', () => {
  expect(toldAt([powers], PANEL, 0, STANDING)).toEqual([{ kind: 'powers', from: PANEL, squares: [SHIELD], isOwn: true }]);
  expect(toldAt([powers], SHIELD, 0, STANDING)).toEqual([{ kind: 'powers', from: PANEL, squares: [SHIELD], isOwn: false }]);
  expect(toldAt([powers], EMPTY, 0, STANDING)).toEqual([]);
});

test('what the component in hand would do is told for the way it is turned, and nobody is reached by it yet', () => {
  const zone = (turn: number, squares: Square[]): Reach => ({ kind: 'deadens', at: EMPTY, squares, turn });
  const both = [zone(0, [[5, 6]]), zone(1, [PANEL])];
  expect(toldAt(both, EMPTY, 1, STANDING).map(({ squares }) => squares)).toEqual([[PANEL]]);
  expect(toldAt(both, PANEL, 1, STANDING)).toEqual([]);
  const hot: Reach = { kind: 'irradiates', at: EMPTY, squares: [PANEL] };
  expect(toldAt([hot], EMPTY, 3, STANDING)).toHaveLength(1);
});
