import { beforeEach, expect, test, vi } from 'vitest';
import { SkipGuard, type Press } from './skipping';

const click = (x: number, y: number, detail = 1): MouseEvent => new MouseEvent('click', { clientX: x, clientY: y, detail, bubbles: true, cancelable: true });
const key = (name: string, repeat = false): KeyboardEvent => new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true });

beforeEach(() => { vi.useFakeTimers(); });

function after(press: Press): SkipGuard {
  const guard = new SkipGuard();
  guard.note(press);
  return guard;
}

test('a second press in the same place is not meant for what came there; a later one, or one elsewhere, is', () => {
  const guard = after(click(100, 100));
  expect([guard.repeats(click(110, 90)), guard.repeats(click(300, 100)), guard.repeats(key(' '))]).toEqual([true, false, false]);
  vi.advanceTimersByTime(400);
  expect(guard.repeats(click(100, 100))).toBe(false);
});

test('nobody has skipped: whatever is pressed is meant', () => {
  expect(new SkipGuard().repeats(click(0, 0))).toBe(false);
});

test('the key that skipped does not answer, as long as it is held down too; others do', () => {
  const guard = after(key(' '));
  expect([guard.repeats(key(' ')), guard.repeats(key('1')), guard.repeats(click(0, 0))]).toEqual([true, false, false]);
  vi.advanceTimersByTime(5000);
  expect([guard.repeats(key(' ', true)), guard.repeats(key(' '))]).toEqual([true, false]);
});

test('a button that was pressed by a key counts as that key', () => {
  const guard = after(click(0, 0, 0));
  expect([guard.repeats(key('Enter')), guard.repeats(click(0, 0))]).toEqual([true, false]);
});

test('such a press reaches nothing, except while there is more to skip', () => {
  const guard = after(click(10, 10));
  let isShowing = false;
  const pressed = vi.fn();
  document.body.addEventListener('click', pressed);
  const stop = guard.watch(() => isShowing);
  document.body.dispatchEvent(click(10, 10));
  expect(pressed).not.toHaveBeenCalled();
  isShowing = true;
  document.body.dispatchEvent(click(10, 10));
  expect(pressed).toHaveBeenCalledOnce();
  isShowing = false;
  stop();
  document.body.dispatchEvent(click(10, 10));
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a key that was let go is pressed anew', () => {
  const guard = after(key(' '));
  const stop = guard.watch(() => false);
  dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }));
  vi.advanceTimersByTime(400);
  expect(guard.repeats(key(' ', true))).toBe(false);
  stop();
});
