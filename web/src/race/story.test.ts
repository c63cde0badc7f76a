import { expect, test } from 'vitest';
import { tell, type Teller } from './story';
import type { EventOf, RaceEvent } from './types';

const teller: Teller = { who: () => 'Nova', card: (card) => `card ${card}`, design: () => { throw new Error('not asked'); }, goal: (id) => id, level: () => null };
const told = (event: RaceEvent): string | undefined => tell(event, teller)?.text;
const drew = (by: string, more: Partial<EventOf<'drew'>> = {}): RaceEvent => ({ is: 'drew', seat: 0, count: 2, cards: null, by, powers: [], bonus: false, ...more });

test('whoever draws is told to have it from somewhere', () => {
  expect(told(drew('start'))).toBe('Nova draws 2 cards to begin with.');
  expect(told(drew('explore'))).toBe('Nova looks at 2 cards to explore.');
  expect(told(drew('explore', { count: 8, powers: [3], bonus: true }))).toBe('Nova looks at 8 cards to explore (bonus, card 3).');
  expect(told(drew('develop', { powers: [3], count: 1 }))).toBe('Nova draws 1 card for developing (card 3).');
  expect(told(drew('settle', { powers: [3, 4], bonus: true }))).toBe('Nova draws 2 cards for settling (bonus, card 3, card 4).');
  expect(told(drew('produce', { powers: [5] }))).toBe('Nova draws 2 cards for producing (card 5).');
});

test('what was sold or consumed has told of its cards already', () => {
  for (const by of ['trade', 'consume', 'draft']) expect(told(drew(by, { powers: [1] }))).toBeUndefined();
  expect(told({ is: 'sold', seat: 0, world: 7, price: 3, by: 'trade' })).toBe('Nova sells the good of card 7 for 3 cards.');
  expect(told({ is: 'gambled', seat: 0, by: 8, number: 2, card: 9, kept: true })).toContain('at card 8');
});
