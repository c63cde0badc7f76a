import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import { DESIGNS } from '../catalogue';
import type { CardDesign, Phase } from '../design';
import RaceCard from './RaceCard.svelte';

interface Shown {
  good?: boolean;
  lit?: Phase;
  score?: number;
  size?: 'small' | 'medium' | 'large';
}

let card: ReturnType<typeof mount> | undefined;

function takeAway(): void {
  if (card) void unmount(card);
  card = undefined;
}

beforeEach(() => {
  words.choose('en');
});
afterEach(takeAway);

function show(id: string, more: Shown = {}, change: Partial<CardDesign> = {}): Element {
  takeAway();
  const design = DESIGNS.find((one) => one.id === id);
  if (!design) throw new Error(`no card ${id}`);
  card = mount(RaceCard, { target: document.body, props: { design: { ...design, ...change }, ...more } });
  const [picture] = document.getElementsByClassName('card');
  if (!picture) throw new Error('nothing was drawn');
  return picture;
}

const numerals = (picture: Element): (string | null)[] => [...picture.getElementsByClassName('numeral')].map(({ textContent }) => textContent);

test('a card shows its name, its worth and a row for each phase', () => {
  const picture = show('mining-conglomerate');
  expect(picture.getElementsByClassName('name')[0]?.textContent).toBe('Mining Conglomerate');
  expect(picture.getElementsByClassName('worth')[0]?.textContent).toBe('2');
  expect(numerals(picture)).toEqual(['$', 'IV', 'V']);
  expect(picture.querySelector('svg')?.getAttribute('aria-label')).toContain('Mining Conglomerate: development, cost 3, 2 VP.');
});

test('a variable card shows what it scores for, and what it is worth now', () => {
  expect(show('new-economy').getElementsByClassName('worth')[0]?.textContent).toBe('?');
  const picture = show('new-economy', { score: -2 });
  expect(picture.getElementsByClassName('worth')[0]?.textContent).toBe('−2');
  expect(numerals(picture)).toEqual(['IV', '?']);
});

test('the row of the running phase is lit', () => {
  const lit = show('old-earth', { lit: 'consume' }).getElementsByClassName('lit');
  expect(lit).toHaveLength(1);
  expect(lit[0]?.getElementsByClassName('numeral')[0]?.textContent).toBe('IV');
});

test('a windfall world has a halo, and a good lies on it when there is one', () => {
  const empty = show('star-nomad-lair');
  expect(empty.getElementsByClassName('windfall')).toHaveLength(1);
  expect(empty.getElementsByClassName('front')).toHaveLength(0);
  expect(show('star-nomad-lair', { good: true }).getElementsByClassName('front')).toHaveLength(1);
});

test('keywords are written where there is room for words', () => {
  expect(show('rebel-base').textContent).toContain('REBEL');
  expect(show('rebel-base', { size: 'small' }).textContent).not.toContain('REBEL');
});

test('an own card is drawn as a printed one, under its own name', () => {
  const picture = show('gem-world', {}, { id: 'my-world', name: 'My World' });
  expect(picture.getElementsByClassName('name')[0]?.textContent).toBe('My World');
  expect(picture.getElementsByClassName('body').length).toBeGreaterThan(0);
});
