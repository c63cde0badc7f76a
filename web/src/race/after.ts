/** A view as it looks after one more event: so that cards, goods and chips move one after the other while the page tells
 * what happened. What the rules alone know (military, what cards are worth, what is asked next) comes with the next view. */
import { changing, type Changes } from '../lib/kinds';
import type { Card, EventOf, RaceEvent, RaceView, RobotEvent, Seat, SeatView } from './types';

const without = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] => cards.filter((card) => !gone.includes(card));

function withSeat(view: RaceView, seat: Seat, change: (before: SeatView) => Partial<SeatView>): RaceView {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

/** Cards come to a hand; only its owner knows which. */
function gain(before: SeatView, count: number, cards: readonly Card[] | null): Partial<SeatView> {
  return { hand_size: before.hand_size + count, hand: before.hand && [...before.hand, ...(cards ?? [])] };
}

function lose(before: SeatView, count: number, cards: readonly Card[] | null): Partial<SeatView> {
  return { hand_size: Math.max(0, before.hand_size - count), hand: before.hand && without(before.hand, cards ?? []) };
}

/** Drawn to be chosen from, not into the hand. */
const LAID_OUT = new Set(['explore', 'start', 'draft']);

function drew(view: RaceView, { seat, count, cards, by }: EventOf<'drew'>): RaceView {
  const drawn = { ...view, deck: Math.max(0, view.deck - count) };
  if (!LAID_OUT.has(by)) return withSeat(drawn, seat, (before) => gain(before, count, cards));
  return withSeat(drawn, seat, (before) => ({
    seen_size: before.seen_size + count,
    seen: before.seen && [...before.seen, ...(cards ?? [])],
  }));
}

function chips(view: RaceView, seat: Seat, vp: number): RaceView {
  return withSeat({ ...view, pool: view.pool - vp }, seat, ({ chips: had, score }) => ({ chips: had + vp, score: score + vp }));
}

function takeGoods(view: RaceView, seat: Seat, worlds: readonly Card[]): RaceView {
  const taken = withSeat(view, seat, ({ goods }) => ({ goods: without(goods, worlds) }));
  return { ...taken, discard: taken.discard + worlds.length };
}

function kept(view: RaceView, { seat, count, cards, seen: looked }: EventOf<'kept'>): RaceView {
  return withSeat({ ...view, discard: view.discard + looked - count }, seat, (before) => ({
    ...gain(before, count, cards),
    seen_size: 0,
    seen: before.seen && [],
  }));
}

/** What somebody looked at and did not give back. */
function inHand(before: SeatView): Partial<SeatView> {
  return { ...gain(before, before.seen_size, before.seen), seen_size: 0, seen: before.seen && [] };
}

/** Of the first cards some go back, and the rest is the hand. */
function givenBack(before: SeatView, count: number, cards: readonly Card[] | null): Partial<SeatView> {
  return inHand({ ...before, seen_size: before.seen_size - count, seen: before.seen && without(before.seen, cards ?? []) });
}

function discarded(view: RaceView, { seat, count, cards, why }: EventOf<'discarded'>): RaceView {
  return withSeat({ ...view, discard: view.discard + count }, seat, (before) =>
    why === 'start' ? givenBack(before, count, cards) : lose(before, count, cards),
  );
}

function began(view: RaceView, { round }: EventOf<'round-began'>): RaceView {
  return everySeat({ ...view, round, stage: 'choice' }, (seat) => ({ ...inHand(seat), actions: seat.seat === view.seat ? [] : null, fresh: 0 }));
}

/** Packs come and go: what is dealt from the own deck afterwards may have lain in the last of them. */
function received(view: RaceView, { seat, count, cards }: EventOf<'pack-received'>): RaceView {
  return withSeat(view, seat, ({ seen }) => ({ seen_size: count, seen: seen && (cards ?? []) }));
}

function taken(view: RaceView, { seat, cards }: EventOf<'card-taken'>): RaceView {
  return withSeat(view, seat, ({ seen, seen_size: size }) => ({ seen_size: Math.max(0, size - 1), seen: seen && without(seen, cards ?? []) }));
}

function dealt(view: RaceView, { seat, world }: EventOf<'start-world-dealt'>): RaceView {
  return withSeat(view, seat, ({ tableau }) => ({ tableau: [...without(tableau, [world]), world] }));
}

function revealed(view: RaceView, { cards }: EventOf<'placements-revealed'>): RaceView {
  return cards.reduce<RaceView>(
    (shown, card, seat) => (card === null ? shown : withSeat(shown, seat, (before) => ({ ...lose(before, 1, [card]), placing: card }))),
    view,
  );
}

function placed(view: RaceView, { seat, card, count, cards }: EventOf<'placed'>): RaceView {
  return withSeat(view, seat, (before) => ({
    ...lose(before, count + (before.placing === card ? 0 : 1), [...(cards ?? []), card]),
    placing: null,
    tableau: [...before.tableau, card],
    fresh: before.fresh + 1,
  }));
}

function sacrificed(view: RaceView, { seat, card }: EventOf<'sacrificed'>): RaceView {
  return withSeat(view, seat, ({ tableau, goods }) => ({ tableau: without(tableau, [card]), goods: without(goods, [card]) }));
}

function appeared(view: RaceView, { seat, worlds }: EventOf<'goods-appeared'>): RaceView {
  return withSeat({ ...view, deck: Math.max(0, view.deck - worlds.length) }, seat, ({ goods }) => ({
    goods: [...without(goods, worlds), ...worlds],
  }));
}

function discardedForChips(view: RaceView, { seat, count, cards, vp }: EventOf<'discarded-for-chips'>): RaceView {
  return withSeat(chips(view, seat, vp), seat, (before) => lose(before, count, cards));
}

const everySeat = (view: RaceView, change: (before: SeatView) => Partial<SeatView>): RaceView => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, ...change(seat) })),
});

function holding(view: RaceView, goal: string, change: (holders: readonly Seat[]) => readonly Seat[]): RaceView {
  return { ...view, goals: view.goals.map((one) => (one.goal === goal ? { ...one, holders: change(one.holders) } : one)) };
}

/** The robot's own side of the table is told by robot/telling.ts, which knows what it is doing. */
const ROBOT: Changes<RaceView, RobotEvent> = {
  'robot-began': null,
  'dice-rolled': null,
  'robot-acted': null,
  'robot-idle': null,
  'robot-placed-marker': null,
  'robot-got-chips': (view, { vp }) => ({ ...view, pool: view.pool - vp }),
  'robot-tracks': null,
  'robot-drew': null,
  'robot-flipped': null,
  'robot-placed': null,
  'robot-found-nothing': null,
  'robot-start-left': null,
  'robot-face-turned': null,
};

const CHANGES: Changes<RaceView, RaceEvent> = {
  ...ROBOT,
  'goals-dealt': null,
  'start-worlds-dealt': null,
  'start-world-dealt': dealt,
  'pack-received': received,
  'card-taken': taken,
  'decks-formed': (view) => everySeat(view, ({ seen }) => ({ seen_size: 0, seen: seen && [] })),
  'round-began': began,
  answered: (view, { seat }) => withSeat(view, seat, () => ({ asked: null })),
  'actions-revealed': (view, { actions }) => everySeat(view, ({ seat }) => ({ actions: actions[seat] ?? [] })),
  'phase-began': (view, { stage }) => everySeat({ ...view, stage }, () => ({ fresh: 0 })),
  drew,
  kept,
  discarded,
  'placements-revealed': revealed,
  placed,
  sacrificed,
  'goods-appeared': appeared,
  sold: (view, { seat, world }) => takeGoods(view, seat, [world]),
  consumed: (view, { seat, worlds, vp }) => chips(takeGoods(view, seat, worlds), seat, vp),
  'discarded-for-chips': discardedForChips,
  gambled: (view, { seat, card, kept: isKept }) => (isKept ? withSeat(view, seat, (before) => gain(before, 1, [card])) : view),
  reshuffled: (view, { cards }) => ({ ...view, deck: cards, discard: 0 }),
  'goal-claimed': (view, { seat, goal }) => holding(view, goal, (holders) => [...holders, seat]),
  'goal-lost': (view, { seat, goal }) => holding(view, goal, (holders) => holders.filter((one) => one !== seat)),
  'game-ended': null,
};

export const after = changing(CHANGES);
