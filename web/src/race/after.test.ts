import { expect, test } from 'vitest';
import { after } from './after';
import type { Card, GoalView, RaceEvent, RaceView, SeatView } from './types';

/** A table of one, who has this pack before them. */
const drafting = (seen: readonly Card[]): RaceView =>
  ({ seat: 0, deck: 0, seats: [{ seat: 0, seen, seen_size: seen.length, hand: [], hand_size: 0 }] }) as unknown as RaceView;
const told = (view: RaceView, ...events: RaceEvent[]): readonly Card[] | null | undefined => events.reduce(after, view).seats[0]?.seen;

test('a pack replaces the one before it', () => {
  const taken: RaceEvent = { is: 'card-taken', seat: 0, count: 1, cards: [7] };
  expect(told(drafting([7, 8, 9]), taken)).toEqual([8, 9]);
  expect(told(drafting([7, 8, 9]), taken, { is: 'pack-received', seat: 0, count: 2, cards: [9, 5], set: 1 })).toEqual([9, 5]);
});

test('cards of the last pack can be dealt without being there twice', () => {
  const formed: RaceEvent = { is: 'decks-formed', cards: 40, removed: 0 };
  expect(told(drafting([7]), formed, { is: 'drew', seat: 0, count: 2, cards: [7, 3], by: 'start', powers: [], bonus: false })).toEqual([7, 3]);
});

const SEAT: SeatView = {
  seat: 0, hand_size: 2, hand: [10, 11], shown: [], seen_size: 0, seen: [], tableau: [1], fresh: 0, goods: [1], chips: 2, military: 0, strength: 0,
  goals: [], actions: [], placing: null, asked: 'action', score: 5, variable: [],
};
const RIVAL: SeatView = { ...SEAT, seat: 1, hand: null, seen: null, tableau: [2], goods: [] };
const GOAL: GoalView = { goal: 'galactic-status', kind: 'first', vp: 3, minimum: 1, totals: [0, 0], holders: [], is_gone: false };
const VIEW: RaceView = {
  seat: 0, decision: null, question: null, expansion: 'tgs', round: 1, stage: 'choice', pool: 24, deck: 50, discard: 5, known_discards: [],
  goals: [GOAL], seats: [SEAT, RIVAL], robot: null, draft: null, own_cards: [], ended: [], outcome: null,
};
const shown = (...events: RaceEvent[]): RaceView => events.reduce(after, VIEW);
const mine = (...events: RaceEvent[]): SeatView => shown(...events).seats[0] ?? SEAT;
const rival = (...events: RaceEvent[]): SeatView => shown(...events).seats[1] ?? RIVAL;

test('cards come to a hand, or before its owner to choose from', () => {
  expect(mine({ is: 'drew', seat: 0, count: 1, cards: [12], by: 'consume', powers: [], bonus: false }).hand).toEqual([10, 11, 12]);
  expect(rival({ is: 'drew', seat: 1, count: 2, cards: null, by: 'develop', powers: [], bonus: false })).toMatchObject({ hand_size: 4, hand: null });
  const looked: RaceEvent = { is: 'drew', seat: 0, count: 2, cards: [12, 13], by: 'explore', powers: [], bonus: false };
  expect(mine(looked)).toMatchObject({ hand_size: 2, seen: [12, 13], seen_size: 2 });
  expect(mine(looked, { is: 'kept', seat: 0, count: 1, cards: [13], seen: 2 })).toMatchObject({ hand: [10, 11, 13], hand_size: 3, seen: [], seen_size: 0 });
  expect(shown(looked, { is: 'kept', seat: 0, count: 1, cards: [13], seen: 2 })).toMatchObject({ deck: 48, discard: 6 });
});

test('of the first cards some go back, and the rest is the hand', () => {
  const dealt: RaceEvent = { is: 'drew', seat: 0, count: 3, cards: [12, 13, 14], by: 'start', powers: [], bonus: false };
  expect(mine(dealt, { is: 'discarded', seat: 0, count: 1, cards: [13], why: 'start' })).toMatchObject({ hand: [10, 11, 12, 14], hand_size: 4, seen: [], seen_size: 0 });
});

test('cards leave a hand', () => {
  expect(mine({ is: 'discarded', seat: 0, count: 1, cards: [10], why: 'hand_limit' })).toMatchObject({ hand: [11], hand_size: 1 });
  expect(mine({ is: 'discarded-for-chips', seat: 0, count: 1, cards: [10], by: 1, vp: 1 })).toMatchObject({ hand: [11], chips: 3, score: 6 });
  expect(mine({ is: 'gambled', seat: 0, by: 1, number: 3, card: 20, kept: true }).hand).toEqual([10, 11, 20]);
  expect(mine({ is: 'gambled', seat: 0, by: 1, number: 3, card: 20, kept: false }).hand_size).toBe(2);
});

test('a card is shown, placed and given up', () => {
  const revealed: RaceEvent = { is: 'placements-revealed', cards: [10, null] };
  expect(mine(revealed)).toMatchObject({ hand: [11], placing: 10 });
  const placed: RaceEvent = { is: 'placed', seat: 0, count: 1, cards: [11], card: 10, how: 'paid', strength: 0 };
  expect(mine(revealed, placed)).toMatchObject({ hand: [], hand_size: 0, placing: null, tableau: [1, 10], fresh: 1 });
  expect(mine(placed)).toMatchObject({ hand: [], hand_size: 0, tableau: [1, 10] });
  expect(mine({ is: 'sacrificed', seat: 0, card: 1, strength: 3 })).toMatchObject({ tableau: [], goods: [] });
  expect(rival({ is: 'start-world-dealt', seat: 1, world: 3 }).tableau).toEqual([2, 3]);
});

test('goods and chips', () => {
  expect(rival({ is: 'goods-appeared', seat: 1, worlds: [2], why: 'produce' }).goods).toEqual([2]);
  expect(mine({ is: 'sold', seat: 0, world: 1, price: 3, by: 'trade' }).goods).toEqual([]);
  const consumed: RaceEvent = { is: 'consumed', seat: 0, by: 1, worlds: [1], vp: 2, cards: 0 };
  expect(mine(consumed)).toMatchObject({ goods: [], chips: 4 });
  expect(shown(consumed)).toMatchObject({ pool: 22, discard: 6 });
  expect(shown({ is: 'robot-got-chips', vp: 4, economy: 2 }).pool).toBe(20);
  expect(shown({ is: 'reshuffled', cards: 30, seat: null })).toMatchObject({ deck: 30, discard: 0 });
});

test('rounds, phases, choices and goals', () => {
  expect(shown({ is: 'round-began', round: 2 })).toMatchObject({ round: 2, stage: 'choice', seats: [{ actions: [] }, { actions: null }] });
  expect(shown({ is: 'phase-began', stage: 'settle' }).stage).toBe('settle');
  expect(shown({ is: 'actions-revealed', actions: [['settle'], ['produce']] }).seats.map(({ actions }) => actions)).toEqual([['settle'], ['produce']]);
  expect(mine({ is: 'answered', seat: 0 }).asked).toBeNull();
  const claimed: RaceEvent = { is: 'goal-claimed', seat: 1, goal: 'galactic-status' };
  expect(shown(claimed).goals[0]?.holders).toEqual([1]);
  expect(shown(claimed, { is: 'goal-lost', seat: 1, goal: 'galactic-status' }).goals[0]?.holders).toEqual([]);
});
