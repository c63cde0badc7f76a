import { expect, test } from 'vitest';
import { clip, crosses, isWithin, leader, overlap, place, type Box } from './placing';

const PAGE = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const placed = (anchor: Box | null, busy: readonly Box[] = []): Box => ({ ...place(SIZE, PAGE, anchor, busy), ...SIZE });

test('it stands close to what it speaks of, and never over it', () => {
  const anchor = box(400, 300, 200, 200);
  const found = placed(anchor);
  expect(overlap(found, anchor)).toBe(0);
  expect(overlap(found, box(384, 284, 232, 232))).toBeGreaterThan(0);
});

test('it leaves free what can be pressed', () => {
  const anchor = box(0, 0, 1000, 200);
  const buttons = [box(0, 210, 650, 400)];
  expect(overlap(placed(anchor, buttons), buttons[0] ?? anchor)).toBe(0);
});

test('it fits exactly between two things, wherever the steps across the page fall', () => {
  const [anchor, buttons] = [box(0, 0, 1000, 203), box(0, 324, 1000, 476)];
  const found = placed(anchor, [buttons]);
  expect([found.top, overlap(found, buttons)]).toEqual([203, 0]);
});

test('something that fills the page leaves no room, but the bubble stays on it', () => {
  expect(placed(box(0, 0, 1000, 800)).left).toBeGreaterThanOrEqual(0);
});

test('it notices when the page has become too small for where it stands', () => {
  expect([isWithin(box(690, 0, 300, 120), PAGE), isWithin(box(690, 0, 300, 120), { width: 600, height: 800 })]).toEqual([true, false]);
  expect(isWithin(box(0, 300, 300, 120), { width: 1000, height: 400 })).toBe(false);
});

test('of two boxes, what they share', () => {
  expect(clip(box(0, 0, 100, 100), box(60, 20, 100, 40))).toEqual(box(60, 20, 40, 40));
  expect(clip(box(0, 0, 10, 10), box(60, 0, 10, 10)).width).toBeLessThanOrEqual(0);
});

test('the line joins the nearest points', () => {
  expect(leader(box(0, 0, 100, 100), box(200, 40, 100, 20))).toEqual({ x1: 100, y1: 50, x2: 200, y2: 50 });
});

test('a line says whether it runs over something', () => {
  const line = leader(box(0, 300, 100, 50), box(0, 0, 100, 100));
  expect(crosses(line, [box(0, 0, 100, 100), box(0, 300, 100, 50), box(60, 150, 40, 40)])).toBe(false);
  expect(crosses(line, [box(40, 150, 40, 40)])).toBe(true);
});
