import { expect, test } from 'vitest';
import { cueOf } from './cues';
import type { TruckerEvent } from './types';

/** What the expansions add to a flight, and how it sounds. */
const HEARD: readonly (readonly [TruckerEvent, string])[] = [
  [{ is: 'squares-closed', dice: [1, 3], board: 'IIIB', squares: [] }, 'dice'],
  [{ is: 'halves-drawn', boards: [] }, 'place'],
  [{ is: 'lane-shifted', seat: 0, square: [7, 7], way: 'left', lane: 8 }, 'thrust'],
  [{ is: 'panel-used', seat: 0, square: [7, 7], target: [6, 7], cause: 'card' }, 'power'],
  [{ is: 'crubots-activated', seat: 0, square: [7, 7], count: 4 }, 'power'],
  [{ is: 'intruder-stepped', seat: 0, hand: 'left', step: 2, square: [7, 7] }, 'step'],
  [{ is: 'crew-lost', seat: 0, square: [7, 7], dweller: 'humans', count: 1, cause: 'intruder' }, 'bite'],
  [{ is: 'crew-lost', seat: 0, square: [7, 7], dweller: 'humans', count: 1, cause: 'radiation' }, 'bite'],
  [{ is: 'charge-planted', seat: 0, square: [7, 7] }, 'charge'],
  [{ is: 'intruder-gone', seat: 0, hand: 'left', how: 'defeated' }, 'safe'],
  [{ is: 'components-lost', seat: 0, how: 'blown_up', components: [] }, 'bang'],
  [{ is: 'components-lost', seat: 0, how: 'broken', components: [] }, 'bang'],
  [{ is: 'rain-falls', side: 'front' }, 'rain'],
  [{ is: 'escaped', seat: 0, count: 2 }, 'thrust'],
  [{ is: 'fleet-faced', seat: 0, spared: 2, lines: 2 }, 'safe'],
  [{ is: 'fleet-faced', seat: 0, spared: 1, lines: 2 }, 'hit'],
  [{ is: 'merchant-moved', days: 3, position: 9 }, 'move'],
  [{ is: 'crates-lost', count: 1, left: 3 }, 'hit'],
  [{ is: 'merchant-escorted', seats: [0] }, 'safe'],
  [{ is: 'mission-chosen', mission: 'MS01', votes: [] }, 'card'],
  [{ is: 'supercards-added', piles: [1] }, 'card'],
  [{ is: 'trial-judged', seat: 0, passed: true }, 'safe'],
  [{ is: 'bet-judged', seat: 0, option: 'finish_first', is_won: false }, 'bite'],
  [{ is: 'died', seat: 0 }, 'bang'],
  [{ is: 'member-joined', seat: 0, member: 'welder' }, 'whistle'],
  [{ is: 'ability-used', seat: 1, ability: 'welder.b' }, 'whistle'],
  [{ is: 'drill-called', seat: 1 }, 'alarm'],
  [{ is: 'component-altered', seat: 0, square: [7, 7], kind: 'cabin', alteration: null }, 'weld'],
  [{ is: 'connection-marked', seat: 0, ends: [[6, 7], [7, 7]] }, 'bite'],
  [{ is: 'price-changed', seat: 1, colour: 'red', way: -1 }, 'coin'],
];

test.each(HEARD)('%j is heard', (event, cue) => {
  expect(cueOf(event)).toBe(cue);
});

test('a ship that goes on as before makes no noise', () => {
  expect(cueOf({ is: 'intruder-gone', seat: 0, hand: 'left', how: 'leaves' })).toBeUndefined();
  expect(cueOf({ is: 'crew-lost', seat: 0, square: [7, 7], dweller: 'humans', count: 1, cause: 'penalty' })).toBeUndefined();
});
