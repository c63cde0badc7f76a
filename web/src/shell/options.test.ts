import { expect, test } from 'vitest';
import { agreed, answerTo, asked as askedFor, pressed, questionsOf, type Options } from './options';

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

const TRUCKER: Options = { mode: 'flight', level: 2, sets: [], classes: [], timer: 'none', mistakes: 'forbidden', intruders: true, marks: 'shown' };
const truckerAsks = (more: Options = {}): string[] => questionsOf('trucker', { ...TRUCKER, ...more }, 3).map(({ option }) => option);

test('with a box on the table ships are chosen flight by flight, without one the level', () => {
  expect(truckerAsks()).toEqual(['mode', 'sets', 'level', 'team', 'timer', 'mistakes']);
  expect(truckerAsks({ sets: ['abe'] })).toEqual(['mode', 'sets', 'classes', 'team', 'intruders', 'timer', 'mistakes']);
  expect(truckerAsks({ sets: ['abe'], classes: ['IIIB'] })).toContain('marks');
  expect(truckerAsks({ sets: ['missions'] })).toEqual(['mode', 'sets', 'classes', 'missions', 'team', 'timer', 'mistakes']);
  expect(truckerAsks({ mode: 'series', sets: ['missions'] })).toContain('choosing');
  expect(truckerAsks({ mode: 'trek', sets: ['abe'] })).toEqual(['mode', 'timer', 'mistakes']);
});

test('boxes are switched on and off one by one', () => {
  const sets = questionsOf('trucker', TRUCKER, 3).find(({ option }) => option === 'sets');
  expect(sets && pressed(sets, TRUCKER, 'abe')).toEqual(['abe']);
  expect(sets && pressed(sets, { ...TRUCKER, sets: ['abe'] }, 'abe')).toEqual([]);
});

test('a single flight has one ship, three flights have the usual ones until others are chosen', () => {
  const classes = (more: Options): unknown => askedFor('trucker', { ...TRUCKER, sets: ['abe'], ...more }, 3).classes;
  expect(classes({})).toEqual(['II']);
  expect(classes({ mode: 'series' })).toEqual(['I', 'II', 'III']);
  expect(classes({ mode: 'series', classes: ['IIB', 'IV'] })).toEqual(['IIB', 'IV']);
  expect(classes({ classes: ['IIB', 'IV'] })).toEqual(['IIB']);
});

test('only ships of boxes on the table are offered, and missions come with their box', () => {
  expect(askedFor('trucker', { ...TRUCKER, sets: ['missions'], classes: ['IIB'], missions: 'none' }, 3)).toMatchObject({ classes: ['II'], missions: 'drawn' });
  expect(askedFor('trucker', TRUCKER, 3)).not.toHaveProperty('missions');
});

test('what was agreed on is told with all that was chosen', () => {
  const told = agreed('trucker', { ...TRUCKER, sets: ['abe'], classes: ['IIB', 'IIB'] }, 3);
  expect(told.find(({ question }) => question.option === 'classes')?.choices.map(({ value }) => value)).toEqual(['IIB', 'IIB']);
  expect(agreed('trucker', TRUCKER, 3).map(({ question }) => question.option)).not.toContain('sets');
});
