import { beforeEach, expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { questionOf } from './asking';
import { choicesFor } from './choices';
import { aimed, dangerTo, endOf } from './hits';
import { Options } from './moves';
import { EMPTY, staged, type Incoming } from './scene';
import { tell } from './story';
import type { TruckerEvent, TruckerView } from './types';

const ROLLED: TruckerEvent = { is: 'dice-rolled', roller: 1, dice: [3, 4], threat: 'small', side: 'left', lane: 7 };
const VIEW = {
  seat: 0,
  card: null,
  decision: { ask: 'defend', must: true, threat: 'small', side: 'left', lane: 7, target: [5, 7], defence: 'shield' },
  advice: { falling: [[6, 7], [6, 8]] },
  players: [{ seat: 0, flying: true, ship: { ship_class: 'II', components: [{ tile: 'B034', square: [5, 7], turn: 1 }] } }],
} as unknown as TruckerView;

beforeEach(() => { words.choose('en'); });

const incoming = (view: TruckerView, ...events: TruckerEvent[]): Incoming | null =>
  aimed(events.reduce((scene, event) => staged(scene, event, view), EMPTY), view, dangerTo(view)).incoming;

test('the dice and the question name a hit alike', () => {
  const told = tell(ROLLED, { who: () => '', card: () => '' })?.text;
  expect(told).toBe(`${questionOf(VIEW)}.`);
});

test('what is drawn, aimed at and offered is what the question is about', () => {
  expect(incoming(VIEW, ROLLED)).toMatchObject({ threat: 'small', side: 'left', lane: 7, aims: { 0: [5, 7] } });
  expect(dangerTo(VIEW)).toMatchObject({ target: [5, 7], tile: 'B034', falling: [[6, 7], [6, 8]] });
  const endure = choicesFor(VIEW, new Options([]), []).find(({ id }) => id === 'endure');
  expect(endure?.notes.join()).toMatch(/engine.*2/i);
});

test('after a reload it is in the air still', () => {
  expect(incoming(VIEW)).toMatchObject({ threat: 'small', side: 'left', lane: 7, met: {} });
  expect(incoming({ ...VIEW, decision: null })).toBeNull();
});

test('it ends where it is aimed, or where it met the ship', () => {
  const coming = incoming(VIEW, ROLLED);
  const met = incoming(VIEW, ROLLED, { is: 'threat-met', seat: 1, how: 'hit', square: [8, 7] });
  expect(coming && [endOf(coming, 0), endOf(coming, 1)]).toEqual([[5, 7], null]);
  expect(met && endOf(met, 1)).toEqual([8, 7]);
});
