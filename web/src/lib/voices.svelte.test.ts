import { expect, test, vi } from 'vitest';
import { voices } from './voices.svelte';

test('bots speak once an occasion, never one after the other, and not at all when muted', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  voices.begin('first');
  voices.note(1, 'start');
  expect(voices.remark).toEqual({ seat: 1, occasion: 'start' });
  voices.note(2, 'hit');
  expect(voices.remark?.seat).toBe(1);
  now.mockReturnValue(1_030_000);
  voices.hush();
  voices.note(1, 'start');
  expect(voices.remark).toBeNull();
  voices.note(2, 'hit');
  expect(voices.remark).toEqual({ seat: 2, occasion: 'hit' });
  voices.choose(false);
  voices.begin('second');
  voices.note(1, 'start');
  expect(voices.remark).toBeNull();
  voices.choose(true);
  now.mockRestore();
});
