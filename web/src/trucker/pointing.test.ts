import { expect, test } from 'vitest';
import { Options } from './moves';
import { placingTargets, proposedPicks } from './pointing';
import type { LooseView, TruckerView } from './types';

const options = (...notations: string[]): Options => new Options(notations.map((notation) => ({ notation })));
const IN_HAND: LooseView = { tile: 'B061', square: null, turn: 0, from_reserve: false };
const looks = (rightful: Options, all: Options, loose: LooseView, turn = 0): Record<string, string> =>
  Object.fromEntries(placingTargets(all, rightful, loose, turn).map(({ square, look }) => [square.join(), look]));

test('a square glows where the component fits as it is turned, and is dotted where it fits otherwise', () => {
  const all = options('place 6,7 0', 'place 6,7 1', 'place 8,7 1');
  expect(looks(all, all, IN_HAND)).toEqual({ '6,7': 'fits', '8,7': 'turned' });
  expect(looks(all, all, IN_HAND, 1)).toEqual({ '6,7': 'fits', '8,7': 'fits' });
});

test('where anything can be placed, a square is wrong only if no turn keeps to the rules', () => {
  const all = options('place 6,7 0', 'place 6,7 1', 'place 8,7 0', 'place 8,7 1', 'place 9,9 0');
  const rightful = options('place 6,7 1', 'place 8,7 0');
  expect(looks(rightful, all, IN_HAND)).toEqual({ '6,7': 'turned', '8,7': 'fits', '9,9': 'wrong' });
});

test('a component that lies there can be moved, and is known by its own square', () => {
  const all = options('place 6,7 0', 'place 8,7 1');
  expect(looks(all, all, { ...IN_HAND, square: [6, 7] })).toEqual({ '8,7': 'turned', '6,7': 'own' });
});

test('charges that are lost are proposed, and what pays for power is not', () => {
  const components = [{ square: [6, 7], tokens: 1, kind: 'battery' }, { square: [7, 7], tokens: 0, kind: 'cabin' }, { square: [8, 7], tokens: 2, kind: 'battery' }];
  const view = (decision: object): TruckerView => ({ seat: 0, players: [{ ship: { components } }], decision: { ask: 'pay_token', must: true, ...decision } }) as unknown as TruckerView;
  expect(proposedPicks(view({ losing: { count: 2 } }), 2)).toEqual([[6, 7], [8, 7]]);
  expect(proposedPicks(view({ losing: { count: 2 } }), 1)).toEqual([]);
  expect(proposedPicks(view({ targets: [] }), 2)).toEqual([]);
});
