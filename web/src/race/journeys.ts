/** What travels over the table when something happens: which thing, from where, to where. Places are selectors, looked up
 * before the event is shown and after it; what cannot be seen there does not travel. */
import type { Card, RaceEvent, RaceView, Seat } from './types';

/** A card as it is, a card face down, a good of that world, a chip. */
export type Thing = { is: 'card' | 'good'; card: Card } | { is: 'back' | 'chip' };

export interface Journey {
  thing: Thing;
  from: string;
  to: string;
  /** Whether it is seen lying there afterwards. */
  endsThere: boolean;
}

const DECK = '.bank .deck';
const DISCARD = '.bank .discard';
const POOL = '.bank .pool';
/** More are not told apart. */
const MOST = 5;

const spot = (card: Card): string => `.spot[data-card='${card}']`;
const goodOn = (card: Card): string => `${spot(card)} .good`;
const handOf = (seat: Seat): string => `[data-spot='seat-${seat}'] .counts .held`;
const chipsOf = (seat: Seat): string => `[data-spot='seat-${seat}'] .counts .chips`;

const laid = (card: Card, from: string): Journey => ({ thing: { is: 'card', card }, from, to: spot(card), endsThere: true });
const gone = (thing: Thing, from: string, to: string): Journey => ({ thing, from, to, endsThere: false });
const repeated = (thing: Thing, count: number, from: string, to: string): Journey[] =>
  Array.from({ length: Math.min(count, MOST) }, () => gone(thing, from, to));

/** Known cards are seen to come; of others only how many. */
function drawn({ seat, count, cards }: { seat: Seat; count: number; cards: readonly Card[] | null }): Journey[] {
  return cards ? cards.map((card) => laid(card, DECK)) : repeated({ is: 'back' }, count, DECK, handOf(seat));
}

function thrownAway({ seat, count, cards }: { seat: Seat; count: number; cards: readonly Card[] | null }): Journey[] {
  return cards ? cards.map((card) => gone({ is: 'card', card }, spot(card), DISCARD)) : repeated({ is: 'back' }, count, handOf(seat), DISCARD);
}

/** Out of the own hand, where it is seen, or out of somebody's. */
function laidDown(seat: Seat, card: Card, view: RaceView): Journey {
  return laid(card, seat === view.seat ? spot(card) : handOf(seat));
}

function cardsOf(event: RaceEvent, view: RaceView): Journey[] {
  switch (event.is) {
    case 'drew':
      return drawn(event);
    case 'kept': {
      const { seat, cards, seen: looked, count } = event;
      const left = cards && (view.seats[seat]?.seen ?? []).filter((card) => !cards.includes(card));
      return [...(cards ?? []).map((card) => laid(card, spot(card))), ...thrownAway({ seat, count: looked - count, cards: left })];
    }
    case 'discarded':
      return thrownAway(event);
    case 'placements-revealed':
      return event.cards.flatMap((card, seat) => (card === null ? [] : [laidDown(seat, card, view)]));
    case 'placed':
      return [...(view.seats[event.seat]?.placing === event.card ? [] : [laidDown(event.seat, event.card, view)]), ...thrownAway(event)];
    case 'sacrificed':
      return [gone({ is: 'card', card: event.card }, spot(event.card), DISCARD)];
    default:
      return [];
  }
}

function goodsOf(event: RaceEvent): Journey[] {
  const chips = (seat: Seat, vp: number): Journey[] => repeated({ is: 'chip' }, vp, POOL, chipsOf(seat));
  switch (event.is) {
    case 'goods-appeared':
      return event.worlds.map((card) => ({ thing: { is: 'good', card }, from: DECK, to: goodOn(card), endsThere: true }));
    case 'sold':
      return [gone({ is: 'good', card: event.world }, goodOn(event.world), DISCARD)];
    case 'consumed':
      return [
        ...event.worlds.map((card) => gone({ is: 'good', card }, goodOn(card), spot(event.by))),
        ...chips(event.seat, event.vp),
      ];
    case 'discarded-for-chips':
      return [...thrownAway(event), ...chips(event.seat, event.vp)];
    default:
      return [];
  }
}

/** What is to be seen moving when this happens to a table that looks like that. */
export const journeysOf = (event: RaceEvent, before: RaceView): readonly Journey[] => [...cardsOf(event, before), ...goodsOf(event)];
