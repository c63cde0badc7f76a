/** What the page is told about a game of Race: the plain form of the view, of the questions and of the events.
 *
 * tests/web/test_race_types.py compares these names with those that the engine sends. */
import type { Action, CardDesign } from './design';
import type { DraftEvent, DraftView } from './draft/types';
import type { RobotEvent, RobotView } from './robot/types';

export type { Action };
export type Seat = number;
/** One copy of a design: its place in the catalogue. */
export type Card = number;

export type Ask =
  | 'start_hand'
  | 'action'
  | 'keep'
  | 'develop'
  | 'settle'
  | 'second_world'
  | 'payment'
  | 'strength'
  | 'pay'
  | 'sell'
  | 'power'
  | 'goods'
  | 'chips'
  | 'gamble'
  | 'windfall'
  | 'produce'
  | 'factory'
  | 'hand_limit'
  | 'draft'
  | 'start_world';

export type Stage =
  | 'setup'
  | 'choice'
  | 'explore'
  | 'develop'
  | 'develop_2'
  | 'settle'
  | 'settle_2'
  | 'consume'
  | 'produce'
  | 'end'
  | 'over';

export interface Decision {
  ask: Ask;
  must: boolean;
  sealed: boolean;
}

export interface SeatView {
  seat: Seat;
  hand_size: number;
  hand: readonly Card[] | null;
  /** Cards that everybody knows to be in this hand. */
  shown: readonly Card[];
  seen_size: number;
  seen: readonly Card[] | null;
  tableau: readonly Card[];
  /** How many at its end do not work yet. */
  fresh: number;
  goods: readonly Card[];
  chips: number;
  military: number;
  strength: number;
  goals: readonly string[];
  actions: readonly Action[] | null;
  placing: Card | null;
  asked: Ask | null;
  score: number;
  variable: readonly (readonly [Card, number])[];
}

export interface GoalView {
  goal: string;
  kind: 'first' | 'most';
  vp: number;
  minimum: number;
  totals: readonly number[];
  holders: readonly Seat[];
  is_gone: boolean;
}

export interface Hint {
  price: number | null;
  vp: number;
  cards: number;
  strength: number | null;
  /** The worlds whose goods a power would take. */
  goods: readonly Card[];
}

export interface Affordability {
  card: Card;
  possible: boolean;
  price: number | null;
  missing_cards: number;
  strength: number | null;
  missing_strength: number;
  owned: boolean;
}

export interface Proposal {
  moves: readonly string[];
  vp: number;
  cards: number;
}

export interface StrengthView {
  defence: number;
  strength: number;
  sacrifices: readonly (readonly [Card, number])[];
  per_card: readonly number[];
}

export interface QuestionView {
  /** The card being placed, or whose power is in use. */
  card: Card | null;
  left: number;
  picked: readonly Card[];
  /** What can still be picked; moves pick it in this order. */
  pool: readonly Card[];
  /** Whether goods must be of different kinds. */
  distinct: boolean;
  /** For each legal move, in their order. */
  hints: readonly Hint[];
  affordable: readonly Affordability[];
  proposal: Proposal | null;
  actions: readonly (readonly string[])[];
  strength: StrengthView | null;
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

export interface RaceView {
  seat: Seat | null;
  decision: Decision | null;
  question: QuestionView | null;
  expansion: 'base' | 'tgs';
  round: number;
  stage: Stage;
  pool: number;
  deck: number;
  discard: number;
  known_discards: readonly Card[];
  goals: readonly GoalView[];
  seats: readonly SeatView[];
  robot: RobotView | null;
  draft: DraftView | null;
  /** The designs of the cards behind the printed ones. */
  own_cards: readonly CardDesign[];
  ended: readonly string[];
  outcome: Result | null;
}

/** A legal move: what is sent back is its notation. */
export interface MoveInfo {
  notation: string;
}

// Events.

interface Cards {
  seat: Seat;
  count: number;
  /** Only the owner knows them. */
  cards: readonly Card[] | null;
}

export type TableEvent =
  | { is: 'goals-dealt'; goals: readonly string[] }
  | { is: 'start-world-dealt'; seat: Seat; world: Card }
  | { is: 'round-began'; round: number }
  | { is: 'answered'; seat: Seat }
  | { is: 'actions-revealed'; actions: readonly (readonly Action[])[] }
  | { is: 'phase-began'; stage: Stage }
  | (Cards & { is: 'drew'; by: string })
  | (Cards & { is: 'kept'; seen: number })
  | (Cards & { is: 'discarded'; why: string })
  | { is: 'placements-revealed'; cards: readonly (Card | null)[] }
  | (Cards & { is: 'placed'; card: Card; how: 'paid' | 'conquered' | 'free'; strength: number })
  | { is: 'sacrificed'; seat: Seat; card: Card; strength: number }
  | { is: 'goods-appeared'; seat: Seat; worlds: readonly Card[]; why: string }
  | { is: 'sold'; seat: Seat; world: Card; price: number; by: string }
  | { is: 'consumed'; seat: Seat; by: Card; worlds: readonly Card[]; vp: number; cards: number }
  | (Cards & { is: 'discarded-for-chips'; by: Card; vp: number })
  | { is: 'gambled'; seat: Seat; by: Card; number: number; card: Card; kept: boolean }
  | { is: 'reshuffled'; cards: number; seat: Seat | null }
  | { is: 'goal-claimed'; seat: Seat; goal: string }
  | { is: 'goal-lost'; seat: Seat; goal: string }
  | { is: 'game-ended'; reasons: readonly string[]; scores: readonly number[] };
export type RaceEvent = TableEvent | RobotEvent | DraftEvent;
export type EventKind = RaceEvent['is'];
export type EventOf<K extends EventKind> = Extract<RaceEvent, { is: K }>;
