import { beforeEach, expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import { choicesFor } from '../choices';
import { Options } from '../moves';
import type { Decision, TruckerView } from '../types';
import { stealing } from './choices';

const optionsOf = (...notations: string[]): Options => new Options(notations.map((notation) => ({ notation })));

function offered(decision: Decision, ...notations: string[]): { id: string; label: string; notes: string }[] {
  const view = { seat: 0, decision, players: [] } as unknown as TruckerView;
  return choicesFor(view, optionsOf(...notations), ['Ada', 'Bob']).map(({ id, label, notes }) => ({ id, label, notes: notes.join() }));
}

beforeEach(() => {
  words.choose('en');
});

test('goods are given up block by block, and what no block is given for is taken in charges', () => {
  const decision = { ask: 'surrender', must: true, due: 2, tokens: 1 } as const;
  expect(offered(decision, 'unload blue 6,6', 'done')).toEqual([
    { id: 'unload blue 6,6', label: 'blue block, worth 1', notes: 'column 6, row 6' },
    { id: 'done', label: 'That is all I have', notes: '−1 charge' },
  ]);
  expect(offered({ ...decision, tokens: 0 }, 'unload blue 6,6').map(({ id }) => id)).toEqual(['unload blue 6,6']);
});

test('the weakest connections come first, with what they cost', () => {
  const spots = [2, 5, 3, 4].map((components, row) => ({ squares: [[5, row], [6, row]] as const, components }));
  const marks = offered({ ask: 'mark_connection', must: true, victim: 1, spots, humans: 1 });
  expect(marks.map(({ id }) => id)).toEqual(['mark 5,1 6,1', 'mark 5,3 6,3', 'mark 5,2 6,2', 'pass']);
  expect(marks[0]?.notes).toBe('5 components go with it,1 astronaut leaves');
  expect(marks.at(-1)?.label).toBe('Leave Bob alone');
});

test('what others have put aside is named with its owner', () => {
  expect(stealing(optionsOf('take-from 1 B147', 'take'), ['Ada', 'Bob']).map(({ label }) => label)).toEqual(['Structural module, from Bob']);
});
