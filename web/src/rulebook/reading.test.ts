import { expect, test } from 'vitest';
import { paragraphsOf, plain, readCitation, speaksOf } from './reading';

test('a paragraph and the rules that it tells', () => {
  const [first, second] = paragraphsOf('One thing. [BLD-01, HIT-05–09]\n\n• Another.');
  expect(first).toMatchObject({ text: 'One thing.', isItem: false });
  expect(first?.cites.map(({ name }) => name)).toEqual(['BLD-01', 'HIT-05–09']);
  expect(second).toEqual({ text: 'Another.', isItem: true, cites: [] });
});

test('a range means all rules of its group in between, and no others', () => {
  const range = readCitation('ABE-INT-COM-01–09');
  expect(speaksOf(range, 'ABE-INT-COM-01')).toBe(true);
  expect(speaksOf(range, 'ABE-INT-COM-09')).toBe(true);
  expect(speaksOf(range, 'ABE-INT-COM-10')).toBe(false);
  expect(speaksOf(range, 'ABE-INT-05')).toBe(false);
  expect(speaksOf(readCitation('BLD-08'), 'BLD-08')).toBe(true);
});

test('accents and apostrophes do not matter to somebody who looks for a word', () => {
  expect(plain('L’Équipage')).toBe("l'equipage");
});
