import { beforeEach, expect, test, vi } from 'vitest';
import { Director, type Staging, type Update } from './director.svelte';
import { Narrator, Story, type Line } from './story.svelte';

interface Step {
  add: number;
  lasts: number;
}
type Scene = readonly number[];

const STAGING: Staging<number, Step, Scene> = {
  after: (view, { add }) => view + add,
  opened: (_view, past) => past.map(({ add }) => add),
  staged: (scene, { add }, before) => [...scene, before * 100 + add],
  arrived: (scene) => scene.slice(-1),
  lasts: ({ lasts }) => lasts,
  pace: () => 1,
  haste: (waiting) => (waiting > 2 ? Infinity : 1),
  cue: () => undefined,
};

const update = (view: number, events: Step[], past: Step[] | null = null): Update<number, string, Step> => ({ view, moves: [`${view}`], events, told: events.length, past });

function directed(): Director<number, string, Step, Scene, Line> {
  const narrator = new Narrator<Step, Line>(new Story(), () => null);
  return new Director(update(1, []), STAGING, narrator);
}

beforeEach(() => { vi.useFakeTimers(); });

const pass = async (time: number): Promise<void> => { await vi.advanceTimersByTimeAsync(time); };

test('what an event says is seen at its moment, and the rest with the view', async () => {
  const director = directed();
  director.push(update(9, [{ add: 1, lasts: 100 }, { add: 2, lasts: 100 }]));
  expect([director.view, director.shown?.before, director.moves]).toEqual([2, 1, ['1']]);
  await pass(100);
  expect([director.view, director.scene, director.narrator.told]).toEqual([4, [101, 202], 2]);
  await pass(100);
  expect([director.view, director.scene, director.shown, director.moves, director.isPlaying]).toEqual([9, [202], null, ['9'], false]);
});

test('what does not last is not waited for', () => {
  const director = directed();
  director.push(update(9, [{ add: 1, lasts: 0 }, { add: 2, lasts: 0 }]));
  expect([director.view, director.isPlaying]).toEqual([9, false]);
});

test('who skips, and who is far behind, sees the newest view', async () => {
  const director = directed();
  director.push(update(5, [{ add: 1, lasts: 1000 }]));
  director.skip();
  await pass(0);
  expect(director.view).toBe(5);
  for (const view of [6, 7, 8, 9]) director.push(update(view, [{ add: 1, lasts: 1000 }]));
  await pass(0);
  expect([director.view, director.isPlaying]).toEqual([9, false]);
});

test('somebody reads: nothing goes on until they have done', async () => {
  const director = directed();
  director.push(update(5, [{ add: 1, lasts: 100 }]));
  director.hold(true);
  await pass(1000);
  expect(director.view).toBe(2);
  director.hold(false);
  await pass(0);
  expect(director.view).toBe(5);
});

test('a jump tells what led there and shows none of it', async () => {
  const director = directed();
  director.push(update(5, [{ add: 1, lasts: 100 }]));
  director.push(update(30, [], [{ add: 7, lasts: 100 }]));
  await pass(0);
  expect([director.view, director.scene]).toEqual([30, [7]]);
});
