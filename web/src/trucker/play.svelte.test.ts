import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Story } from '../lib/story.svelte';
import { Play, type Given } from './play.svelte';
import type { Stage, TruckerView } from './types';

function viewAt(stage: Stage, seat: number | null): TruckerView {
  const view: Partial<TruckerView> = { stage, seat, decision: null, advice: null, asked: [], players: [], forecast: [] };
  return view as TruckerView;
}

/** What is looked at while ships are built, and what once they fly. */
function lookedAt(seat: number | null): (number | null)[] {
  let view = $state.raw(viewAt('assembly', seat));
  const given = (): Given =>
    ({ story: new Story(), names: [], busy: false, submit: () => undefined, match: null, view, moves: [], events: [], openings: [], told: 0, number: 0 }) as unknown as Given;
  const seen: (number | null)[] = [];
  const stop = $effect.root(() => {
    const play = new Play(given);
    flushSync();
    play.look(1);
    flushSync();
    seen.push(play.looked);
    view = viewAt('flight', seat);
    play.director.skip();
    flushSync();
    seen.push(play.looked);
  });
  stop();
  return seen;
}

test('whoever takes off sees the own ship; whoever only watches keeps looking', () => {
  expect(lookedAt(0)).toEqual([1, null]);
  expect(lookedAt(null)).toEqual([1, 1]);
});
