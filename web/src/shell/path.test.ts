import { expect, test } from 'vitest';
import { doneIn, latestOf, nextOf, PATHS, runsSand, type Finished } from './path';

const played = (game: string, options: Finished['options'], seats: number): Finished => ({ game, options, players: Array(seats).fill('') });

test('whoever is new begins with the first step', () => {
  expect(nextOf('trucker', doneIn('trucker', []))?.id).toBe('learning');
  expect(nextOf('race', doneIn('race', []))?.id).toBe('first');
});

test('the learning flight leads to level I, whatever was played of the other game', () => {
  const done = doneIn('trucker', [played('trucker', { mode: 'flight', level: 'learning' }, 3), played('race', {}, 2)]);
  expect([...done]).toEqual(['learning']);
  expect(nextOf('trucker', done)?.id).toBe('level-1');
});

test('whoever began further on is not sent back to the first lesson', () => {
  expect(nextOf('race', doneIn('race', [played('race', {}, 2)]))?.id).toBe('robot');
  expect(nextOf('trucker', doneIn('trucker', [played('trucker', { level: 3 }, 3)]))?.id).toBe('series');
  expect(nextOf('race', doneIn('race', [played('race', { draft: true }, 2)]))?.id).toBe('robot');
});

test('options that were not named are the usual ones', () => {
  expect([...doneIn('trucker', [played('trucker', {}, 2)])]).toEqual(['level-2']);
  expect([...doneIn('race', [played('race', {}, 2)])]).toEqual(['normal', 'goals', 'expert']);
  expect([...doneIn('race', [played('race', { robot: 'hard' }, 1)])]).toEqual(['robot']);
});

test('each step of a path is done by the game that it starts, and everything done leaves nothing', () => {
  for (const [game, steps] of Object.entries(PATHS)) {
    for (const { id, options, seats } of steps) expect(doneIn(game, [played(game, options, seats)])).toContain(id);
    expect(nextOf(game, new Set(steps.map(({ id }) => id)))).toBeNull();
  }
});

test('once more is the latest game of its kind', () => {
  const finished = [played('race', {}, 2), played('trucker', { mode: 'flight', level: 1 }, 3), played('trucker', { mode: 'flight', level: 'learning' }, 3)];
  expect(latestOf('trucker', finished)?.id).toBe('level-1');
  expect(latestOf('race', finished)?.id).toBe('expert');
  expect(latestOf('trucker', [])).toBeNull();
});

test('whoever is sent against the sand is told so, and nobody before the second level', () => {
  expect(PATHS.trucker?.filter(runsSand).map(({ id }) => id)).toEqual(['level-2', 'level-3', 'series']);
  expect(PATHS.race?.some(runsSand)).toBe(false);
});
