import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Choice } from './choice';
import Choices from './Choices.svelte';

const choice = (id: string): Choice => ({ id, label: id, notes: [], tone: 'plain' });

test('what comes up under a resting pointer is not pointed at before that moves', () => {
  const props = { choices: [choice('a')], busy: false, sent: null, isCompact: false, sign: undefined, more: undefined, onchoose: () => undefined, onlook: undefined };
  const shown = mount(Choices<Choice>, { target: document.body, props });
  const isFresh = (): boolean => document.querySelector('.choices')?.classList.contains('fresh') ?? false;
  const move = (by: number): void => {
    document.querySelector('button')?.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX: by, movementY: 0 }));
    flushSync();
  };
  flushSync();
  expect(isFresh()).toBe(true);
  move(0);
  expect(isFresh()).toBe(true);
  move(2);
  expect(isFresh()).toBe(false);
  void unmount(shown);
});
