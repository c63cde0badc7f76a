import { beforeEach, expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { questionOf, whyNowhere } from './asking';
import { choicesFor, keyed, spaces } from './choices';
import { Options } from './moves';
import type { Advice, Decision, Haul } from './types';
import type { Card, TruckerView } from './types';

const ADVICE: Advice = { strengths: [], falling: [], stowing: [], fitting: null, misfits: null, hauls: [], crew_left: null, giving_up: null };
const CARD: Card = { is: 'planets', id: 'x', deck: 'I', learning: false, days: 2, planets: [['red'], ['blue', 'blue'], ['yellow']] };
const optionsOf = (...notations: string[]): Options => new Options(notations.map((notation) => ({ notation })));
const haul = (move: string, loaded: number, gain: number, out = 0): Haul => ({ move, offered: 2, loaded, thrown_out: out, gain });

function asked(decision: Decision, advice: Partial<Advice> = {}): TruckerView {
  const view: Partial<TruckerView> = { seat: 0, decision, advice: { ...ADVICE, ...advice }, card: CARD, players: [] };
  return view as TruckerView;
}

beforeEach(() => {
  words.choose('en');
});

test('planets and starting places answer to the numbers that are printed on them', () => {
  const view = asked({ ask: 'land', must: true, free: [2, 3] });
  const choices = keyed(choicesFor(view, optionsOf('land 2', 'land 3', 'pass'), []));
  expect(choices.map(({ id, key }) => [id, key])).toEqual([['land 2', '2'], ['land 3', '3'], ['pass', '4']]);
  expect(spaces(optionsOf('finish 2', 'finish 4')).map(({ key }) => key)).toEqual(['2', '4']);
});

test('an offer says what it is worth to the ship', () => {
  const hauls = [haul('land 1', 0, 0), haul('land 2', 1, 3, 1), haul('land 3', 2, 6)];
  const view = asked({ ask: 'land', must: true, free: [1, 2, 3] }, { hauls });
  const notes = choicesFor(view, optionsOf('land 1', 'land 2', 'land 3', 'pass'), []).map((choice) => choice.notes.join());
  expect(notes).toEqual([
    'nothing fits: worth 0 to you,−2 days',
    '1 of 2 fits: worth 3 to you,1 of yours makes room,−2 days',
    'all 2 fit: worth 6 to you,−2 days',
    '',
  ]);
  expect(questionOf(view)).toBe('Land on a planet?');
});

test('what brings nothing at all is no first choice, and the question says so', () => {
  const view = asked({ ask: 'dock', must: true, crew: 2, goods: ['red', 'red'], days: 1 }, { hauls: [haul('accept', 0, 0)] });
  expect(choicesFor(view, optionsOf('accept', 'pass'), [])[0]?.tone).toBe('harm');
  expect(questionOf(view)).toContain('None of these goods fit');
});

test('a wreck that would take everybody says so', () => {
  const view = asked({ ask: 'use_ship', must: true, crew: 3, credits: 4, days: 1 }, { crew_left: 0 });
  expect(choicesFor(view, optionsOf('accept', 'pass'), [])[0]?.notes).toContain('nobody left to fly');
});

test('giving up is no move by itself: something is asked first', () => {
  const [, leave] = choicesFor(asked({ ask: 'fly_on', must: true }), optionsOf('fly-on', 'give-up'), []);
  expect(leave?.moves).toBeUndefined();
  expect(leave?.key).toBe('G');
});

test('why a component fits nowhere is told in sum', () => {
  const misfits = (['not-joined', 'connector_to_smooth', 'not-joined'] as const).map((code) => ({ code, rule: '', at: [7, 7] as const }));
  expect(whyNowhere(asked({ ask: 'build', must: true }, { misfits }))).toBe(
    '2× It would touch the ship without holding on to it. 1× A pipe ends at a smooth side.',
  );
});

test('batteries that pay for blocks which are not there say why', () => {
  const losing = { is: 'spend-tokens', seat: 0, count: 2, lowest: 0 } as const;
  const paying = (cause: 'penalty' | 'strength'): string => questionOf(asked({ ask: 'pay_token', must: true, losing: { ...losing, cause } }));
  expect(paying('penalty')).toBe('Too few blocks to take, so batteries pay 2 charges. Which ones?');
  expect(paying('strength')).toBe('Which batteries give the 2 charges?');
});
