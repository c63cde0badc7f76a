import { expect, test } from 'vitest';
import { chosen, countWith, gathered, total, type Exhibit, type Shelf } from './shelf';

const exhibit = (topic: string, name: string, count: number, kind: string): Exhibit => ({ topic, name, count, is: { kind } });
const SHELF: Shelf = {
  id: 'parts',
  name: 'Parts',
  facets: [],
  exhibits: [exhibit('a', 'Épave dorée', 2, 'wreck'), exhibit('b', 'Engine', 3, 'engine'), exhibit('c', 'Engine', 1, 'engine')],
};

test('what is chosen by kind and by name, accents or not', () => {
  expect(chosen(SHELF, {}, '')).toHaveLength(3);
  expect(total(chosen(SHELF, { kind: 'engine' }, ''))).toBe(4);
  expect(chosen(SHELF, { kind: '' }, 'epave').map(({ topic }) => topic)).toEqual(['a']);
  expect(chosen(SHELF, { kind: 'engine' }, 'epave')).toEqual([]);
});

test('how many there would be counts what else is chosen', () => {
  expect(countWith(SHELF, {}, '', 'kind', 'engine')).toBe(4);
  expect(countWith(SHELF, {}, 'dor', 'kind', 'engine')).toBe(0);
});

test('what is printed alike is one exhibit', () => {
  expect(gathered(SHELF.exhibits, ({ name }) => name).map(({ topic, count }) => [topic, count])).toEqual([['a', 2], ['b', 4]]);
});
