/** A view as it looks after one more event: so that cards, goods and chips move one after the other while the page tells
 * what happened. Whatever is not told here comes with the next view. */
import type { Card, RaceEvent, RaceView, Seat, SeatView } from './types';

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

function drawing(view: RaceView, event: Extract<RaceEvent, { is: 'drew' }>): RaceView {
  const { seat, count, cards, by } = event;
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
  const after = withSeat(view, seat, ({ goods }) => ({ goods: without(goods, worlds) }));
  return { ...after, discard: after.discard + worlds.length };
}

function hands(view: RaceView, event: RaceEvent): RaceView {
  switch (event.is) {
    case 'drew':
      return drawing(view, event);
    case 'kept':
      return withSeat({ ...view, discard: view.discard + event.seen - event.count }, event.seat, (before) => ({
        ...gain(before, event.count, event.cards),
        seen_size: 0,
        seen: before.seen && [],
      }));
    case 'discarded':
      return withSeat({ ...view, discard: view.discard + event.count }, event.seat, (before) =>
        event.why === 'start' ? {} : lose(before, event.count, event.cards),
      );
    case 'gambled':
      return event.kept ? withSeat(view, event.seat, (before) => gain(before, 1, [event.card])) : view;
    case 'discarded-for-chips':
      return withSeat(chips(view, event.seat, event.vp), event.seat, (before) => lose(before, event.count, event.cards));
    default:
      return view;
  }
}

/** Packs come and go: what is dealt from the own deck afterwards may have lain in the last of them. */
function packs(view: RaceView, event: RaceEvent): RaceView {
  switch (event.is) {
    case 'pack-received':
      return withSeat(view, event.seat, ({ seen }) => ({ seen_size: event.count, seen: seen && (event.cards ?? []) }));
    case 'card-taken':
      return withSeat(view, event.seat, ({ seen, seen_size: size }) => ({ seen_size: Math.max(0, size - 1), seen: seen && without(seen, event.cards ?? []) }));
    case 'decks-formed':
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, seen_size: 0, seen: seat.seen && [] })) };
    default:
      return view;
  }
}

function tableaus(view: RaceView, event: RaceEvent): RaceView {
  switch (event.is) {
    case 'start-world-dealt':
      return withSeat(view, event.seat, ({ tableau }) => ({ tableau: [...without(tableau, [event.world]), event.world] }));
    case 'placements-revealed':
      return event.cards.reduce<RaceView>(
        (after, card, seat) =>
          card === null ? after : withSeat(after, seat, (before) => ({ ...lose(before, 1, [card]), placing: card })),
        view,
      );
    case 'placed':
      return withSeat(view, event.seat, (before) => ({
        ...lose(before, event.count + (before.placing === event.card ? 0 : 1), [...(event.cards ?? []), event.card]),
        placing: null,
        tableau: [...before.tableau, event.card],
        fresh: before.fresh + 1,
      }));
    case 'sacrificed':
      return withSeat(view, event.seat, ({ tableau, goods }) => ({
        tableau: without(tableau, [event.card]),
        goods: without(goods, [event.card]),
      }));
    case 'goods-appeared':
      return withSeat({ ...view, deck: Math.max(0, view.deck - event.worlds.length) }, event.seat, ({ goods }) => ({
        goods: [...without(goods, event.worlds), ...event.worlds],
      }));
    case 'sold':
      return takeGoods(view, event.seat, [event.world]);
    case 'consumed':
      return chips(takeGoods(view, event.seat, event.worlds), event.seat, event.vp);
    default:
      return view;
  }
}

function course(view: RaceView, event: RaceEvent): RaceView {
  switch (event.is) {
    case 'round-began':
      return {
        ...view,
        round: event.round,
        stage: 'choice',
        seats: view.seats.map((seat) => ({ ...seat, actions: seat.seat === view.seat ? [] : null, fresh: 0 })),
      };
    case 'actions-revealed':
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, actions: event.actions[seat.seat] ?? [] })) };
    case 'phase-began':
      return { ...view, stage: event.stage, seats: view.seats.map((seat) => ({ ...seat, fresh: 0 })) };
    case 'answered':
      return withSeat(view, event.seat, () => ({ asked: null }));
    case 'goal-claimed':
      return {
        ...view,
        goals: view.goals.map((goal) => (goal.goal === event.goal ? { ...goal, holders: [...goal.holders, event.seat] } : goal)),
      };
    case 'goal-lost':
      return {
        ...view,
        goals: view.goals.map((goal) =>
          goal.goal === event.goal ? { ...goal, holders: goal.holders.filter((seat) => seat !== event.seat) } : goal,
        ),
      };
    case 'reshuffled':
      return { ...view, deck: event.cards, discard: 0 };
    default:
      return view;
  }
}

export const after = (view: RaceView, event: RaceEvent): RaceView => course(tableaus(packs(hands(view, event), event), event), event);
