import { expect, test } from 'vitest';
import { EVERYTHING, lastLines, Story, withoutEmpty, type Filter, type Happening, type Line, type Pages } from './story.svelte';

const PAGE = 10;
const event = (number: number): { seat: number | null; text: string } => ({ seat: number % 3 === 2 ? null : number % 3, text: `${number}` });
const happening = (number: number): Happening => ({ number, event: event(number), part: number < 20 ? 'building' : 'flight' });
const numbers = (story: Story, filter?: Filter): number[] => story.lines(filter).map(({ number }) => number);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** A server with so many lines. */
function server(told: number): (filter: Filter, before: number) => Promise<Pages> {
  return (filter, before) => {
    const isWanted = (number: number): boolean =>
      (filter.player === null || [null, filter.player].includes(event(number).seat)) && (filter.part === null || happening(number).part === filter.part);
    const all = range(0, Math.min(before, told)).filter(isWanted).map(happening);
    return Promise.resolve({ lines: all.slice(-PAGE), hasMore: all.length > PAGE });
  };
}

test('who comes later reads back page by page, and what happens now joins on', async () => {
  const story = new Story(server(25));
  story.begin(25);
  expect(numbers(story)).toEqual([]);
  story.follow(26, [event(25)]);
  await story.older();
  expect(numbers(story)).toEqual(range(15, 26));
  await story.older();
  await story.older();
  expect(numbers(story)).toEqual(range(0, 26));
  expect(story.hasMore()).toBe(false);
});

test('what is taken back goes, whether it came with an update or on a page', async () => {
  const story = new Story(server(25));
  story.begin(25);
  await story.older();
  story.follow(27, [event(25), event(26)]);
  story.follow(26, []);
  expect(numbers(story)).toEqual(range(15, 26));
  story.follow(24, [{ seat: 0, text: 'other' }]);
  expect(numbers(story)).toEqual(range(15, 24));
  expect(story.lines().at(-1)?.event).toEqual({ seat: 0, text: 'other' });
});

test('a page that was made before a line was taken back does not bring it again', async () => {
  let send = (): void => undefined;
  const late = server(25);
  const story = new Story((filter, before) => new Promise((resolve) => { send = () => { void late(filter, before).then(resolve); }; }));
  story.begin(25);
  const reading = story.older();
  story.follow(23, []);
  send();
  await reading;
  expect(numbers(story).at(-1)).toBe(22);
});

test('a page for somebody who meanwhile sees with other eyes is dropped', async () => {
  let send = (): void => undefined;
  const story = new Story((filter, before) => new Promise((resolve) => { send = () => { void server(25)(filter, before).then(resolve); }; }));
  story.begin(25);
  const reading = story.older();
  story.begin(5);
  send();
  await reading;
  expect(numbers(story)).toEqual([]);
  expect(story.isLoading).toBe(false);
});

test('a player or a part alone, with what concerns everybody', async () => {
  const story = new Story(server(25));
  story.begin(25);
  await story.older();
  story.follow(27, [event(25), event(26)], [{ number: 26, part: 'payday' }]);
  const ofOne: Filter = { player: 0, part: null };
  await story.older(ofOne);
  expect(numbers(story, ofOne)).toEqual([9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26].slice(-11));
  const inFlight: Filter = { player: null, part: 'flight' };
  await story.older(inFlight);
  expect(numbers(story, inFlight)).toEqual(range(20, 26));
  expect(story.hasMore(inFlight)).toBe(false);
  expect(numbers(story, { player: null, part: 'payday' })).toEqual([26]);
});

test('what happened before the first page came learns to which part it belongs', async () => {
  const story = new Story(server(25));
  story.begin(25);
  story.follow(26, [event(25)]);
  story.follow(27, [event(26)], [{ number: 26, part: 'payday' }]);
  expect(story.lines().map(({ part }) => part)).toEqual([null, 'payday']);
  await story.older();
  expect(story.lines().slice(-3).map(({ part }) => part)).toEqual(['flight', 'flight', 'payday']);
});

test('pages that do not come are not asked for again by themselves', async () => {
  const story = new Story(() => Promise.reject(new Error('no way')));
  story.begin(3);
  await story.older();
  expect(story).toMatchObject({ hasFailed: true, isLoading: false });
  expect(story.hasMore()).toBe(true);
});

const line = (id: number, values: Partial<Line> = {}): Line =>
  ({ id, text: `${id}`, seat: null, rank: 'line', times: 1, isChatter: false, endsChatter: false, ...values });

test('the last lines are enough, and say whether there are more', () => {
  const all = range(0, 9).map(happening);
  const { lines, isCut } = lastLines(all, 3, ({ number }) => (number % 2 ? line(number) : null));
  expect([lines.map(({ id }) => id), isCut]).toEqual([[3, 5, 7], true]);
  expect(lastLines(all, 20, ({ number }) => line(number)).isCut).toBe(false);
  expect(EVERYTHING).toEqual({ player: null, part: null });
});

test('a heading with nothing under it is left out, but for the last', () => {
  const lines = [line(0, { rank: 'round' }), line(1, { rank: 'phase' }), line(2, { rank: 'phase' }), line(3), line(4, { rank: 'phase' }), line(5, { rank: 'round' })];
  expect(withoutEmpty(lines).map(({ id }) => id)).toEqual([0, 2, 3, 5]);
});
