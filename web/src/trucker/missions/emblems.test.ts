import { expect, test } from 'vitest';
import { MISSIONS } from './catalogue';
import { EMBLEMS } from './emblems';

test('every mission has a drawing of its own, and no drawing is left over', () => {
  expect(Object.keys(EMBLEMS).sort()).toEqual(Object.values(MISSIONS).map(({ key }) => key).sort());
  expect(new Set(Object.values(EMBLEMS).map(({ line, accent }) => line + accent)).size).toBe(Object.keys(MISSIONS).length);
});
