import { expect, test } from 'vitest';
import { at, within } from './root';

test('alone on its site a page is where it says', () => {
  expect(at('/new')).toBe('/new');
  expect(within('/t/K7Q2')).toBe('/t/K7Q2');
});

test.each([
  ['/starhaul', '/'],
  ['/starhaul/', '/'],
  ['/starhaul/t/K7Q2', '/t/K7Q2'],
  ['/', '/nowhere'],
  ['/starhauling/t/K7Q2', '/nowhere'],
  ['/t/K7Q2', '/nowhere'],
])('under /starhaul %s is %s', (address, meant) => {
  expect(within(address, '/starhaul')).toBe(meant);
});
