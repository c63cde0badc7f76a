/** Where squares of a ship board are drawn: 100 units each, and an edge for the numbers. */
import { SHIP_BOARDS } from './catalogue';
import { SIDES, type Side, type Square } from './types';

export const UNIT = 100;

export interface Frame {
  squares: readonly Square[];
  column: number;
  row: number;
  columns: number;
  rows: number;
}

export function frameOf(shipClass: string): Frame {
  const squares = SHIP_BOARDS[shipClass] ?? [];
  const columns = squares.map(([column]) => column);
  const rows = squares.map(([, row]) => row);
  const column = Math.min(...columns);
  const row = Math.min(...rows);
  return { squares, column, row, columns: Math.max(...columns) - column + 1, rows: Math.max(...rows) - row + 1 };
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

const isUpright = (side: Side): boolean => side === 'front' || side === 'rear';

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
