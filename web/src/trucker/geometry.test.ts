import { expect, test } from 'vitest';
import { SHIP_BOARDS } from './catalogue';
import { distanceAhead, edgeNumbers, frameOf, hasLane, laneLength, meetings, nearLane, squareIn, squaresAround, type Frame } from './geometry';

/** Two rows around a cylinder. */
const RING: Frame = { column: 1, row: 1, columns: 9, rows: 2, wraps: true, squares: [[1, 1], [9, 1], [5, 2]] };
const FLAT: Frame = { ...RING, wraps: false };

/** Its halves are not dealt yet: room for whichever come. */
const UNDEALT = 'IV';

test('every square of a board lies in its rectangle, which is no larger than it must be', () => {
  expect(SHIP_BOARDS[UNDEALT]?.squares).toEqual([]);
  for (const [name, { column, row, columns, rows, squares, closed = [] }] of Object.entries(SHIP_BOARDS)) {
    if (name === UNDEALT) continue;
    const all = [...squares, ...closed.map(({ square }) => square)];
    const across = all.map(([x]) => x);
    const down = all.map(([, y]) => y);
    expect([Math.min(...across), Math.max(...across)], name).toEqual([column, column + columns - 1]);
    expect([Math.min(...down), Math.max(...down)], name).toEqual([row, row + rows - 1]);
  }
});

test('a board that nobody printed is an error, not an empty drawing', () => {
  expect(() => frameOf('no-such-board')).toThrow('no-such-board');
});

test('closed squares are told apart only where they are marked, the dice are always known; the numbers on the squares are printed', () => {
  const printed = frameOf('IIIB');
  expect(frameOf('IIIB/4-5').squares).toHaveLength(36);
  expect(frameOf('IIIB/4-5', true)).toEqual({ ...printed, rolled: [4, 5] });
  expect(frameOf('IIIB/4-5').closed?.map(({ number }) => number).sort()).toEqual([4, 4, 4, 4, 4, 5, 5, 5, 5, 5]);
  expect(frameOf('IIB', true)).toBe(frameOf('IIB'));
  expect(printed.numbers).toHaveLength(printed.squares.length);
  for (const number of [1, 2, 3, 4, 5, 6]) expect(printed.numbers?.filter((one) => one === number)).toHaveLength(5);
  const five = printed.squares[printed.numbers?.indexOf(5) ?? 0];
  expect(frameOf('IIIB/4-5').squares).not.toContainEqual(five);
});

test('the edges are numbered as printed, in the middle of each column and row', () => {
  const { columns, rows } = edgeNumbers({ ...FLAT, column: 4 });
  expect(columns.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(rows).toEqual([{ number: 1, middle: 50 }, { number: 2, middle: 150 }]);
});

test('the rectangle is counted row by row', () => {
  expect(squaresAround({ ...FLAT, column: 3, row: 7, columns: 2 })).toEqual([[3, 7], [4, 7], [3, 8], [4, 8]]);
});

test('neighbours meet between their middles, across the seam at both ends', () => {
  expect(meetings(FLAT, [2, 1], [3, 1])).toEqual([{ x: 200, y: 50 }]);
  expect(meetings(FLAT, [2, 1], [2, 2])).toEqual([{ x: 150, y: 100 }]);
  expect(meetings(FLAT, [2, 1], [2, 1])).toEqual([{ x: 150, y: 50 }]);
  expect(meetings(RING, [9, 2], [1, 2])).toEqual([{ x: 0, y: 150 }, { x: 900, y: 150 }]);
});

test('arrows find what lies ahead, and go round where the board does', () => {
  expect(distanceAhead(FLAT, [3, 1], [5, 1], [1, 0])).toBe(2);
  expect(distanceAhead(FLAT, [3, 1], [4, 2], [1, 0])).toBe(3);
  expect(distanceAhead(FLAT, [9, 1], [1, 1], [1, 0])).toBe(Infinity);
  expect(distanceAhead(RING, [9, 1], [1, 1], [1, 0])).toBe(1);
  expect(distanceAhead(RING, [1, 1], [9, 1], [-1, 0])).toBe(1);
  expect(distanceAhead(RING, [1, 2], [1, 1], [0, 1])).toBe(Infinity);
});

test('a lane is as long as the board from its side, and those beyond the board pass beside it', () => {
  expect([laneLength(FLAT, 'front'), laneLength(FLAT, 'left')]).toEqual([200, 900]);
  expect([hasLane(FLAT, 'front', 9), hasLane(FLAT, 'front', 10), hasLane(FLAT, 'right', 2)]).toEqual([true, false, true]);
  expect([nearLane(FLAT, 'front', 12), nearLane(FLAT, 'left', 5), nearLane(FLAT, 'rear', 4)]).toEqual([10, 3, 4]);
});

test('a point of the drawing lies on a square, also beyond the seam', () => {
  expect(squareIn(FLAT, 120, 30)).toEqual([2, 1]);
  expect(squareIn(FLAT, -20, 130)).toBeNull();
  expect(squareIn(FLAT, 20, 230)).toBeNull();
  expect([squareIn(RING, -20, 130), squareIn(RING, 920, 30)]).toEqual([[9, 2], [1, 1]]);
});
