import { expect, test } from 'vitest';
import { track } from './scale';

test('a line runs from left to right, the highest number on top', () => {
  expect(track([1500, 1600, 1550])).toBe('M0.0 28.0L50.0 2.0L100.0 15.0');
});

test('one number, or the same again and again, is a line too', () => {
  expect(track([1500])).toBe('M0.0 28.0');
  expect(track([1500, 1500])).toBe('M0.0 28.0L100.0 28.0');
});
