/** What is to be seen beside the view, and how each event changes it. */
import { CARDS } from './catalogue';
import { key, same } from './moves';
import type { Card, Criterion, EventOf, Seat, Side, Square, Threat, TruckerEvent, TruckerView } from './types';

export interface Meeting {
  how: EventOf<'threat-met'>['how'];
  square: Square | null;
}

/** Something on its way to the ships. */
export interface Incoming {
  id: number;
  size: Threat;
  side: Side;
  lane: number;
  met: Readonly<Record<Seat, Meeting>>;
}

export interface Ghost {
  id: string;
  seat: Seat;
  tile: string;
  turn: number;
  square: Square;
}

/** How somebody fared against an enemy. */
export interface Fight {
  seat: Seat;
  result: EventOf<'fought'>['result'];
  halves: number;
}

export interface Declared {
  criterion: Criterion;
  halves: number;
}

/** What is to be seen beside the view. */
export interface Scene {
  card: Card | null;
  lit: number | null;
  dice: readonly number[];
  rolls: number;
  incoming: Incoming | null;
  ghosts: readonly Ghost[];
  /** Components that are gone already, by seat and square. */
  gone: Readonly<Record<string, true>>;
  positions: Readonly<Record<Seat, number>>;
  welded: readonly { id: number; seat: Seat; square: Square }[];
  /** Against the enemy of this card, in the order in which they met it. */
  fights: readonly Fight[];
  /** Strengths that were told for the line of the card that is being resolved. */
  declared: Readonly<Record<Seat, Declared>>;
  /** Cards that were turned over since the view. */
  turned: number;
  /** How many things were named so far. */
  ids: number;
}

export const EMPTY: Scene = {
  card: null,
  lit: null,
  dice: [],
  rolls: 0,
  incoming: null,
  ghosts: [],
  gone: {},
  positions: {},
  welded: [],
  fights: [],
  declared: {},
  turned: 0,
  ids: 0,
};

/** The scene once this has happened to a game that looked like this. */
export function sceneAfter(scene: Scene, event: TruckerEvent, view: TruckerView): Scene {
  return { ...scene, ...changes(scene, event, view) };
}

function changes(scene: Scene, event: TruckerEvent, view: TruckerView): Partial<Scene> {
  const ids = scene.ids + 1;
  switch (event.is) {
    case 'card-revealed':
      return { card: CARDS[event.card] ?? null, lit: null, dice: [], rolls: 0, incoming: null, fights: [], declared: {}, turned: scene.turned + 1 };
    case 'dice-rolled':
      return {
        dice: event.dice,
        rolls: scene.rolls + 1,
        lit: scene.card?.is === 'meteor-swarm' ? scene.rolls : scene.lit,
        incoming: { id: ids, size: event.threat, side: event.side, lane: event.lane, met: {} },
        ids,
      };
    case 'sabotage-rolled':
      return { dice: event.dice, rolls: scene.rolls + 1, incoming: null };
    case 'threat-met':
      return scene.incoming
        ? { incoming: { ...scene.incoming, met: { ...scene.incoming.met, [event.seat]: { how: event.how, square: event.square } } } }
        : {};
    case 'components-lost':
      return lose(scene, event, view);
    case 'rocket-moved':
      return { positions: { ...scene.positions, [event.seat]: event.position } };
    case 'strength-declared':
      return { ...light(scene, event.criterion), declared: declare(scene, event) };
    case 'lowest':
      return light(scene, event.criterion);
    case 'fought':
      return { lit: event.result === 'won' ? 1 : 0, fights: [...scene.fights, fight(scene, event)] };
    case 'tile-welded':
      return { welded: [...scene.welded.slice(-3), { id: ids, seat: event.seat, square: event.square }], ids };
    case 'flight-prepared':
      return { ...EMPTY, welded: scene.welded, ids: scene.ids };
    default:
      return {};
  }
}

/** The line of a combat zone that asks for this. */
function light({ card }: Scene, criterion: Criterion): Partial<Scene> {
  return card?.is === 'combat-zone' ? { lit: card.lines.findIndex((line) => line.criterion === criterion) } : {};
}

/** What was declared for another line is old news. */
function declare({ declared }: Scene, { seat, criterion, halves }: EventOf<'strength-declared'>): Scene['declared'] {
  const others = Object.entries(declared).filter(([, { criterion: other }]) => other === criterion);
  return { ...Object.fromEntries(others), [seat]: { criterion, halves } };
}

function fight({ declared }: Scene, { seat, result }: EventOf<'fought'>): Fight {
  return { seat, result, halves: declared[seat]?.halves ?? 0 };
}

function lose(scene: Scene, { seat, components }: EventOf<'components-lost'>, view: TruckerView): Partial<Scene> {
  const lost = components.flatMap(({ tile, square }) => (square ? [{ tile, square }] : []));
  const ghosts = lost.map(({ tile, square }, index) => ({ id: `${scene.ids + 1 + index}`, seat, tile, square, turn: turnAt(view, seat, square) }));
  const now = Object.fromEntries(lost.map(({ square }) => [`${seat}/${key(square)}`, true as const]));
  return { ghosts: [...scene.ghosts.slice(-12), ...ghosts], gone: { ...scene.gone, ...now }, ids: scene.ids + lost.length };
}

/** How the component on this square was built in: it leaves as it stood. */
function turnAt(view: TruckerView, seat: Seat, square: Square): number {
  return view.players[seat]?.ship.components.find((component) => same(component.square, square))?.turn ?? 0;
}

/** What stays of it when the view has caught up. */
export function sceneOf(scene: Scene, view: TruckerView): Scene {
  const isAimed = view.asked.some(([, { ask }]) => ask === 'defend');
  return {
    ...scene,
    card: view.card,
    lit: view.card ? scene.lit : null,
    dice: view.card ? scene.dice : [],
    incoming: isAimed ? scene.incoming : null,
    gone: EMPTY.gone,
    positions: EMPTY.positions,
    fights: view.card ? scene.fights : [],
    declared: view.card ? scene.declared : {},
    turned: 0,
  };
}
