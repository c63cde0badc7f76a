import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Archive } from './film';
import { Player } from './player.svelte';

const LINES = 6;
const archive: Archive = {
  about: { id: 'a', game: 'toy', options: {}, players: ['Ada', 'Bo'], scores: [1, 2], started: 0, ended: 1, lines: LINES },
  eyes: [null, 0, 1],
  fetch: (eyes, first, count) =>
    Promise.resolve(
      Array.from({ length: Math.min(count, LINES + 1 - first) }, (_, at) => ({ number: first + at, at, view: { eyes, step: first + at }, events: [`event ${first + at}`] })),
    ),
};

let player: Player;
const soon = (): Promise<void> => vi.advanceTimersByTimeAsync(1).then(() => undefined);
beforeEach(async () => {
  vi.useFakeTimers();
  player = new Player(archive, null, 2);
  await soon();
});
afterEach(() => {
  player.pause();
  vi.useRealTimers();
});

test('it opens where the link says, with what led there', () => {
  expect(player.number).toBe(2);
  expect(player.past).toEqual(['event 0', 'event 1', 'event 2']);
});

test('a step on is shown, a step back is a jump', async () => {
  await player.forward();
  expect([player.number, player.past]).toEqual([3, null]);
  await player.back();
  expect(player.number).toBe(2);
  expect(player.past).toHaveLength(3);
});

test('nobody scrubs out of the film', async () => {
  await player.go(99);
  expect(player.number).toBe(LINES);
  await player.forward();
  expect(player.number).toBe(LINES);
  await player.go(-4);
  expect(player.number).toBe(0);
});

test('the last wish counts', async () => {
  void player.go(5);
  await player.go(1);
  await soon();
  expect(player.number).toBe(1);
});

test('other eyes see the same step', async () => {
  await player.look(1);
  expect(player.still?.view).toMatchObject({ eyes: 1, step: 2 });
});

test('it plays to the end, waiting for what the game shows, and starts over', async () => {
  player.speed = 2;
  player.play();
  await soon();
  expect(player.number).toBe(3);
  player.showing(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(player.number).toBe(3);
  player.showing(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([player.number, player.isPlaying]).toEqual([LINES, false]);
  player.play();
  await soon();
  expect(player.number).toBe(1);
});

test('a pause is a pause', async () => {
  player.play();
  await soon();
  player.toggle();
  const { number } = player;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(player.number).toBe(number);
});

test('what cannot be fetched is told, and can be tried again', async () => {
  const broken = new Player({ ...archive, fetch: () => Promise.reject(new Error('gone')) }, null, 0);
  await soon();
  expect(broken.fault).toBeInstanceOf(Error);
  expect(broken.still).toBeNull();
});
