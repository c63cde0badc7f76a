/** Where a bubble goes: never over what it speaks of, rarely over what can be pressed, and close by. */
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}
export type Box = Size & Spot;

const MARGIN = 8;
const STEP = 16;
/** Covering what is spoken of is worse than anything else. */
const FORBIDDEN = 1000;
/** How many covered pixels a pixel of distance is worth. */
const FAR = 6;
/** A bubble that is being read moves only for a good reason. */
export const RESTLESS = 1500;

const common = (from: number, length: number, other: number, its: number): number =>
  Math.max(0, Math.min(from + length, other + its) - Math.max(from, other));

export const overlap = (one: Box, other: Box): number =>
  common(one.left, one.width, other.left, other.width) * common(one.top, one.height, other.top, other.height);

/** What two boxes share; nothing, if its width or height is not above 0. */
export function clip(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** The empty space between two boxes. */
function gap(one: Box, other: Box): number {
  const aside = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const along = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(aside, along);
}

export function costOf(bubble: Box, anchor: Box | null, busy: readonly Box[]): number {
  const covered = busy.reduce((sum, box) => sum + overlap(bubble, box), 0);
  return covered + (anchor ? FORBIDDEN * overlap(bubble, anchor) + FAR * gap(bubble, anchor) : 0);
}

/** Whether all of it can be seen: a window that was made smaller may have left it outside. */
export const isWithin = ({ left, top, width, height }: Box, page: Size): boolean =>
  left >= 0 && top >= 0 && left + width <= page.width && top + height <= page.height;

/** The best place for a bubble of this size. */
export function place(size: Size, page: Size, anchor: Box | null, busy: readonly Box[]): Spot {
  let best: Spot = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  for (const top of tries(size.height, page.height, anchor && { from: anchor.top, to: anchor.top + anchor.height }))
    for (const left of tries(size.width, page.width, anchor && { from: anchor.left, to: anchor.left + anchor.width })) {
      const cost = costOf({ left, top, ...size }, anchor, busy);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  return best;
}

/** Steps across the page, and the two places right beside what is spoken of: on a phone there is often just that room. */
function tries(length: number, page: number, beside: { from: number; to: number } | null): number[] {
  const last = page - MARGIN - length;
  const steps = Array.from({ length: Math.max(0, Math.floor((last - MARGIN) / STEP) + 1) }, (_, step) => MARGIN + step * STEP);
  const near = beside ? [beside.from - length, beside.to] : [];
  return [...steps, ...near.filter((at) => at >= MARGIN && at <= last)];
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The two nearest points of two boxes, for the line between them. */
export function leader(from: Box, to: Box): Line {
  const near = (start: number, length: number, other: number, its: number): number =>
    Math.min(Math.max(other + its / 2, start), start + length);
  const x1 = near(from.left, from.width, to.left, to.width);
  const y1 = near(from.top, from.height, to.top, to.height);
  return { x1, y1, x2: near(to.left, to.width, x1, 0), y2: near(to.top, to.height, y1, 0) };
}

/** Whether a line runs over one of these; what it ends at does not count. */
export function crosses({ x1, y1, x2, y2 }: Line, boxes: readonly Box[]): boolean {
  const around = { left: Math.min(x1, x2) - 1, top: Math.min(y1, y2) + 1, width: Math.abs(x2 - x1) + 2, height: Math.abs(y2 - y1) - 2 };
  return boxes.some((box) => overlap(around, box) > 0);
}
