import { afterEach, expect, test, vi } from 'vitest';
import { archiveIn } from './archives';

afterEach(() => {
  vi.unstubAllGlobals();
});

const about = { id: 'a', game: 'toy', options: {}, players: ['Ada', 'Bo'], scores: [1, 2], started: 0, ended: 1, lines: 2 };
const frames = [
  { number: 0, at: 0, view: { seat: 1, row: ['a', 'b'] } },
  { number: 1, at: 5, view: { 'row/1': 'c' }, events: [{ is: 'changed' }] },
  { number: 2, at: 9, view: { seat: 1 } },
];
const fileOf = (...lines: unknown[]): Blob => new Blob([lines.map((line) => `${JSON.stringify(line)}\n`).join('')]);

test('what one seat saw needs no server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')));
  const archive = await archiveIn(fileOf(about, ...frames));
  expect(archive.eyes).toEqual([1]);
  const page = await archive.fetch(1, 1, 10);
  expect(page.map(({ number }) => number)).toEqual([1, 2]);
  expect(page[0]?.view).toEqual({ seat: 1, row: ['a', 'c'] });
});

test.each([
  ['a file that was cut off', fileOf(about, ...frames.slice(1))],
  ['a letter', new Blob(['Dear server,'])],
])('%s is no record', async (_what, file) => {
  await expect(archiveIn(file)).rejects.toMatchObject({ code: 'bad-record' });
});

test('a whole record is opened by the server', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(address.includes('frames') ? { frames } : about)));
  });
  const archive = await archiveIn(fileOf({ haul: 1, game: 'toy' }, { end: [1, 2] }));
  expect(archive.eyes).toEqual([null, 0, 1]);
  await archive.fetch(0, 0, 100);
  expect(asked).toEqual(['/api/records', '/api/records/frames?first=0&count=100&seat=0']);
});
