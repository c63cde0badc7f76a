import { expect, test } from 'vitest';
import { shapeOf } from './art/forms';
import { fill, share, type Group, type Lay } from './fitting';

const group = (count: number, weight = 1): Group => ({ count, weight, largest: 150, gap: 8 });
const heightOf = (lay: Lay, count: number): number => {
  const rows = Math.ceil(count / lay.columns);
  const { across, high } = shapeOf(lay.form);
  return (rows * lay.width * high) / across + (rows - 1) * 8;
};

test('a few cards have their pictures, and are no larger than they may be', () => {
  expect(fill(group(3), { width: 1000, height: 400 })).toEqual({ form: 'full', width: 150, columns: 3 });
});

test('a full hand and a full tableau are seen whole, without any card over another', () => {
  for (const room of [{ width: 1100, height: 370 }, { width: 700, height: 280 }, { width: 366, height: 300 }]) {
    const [tableau, hand] = share([group(12), group(14, 1.4)], room);
    if (!tableau || !hand) throw new Error('two groups have two lays');
    expect(heightOf(tableau, 12) + heightOf(hand, 14)).toBeLessThanOrEqual(room.height);
    for (const lay of [tableau, hand]) {
      expect(lay.columns * lay.width + (lay.columns - 1) * 8).toBeLessThanOrEqual(room.width);
      expect(lay.width).toBeGreaterThanOrEqual(40);
    }
  }
});

test('what weighs more gets more of the room', () => {
  const room = { width: 700, height: 260 };
  const [shy, calm] = share([group(12, 5), group(14)], room);
  const [meek, eager] = share([group(12), group(14, 5)], room);
  if (!shy || !calm || !meek || !eager) throw new Error('two groups have two lays');
  expect(heightOf(eager, 14)).toBeGreaterThan(heightOf(calm, 14));
  expect(heightOf(meek, 12)).toBeLessThan(heightOf(shy, 12));
});

test('names are cut before they are too small to be read', () => {
  expect(fill(group(12), { width: 300, height: 130 }).form).toBe('tiny');
});

test('where a room is low and wide, cards lie on their sides and leave no band of it empty', () => {
  const room = { width: 1100, height: 236 };
  const lay = fill(group(14), room);
  expect(lay.form).toBe('wide');
  expect(lay.columns * lay.width + (lay.columns - 1) * 8).toBeGreaterThan(0.9 * room.width);
});
