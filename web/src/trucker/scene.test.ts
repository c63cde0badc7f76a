import { describe, expect, test } from 'vitest';
import { arrived, EMPTY, staged, type Scene } from './scene';
import type { TruckerEvent, TruckerView } from './types';

const VIEW = { card: null, players: [], asked: [] } as unknown as TruckerView;
const after = (...events: TruckerEvent[]): Scene => events.reduce((scene, event) => staged(scene, event, VIEW), EMPTY);

const step = (hand: 'left' | 'right', square: [number, number]): TruckerEvent => ({ is: 'intruder-stepped', seat: 0, hand, step: 1, square });

test('an intruder is seen where it went last, and two of them apart', () => {
  const { raiders } = after(step('left', [7, 5]), step('right', [7, 5]), step('left', [7, 6]));
  expect(raiders).toEqual([
    { seat: 0, square: [7, 5], hand: 'right' },
    { seat: 0, square: [7, 6], hand: 'left' },
  ]);
});

test('charges stay until they explode, when the intruder has gone', () => {
  const planted = after(step('left', [7, 5]), { is: 'charge-planted', seat: 0, square: [7, 5] }, { is: 'intruder-gone', seat: 0, hand: 'left', how: 'leaves' });
  expect(planted.raiders).toEqual([{ seat: 0, square: [7, 5], hand: null }]);
  const exploded = staged(planted, { is: 'components-lost', seat: 0, how: 'destroyed', components: [{ tile: 'S1', square: [7, 5] }] }, VIEW);
  expect(exploded.raiders).toEqual([]);
});

test('the second meteor of a pair comes in the lane of the first', () => {
  const rolled: TruckerEvent = { is: 'dice-rolled', roller: 0, dice: [3, 4], threat: 'large', side: 'front', lane: 7 };
  const { incoming } = after(rolled, { is: 'threat-met', seat: 0, how: 'hit', square: [7, 7] }, { is: 'next-comes', threat: 'small', side: 'front' });
  expect(incoming).toMatchObject({ threat: 'small', side: 'front', lane: 7, met: {} });
});

test('a bill ends where the next flight begins, and is gone once that takes off', () => {
  const paid = (amount: number): TruckerEvent => ({ is: 'credits-changed', seat: 0, amount, cause: 'card' });
  const ended = after({ is: 'flight-ended', finishers: [0] }, paid(4), { is: 'flight-prepared', number: 2, level: 'II' }, paid(9));
  expect(ended.bill).toEqual({ lines: { 0: [{ reason: 'card', amount: 4 }] }, finishers: [0], isClosed: true });
  expect(staged(ended, { is: 'launched', order: [0] }, VIEW).bill).toBeNull();
});

test('what was declared is told as long as its card lies open, and no longer', () => {
  const card = { is: 'combat-zone', id: 'II-15', lines: [] };
  const told: TruckerEvent = { is: 'strength-declared', seat: 1, criterion: 'crew', halves: 8, powered: [] };
  const scene = staged(EMPTY, told, { card } as unknown as TruckerView);
  expect(arrived(scene, { ...VIEW, card } as unknown as TruckerView).declared).toMatchObject({ 1: { halves: 8 } });
  expect(arrived(scene, VIEW).declared).toEqual({});
});

describe('whom fire is drawn at', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, flying: seat !== 2 }));
  const space = { ...VIEW, players: seats } as unknown as TruckerView;
  const shot: TruckerEvent = { is: 'dice-rolled', roller: 1, dice: [4, 4], threat: 'light', side: 'front', lane: 8 };
  const revealed: TruckerEvent = { is: 'card-revealed', card: 'I-16' };
  const lost = (seat: number): TruckerEvent => ({ is: 'fought', seat, result: 'lost' });
  const aims: [string, TruckerEvent[], number[]][] = [
    ['meteors come at all who fly', [revealed], [0, 1]],
    ['the lowest of a combat zone is shot at alone', [revealed, { is: 'lowest', seat: 1, criterion: 'crew' }], [1]],
    ['pirates fire at the defeated', [revealed, { is: 'fought', seat: 0, result: 'tied' }, lost(1)], [1]],
    ['whoever braves shots does so alone', [revealed, { is: 'shots-braved', seat: 0 }], [0]],
    ['a fleet spares who holds it off', [revealed, { is: 'fleet-faced', seat: 0, spared: 2, lines: 2 }, { is: 'fleet-faced', seat: 1, spared: 1, lines: 2 }], [1]],
    ['the next card is another matter', [revealed, lost(1), revealed], [0, 1]],
  ];
  test.each(aims)('%s', (_, events, at) => {
    const scene = [...events, shot].reduce((before, event) => staged(before, event, space), EMPTY);
    expect(scene.incoming?.at).toEqual(at);
  });
});
