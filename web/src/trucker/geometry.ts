/** Where squares of a ship board are drawn: 100 units each, and an edge for the numbers. What a board is like comes from the
 * catalogue; a board that wraps is drawn flat, with its seam at both ends. */
import { SHIP_BOARDS, type Frame } from './catalogue';
import { SIDES, type Side, type Square } from './types';

export type { Frame } from './catalogue';
export const UNIT = 100;

/** The board with this name. Where nobody may mark the squares that dice have closed, it looks as printed. */
export function frameOf(board: string, isUnmarked = false): Frame {
  const frame = SHIP_BOARDS[board];
  if (!frame) throw new Error(`there is no board ${board}`);
  const { printed, rolled } = frame;
  return isUnmarked && printed && rolled ? { ...frameOf(printed), rolled } : frame;
}

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a square. */
export const cornerOf = (frame: Frame, [column, row]: Square): Point => ({
  x: (column - frame.column) * UNIT,
  y: (row - frame.row) * UNIT,
});

/** The square of the rectangle that has this point; round a cylinder what is drawn beyond the seam counts as well. */
export function squareIn({ column, row, columns, rows, wraps }: Frame, x: number, y: number): Square | null {
  const [across, down] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  if (down < 0 || down >= rows || (!wraps && (across < 0 || across >= columns))) return null;
  return [column + ((across + columns) % columns), row + down];
}

/** Every square of the rectangle, row by row, whether it belongs to the board or not. */
export const squaresAround = ({ column, row, columns, rows }: Frame): Square[] =>
  Array.from({ length: columns * rows }, (_, index): Square => [column + (index % columns), row + Math.floor(index / columns)]);

/** What is printed along the edges: numbers, and the middles of their columns and rows. */
export const edgeNumbers = ({ column, row, columns, rows }: Frame): Record<'columns' | 'rows', { number: number; middle: number }[]> => ({
  columns: Array.from({ length: columns }, (_, index) => ({ number: column + index, middle: (index + 0.5) * UNIT })),
  rows: Array.from({ length: rows }, (_, index) => ({ number: row + index, middle: (index + 0.5) * UNIT })),
});

/** Where two squares that lie beside each other meet, or the middle of one; across the seam that is at both ends of the board. */
export function meetings(frame: Frame, one: Square, other: Square): Point[] {
  const a = cornerOf(frame, one);
  const b = cornerOf(frame, other);
  if (frame.wraps && Math.abs(one[0] - other[0]) === frame.columns - 1)
    return [0, frame.columns * UNIT].map((x) => ({ x, y: (a.y + b.y + UNIT) / 2 }));
  return [{ x: (a.x + b.x + UNIT) / 2, y: (a.y + b.y + UNIT) / 2 }];
}

/** How far a square lies ahead for whoever walks this way, squares aside counting twice; Infinity behind. */
export function distanceAhead(frame: Frame, from: Square, to: Square, [right, down]: Square): number {
  let ahead = (to[0] - from[0]) * right + (to[1] - from[1]) * down;
  if (frame.wraps && right && ahead < 0) ahead += frame.columns;
  const aside = Math.abs((to[0] - from[0]) * down) + Math.abs((to[1] - from[1]) * right);
  return ahead > 0 ? ahead + 2 * aside : Infinity;
}

/** Whether what comes from this side flies along a column. */
export const isUpright = (side: Side): boolean => side === 'front' || side === 'rear';

/** The lane that a roll names, as a rectangle. */
export function laneBox(frame: Frame, side: Side, lane: number): Point & { width: number; height: number } {
  const width = frame.columns * UNIT;
  const height = frame.rows * UNIT;
  return isUpright(side)
    ? { x: (lane - frame.column) * UNIT, y: -30, width: UNIT, height: height + 60 }
    : { x: -30, y: (lane - frame.row) * UNIT, width: width + 60, height: UNIT };
}

/** Whether the board has this lane at all. */
export const hasLane = (frame: Frame, side: Side, lane: number): boolean =>
  isUpright(side)
    ? lane >= frame.column && lane < frame.column + frame.columns
    : lane >= frame.row && lane < frame.row + frame.rows;

/** The lane, or for those beyond the board the nearest beside it. */
export function nearLane(frame: Frame, side: Side, lane: number): number {
  const [first, count] = isUpright(side) ? [frame.column, frame.columns] : [frame.row, frame.rows];
  return Math.min(Math.max(lane, first - 1), first + count);
}

/** How long a lane is from this side. */
export const laneLength = (frame: Frame, side: Side): number => (isUpright(side) ? frame.rows : frame.columns) * UNIT;

/** How far things are drawn turned that come from this side; they are drawn as if they came from the front. */
export const turnFrom = (side: Side): number => SIDES.indexOf(side) * 90;

/** A point in a lane, so many units behind the edge that a thing comes over (negative: before it). */
export function along(frame: Frame, side: Side, lane: number, depth: number): Point {
  const middle = isUpright(side) ? (lane - frame.column + 0.5) * UNIT : (lane - frame.row + 0.5) * UNIT;
  if (side === 'front') return { x: middle, y: depth };
  if (side === 'rear') return { x: middle, y: frame.rows * UNIT - depth };
  if (side === 'left') return { x: depth, y: middle };
  return { x: frame.columns * UNIT - depth, y: middle };
}

/** How deep in its lane a square lies, from the side that a thing comes from. */
export function depthOf(frame: Frame, side: Side, square: Square): number {
  const { x, y } = cornerOf(frame, square);
  if (side === 'front') return y;
  if (side === 'rear') return (frame.rows - 1) * UNIT - y;
  if (side === 'left') return x;
  return (frame.columns - 1) * UNIT - x;
}

/** How far behind the edge of the board a thing comes in: on a board that wraps it may begin at any column. */
export function offsetOf({ column, columns }: Frame, side: Side, start: number | undefined): number {
  if (!start || isUpright(side)) return 0;
  return (side === 'left' ? start - column : column + columns - 1 - start) * UNIT;
}

/** How deep it gets until this square, going on round the board where it has to. */
export function depthFrom(frame: Frame, side: Side, square: Square, offset: number): number {
  const depth = depthOf(frame, side, square);
  return depth < offset ? depth + frame.columns * UNIT : depth;
}

const isAcross = ({ wraps, columns }: Frame, one: Square, other: Square): boolean => wraps && Math.abs(one[0] - other[0]) === columns - 1;

/** A way from square to square as lines to draw: one that goes over the seam goes on at the other end. */
export function trailsOf(frame: Frame, path: readonly Square[]): string[] {
  const lines: Point[][] = [[]];
  path.forEach((square, index) => {
    const { x, y } = cornerOf(frame, square);
    const middle = { x: x + UNIT / 2, y: y + UNIT / 2 };
    const before = path[index - 1];
    if (before && isAcross(frame, before, square)) {
      const out = before[0] > square[0] ? UNIT : -UNIT;
      lines.at(-1)?.push({ x: cornerOf(frame, before).x + UNIT / 2 + out, y: middle.y });
      lines.push([{ x: middle.x - out, y: middle.y }]);
    }
    lines.at(-1)?.push(middle);
  });
  return lines.map((line) => line.map(({ x, y }) => `${x},${y}`).join(' '));
}
