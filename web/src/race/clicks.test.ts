import { expect, test } from 'vitest';
import { Clicks } from './clicks';

test('two quick clicks on a card that still can be picked are both meant for it', () => {
  const clicks = new Clicks();
  expect(clicks.isMeant(7, 1, true)).toBe(true);
  expect(clicks.isMeant(7, 2, true)).toBe(true);
});

test('once the first click was the answer, the second opens nothing and picks nothing', () => {
  const clicks = new Clicks();
  clicks.isMeant(7, 1, true);
  expect(clicks.isMeant(7, 2, false)).toBe(false);
  expect(clicks.isMeant(8, 2, true)).toBe(false);
  expect(clicks.isMeant(8, 1, false)).toBe(true);
});

test('a tap that follows a long press is a first one, however browsers count it', () => {
  const clicks = new Clicks();
  clicks.isMeant(8, 1, true);
  clicks.forget();
  expect(clicks.isMeant(7, 2, true)).toBe(true);
});
