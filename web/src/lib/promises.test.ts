import { beforeEach, expect, test, vi } from 'vitest';
import { notePromise, shortHash, wasPromised } from './promises';
import type { TableInfo } from './protocol';

const seen = (phase: TableInfo['phase'], hash: string): void => { notePromise({ phase, seed_hash: hash } as TableInfo); };

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});

test('a promise counts if it was seen before the end', () => {
  seen('gathering', 'aa');
  seen('playing', 'bb');
  seen('over', 'cc');
  expect(['aa', 'bb', 'cc'].map(wasPromised)).toEqual([true, true, false]);
});

test('old ones are forgotten in time', () => {
  for (let number = 0; number < 60; number += 1) seen('gathering', `hash${number}`);
  seen('playing', 'hash20');
  expect([0, 9, 10, 20, 59].map((number) => wasPromised(`hash${number}`))).toEqual([false, false, true, true, true]);
});

test('the short form is what people compare', () => {
  expect(shortHash('5e884898da28047151d0e56f8dc62927')).toBe('5e88 4898 da28 0471');
});
