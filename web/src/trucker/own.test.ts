import { afterEach, expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { cardName, kindName, tileName } from './describe';
import { cardOf, learn, tileOf } from './own';
import type { Added, Card } from './types';

const DUST: Card = { is: 'stardust', id: 'thick-dust', deck: 'II', learning: false };
const OWN: Added = {
  missions: [],
  cards: [{ printed: DUST, words: { name_en: 'Thick <b>Dust</b>', name_fr: '' } }],
  components: [
    {
      printed: { id: 'anvil', set: 'own', kind: 'heavy', sides: [3, 0, 3, 0], capacity: 0, colour: 'red', aims: [], plated: ['right', 'left'], weight: 9, zone: [] },
      words: { name_en: 'Anvil', name_fr: 'Enclume' },
    },
  ],
};

afterEach(() => {
  learn(null);
  words.choose('en');
});

test('what players have added is drawn and called as its author wrote it', () => {
  learn(OWN);
  expect(tileOf('anvil')).toMatchObject({ kind: 'heavy', sides: [3, 0, 3, 0], plated: [1, 3], weight: 9 });
  expect(kindName('anvil')).toBe('Anvil');
  expect(tileName('anvil')).toContain('Anvil');
  expect(cardOf('thick-dust')?.is).toBe('stardust');
  expect(cardName(DUST)).toBe('Thick <b>Dust</b>');
});

test('where French is missing, English serves', () => {
  learn(OWN);
  words.choose('fr');
  expect(kindName('anvil')).toBe('Enclume');
  expect(cardName(DUST)).toBe('Thick <b>Dust</b>');
});

test('the next game knows nothing of it', () => {
  learn(OWN);
  learn(null);
  expect(tileOf('anvil')).toBeUndefined();
  expect(tileOf('B001')?.kind).toBe('cabin');
  expect(cardName(DUST)).toBe('Stardust');
});
