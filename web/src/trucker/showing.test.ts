import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Story } from '../lib/story.svelte';
import { words } from '../lib/words.svelte';
import BillSheet from './BillSheet.svelte';
import GameHead from './GameHead.svelte';
import { Options } from './moves';
import { BARE_BILL } from './scene';
import type { Play } from './play.svelte';
import type { ScoreLine, Stage, TruckerView } from './types';

let shown: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  words.choose('en');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

function viewAt(stage: Stage, more: Partial<TruckerView> = {}): TruckerView {
  const view: Partial<TruckerView> = {
    stage,
    level: 'I',
    plan: ['I'],
    players: [],
    titles: [],
    forecast: [],
    asked: [],
    timer: { space: 2, spaces: 2, running: false, seconds: 90 },
    ...more,
  };
  return view as TruckerView;
}

function timers(stage: Stage): number {
  const play = { view: viewAt(stage), names: [], options: new Options([]) } as unknown as Play;
  shown = mount(GameHead, { target: document.body, props: { play, story: new Story(), sandEnds: null, ondo: () => undefined, onbill: null } });
  const found = document.querySelectorAll('[role=timer]').length;
  void unmount(shown);
  shown = undefined;
  return found;
}

test('the sand timer belongs to building', () => {
  expect(timers('assembly')).toBe(1);
  expect(timers('flight')).toBe(0);
});

test('each reason stands once on a bill', () => {
  const lines: ScoreLine[] = [{ reason: 'card', amount: 4 }, { reason: 'finish', amount: 3 }, { reason: 'card', amount: 6 }];
  const players = [{ seat: 0, finished: true }] as unknown as TruckerView['players'];
  const view = viewAt('payday', { players, outcome: { scores: [13], ranks: [1], breakdown: [lines] } });
  shown = mount(BillSheet, { target: document.body, props: { view, bill: BARE_BILL, home: null, story: new Story(), names: ['Ada'], onclose: () => undefined } });
  flushSync();
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Earned on the way+10', 'Finish money+3']);
});

test('the last bill of a series begins with what was earned before, so that it adds up', () => {
  const players = [{ seat: 0, finished: false }] as unknown as TruckerView['players'];
  const view = viewAt('payday', { players, plan: ['I', 'II'], outcome: { scores: [13], ranks: [1], breakdown: [[]] } });
  const bill = { lines: { 0: [{ reason: 'finish', amount: 3 }] satisfies ScoreLine[] }, finishers: [0], isClosed: false };
  shown = mount(BillSheet, { target: document.body, props: { view, bill, home: null, story: new Story(), names: ['Ada'], onclose: () => undefined } });
  flushSync();
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Already in the till+10', 'Finish money+3']);
  expect(document.querySelector('.out')).toBeNull();
});
