import { expect, test } from 'vitest';
import { guide } from '../../guide/guide.svelte';
import { words, type Language } from '../../lib/words.svelte';
import { cardOf } from '../moves';
import type { Ask, RaceView, SeatView } from '../types';
import { HINTS, type Now } from './hints';

const seat = { seat: 0, hand: [], tableau: [0], goods: [], actions: ['settle'], asked: null } as unknown as SeatView;
const table = { round: 1, stage: 'choice', seats: [seat], robot: null, pool: 24, goals: [], own_cards: [], question: { actions: [['choose settle']] } };

function due(ask: Ask, view: object = {}, mine: Partial<SeatView> = {}): string[] {
  const now: Now = { ask, view: { ...table, ...view } as unknown as RaceView, mine: { ...seat, ...mine } };
  return HINTS.filter(({ id, when }) => id !== 'goal' && when(now)).map(({ id }) => id);
}

test('the first question is about the bonus, then about money; the empire waits for the second round', () => {
  expect(due('action')).toEqual(['action', 'hand']);
  expect(due('action', { round: 2 })).toContain('tableau');
  expect(due('action', { question: { actions: [['choose settle', 'choose produce']] } })[0]).toBe('two-actions');
});

test('a phase that others chose is pointed out, the own is not', () => {
  expect(due('settle', { stage: 'settle' })).toEqual(['settle']);
  expect(due('develop', { stage: 'develop' })).toEqual(['shared', 'develop']);
  expect(due('power', { stage: 'consume' }, { actions: ['x2'] })).toEqual(['consume']);
});

test('goods, goals, the robot and the end each come in their time', () => {
  expect(due('action', {}, { goods: [0] })).toContain('goods');
  expect(due('action', { goals: [{}] })).not.toContain('goals');
  expect(due('action', { goals: [{}], round: 2 })).toContain('goals');
  expect(due('action', { pool: 5 })).toContain('end');
  expect(due('action', { seats: [{ ...seat, tableau: Array.from({ length: 9 }, (_, card) => card) }] })).toContain('end');
  const robot = due('action', { robot: { tableau: [1], placed: 0 } });
  expect(robot).toContain('robot');
  expect(robot).not.toContain('end');
});

test('all that the first choice needs is said before it is made, one thing after the other', () => {
  for (const [ask, wanted] of [['action', ['goal', 'action', 'hand']], ['start_hand', ['goal', 'hand']]] as const) {
    guide.choose(true);
    const now: Now = { ask, view: table as unknown as RaceView, mine: { ...seat } };
    const said: string[] = [];
    for (let hint = guide.next('race', HINTS, now); hint; hint = guide.next('race', HINTS, now)) {
      said.push(hint.id);
      guide.note('race', hint.id);
    }
    expect(said).toEqual(wanted);
  }
});

test('producing is explained once a world would bring a good, before anybody has to choose it', () => {
  const card = cardOf('earths-lost-colony') ?? -1;
  const now = (goods: number[]): string[] => due('action', { round: 3 }, { tableau: [card], goods });
  expect(now([])).toContain('produce');
  expect(now([card])).not.toContain('produce');
});

test('how one wins comes first, whatever is asked', () => {
  expect(HINTS[0]?.id).toBe('goal');
});

test('every hint is short and written in both languages', () => {
  for (const { message } of HINTS.filter(({ title }) => !title))
    for (const language of ['en', 'fr'] satisfies Language[]) {
      const said = words.say(message, {}, language);
      expect(said.length, said).toBeLessThan(300);
    }
});
