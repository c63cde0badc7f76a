import { beforeEach, expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { BetSlip } from './bets.svelte';
import { Options } from './moves';
import type { DecisionOf } from './types';

const QUESTION: DecisionOf<'bet'> = { ask: 'bet', must: true, options: [['finish_first', 2], ['not_a_scratch', 3]], most: 6 };
const OPTIONS = new Options(['pass', 'bet finish_first 1', 'bet finish_first 2', 'bet not_a_scratch 1', 'bet not_a_scratch 2'].map((notation) => ({ notation })));

beforeEach(() => {
  words.choose('en');
});

test('first it is chosen what to bet on, and that is no move yet', () => {
  const choices = new BetSlip().choices(QUESTION, OPTIONS);
  expect(choices.map(({ label, moves }) => [label, moves])).toEqual([
    ['to finish first', undefined],
    ['not one part lost', undefined],
    ['No bet', ['pass']],
  ]);
  expect(choices[1]?.notes).toEqual(['won: × 3']);
});

test('then how much; and there is a way back', () => {
  const slip = new BetSlip();
  slip.choose('not_a_scratch');
  const choices = slip.choices(QUESTION, OPTIONS);
  expect(choices.map(({ moves }) => moves)).toEqual([['bet not_a_scratch 1'], ['bet not_a_scratch 2'], undefined]);
  expect(choices.map(({ notes }) => notes.join())).toEqual(['won: +3,lost: −1', 'won: +6,lost: −2', 'instead of: not one part lost']);
  slip.choose('back');
  expect(slip.choices(QUESTION, OPTIONS)).toHaveLength(3);
});

test('who owns one credit is offered no higher stake', () => {
  const slip = new BetSlip();
  slip.choose('finish_first');
  const poor = new Options(['pass', 'bet finish_first 1', 'bet not_a_scratch 1'].map((notation) => ({ notation })));
  expect(slip.choices(QUESTION, poor).map(({ label }) => label)).toEqual(['1 credit', 'Another bet']);
});
