import { mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import CardFace from '../CardFace.svelte';
import { CARDS } from '../catalogue';
import { fetchExpansion } from '../expansion.svelte';
import type { Card } from '../types';

let face: Record<string, unknown> | undefined;

beforeAll(fetchExpansion);
beforeEach(() => {
  words.choose('en');
});
afterEach(takeAway);

function takeAway(): void {
  if (face) void unmount(face);
  face = undefined;
}

function show(props: ComponentProps<typeof CardFace>): HTMLElement {
  takeAway();
  face = mount(CardFace, { target: document.body, props });
  const card = document.body.querySelector('article');
  if (!card) throw new Error('nothing was drawn');
  return card;
}

/** The first card of each family. */
function oneOfEach(): Card[] {
  const cards = Object.values(CARDS);
  return [...new Set(cards.map((card) => card.is))].flatMap((family) => cards.find((card) => card.is === family) ?? []);
}

function cardOf(family: Card['is']): Card {
  const card = oneOfEach().find((one) => one.is === family);
  if (!card) throw new Error(`no card is ${family}`);
  return card;
}

test('every family has a picture of its own and says what it does', () => {
  const pictures = oneOfEach().map((card) => {
    const shown = show({ card });
    expect(shown.querySelector('.lines')?.textContent.trim() ?? '', card.is).not.toBe('');
    return shown.querySelector('.picture')?.innerHTML;
  });
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('the line that is being resolved is lit, and those before it are pale', () => {
  const lines = [...show({ card: cardOf('combat-zone'), lit: 1 }).querySelectorAll('.lines > div')];
  expect(lines.map(({ classList }) => [classList.contains('lit'), classList.contains('past')])).toEqual([[false, true], [true, false], [false, false]]);
});

test('a rocket stands where somebody landed', () => {
  const rockets = (landed: (number | null)[]): number => show({ card: cardOf('planets'), landed }).querySelectorAll('[data-seat]').length;
  expect(rockets([])).toBe(0);
  expect(rockets([null, 2])).toBe(1);
});

test('who fought an enemy is written beside its strength', () => {
  const fights = [{ seat: 1, result: 'lost', halves: 5 } as const];
  expect(show({ card: cardOf('pirates'), fights }).querySelector('.lost')?.textContent).toContain('2½');
});

test('days are told only where they are lost', () => {
  expect(show({ card: cardOf('planets') }).querySelector('.days')).not.toBeNull();
  expect(show({ card: cardOf('stardust') }).querySelector('.days')).toBeNull();
});
