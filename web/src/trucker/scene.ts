/** What is to be seen beside the view, and how each event changes it. */
import { aimedAfter, flyers } from './aiming';
import type { Approach } from './hits';
import { same } from './moves';
import type { Ask, Card, Cause, Criterion, EventOf, Hand, Loss, ScoreLine, Seat, ShipView, Square, Threat, TruckerEvent, TruckerView } from './types';

export interface Meeting {
  how: EventOf<'threat-met'>['how'];
  square: Square | null;
}

/** Something on its way to the ships. */
export interface Incoming extends Approach {
  id: number;
  met: Readonly<Record<Seat, Meeting>>;
  /** Components in danger, where that is known before the end. */
  aims?: Readonly<Record<Seat, Square>>;
  /** At whom it comes, where that is known. */
  at?: readonly Seat[];
  /** Where it comes for those who shifted it. */
  lanes?: Readonly<Record<Seat, number>>;
  /** What follows in the same lane. */
  then?: readonly Threat[] | undefined;
}

export interface Ghost {
  id: string;
  seat: Seat;
  tile: string;
  turn: number;
  square: Square;
  how: Loss;
}

/** An intruder aboard, or a charge that one has left there. */
export interface Raider {
  seat: Seat;
  square: Square;
  /** The one that an intruder keeps to the wall; null for a charge. */
  hand: Hand | null;
}

/** The way of an intruder through a ship, which is seen until the card is over. */
export interface Trail {
  seat: Seat;
  hand: Hand;
  path: readonly Square[];
}

/** Figures, blocks or tokens that something on the card has taken from a component. */
export interface Taking {
  seat: Seat;
  square: Square;
  cause: Taker;
  count: number;
}

const TAKERS = ['intruder', 'radiation', 'epidemic'] as const;
type Taker = (typeof TAKERS)[number];
const isTaker = (cause: Cause): cause is Taker => (TAKERS as readonly Cause[]).includes(cause);

/** How somebody fared against an enemy. */
export interface Fight {
  seat: Seat;
  result: EventOf<'fought'>['result'];
  halves: number;
}

export interface Declared {
  criterion: Criterion;
  /** What was subtracted. */
  minus?: Criterion | undefined;
  halves: number;
}

/** What a flight brought in the end. */
export interface Bill {
  lines: Readonly<Record<Seat, readonly ScoreLine[]>>;
  /** Who finished that flight; null where the view says it. */
  finishers: readonly Seat[] | null;
  /** The next flight has begun: what is earned from now on belongs to that. */
  isClosed: boolean;
}

/** Of a game that is over, where nothing more is known than its result. */
export const BARE_BILL: Bill = { lines: {}, finishers: null, isClosed: true };

/** What is to be seen beside the view. */
export interface Scene {
  lit: number | null;
  dice: readonly number[];
  rolls: number;
  incoming: Incoming | null;
  raiders: readonly Raider[];
  trails: readonly Trail[];
  takings: readonly Taking[];
  ghosts: readonly Ghost[];
  welded: readonly { id: number; seat: Seat; square: Square }[];
  /** Against the enemy of this card, in the order in which they met it. */
  fights: readonly Fight[];
  /** Strengths that were told for the line of the card that is being resolved. */
  declared: Readonly<Record<Seat, Declared>>;
  /** At whom the fire of this card is aimed, once that was told; null: at all who fly. */
  aimedAt: readonly Seat[] | null;
  /** What everybody earned when the last flight ended, until the next one takes off. */
  bill: Bill | null;
  /** The ships as they came home from that flight. */
  home: readonly ShipView[] | null;
  /** How many things were named so far. */
  ids: number;
}

export const EMPTY: Scene = {
  lit: null,
  dice: [],
  rolls: 0,
  incoming: null,
  raiders: [],
  trails: [],
  takings: [],
  ghosts: [],
  welded: [],
  fights: [],
  declared: {},
  aimedAt: null,
  bill: null,
  home: null,
  ids: 0,
};

/** Nobody was aboard. */
const NOBODY: Pick<Scene, 'raiders' | 'trails' | 'takings'> = { raiders: [], trails: [], takings: [] };

/** The scene once this has happened to a game that looked like this. */
export function staged(scene: Scene, event: TruckerEvent, before: TruckerView): Scene {
  return { ...scene, aimedAt: aimedAfter(scene.aimedAt, event), ...changes(scene, event, before), bill: billed(scene.bill, event) };
}

/** A table as it looks after what led here. */
export const opened = (view: TruckerView, past: readonly TruckerEvent[], before: Scene | null): Scene => ({
  ...EMPTY,
  ids: before?.ids ?? 0,
  bill: past.reduce<Bill | null>(billed, null),
  home: view.stage === 'payday' ? shipsOf(view) : null,
});

const shipsOf = ({ players }: TruckerView): readonly ShipView[] => players.map(({ ship }) => ship);

/** The bill of the last flight after this event. */
export function billed(bill: Bill | null, event: TruckerEvent): Bill | null {
  if (event.is === 'flight-ended') return { lines: {}, finishers: event.finishers, isClosed: false };
  if (!bill || event.is === 'launched') return null;
  if (event.is === 'flight-prepared') return { ...bill, isClosed: true };
  if (event.is !== 'credits-changed' || bill.isClosed) return bill;
  const line = { reason: event.cause, amount: event.amount };
  return { ...bill, lines: { ...bill.lines, [event.seat]: [...(bill.lines[event.seat] ?? []), line] } };
}

/** Cards on which each roll is for the next thing printed. */
const ROLL_BY_ROLL: readonly Card['is'][] = ['meteor-swarm', 'mostly-open-space', 'meteor-alert'];

function changes(scene: Scene, event: TruckerEvent, before: TruckerView): Partial<Scene> {
  const ids = scene.ids + 1;
  switch (event.is) {
    case 'card-revealed':
      return { lit: null, dice: [], rolls: 0, incoming: null, ...NOBODY, fights: [], declared: {} };
    case 'dice-rolled':
      return {
        dice: event.dice,
        rolls: scene.rolls + 1,
        lit: before.card && ROLL_BY_ROLL.includes(before.card.is) ? scene.rolls : scene.lit,
        incoming: { id: ids, threat: event.threat, side: event.side, lane: event.lane, start: event.start, then: event.then, met: {}, at: scene.aimedAt ?? flyers(before) },
        ids,
      };
    case 'rain-falls':
      return { dice: event.dice ?? [], rolls: scene.rolls + 1, lit: scene.rolls, incoming: null };
    case 'meteor-falls':
      return { incoming: { id: ids, threat: 'small', side: event.side, lane: event.lane, start: event.start, met: {}, at: [event.seat] }, ids };
    case 'side-rolled':
      return { dice: event.dice, rolls: scene.rolls + 1, lit: 0, incoming: null };
    case 'sabotage-rolled':
      return { dice: event.dice, rolls: scene.rolls + 1, incoming: null };
    case 'threat-met':
      return scene.incoming
        ? { incoming: { ...scene.incoming, met: { ...scene.incoming.met, [event.seat]: { how: event.how, square: event.square } } } }
        : {};
    case 'lane-shifted':
      return scene.incoming ? { incoming: { ...scene.incoming, lanes: { ...scene.incoming.lanes, [event.seat]: event.lane } } } : {};
    case 'next-comes':
      return scene.incoming ? { incoming: { ...scene.incoming, id: ids, threat: event.threat, then: scene.incoming.then?.slice(1), met: {} }, ids } : {};
    case 'intruder-stepped':
      return {
        incoming: null,
        raiders: [...without(scene, event), { seat: event.seat, square: event.square, hand: event.hand }],
        trails: further(scene, event),
      };
    case 'crew-lost':
    case 'goods-lost':
    case 'tokens-spent':
      return taken(scene, event);
    case 'intruder-gone':
      return { raiders: without(scene, event) };
    case 'charge-planted':
      return { raiders: [{ seat: event.seat, square: event.square, hand: null }, ...scene.raiders] };
    case 'components-lost':
      return lose(scene, event, before);
    case 'strength-declared':
      return { ...light(before, event.criterion), declared: declare(scene, event) };
    case 'difference-declared':
      return { ...light(before, event.criterion, event.minus), declared: declare(scene, { ...event, halves: event.halves - event.less }) };
    case 'lowest':
      return { ...light(before, event.criterion, event.minus), declared: ofLine(scene.declared, event.criterion, event.minus) };
    case 'fought':
      return { lit: event.result === 'won' ? 1 : 0, fights: [...scene.fights, fight(scene, event)] };
    case 'tile-welded':
      return { welded: [...scene.welded.slice(-3), { id: ids, seat: event.seat, square: event.square }], ids };
    case 'flight-prepared':
      return { ...EMPTY, welded: scene.welded, home: scene.home, ids: scene.ids };
    case 'flight-ended':
      return { home: shipsOf(before) };
    default:
      return {};
  }
}

/** The way of an intruder, one step longer; a second one of a card begins anew. */
function further({ trails }: Scene, { seat, hand, step, square }: EventOf<'intruder-stepped'>): readonly Trail[] {
  const isOwn = (trail: Trail): boolean => trail.seat === seat && trail.hand === hand;
  const before = step > 1 ? (trails.find(isOwn)?.path ?? []) : [];
  return [...trails.filter((trail) => !isOwn(trail)), { seat, hand, path: [...before, square] }];
}

function taken({ takings }: Scene, { seat, square, cause, count }: EventOf<'crew-lost' | 'goods-lost' | 'tokens-spent'>): Partial<Scene> {
  if (!isTaker(cause)) return {};
  const before = takings.find((other) => other.seat === seat && same(other.square, square));
  return { takings: [...takings.filter((other) => other !== before), { seat, square, cause, count: count + (before?.count ?? 0) }] };
}

/** All raiders but the intruder of this hand in this ship. */
const without = ({ raiders }: Scene, { seat, hand }: { seat: Seat; hand: Hand }): readonly Raider[] =>
  raiders.filter((other) => other.seat !== seat || other.hand !== hand);

/** The line of a combat zone, or the column of a tactical zone, that asks for this. */
function light({ card }: TruckerView, criterion: Criterion, less?: Criterion | null): Partial<Scene> {
  if (card?.is === 'tactical-zone') return { lit: card.columns.findIndex(({ plus, minus }) => plus === criterion && minus === less) };
  return card?.is === 'combat-zone' ? { lit: card.lines.findIndex((line) => line.criterion === criterion) } : {};
}

/** What was declared for another line is old news. */
function ofLine(declared: Scene['declared'], criterion: Criterion, minus?: Criterion | null): Scene['declared'] {
  const same = Object.entries(declared).filter(([, other]) => other.criterion === criterion && (other.minus ?? null) === (minus ?? null));
  return Object.fromEntries(same);
}

function declare({ declared }: Scene, { seat, ...told }: Declared & { seat: Seat }): Scene['declared'] {
  const { criterion, halves, minus } = told;
  return { ...ofLine(declared, criterion, minus), [seat]: { criterion, halves, minus } };
}

function fight({ declared }: Scene, { seat, result }: EventOf<'fought'>): Fight {
  return { seat, result, halves: declared[seat]?.halves ?? 0 };
}

function lose(scene: Scene, { seat, how, components }: EventOf<'components-lost'>, before: TruckerView): Partial<Scene> {
  const lost = components.flatMap(({ tile, square }) => (square ? [{ tile, square }] : []));
  const ghosts = lost.map(({ tile, square }, index) => ({ id: `${scene.ids + 1 + index}`, seat, how, tile, square, turn: turnAt(before, seat, square) }));
  const raiders = scene.raiders.filter((raider) => raider.seat !== seat || raider.hand !== null);
  return { ghosts: [...scene.ghosts.slice(-12), ...ghosts], raiders, ids: scene.ids + lost.length };
}

/** How the component on this square was built in: it leaves as it stood. */
function turnAt(view: TruckerView, seat: Seat, square: Square): number {
  return view.players[seat]?.ship.components.find((component) => same(component.square, square))?.turn ?? 0;
}

/** As long as somebody is asked this, what comes has not come down. */
const IN_THE_AIR: ReadonlySet<Ask> = new Set<Ask>(['defend', 'shift', 'crubots', 'pay_token']);

/** What stays of it when the view has caught up. */
export function arrived(scene: Scene, view: TruckerView): Scene {
  const isAimed = view.asked.some(([, decision]) => IN_THE_AIR.has(decision.ask) && !('losing' in decision));
  return {
    ...scene,
    lit: view.card ? scene.lit : null,
    dice: view.card ? scene.dice : [],
    incoming: isAimed ? scene.incoming : null,
    ...(view.card ? {} : NOBODY),
    fights: view.card ? scene.fights : [],
    declared: view.card ? scene.declared : {},
  };
}
