import { expect, test } from 'vitest';
import { tileOfKind } from '../describe';
import { countSoFar, standingIn } from './progress';
import type { PlayerView, SpecialKind, TruckerView } from '../types';

/** A ship with these aboard, after losing those. */
function player(aboard: readonly SpecialKind[], lost: readonly SpecialKind[] = []): PlayerView {
  const components = aboard.map((kind) => ({ tile: tileOfKind(kind), alien: '' }));
  return { ship: { components, crew: 3 }, discarded: lost.map(tileOfKind), feats: { lost: 4, trials_passed: 2 } } as unknown as PlayerView;
}
const view = { mission: { id: 'MS09', merchant: { position: 0, crates: 5 } } } as unknown as TruckerView;

test('special components are counted by kind, and both artifacts are one type', () => {
  const one = player(['fragile', 'fragile', 'artifact', 'double_artifact'], ['fragile']);
  expect(countSoFar('delivered:fragile', one, view)).toBe(2);
  expect(countSoFar('delivered:artifact+double_artifact', one, view)).toBe(2);
  expect(countSoFar('lost:fragile', one, view)).toBe(1);
  expect(countSoFar('delivered_types', one, view)).toBe(2);
  expect(countSoFar('delivered_extra', one, view)).toBe(2);
});

test('what cannot be seen is not counted', () => {
  const one = player([]);
  expect(countSoFar('lost_components', one, view)).toBe(4);
  expect(countSoFar('merchant_crates', one, view)).toBe(5);
  expect(countSoFar('mirror_pairs', one, view)).toBeNull();
});

test('what is paid once is not multiplied', () => {
  const flying = { ...view, stage: 'flight', level: 'II' } as unknown as TruckerView;
  const standing = standingIn('MS04', flying, player(['explosive', 'explosive']));
  expect(standing.map(({ count, amount, isEach }) => ({ count, amount, isEach }))).toEqual([
    { count: 2, amount: 7, isEach: true },
    { count: 2, amount: 6, isEach: false },
  ]);
  expect(standingIn('MS04', { ...flying, outcome: { ranks: [1] } } as unknown as TruckerView, player(['explosive']))).toEqual([]);
});
