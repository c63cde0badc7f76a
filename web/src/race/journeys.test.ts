import { expect, test } from 'vitest';
import { journeysOf } from './journeys';
import type { RaceEvent, RaceView } from './types';

/** Three seats seen from the first, who looks at two cards. */
const TABLE = { seat: 0, seats: [{ seat: 0, seen: [7, 8], placing: 3 }, { seat: 1, seen: null, placing: null }] } as unknown as RaceView;
const told = (event: RaceEvent): string[] =>
  journeysOf(event, TABLE).map(({ thing, from, to }) => `${'card' in thing ? `${thing.is} ${thing.card}` : thing.is}: ${from} > ${to}`);

test('own cards are seen to come, of others only how many', () => {
  expect(told({ is: 'drew', seat: 0, count: 1, cards: [5], by: 'explore', powers: [], bonus: false })).toEqual(["card 5: .bank .deck > .spot[data-card='5']"]);
  const back = "back: .bank .deck > [data-spot='seat-1'] .counts .held";
  expect(told({ is: 'drew', seat: 1, count: 2, cards: null, by: 'explore', powers: [], bonus: false })).toEqual([back, back]);
});

test('what is not kept is thrown away', () => {
  expect(told({ is: 'kept', seat: 0, count: 1, seen: 2, cards: [8] })).toEqual([
    "card 8: .spot[data-card='8'] > .spot[data-card='8']",
    "card 7: .spot[data-card='7'] > .bank .discard",
  ]);
});

test('a card that lies there already does not come again when it is paid for', () => {
  const placed = { is: 'placed', card: 3, count: 1, how: 'paid', strength: 0 } as const;
  expect(told({ ...placed, seat: 0, cards: [9] })).toEqual(["card 9: .spot[data-card='9'] > .bank .discard"]);
  expect(told({ ...placed, seat: 1, cards: null })).toEqual([
    "card 3: [data-spot='seat-1'] .counts .held > .spot[data-card='3']",
    "back: [data-spot='seat-1'] .counts .held > .bank .discard",
  ]);
});

test('goods go to what consumes them, chips to whom they are due', () => {
  expect(told({ is: 'consumed', seat: 1, by: 4, worlds: [6], vp: 1, cards: 0 })).toEqual([
    "good 6: .spot[data-card='6'] .good > .spot[data-card='4']",
    "chip: .bank .pool > [data-spot='seat-1'] .counts .chips",
  ]);
});
