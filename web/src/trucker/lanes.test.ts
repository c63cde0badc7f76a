import { beforeEach, expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { frameOf } from './geometry';
import { laneName, rolledLane, shiftedLane } from './lanes';

const BARREL = frameOf('IIB');

beforeEach(() => { words.choose('en'); });

test('dice that are added up say no more than the number at the edge', () => {
  expect(rolledLane({ dice: [3, 4], side: 'left', lane: 7 })).toBe('row 7');
  expect(laneName(frameOf('II'), { side: 'front', lane: 9 })).toBe('column 9');
  expect(laneName(frameOf('II'), { side: 'front', lane: 2 })).toBe('column 2');
});

test('a column of the barrel is named with its pair of dice, a row with its die', () => {
  expect(rolledLane({ dice: [4, 2], side: 'rear', lane: 3 })).toBe('column 3 (dice 2-4)');
  expect(laneName(BARREL, { side: 'front', lane: 1 })).toBe('column 1 (dice 1-1, 1-2, 2-2)');
  expect(rolledLane({ dice: [4, 6], side: 'left', lane: 3, start: 7 })).toBe('row 3 from column 7 (die 4)');
  expect(laneName(BARREL, { side: 'left', lane: 3, start: 7 })).toBe('row 3 from column 7 (die 4)');
});

test('what misses the barrel is told as a miss, not as a row that it does not have', () => {
  expect(rolledLane({ dice: [1], side: 'right', lane: 0 })).toBe('beside the ship (die 1)');
  expect(laneName(BARREL, { side: 'right', lane: 5 })).toBe('beside the ship (die 6)');
});

test('a thruster that points aside changes the column, one that points ahead the row', () => {
  expect(shiftedLane({ is: 'lane-shifted', seat: 0, square: [7, 7], way: 'left', lane: 8 })).toBe('column 8');
  expect(shiftedLane({ is: 'lane-shifted', seat: 0, square: [7, 7], way: 'rear', lane: 8 })).toBe('row 8');
});
