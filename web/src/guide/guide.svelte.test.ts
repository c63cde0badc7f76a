import { expect, test } from 'vitest';
import { recall } from '../lib/memory';
import { guide, type Hint } from './guide.svelte';

interface Now {
  hand: string | null;
}
const HINTS: readonly Hint<Now>[] = [
  { id: 'turn', when: ({ hand }) => hand !== null, anchor: '.hand', message: 'web-guide' },
  { id: 'place', when: ({ hand }) => hand !== null, anchor: '.ship', message: 'web-guide' },
  { id: 'take', when: ({ hand }) => hand === null, anchor: '.heap', message: 'web-guide' },
];
const due = (hand: string | null): string | undefined => guide.next('trucker', HINTS, { hand })?.id;

test('one hint at a time, each once, and all of them again for whoever asks for it', () => {
  guide.choose(true);
  expect(due(null)).toBe('take');
  expect(due('engine')).toBe('turn');
  guide.note('trucker', 'turn');
  expect(due('engine')).toBe('place');
  guide.note('trucker', 'place');
  expect(due('engine')).toBeUndefined();
  expect(recall('guide-seen')).toBe('trucker/turn trucker/place');
  guide.choose(false);
  expect(due(null)).toBeUndefined();
  guide.choose(true);
  expect(due('engine')).toBe('turn');
});

test('what was seen in one game is new in another', () => {
  guide.choose(true);
  guide.note('race', 'take');
  expect(due(null)).toBe('take');
});
