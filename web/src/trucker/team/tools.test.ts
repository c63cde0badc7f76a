import { beforeEach, expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import { Options } from '../moves';
import { toolChoices, toolOf, tools, toolTargets, uses } from './tools';

const options = new Options(
  ['take', 'pipe 6,7 6,8', 'pipe 6,8 6,9', 'place-piped 5,7 1 6,7', 'place-piped 5,7 2 6,7', 'place-piped 5,7 2 5,8', 'universal 7,7'].map((notation) => ({ notation })),
);

beforeEach(() => {
  words.choose('en');
});

test('only what can be used is offered, and taken up by its choice', () => {
  expect(tools(options).map(({ id }) => toolOf(id))).toEqual(['pipe', 'place-piped', 'universal']);
  expect(toolOf('finish')).toBeNull();
});

test('a pipe is found from both ends', () => {
  expect(uses(options, 'pipe', [6, 7], 0).map(({ notation }) => notation)).toEqual(['pipe 6,7 6,8']);
  expect(uses(options, 'pipe', [6, 8], 0)).toHaveLength(2);
  expect(toolTargets(options, 'pipe', 0).map(({ square }) => square)).toEqual([[6, 7], [6, 8], [6, 9]]);
});

test('what is placed is placed as it is turned, or as it fits', () => {
  expect(uses(options, 'place-piped', [5, 7], 2).map(({ notation }) => notation)).toEqual(['place-piped 5,7 2 6,7', 'place-piped 5,7 2 5,8']);
  expect(uses(options, 'place-piped', [5, 7], 3).map(({ notation }) => notation)).toEqual(['place-piped 5,7 1 6,7']);
  expect(toolTargets(options, 'place-piped', 1)[0]?.look).toBe('fits');
  expect(toolTargets(options, 'place-piped', 3)[0]?.look).toBe('turned');
});

test('where several are possible the other end is asked for', () => {
  const labels = (moves: ReturnType<typeof uses>): string[] => toolChoices(moves).map(({ label }) => label);
  expect(labels(uses(options, 'place-piped', [5, 7], 2))).toEqual(['Pipe to 6,7', 'Pipe to 5,8', 'Not yet']);
  expect(labels(uses(options, 'pipe', [6, 8], 0))).toEqual(['Pipe 6,7 – 6,8', 'Pipe 6,8 – 6,9', 'Not yet']);
});
