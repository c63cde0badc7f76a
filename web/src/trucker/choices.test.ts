import { beforeEach, expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { questionOf, whyNowhere } from './asking';
import { choicesFor, keyed } from './choices';
import { finish, spaces } from './finishing';
import { Options } from './moves';
import { answerAt, answerTargets } from './pointing';
import type { Advice, ComponentView, Decision, Haul, Planned, PlayerView } from './types';
import type { Card, TruckerView } from './types';

const ADVICE: Advice = { strengths: [], falling: [], stowing: [], fitting: null, misfits: null, hauls: [], crew_left: null, giving_up: null };
const CARD: Card = { is: 'planets', id: 'x', deck: 'I', learning: false, days: 2, planets: [['red'], ['blue', 'blue'], ['yellow']] };
const PLANNED: Planned = { crew: 4, tokens: 2, room: 0, exposed: 3, engines: [1, 1], cannon_halves: [2, 2] };
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

test('a ship without engines is not sent off in passing', () => {
  const [place] = spaces(optionsOf('finish 1'), { ...PLANNED, engines: [0, 0] });
  expect(place?.tone).toBe('harm');
  expect(place?.notes).toContain('no engine: open space would keep you');
  expect(spaces(optionsOf('finish 1'), PLANNED)[0]?.tone).toBe('main');
});

test('finishing without cannons or shields is told, and no more than that', () => {
  const notes = (guns: number, kinds: readonly string[], loose: object | null = null): readonly string[] | undefined => {
    const player = { ship: { components: kinds.map((kind) => ({ kind })) }, loose } as unknown as PlayerView;
    return spaces(optionsOf('finish 2'), { ...PLANNED, cannon_halves: [0, guns] }, player)[0]?.notes;
  };
  expect(notes(0, ['cabin'])).toEqual(['no cannon, no shield: brave']);
  expect(notes(2, ['cabin'])).toEqual(['no shield']);
  expect(notes(0, ['shield'])).toEqual(['no cannon']);
  expect(notes(2, ['shield'])).toEqual([]);
  expect(notes(2, [], { tile: 'B101', square: [7, 6] })).toEqual([]);
  expect(spaces(optionsOf('finish 2'), { ...PLANNED, cannon_halves: [0, 0] })[0]?.notes).toEqual([]);
});

test('a ship in two pieces is not finished without a word', () => {
  const loose = { ...PLANNED, adrift: [[5, 7], [5, 8]] as const };
  expect(finish(loose)).toMatchObject({ tone: 'harm', notes: ['2 components hang loose and would be lost'] });
  expect(spaces(optionsOf('finish 1'), loose)[0]).toMatchObject({ tone: 'harm', notes: ['in front', '2 components hang loose and would be lost'] });
  expect(finish(PLANNED)).toEqual({ id: 'finish', label: 'Finish building', tone: 'quiet', notes: [] });
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
  expect(choicesFor(view, optionsOf('accept', 'pass'), [])[0]?.notes).toContain('nobody left to fly: out of the race');
});

test('a wreck says how many would stay aboard', () => {
  const view = asked({ ask: 'use_ship', must: true, crew: 3, credits: 4, days: 1 }, { crew_left: 2 });
  expect(choicesFor(view, optionsOf('accept', 'pass'), [])[0]?.notes).toContain('2 left aboard');
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
  expect(paying('penalty')).toBe('Too few blocks to take, so batteries pay 2 charges. Press those that glow');
  expect(paying('strength')).toBe('Which batteries give the 2 charges? Press those that glow');
});

const PART: ComponentView = { tile: 'A19', kind: 'crubot_station', square: [7, 7], turn: 0, humans: 0, alien: '', tokens: 0, goods: [] };
const shipOf = (...components: ComponentView[]): Partial<TruckerView> => ({ players: [{ ship: { components } }] as unknown as TruckerView['players'] });

test('of the pieces of a ship the largest with somebody aboard is the first choice', () => {
  const pieces = [[[5, 5], [5, 6]], [[7, 7]]] as const;
  const view: TruckerView = { ...asked({ ask: 'keep_piece', must: true, pieces }), stage: 'flight', ...shipOf({ ...PART, square: [5, 5] }, { ...PART, humans: 2 }) };
  const choices = choicesFor(view, optionsOf('keep 5,5', 'keep 7,7'), []);
  expect(choices.map(({ tone, notes }) => [tone, notes.at(-1)])).toEqual([['harm', 'nobody left to fly: out of the race'], ['main', '2 of the crew aboard']]);
});

test('before take-off nobody is aboard of any piece, which is no reason to fear', () => {
  const pieces = [[[5, 5], [5, 6]], [[7, 7]]] as const;
  const view: TruckerView = { ...asked({ ask: 'keep_piece', must: true, pieces }), stage: 'launch', ...shipOf({ ...PART, square: [5, 5] }, PART) };
  expect(choicesFor(view, optionsOf('keep 5,5', 'keep 7,7'), []).map(({ tone }) => tone)).toEqual(['main', 'plain']);
});

test('crubots say how many they are, and what the crew comes to with them', () => {
  const comparing = asked({ ask: 'power', must: true, criterion: 'crew', against: null, halves: 12, powered: [] }, { strengths: [[[7, 7], 20]] });
  expect(choicesFor(comparing, optionsOf('power 7,7', 'done'), [])[0]).toMatchObject({ label: 'Activate', notes: ['crew 10', '−1 charge'] });
  const rousing = { ...asked({ ask: 'crubots', must: true, stations: [[7, 7]] }), ...shipOf(PART) };
  expect(choicesFor(rousing, optionsOf('power 7,7', 'done'), [])[0]?.notes).toContain('+4 crew for this card');
});

test('who comes aboard can be shown into a cabin of the ship', () => {
  const view = asked({ ask: 'board_crew', must: true, count: 2 });
  const options = optionsOf('house 7,7 humans', 'done');
  expect(answerTargets(view, options).map(({ square }) => square)).toEqual([[7, 7]]);
  expect(answerAt(view, options, [7, 7])).toBe('house 7,7 humans');
});

test('a component of the reserve that fits nowhere goes back there', () => {
  const view = asked({ ask: 'build', must: true }, { misfits: [{ at: [7, 6], code: 'x' }] } as unknown as Partial<Advice>);
  const loose = { tile: 'A19', square: null, turn: 0, from_reserve: true };
  expect(questionOf({ ...view, planned: [PLANNED], players: [{ loose, reading: null }] as unknown as TruckerView['players'] })).toContain('Back into the reserve');
});

test('a ship that can grow no more says so, and before its last component is welded', () => {
  const told = (loose: object | null, isSealed = true, misfits: object[] | null = null): string => {
    const view = asked({ ask: 'build', must: true }, { misfits } as unknown as Partial<Advice>);
    return questionOf({ ...view, planned: [{ ...PLANNED, is_sealed: isSealed }], players: [{ loose, reading: null }] as unknown as TruckerView['players'] });
  };
  const loose = { tile: 'A19', square: null, turn: 0, from_reserve: false };
  expect(told(null)).toContain('can grow no more');
  expect(told(null, false)).toBe('Take a component from the heap');
  expect(told({ ...loose, square: [7, 6] })).toContain('Move or turn it while you can');
  expect(told({ ...loose, square: [7, 6] })).toContain('can grow no more');
  expect(told(loose, true, [{ at: [7, 6], code: 'x' }])).toMatch(/can grow no more.*Put it back/);
  expect(told({ ...loose, from_reserve: true }, true, [{ at: [7, 6], code: 'x' }])).toMatch(/can grow no more.*Back into the reserve/);
});

test('power costs what can pay for it: a charge, a panel, or either', () => {
  const noteOf = (tokens: number, ...components: object[]): string | undefined => {
    const view = { ...asked({ ask: 'power', must: true, criterion: 'cannons', against: null, halves: 2, powered: [] }), players: [{ ship: { tokens, components } }] };
    return choicesFor(view as unknown as TruckerView, optionsOf('power 6,7', 'done'), [])[0]?.notes.at(-1);
  };
  const panel = { square: [8, 8], kind: 'solar_panel', used: false };
  expect(noteOf(2)).toBe('−1 charge');
  expect(noteOf(2, panel)).toBe('−1 charge, or a panel rests');
  expect(noteOf(0, panel)).toBe('a solar panel rests');
  expect(noteOf(2, { ...panel, used: true })).toBe('−1 charge');
});
