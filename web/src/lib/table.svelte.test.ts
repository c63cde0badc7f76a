import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plain, TableInfo } from './protocol';
import { waitBefore } from './socket';
import { merge, Table } from './table.svelte';

/** A socket that does what the test says. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000): void {
    this.onclose?.({ code, reason: '' });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(epoch = 'e1'): void {
    this.onopen?.();
    this.tell({ is: 'welcome', protocol: 2, epoch, now: performance.now() + 5000, name: 'Ada' });
  }
}

const INFO: TableInfo = {
  id: 'abc', code: 'K7Q2', game: 'toy', options: {}, phase: 'playing', seats: [], is_open: true,
  has_spectators: true, spectators: [], match: 'm', clocks: [], report: null, is_waiting: false, seed_hash: null, deal: null, has_take_back: true, taken_back: 0, is_by_correspondence: false,
};
const whole = (number: number, view: Record<string, Plain>, epoch = 'e1'): object => ({ is: 'whole', epoch, number, table: INFO, seat: 1, view });

let table: Table;
const last = (): FakeSocket => {
  const found = FakeSocket.all.at(-1);
  if (!found) throw new Error('no socket');
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  table = new Table('abc', 'K7Q2');
  last().welcome();
  last().tell(whole(7, { a: 1, b: 2, moves: [] }));
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a newcomer says hello with the code, and takes the whole', () => {
  expect(last().sent[0]).toEqual({ is: 'hello', protocol: 2, code: 'K7Q2', since: null });
  expect(table.link).toEqual({ state: 'open' });
  expect(table.moment?.view).toEqual({ a: 1, b: 2, moves: [] });
  expect(table.seat).toBe(1);
  expect(table.offset).toBe(5000);
});

test('whoever sets the date of this machine moves no clock', () => {
  vi.setSystemTime(Date.now() + 3_600_000);
  last().welcome();
  expect(table.offset).toBe(5000);
});

test('sections replace what they name, in a new snapshot', () => {
  const before = table.moment;
  last().tell({ is: 'update', number: 8, view: { b: 3, moves: [{ notation: 'x', move: {} }] }, events: [{ is: 'grabbed' }], can_undo: true });
  expect(table.moment?.view).toMatchObject({ a: 1, b: 3 });
  expect(table.moment?.moves).toHaveLength(1);
  expect(table.moment?.events).toEqual([{ is: 'grabbed' }]);
  expect(table.canUndo).toBe(true);
  expect(before?.view).toEqual({ a: 1, b: 2, moves: [] });
});

test('an update that only the table concerns leaves the game alone', () => {
  const before = table.moment;
  last().tell({ is: 'update', number: 8, table: { spectators: ['W'] }, chat: [{ name: 'B', seat: null, text: 'hi', at: 1 }] });
  expect(table.moment).toBe(before);
  expect(table.info?.spectators).toEqual(['W']);
  expect(table.chat).toHaveLength(1);
});

test('one item of a list can be named', () => {
  const before = { seats: ['a', 'b', 'c'], top: 1 };
  expect(merge(before, { 'seats/1': 'B', 'seats/2': 'C' })).toEqual({ seats: ['a', 'B', 'C'], top: 1 });
  expect(before.seats).toEqual(['a', 'b', 'c']);
});

test('a change can lead to one field of one item, and leaves all others as they were', () => {
  const before = { seats: [{ hand: 1, chips: [2] }, { hand: 3, chips: [] }] };
  const after = merge(before, { 'seats/0/hand': 5, 'seats/1/chips': [4] });
  expect(after).toEqual({ seats: [{ hand: 5, chips: [2] }, { hand: 3, chips: [4] }] });
  expect(before.seats[0]).toEqual({ hand: 1, chips: [2] });
  expect((after.seats as typeof before.seats)[0]?.chips).toBe(before.seats[0]?.chips);
});

test('what was heard twice counts once', () => {
  last().tell({ is: 'update', number: 7, view: { a: 9 } });
  expect(table.moment?.view.a).toBe(1);
});

test('after a loss it says what it saw last, and asks again what was not answered', async () => {
  const done = table.ask({ is: 'submit', moves: ['x'] });
  expect(table.waiting).toBe(1);
  const first = last();
  const asked = first.sent.at(-1);
  first.onclose?.({ code: 1006, reason: '' });
  expect(table.link.state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(last()).not.toBe(first);
  last().welcome();
  expect(last().sent[0]).toMatchObject({ is: 'hello', since: { epoch: 'e1', seat: 1, number: 7 } });
  expect(last().sent[1]).toEqual(asked);
  last().tell({ is: 'update', number: 8, view: { a: 5 } });
  last().tell({ is: 'accepted', id: String(asked?.id), number: 8 });
  expect(await done).toBe(true);
  expect(table.waiting).toBe(0);
  expect(table.moment?.view.a).toBe(5);
});

test('a lost update means: from the beginning, please', async () => {
  last().tell({ is: 'update', number: 9, view: { a: 9 } });
  await vi.advanceTimersByTimeAsync(1000);
  last().welcome();
  expect(last().sent[0]).toMatchObject({ since: null });
});

test('a request that nobody answers is a dead connection', async () => {
  void table.ask({ is: 'undo' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('while the server waits for its disk nobody loses patience', async () => {
  last().tell({ is: 'update', number: 8, table: { is_waiting: true } });
  const socket = last();
  const done = table.ask({ is: 'submit', moves: ['x'] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.isHeldUp).toBe(true);
  expect(last()).toBe(socket);
  last().tell({ is: 'update', number: 9, table: { is_waiting: false } });
  last().tell({ is: 'accepted', id: String(socket.sent.at(-1)?.id), number: 9 });
  expect(await done).toBe(true);
  expect(table.isHeldUp).toBe(false);
});

test('who is told to wait at the door comes back soon, and knows why', async () => {
  last().onclose?.({ code: 1012, reason: 'restart' });
  expect(table.isHeldUp).toBe(false);
  for (let time = 0; time < 5; time += 1) {
    await vi.advanceTimersByTimeAsync(2000);
    last().onopen?.();
    last().tell({ is: 'refused', code: 'waiting' });
    last().onclose?.({ code: 1013, reason: 'waiting' });
    expect(table.isHeldUp).toBe(true);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.isHeldUp).toBe(true);
  last().welcome();
  expect(table.isHeldUp).toBe(false);
});

test('a request that is answered late is worth a word, and forgiven', async () => {
  const done = table.ask({ is: 'undo' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(table.link.state).toBe('silent');
  last().tell({ is: 'accepted', id: String(last().sent.at(-1)?.id), number: 7 });
  expect(await done).toBe(true);
  expect(table.link.state).toBe('open');
  expect(FakeSocket.all).toHaveLength(1);
});

test('who does not want to wait for an answer connects again, and asks again', async () => {
  void table.ask({ is: 'undo' });
  const asked = last().sent.at(-1);
  await vi.advanceTimersByTimeAsync(2_000);
  table.retry();
  expect(FakeSocket.all).toHaveLength(2);
  last().welcome();
  expect(last().sent[1]).toEqual(asked);
});

test('a machine that has lost its network knows that the connection is lost', () => {
  dispatchEvent(new Event('offline'));
  expect(table.link.state).toBe('waiting');
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('a refusal is told, and nothing is waited for', async () => {
  const done = table.ask({ is: 'undo' });
  last().tell({ is: 'refused', code: 'nothing-to-undo', id: String(last().sent.at(-1)?.id) });
  expect(await done).toBe(false);
  expect(table.refusal?.code).toBe('nothing-to-undo');
});

test('who is sent away does not come back', async () => {
  last().tell({ is: 'refused', code: 'banned' });
  last().onclose?.({ code: 4403, reason: 'banned' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.link).toEqual({ state: 'ended', code: 'banned' });
  expect(await table.ask({ is: 'undo' })).toBe(false);
});

test('attempts get rarer, never rarer than a quarter of a minute, and never all at once', () => {
  expect(waitBefore(0, () => 0)).toBe(200);
  expect(waitBefore(0, () => 1)).toBe(400);
  expect(waitBefore(20, () => 1)).toBe(15_000);
  expect(waitBefore(3, () => 0)).toBeLessThan(waitBefore(3, () => 1));
});
