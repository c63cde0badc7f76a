import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './memory';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is remembered is recalled', () => {
  remember('theme', 'dark');
  expect(recall('theme')).toBe('dark');
  expect(recall('nothing')).toBeNull();
});

test('a browser that keeps nothing still works', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  remember('theme', 'dark');
  expect(recall('theme')).toBeNull();
});
