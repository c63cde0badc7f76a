import { expect, test } from 'vitest';
import { guide } from '../guide/guide.svelte';
import { CARDS, TILES } from './catalogue';
import { HINTS, type Now } from './hints';
import type { Ask, TruckerView } from './types';

const VIEW = { stage: 'assembly', level: 'II', flight: 1, seat: 0, players: [{}], titles: [], forecast: [], face_up: [], timer: null, mission: null };
const NOTHING: Now = { view: VIEW as unknown as TruckerView, ask: null, parts: 2, loose: null, inHand: null, canFinish: false, canReserve: false, card: null, hasBill: false };

/** What is said in a moment and would not be said anyway. */
function said(moment: Partial<Now>): string[] {
  const usual = new Set(HINTS.filter(({ when }) => when(NOTHING)));
  return HINTS.filter((hint) => !usual.has(hint) && hint.when({ ...NOTHING, ...moment })).map(({ id }) => id);
}

test('every kind of component is explained when somebody holds the first one', () => {
  const kinds = new Set(Object.values(TILES).map(({ kind }) => kind));
  for (const kind of kinds) {
    if (kind !== 'starting_cabin') expect(said({ inHand: kind }).filter((id) => id !== 'turn' && id !== 'place'), kind).toHaveLength(1);
  }
  expect(kinds.size).toBe(25);
});

test('every family of cards is explained when its first card comes up', () => {
  for (const card of Object.values(CARDS)) expect(said({ card }), card.is).toHaveLength(1);
});

test.each<[string, string]>([['IIB', 'tube'], ['IIIB', 'closed'], ['IV', 'halves']])('a board of class %s is explained before building', (shipClass, hint) => {
  const view = { ...VIEW, classes: [shipClass] } as unknown as TruckerView;
  expect(said({ view, ask: 'build' })).toContain(hint);
  expect(said({ ask: 'build' })).not.toContain(hint);
});

test.each<Ask>(['choose_mission', 'keep_member', 'take_member', 'use_ability', 'bet', 'insure', 'shift', 'crubots', 'wait'])('the first time that the expansions ask %s, the guide says why', (ask) => {
  expect(said({ ask })).toHaveLength(1);
});

/** Everything that is said while nothing happens, in its order. */
function saidInTurn(moment: Partial<Now>, heard: readonly string[] = []): string[] {
  guide.choose(true);
  for (const id of heard) guide.note('trucker', id);
  const now = { ...NOTHING, ...moment };
  const found: string[] = [];
  for (let hint = guide.next('trucker', HINTS, now); hint; hint = guide.next('trucker', HINTS, now)) {
    found.push(hint.id);
    guide.note('trucker', hint.id);
  }
  return found;
}

test('what building is about is said before the first component is taken', () => {
  const view = { ...VIEW, level: 'L' } as unknown as TruckerView;
  const before = saidInTurn({ view, ask: 'build', parts: 1 });
  expect(before).toEqual(['goal', 'unhurried', 'welcome', 'take']);
  expect(saidInTurn({ view, ask: 'build', parts: 1, loose: { tile: 'B001', square: null } as unknown as Now['loose'], inHand: 'cabin' }, before)).toEqual(['turn']);
});

test.each<Ask>(['power', 'defend', 'pay_token'])('what batteries do is said when %s asks for the first one, at the latest', (ask) => {
  const view = { ...VIEW, stage: 'flight' } as unknown as TruckerView;
  expect(saidInTurn({ view, ask })).toContain(ask.replaceAll('_', '-'));
  expect(saidInTurn({ inHand: 'battery' })).toContain('battery');
});
