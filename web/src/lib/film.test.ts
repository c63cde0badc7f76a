import { expect, test, vi } from 'vitest';
import { Film, PAGE, type Archive } from './film';
import type { Frame } from './protocol';

const LINES = 2 * PAGE + 50;
/** Something is to be seen on every third step; a part lasts a hundred. */
const frame = (number: number, isWhole: boolean): Frame => ({
  number,
  at: number,
  seat: number % 2,
  view: { step: number, ...(isWhole ? { title: 'toy', decision: { ask: 'what' }, moves: [] } : {}) },
  events: number % 3 ? [] : [{ is: 'shown', number }],
});

function archive(): Archive & { fetch: ReturnType<typeof vi.fn> } {
  const about = { id: 'a', game: 'toy', options: {}, players: ['Ada', 'Bo'], scores: [1, 2], started: 0, ended: 1, lines: LINES };
  const fetch = vi.fn((_eyes: number | null, first: number, count: number) =>
    Promise.resolve(Array.from({ length: Math.min(count, LINES + 1 - first) }, (_, at) => frame(first + at, at === 0))),
  );
  return { about, eyes: [null, 0, 1], fetch };
}
const partOf = ({ step }: { step?: unknown }): string => String(Math.floor(Number(step) / 100));

test('a step is put together from its page, and nobody is asked anything', async () => {
  const film = new Film(archive(), 0);
  expect((await film.still(5)).view).toEqual({ step: 5, title: 'toy', decision: null, moves: [] });
  expect((await film.still(PAGE + 3)).view.title).toBe('toy');
  expect((await film.still(LINES)).number).toBe(LINES);
});

test('pages are fetched when they are needed, and once', async () => {
  const source = archive();
  const film = new Film(source, 1);
  await film.still(3);
  await film.still(7);
  expect(source.fetch.mock.calls).toEqual([[1, 0, PAGE]]);
  await film.still(PAGE);
  expect(source.fetch).toHaveBeenCalledTimes(2);
});

test('what could not be fetched is asked for again', async () => {
  const source = archive();
  source.fetch.mockRejectedValueOnce(new Error('gone'));
  const film = new Film(source, null);
  await expect(film.still(1)).rejects.toThrow('gone');
  expect((await film.still(1)).number).toBe(1);
});

test('steps that show nothing are passed over, but never the ends', async () => {
  const film = new Film(archive(), null);
  expect((await film.neighbour(0, 1)).number).toBe(3);
  expect((await film.neighbour(PAGE - 1, 1)).number).toBe(201);
  expect((await film.neighbour(201, -1)).number).toBe(198);
  expect((await film.neighbour(LINES - 1, 1)).number).toBe(LINES);
  expect((await film.neighbour(2, -1)).number).toBe(0);
});

test('parts: on to the next, back to the start of this one, then to the one before', async () => {
  const film = new Film(archive(), null);
  expect((await film.turn(150, 1, partOf)).number).toBe(200);
  expect((await film.turn(250, -1, partOf)).number).toBe(200);
  expect((await film.turn(200, -1, partOf)).number).toBe(100);
  expect((await film.turn(40, -1, partOf)).number).toBe(0);
  expect((await film.turn(LINES - 10, 1, partOf)).number).toBe(LINES);
});

test('the past ends where one is', async () => {
  const film = new Film(archive(), null);
  expect(await film.past(4)).toEqual([{ is: 'shown', number: 0 }, { is: 'shown', number: 3 }]);
  const later = (await film.past(PAGE + 10)) as { number: number }[];
  expect(later.at(-1)?.number).toBe(PAGE + 10);
});
