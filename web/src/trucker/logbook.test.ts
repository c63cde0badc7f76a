import { expect, test } from 'vitest';
import { awards, isWhole, launchedShip, logbook } from './logbook';
import type { ShipView, TruckerEvent } from './types';

const FLIGHT: TruckerEvent[] = [
  { is: 'flight-prepared', number: 1, level: 'I' },
  { is: 'tile-placed', seat: 0, tile: 'B048', square: [7, 6], turn: 2 },
  { is: 'components-lost', seat: 0, how: 'removed', components: [{ tile: 'B020', square: [7, 8] }] },
  { is: 'launched', order: [0, 1] },
  { is: 'card-revealed', card: 'I-09' },
  { is: 'threat-met', seat: 0, how: 'hit', square: [7, 6] },
  { is: 'components-lost', seat: 0, how: 'destroyed', components: [{ tile: 'B048', square: [7, 6] }] },
  { is: 'threat-met', seat: 1, how: 'shielded', square: null },
  { is: 'card-revealed', card: 'I-13' },
  { is: 'goods-loaded', seat: 1, colour: 'red', square: [6, 7] },
  { is: 'flight-ended', finishers: [0, 1] },
  { is: 'credits-changed', seat: 0, amount: 4, cause: 'finish' },
];
const HOME: ShipView = { ship_class: 'I', components: [], crew: 2, humans: 2, tokens: 0, exposed: 4, engines: [0, 0], cannon_halves: [0, 0], shielded: [] };

test('what a card did to a ship stands under its name, and repairs in the yard do not', () => {
  const [mine, theirs] = logbook(FLIGHT, 2) ?? [];
  expect(mine?.blows).toEqual([{ card: 'I-09', hits: 1, parts: 1, crew: 0, goods: 0, credits: 0 }]);
  expect(theirs?.blows).toEqual([]);
});

test('a ship has what it lost again, turned as it was built in', () => {
  const [mine] = logbook(FLIGHT, 2) ?? [];
  if (!mine) throw new Error('no log');
  expect(launchedShip(HOME, mine).components).toMatchObject([{ tile: 'B048', square: [7, 6], turn: 2, kind: 'cannon' }]);
});

test('a launched ship carries its crew and full batteries, and nothing that was loaded on the way', () => {
  const empty = { turn: 0, humans: 0, alien: '', tokens: 0, goods: [] } as const;
  const home: ShipView = {
    ...HOME,
    components: [
      { ...empty, tile: 'B084', kind: 'battery', square: [6, 6] },
      { ...empty, tile: 'B020', kind: 'cargo_hold', square: [6, 7], goods: ['red'] },
      { ...empty, tile: 'B001', kind: 'cabin', square: [7, 7] },
    ],
  };
  const events: TruckerEvent[] = [
    { is: 'flight-prepared', number: 1, level: 'I' },
    { is: 'crew-housed', seat: 0, square: [7, 7], dweller: 'humans', count: 2 },
    { is: 'crew-housed', seat: 1, square: [7, 7], dweller: 'purple', count: 1 },
    { is: 'launched', order: [0, 1] },
    { is: 'crew-lost', seat: 0, square: [7, 7], dweller: 'humans', count: 2, cause: 'card' },
    { is: 'goods-loaded', seat: 0, square: [6, 7], colour: 'red' },
    { is: 'flight-ended', finishers: [] },
  ];
  const [mine] = logbook(events, 2) ?? [];
  if (!mine) throw new Error('no log');
  expect(launchedShip(home, mine).components.map(({ tokens, goods, humans, alien }) => ({ tokens, goods, humans, alien }))).toEqual([
    { tokens: 2, goods: [], humans: 0, alien: '' },
    { tokens: 0, goods: [], humans: 0, alien: '' },
    { tokens: 0, goods: [], humans: 2, alien: '' },
  ]);
});

test('a story that does not reach back to the launch tells nothing', () => {
  expect(logbook(FLIGHT.slice(5), 2)).toBeNull();
  expect(isWhole(FLIGHT)).toBe(true);
  expect(isWhole(FLIGHT.slice(1))).toBe(false);
});

test('only the last flight counts', () => {
  const [mine] = logbook([...FLIGHT, { is: 'flight-prepared', number: 2, level: 'II' }, { is: 'launched', order: [0, 1] }, { is: 'flight-ended', finishers: [] }], 2) ?? [];
  expect(mine?.blows).toEqual([]);
});

test('everybody gets an award before somebody gets two, and none is shared', () => {
  const won = awards(logbook(FLIGHT, 2) ?? []);
  expect(won).toEqual([
    { feat: 'hits', seat: 0, count: 1 },
    { feat: 'goods', seat: 1, count: 1 },
    { feat: 'saves', seat: 1, count: 1 },
  ]);
});
