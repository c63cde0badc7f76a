import { expect, test } from 'vitest';
import { designOf } from '../cards';
import { COPIES, DESIGNS } from '../catalogue';
import { ring } from './ring';
import { heaps, type Order } from './sorting';

const copiesOf = (id: string): number[] => COPIES.flatMap((printed, card) => (DESIGNS[printed]?.id === id ? [card] : []));
const drafted = ['new-earth', 'contact-specialist', 'old-earth', 'lost-species-ark-world', 'gem-world'].flatMap(copiesOf);
const sorted = (order: Order): [string, string[]][] =>
  heaps(drafted, (card) => designOf(card, []), order).map(({ key, entries }) => [
    key,
    entries.map(({ design, copies }) => (copies > 1 ? `${copies} ${design.id}` : design.id)),
  ]);

test('drafted cards are sorted by kind, the cheap ones first, and copies are counted', () => {
  expect(sorted('kind')).toEqual([
    ['development', [`${copiesOf('contact-specialist').length} contact-specialist`]],
    ['novelty', ['gem-world']],
    ['rare', ['new-earth']],
    ['genes', ['lost-species-ark-world']],
    ['plain', ['old-earth']],
  ]);
});

test('or by cost', () => {
  expect(sorted('cost').map(([cost]) => Number(cost))).toEqual([1, 2, 3, 5]);
  expect(sorted('cost').at(-1)?.[1]).toEqual(['new-earth', 'lost-species-ark-world']);
});

test('packs go round to the left, then to the right', () => {
  expect(ring(3, 1, true)).toEqual([1, 2, 0]);
  expect(ring(3, 1, false)).toEqual([1, 0, 2]);
  expect(ring(2, 0, false)).toEqual([0, 1]);
});
