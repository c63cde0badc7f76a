import { expect, test } from 'vitest';
import { LAST_PLATE, SHIP } from './ship';

/** Our own page should not show a ship that would fail its inspection. */
const plates = [...SHIP, LAST_PLATE];
const at = (column: number, row: number) => plates.find((plate) => plate.column === column && plate.row === row);
const fits = (one: number, other: number) => one === other || (one > 0 && other > 0 && (one === 3 || other === 3));

test('every square holds one plate', () => {
  expect(new Set(plates.map(({ column, row }) => `${column}/${row}`)).size).toBe(plates.length);
});

test('all pipes fit where plates touch', () => {
  for (const { column, row, edges } of plates) {
    const east = at(column + 1, row);
    const south = at(column, row + 1);
    if (east) expect(fits(edges[1], east.edges[3])).toBe(true);
    if (south) expect(fits(edges[2], south.edges[0])).toBe(true);
  }
});

test('nothing stands before a cannon or behind an engine', () => {
  for (const { kind, column, row } of plates) {
    if (kind === 'cannon') expect(at(column, row - 1)).toBeUndefined();
    if (kind === 'engine') expect(at(column, row + 1)).toBeUndefined();
  }
});
