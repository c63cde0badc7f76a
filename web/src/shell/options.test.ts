import { expect, test } from 'vitest';
import { answerTo, questionsOf, type Options } from './options';

const USUAL: Options = { expansion: 'tgs', goals: true, expert: true, learning: false, robot: 'none', draft: false };
const asked = (seats: number, more: Options = {}): string[] => questionsOf('race', { ...USUAL, ...more }, seats).map(({ option }) => option);

test('one seat plays against the robot, and nothing else is asked', () => {
  expect(asked(1)).toEqual(['robot']);
});

test('a draft is for two or three with the expansion, and brings its own hands', () => {
  expect(asked(3)).toContain('draft');
  expect(asked(4)).not.toContain('draft');
  expect(asked(3, { expansion: 'base' })).not.toContain('draft');
  expect(asked(3, { learning: true })).not.toContain('draft');
});

test('only two are asked how many actions, and five need the expansion', () => {
  expect(asked(2)).toContain('expert');
  expect(asked(3)).not.toContain('expert');
  expect(asked(5)).not.toContain('expansion');
  expect(asked(5, { expansion: 'base' })).toContain('goals');
});

test('an answer that is not offered gives way to the first that is', () => {
  const [robot] = questionsOf('race', USUAL, 1);
  expect(robot && answerTo(robot, USUAL)).toBe('easy');
  expect(robot && answerTo(robot, { ...USUAL, robot: 'hard' })).toBe('hard');
});
