/** What meteor rains, black holes and the Robopolice show and ask. */
import { beforeEach, expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { questionOf } from './asking';
import { choicesFor } from './choices';
import { aimed, dangerTo } from './hits';
import { Options } from './moves';
import { answerAt, answerTargets } from './pointing';
import { EMPTY, staged, type Scene } from './scene';
import type { TruckerEvent, TruckerView } from './types';

const optionsOf = (...notations: string[]): Options => new Options(notations.map((notation) => ({ notation })));
const shown = (decision: unknown, advice: unknown = null): TruckerView =>
  ({
    seat: 0,
    card: null,
    decision,
    advice,
    asked: [],
    players: [{ ship: { components: [{ tile: 'B112', square: [4, 7], turn: 1 }, { tile: 'B020', square: [5, 8], turn: 0 }] } }],
  }) as unknown as TruckerView;
const after = (view: TruckerView, ...events: TruckerEvent[]): Scene => events.reduce((scene, event) => staged(scene, event, view), EMPTY);

beforeEach(() => { words.choose('en'); });

const ESCAPE = {
  ask: 'escape',
  must: true,
  pull: 5,
  strength: 4,
  due: 2,
  discards: [{ square: [4, 7], strength: 4, due: 1 }, { square: [5, 8], strength: 3, due: 3 }],
};

test('each component that may go says how many more have to, and what strength is left', () => {
  const view = shown(ESCAPE);
  const options = optionsOf('abandon 4,7', 'abandon 5,8');
  expect(questionOf(view)).toContain('2 components have to go');
  const targets = answerTargets(view, options);
  expect(targets.map(({ square, badge }) => [square, badge])).toEqual([[[4, 7], '1'], [[5, 8], '3']]);
  expect(targets[1]?.label).toMatch(/Engine.*Strength 3 is left, 3 more have to go/);
  expect(answerAt(view, options, [5, 8])).toBe('abandon 5,8');
});

test('powering a double engine says what a black hole would cost then', () => {
  const decision = { ask: 'power', must: true, criterion: 'engines', against: 5, halves: 0, powered: [] };
  const view = shown(decision, { strengths: [[[7, 8], 8]], given_up: [2, 10] });
  expect(questionOf(view)).toContain('a pull of 5');
  const [power, done] = choicesFor(view, optionsOf('power 7,8', 'done'), []);
  expect(power?.notes).toContain('2 components given up');
  expect(done?.notes).toContain('10 components given up');
});

test('a meteor of a rain is seen at the ship that it finds, and nowhere else', () => {
  const falls = (seat: number, lane: number): TruckerEvent => ({ is: 'meteor-falls', seat, side: 'front', lane });
  const view = shown({ ask: 'defend', must: true, threat: 'small', side: 'front', lane: 7, target: [7, 7], defence: 'shield' });
  const scene = after(view, { is: 'rain-falls', side: 'front' }, falls(0, 7), falls(1, 9));
  expect(scene.incoming).toMatchObject({ at: [1], lane: 9 });
  expect(aimed(scene, view, dangerTo(view)).incoming).toMatchObject({ lane: 7, aims: { 0: [7, 7] } });
});

test('the die for the side lies beside the card', () => {
  expect(after(shown(null), { is: 'side-rolled', roller: 0, dice: [3], side: 'rear' })).toMatchObject({ dice: [3], lit: 0 });
});
