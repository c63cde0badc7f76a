/** The loop of the flight board as points: an ellipse, walked clockwise from the left, in equal steps. */

export interface LoopPoint {
  x: number;
  y: number;
  /** The direction of travel, in degrees. */
  turn: number;
}

const MIDDLE = { x: 210, y: 84 };
const RADIUS = { x: 186, y: 62 };
const FINE = 720;

function pointAt(angle: number): LoopPoint {
  const [dx, dy] = [-Math.cos(angle) * RADIUS.x, -Math.sin(angle) * RADIUS.y];
  const turn = (Math.atan2(-Math.cos(angle) * RADIUS.y, Math.sin(angle) * RADIUS.x) * 180) / Math.PI;
  return { x: MIDDLE.x + dx, y: MIDDLE.y + dy, turn };
}

const ANGLES = Array.from({ length: FINE + 1 }, (_, index) => (index / FINE) * 2 * Math.PI);
const LENGTHS = ANGLES.reduce<number[]>((lengths, angle, index) => {
  const before = pointAt(ANGLES[index - 1] ?? angle);
  const here = pointAt(angle);
  return [...lengths, (lengths.at(-1) ?? 0) + Math.hypot(here.x - before.x, here.y - before.y)];
}, []);

/** The point after this part of the loop; 1 is the whole of it. */
export function loopPoint(part: number): LoopPoint {
  const length = (part - Math.floor(part)) * (LENGTHS.at(-1) ?? 0);
  const index = Math.max(1, LENGTHS.findIndex((reached) => reached >= length));
  const [before = 0, after = 0] = [LENGTHS[index - 1], LENGTHS[index]];
  const [from = 0, to = 0] = [ANGLES[index - 1], ANGLES[index]];
  return pointAt(from + (to - from) * (after > before ? (length - before) / (after - before) : 0));
}

export const loopPoints = (spaces: number): LoopPoint[] =>
  Array.from({ length: spaces }, (_, space) => loopPoint(space / spaces));
