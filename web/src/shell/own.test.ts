import { afterEach, expect, test } from 'vitest';
import type { GameInfo } from '../lib/protocol';
import { words } from '../lib/words.svelte';
import { askedWithOwn, hasOwn, ownAgreed, ownPressed, ownQuestions } from './own';

const GAME: GameInfo = {
  name: 'trucker', fewest_seats: 2, most_seats: 4, options: [], bots: [],
  own: [
    { option: 'missions', id: 'night-shift', name_en: 'Night Shift', name_fr: 'Équipe de nuit' },
    { option: 'own_components', id: 'barn', name_en: '<i>Barn</i>', name_fr: '' },
  ],
};
const WITH_MISSIONS = { mode: 'series', sets: ['missions'], classes: ['I', 'II'] };

afterEach(() => { words.choose('en'); });

test('a form offers what the server has, by the names of its author', () => {
  expect(ownQuestions(GAME, {}).map(({ option, choices }) => [option, choices.map(({ name }) => name)])).toEqual([['own_components', ['<i>Barn</i>']]]);
  words.choose('fr');
  const [mission, components] = ownQuestions(GAME, WITH_MISSIONS);
  expect(mission?.choices.map(({ name }) => name)[1]).toBe('Équipe de nuit');
  expect(components?.choices.map(({ name }) => name)).toEqual(['<i>Barn</i>']);
});

test('nothing of it is asked for unless it was chosen', () => {
  expect(askedWithOwn(GAME, { mode: 'flight' }, 2)).not.toHaveProperty('own_components');
  expect(askedWithOwn({ ...GAME, own: [] }, WITH_MISSIONS, 2).missions).not.toEqual(['night-shift', 'night-shift']);
});

test('an own mission is flown in every flight, and components are any number', () => {
  const [, components] = ownQuestions(GAME, WITH_MISSIONS);
  expect(components && ownPressed(components, 'barn')).toEqual(['barn']);
  const options = { ...WITH_MISSIONS, own_mission: 'night-shift', own_components: ['barn'] };
  expect(askedWithOwn(GAME, options, 2)).toMatchObject({ missions: ['night-shift', 'night-shift'], own_components: ['barn'] });
  const [mission, chosen] = ownQuestions(GAME, options);
  expect(mission?.value).toBe('night-shift');
  expect(chosen && ownPressed(chosen, 'barn')).toEqual([]);
});

test('a table that has an own mission keeps it when other things change', () => {
  expect(askedWithOwn(GAME, { ...WITH_MISSIONS, missions: ['night-shift', 'night-shift'] }, 3).missions).toEqual(['night-shift', 'night-shift']);
});

test('what a table plays with can be read there, by name', () => {
  const options = { ...WITH_MISSIONS, missions: ['night-shift', 'night-shift'], own_components: ['barn'] };
  expect(ownAgreed(GAME, options).map(({ names }) => names)).toEqual([['Night Shift'], ['<i>Barn</i>']]);
  expect(ownAgreed(GAME, { ...WITH_MISSIONS, missions: 'drawn' })).toEqual([]);
  expect([hasOwn(options), hasOwn({ ...WITH_MISSIONS, missions: 'drawn' })]).toEqual([true, false]);
});
