import { afterAll, expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import type { ReadMove } from './moves';
import { tagsFor } from './tags';
import type { Affordability, Hint, RaceView } from './types';

afterAll(() => {
  words.choose('en');
});

const NOTHING: Hint = { price: null, vp: 0, cards: 0, strength: null, goods: [] };
const use = (card: number, hint: Partial<Hint>): ReadMove => ({ notation: '', verb: 'use', card, number: 1, hint: { ...NOTHING, ...hint } });
const asking = (...affordable: Partial<Affordability>[]): RaceView => ({ question: { affordable, strength: null } }) as unknown as RaceView;

test.each([
  ['en', '+2 VP, +1 card', '+3 cards'],
  ['fr', '+2 PV, +1 carte', '+3 cartes'],
] as const)('in %s a number of cards is said to be one of cards', (language, both, cards) => {
  words.choose(language);
  const tags = tagsFor(asking(), [use(1, { vp: 2, cards: 1 }), use(2, { cards: 3 }), use(3, { vp: 2 }), use(4, {})]);
  expect(tags.get(1)).toMatchObject({ words: both, countsCards: true });
  expect(tags.get(2)).toMatchObject({ words: cards, text: '+3', countsCards: true });
  expect(tags.get(3)?.countsCards).toBe(false);
  expect(tags.has(4)).toBe(false);
});

test('a card that can be had says what it costs, another what it lacks', () => {
  words.choose('en');
  const found = { owned: false, strength: null, missing_strength: 0, missing_cards: 0 };
  const tags = tagsFor(
    asking({ ...found, card: 1, possible: true, price: 2 }, { ...found, card: 2, possible: true, price: 0 }, { ...found, card: 3, possible: false, price: 6, missing_cards: 2 }),
    [],
  );
  expect(tags.get(1)).toEqual({ text: 'pay\u00a02', words: '2 cards to pay', countsCards: true });
  expect(tags.get(2)).toMatchObject({ text: 'free', countsCards: false });
  expect(tags.get(3)).toMatchObject({ text: 'lacks\u00a02', words: '2 cards short' });
});
