import { beforeEach, expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import '../words';
import { MISSIONS } from './catalogue';
import { briefing, missionName } from './names';
import { perilsOf, rewardsOf, rulesOf } from './rules';
import type { Mission } from '../types';

beforeEach(() => {
  words.choose('en');
});

function mission(key: string): Mission {
  const found = Object.values(MISSIONS).find((one) => one.key === key);
  if (!found) throw new Error(`no mission is ${key}`);
  return found;
}

test('every mission says in both languages what it is, what is different and what it pays', () => {
  for (const language of ['en', 'fr'] as const) {
    words.choose(language);
    for (const one of Object.values(MISSIONS))
      for (const level of ['I', 'II', 'III', 'IV']) {
        const rewards = rewardsOf(one, level);
        const told = [missionName(one.id), briefing(one.id), ...rulesOf(one, level), ...rewards.map(({ what }) => what)];
        expect(rewards.length, one.key).toBeGreaterThan(0);
        expect(told.filter((text) => !text || text.includes('trucker-') || text.includes('{')), one.key).toEqual([]);
      }
  }
});

test('numbers are those of the level', () => {
  const paid = (level: string): unknown[] => rewardsOf(mission('beverage_run'), level).map(({ amount }) => amount);
  expect(['I', 'II', 'III', 'IV'].map(paid)).toEqual([[8], [12], [16], [20]]);
  expect(rulesOf(mission('the_bet'), 'III').join(' ')).toContain('up to 8 credits');
  expect(rewardsOf(mission('hilarious_stories'), 'III')[0]?.what).toContain('up to 12');
});

test('kinds that are mixed in alike share a sentence, and what does not come is not told', () => {
  const [first = '', ...others] = rulesOf(mission('experiments'), 'I');
  expect(first).toContain('Explosive container, Fragile container, Heavy container, and Radioactive container: 2');
  expect(others).toHaveLength(1);
  const hidden = (level: string): boolean => rulesOf(mission('hilarious_stories'), level).some((rule) => rule.includes('nobody reads'));
  expect([hidden('III'), hidden('IV')]).toEqual([false, true]);
});

test('a table is told whole, and what is lost is a minus', () => {
  expect(rewardsOf(mission('experiments'), 'II')[0]?.what).toContain('3, 8, 14, 21, and 30');
  expect(rewardsOf(mission('radioactive_isotopes'), 'II').map(({ amount }) => amount)).toEqual([7, -3]);
});

test('a mission says what the supercards are that it brings at this level', () => {
  const told = (key: string, level: string): string[] => perilsOf(mission(key), level).map(({ name }) => name);
  expect(told('easy_peasy', 'II')).toEqual(['Supercards']);
  expect(told('carpool', 'II')).toEqual(['Special event']);
  expect(told('heavy_duty', 'II')).toEqual([]);
  const own: Mission = { ...mission('carpool'), setup: [{ is: 'add-supercards', pile: 'visible', per_pile: 0, total: [0, 1, 1, 1], optional_: false, types: ['black_hole'] }] };
  expect(perilsOf(own, 'I')).toEqual([]);
  expect(perilsOf(own, 'II')).toEqual([{ name: 'Black hole', does: perilsOf(mission('easy_peasy'), 'II')[0]?.does }]);
});
