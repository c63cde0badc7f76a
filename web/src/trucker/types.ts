/** What the page is told about a game of Trucker: the plain form of the view and of the events; questions.ts has what is asked.
 *
 * tests/web/test_trucker_types.py compares these names with those that the engine sends. */
import type { Advice, Decision, Fault } from './questions';

/** Column and row, as printed on the edges of the board. */
export type Square = readonly [number, number];
export type Seat = number;
export type Colour = 'blue' | 'green' | 'yellow' | 'red';
/** From the cheapest to the most valuable: the order in which decisions count them. */
export const COLOURS: readonly Colour[] = ['blue', 'green', 'yellow', 'red'];
export type Side = 'front' | 'right' | 'rear' | 'left';
export const SIDES: readonly Side[] = ['front', 'right', 'rear', 'left'];
export type Threat = 'small' | 'large' | 'light' | 'heavy';
export type Criterion = 'crew' | 'engines' | 'cannons';
export type Dweller = 'humans' | 'purple' | 'brown';

export type Kind =
  | 'starting_cabin'
  | 'cabin'
  | 'life_support_purple'
  | 'life_support_brown'
  | 'engine'
  | 'double_engine'
  | 'cannon'
  | 'double_cannon'
  | 'battery'
  | 'shield'
  | 'cargo_hold'
  | 'special_hold'
  | 'structural';

// Printed things.

export interface Tile {
  kind: Kind;
  /** Connectors clockwise from the front in the printed position: 0 smooth, 1 single, 2 double, 3 universal. */
  sides: readonly number[];
  capacity: number;
}

export interface FlightBoard {
  ship: string;
  spaces: number;
  start: readonly number[];
  timer_spaces: number;
  finish: readonly number[];
  best_looking: number;
  lost_component: number;
  /** Cards of each deck in each pile. */
  pile: Readonly<Record<string, number>>;
  id: string;
}

export interface Hit {
  size: Threat;
  from_side: Side;
}

export type Penalty =
  | { kind: 'crew' | 'goods' | 'days'; amount: number }
  | { kind: 'shots'; shots: readonly Hit[] };

interface AnyCard {
  id: string;
  deck: string;
  learning: boolean;
}
export interface PlanetsCard extends AnyCard {
  is: 'planets';
  planets: readonly (readonly Colour[])[];
  days: number;
}
export interface ShipCard extends AnyCard {
  is: 'abandoned-ship';
  crew: number;
  credits: number;
  days: number;
}
export interface StationCard extends AnyCard {
  is: 'abandoned-station';
  crew: number;
  goods: readonly Colour[];
  days: number;
}
export interface EnemyCard extends AnyCard {
  is: 'smugglers' | 'slavers' | 'pirates';
  strength: number;
  penalty: Penalty;
  days: number;
  credits: number;
  goods: readonly Colour[];
}
export interface MeteorCard extends AnyCard {
  is: 'meteor-swarm';
  hits: readonly Hit[];
}
export interface CombatCard extends AnyCard {
  is: 'combat-zone';
  lines: readonly { criterion: Criterion; penalty: Penalty }[];
}
export interface PlainCard extends AnyCard {
  is: 'open-space' | 'stardust' | 'epidemic' | 'sabotage';
}
export type Card = PlanetsCard | ShipCard | StationCard | EnemyCard | MeteorCard | CombatCard | PlainCard;

// The view.

export interface ComponentView {
  tile: string;
  kind: Kind;
  square: Square;
  turn: number;
  humans: number;
  alien: '' | 'purple' | 'brown';
  tokens: number;
  goods: readonly Colour[];
}

export interface ShipView {
  ship_class: string;
  components: readonly ComponentView[];
  crew: number;
  humans: number;
  tokens: number;
  exposed: number;
  /** With no token spent, and with every double powered. */
  engines: readonly [number, number];
  cannon_halves: readonly [number, number];
  shielded: readonly Side[];
}

export interface LooseView {
  tile: string | null;
  square: Square | null;
  turn: number;
  from_reserve: boolean;
}

export interface PlayerView {
  seat: Seat;
  ship: ShipView;
  loose: LooseView | null;
  reserve: readonly string[];
  discarded: readonly string[];
  reading: number | null;
  space: number | null;
  flying: boolean;
  finished: boolean;
  position: number;
  declared: number;
  landed: number;
  credits: number | null;
  title: string | null;
  gold: boolean;
}

export interface PileView {
  number: number;
  readers: readonly Seat[];
  cards: readonly string[] | null;
}

export interface TimerView {
  space: number;
  spaces: number;
  running: boolean;
  seconds: number;
}

export interface ScoreLine {
  reason: string;
  amount: number;
}

export interface Result {
  scores: readonly number[];
  ranks: readonly number[];
  breakdown: readonly (readonly ScoreLine[])[];
}

export type Stage = 'assembly' | 'launch' | 'flight' | 'payday';

export interface TruckerView {
  seat: Seat | null;
  decision: Decision | null;
  advice: Advice | null;
  asked: readonly (readonly [Seat, Decision])[];
  due: string | null;
  mode: 'flight' | 'series' | 'trek';
  level: string;
  flight: number;
  plan: readonly string[];
  stage: Stage;
  players: readonly PlayerView[];
  face_down: number;
  face_up: readonly string[];
  timer: TimerView | null;
  forecast: readonly PileView[];
  cards_to_come: number;
  card: Card | null;
  revealed: readonly string[];
  bank: readonly (readonly [Colour, number])[];
  titles: readonly string[];
  bill: readonly ScoreLine[];
  outcome: Result | null;
}

/** A legal move: what is sent back is its notation, which also tells what it does. */
export interface MoveInfo {
  notation: string;
}

// Events.

export type TruckerEvent =
  | { is: 'flight-prepared'; number: number; level: string }
  | { is: 'tile-drawn'; seat: Seat; tile: string | null }
  | { is: 'tile-taken'; seat: Seat; tile: string; reserved: boolean }
  | { is: 'tile-shown' | 'tile-lifted' | 'tile-returned' | 'tile-reserved'; seat: Seat; tile: string }
  | { is: 'tile-placed'; seat: Seat; tile: string; square: Square; turn: number }
  | { is: 'tile-welded'; seat: Seat; square: Square }
  | { is: 'pile-taken' | 'pile-put-back'; seat: Seat; pile: number }
  | { is: 'pile-read'; seat: Seat; pile: number; cards: readonly string[] }
  | { is: 'sand-ran-out'; space: number }
  | { is: 'timer-flipped' | 'building-finished'; seat: Seat; space: number }
  | { is: 'building-stopped'; seats: readonly Seat[] }
  | { is: 'rocket-taken-back'; seat: Seat }
  | { is: 'faults-found'; seat: Seat; faults: readonly Fault[] }
  | {
      is: 'components-lost';
      seat: Seat;
      how: 'destroyed' | 'fallen_off' | 'removed' | 'reserved';
      components: readonly { tile: string; square: Square | null }[];
    }
  | { is: 'crew-housed'; seat: Seat; square: Square; dweller: Dweller; count: number }
  | { is: 'launched'; order: readonly Seat[] }
  | { is: 'card-revealed' | 'card-skipped'; card: string }
  | { is: 'dice-rolled'; roller: Seat; dice: readonly number[]; threat: Threat; side: Side; lane: number }
  | { is: 'sabotage-rolled'; seat: Seat; dice: readonly number[]; square: Square; found: boolean }
  | {
      is: 'threat-met';
      seat: Seat;
      how: 'miss' | 'harmless' | 'shielded' | 'shot_down' | 'hit';
      square: Square | null;
    }
  | { is: 'crew-lost'; seat: Seat; square: Square; dweller: Dweller; count: number; cause: string }
  | { is: 'tokens-spent'; seat: Seat; square: Square; count: number; cause: string }
  | { is: 'goods-loaded' | 'goods-unloaded'; seat: Seat; colour: Colour; square: Square }
  | { is: 'goods-lost'; seat: Seat; colour: Colour; square: Square; count: number; cause: string }
  | { is: 'strength-declared'; seat: Seat; criterion: Criterion; halves: number; powered: readonly Square[] }
  | { is: 'landed-on'; seat: Seat; planet: number }
  | { is: 'offer-taken' | 'passed'; seat: Seat }
  | { is: 'fought'; seat: Seat; result: 'won' | 'tied' | 'lost' }
  | { is: 'lowest'; seat: Seat; criterion: Criterion }
  | { is: 'rocket-moved'; seat: Seat; days: number; position: number }
  | { is: 'credits-changed'; seat: Seat; amount: number; cause: string }
  | { is: 'debt-forgiven'; seat: Seat; amount: number }
  | { is: 'gave-up'; seat: Seat; why: 'own_wish' | 'no_humans' | 'no_engines' | 'lapped' }
  | { is: 'flight-ended'; finishers: readonly Seat[] }
  | { is: 'titles-drawn'; titles: readonly string[] }
  | { is: 'title-scored'; title: string; scores: readonly (number | null)[] }
  | { is: 'title-won'; seat: Seat; title: string }
  | { is: 'title-defended'; seat: Seat; title: string; gold: boolean }
  | { is: 'credits-shown'; credits: readonly number[] };
export type EventKind = TruckerEvent['is'];
export type EventOf<K extends EventKind> = Extract<TruckerEvent, { is: K }>;
