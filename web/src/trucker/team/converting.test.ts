import { beforeEach, expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import { Options } from '../moves';
import { convertible, converting } from './converting';

const options = new Options(
  ['convert 6,7 cannon left', 'convert 6,7 cargo_hold', 'convert 7,7 cabin', 'restore 8,7', 'done'].map((notation) => ({ notation })),
);

beforeEach(() => {
  words.choose('en');
});

test('a component is pointed at first', () => {
  expect(convertible(options, []).map(({ square, look }) => [square.join(), look])).toEqual([['6,7', 'pick'], ['7,7', 'pick'], ['8,7', 'pick']]);
  expect(convertible(options, [[7, 7]]).map(({ look }) => look)).toEqual(['pick', 'own', 'pick']);
  expect(converting(options, []).map(({ id, moves }) => [id, moves])).toEqual([['done', ['done']]]);
});

test('then it is said what it becomes', () => {
  expect(converting(options, [[6, 7]]).map(({ id, label }) => [id, label])).toEqual([
    ['convert 6,7 cannon left', 'Cannon, to the left'],
    ['convert 6,7 cargo_hold', 'Hold'],
    ['clear', 'Another component'],
  ]);
  expect(converting(options, [[8, 7]]).map(({ label }) => label)).toEqual(['What it was', 'Another component']);
});
