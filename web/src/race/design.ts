/** What is printed: the plain form of cards, goals and the robot's facts, as views send own cards.
 *
 * tests/web/test_race_catalogue.py compares the kinds and their fields with those of the engine. */

export type Phase = 'setup' | 'explore' | 'develop' | 'settle' | 'trade' | 'consume' | 'produce';
export type GoodKind = 'novelty' | 'rare' | 'genes' | 'alien';
export type GoodFilter = 'any' | GoodKind;
export const GOODS: readonly GoodKind[] = ['novelty', 'rare', 'genes', 'alien'];
export type Flag = 'rebel' | 'alien' | 'imperium' | 'uplift' | 'terraforming' | 'chromosome';
export const FLAGS: readonly Flag[] = ['rebel', 'alien', 'imperium', 'uplift', 'terraforming', 'chromosome'];
export type Yields = 'production' | 'windfall';

export type Power =
  | { kind: 'start_discard'; n: number }
  | { kind: 'see'; n: number }
  | { kind: 'keep'; n: number }
  | { kind: 'draw_before_developing'; n: number }
  | { kind: 'develop_discount'; n: number }
  | { kind: 'draw_after_developing'; n: number }
  | { kind: 'military'; n: number; vs_good: GoodKind | null; vs_flag: Flag | null }
  | { kind: 'settle_discount'; n: number; good: GoodFilter }
  | { kind: 'draw_after_settling'; n: number }
  | { kind: 'sacrifice_military'; n: number }
  | { kind: 'sacrifice_free_world'; except_good: GoodKind | null }
  | { kind: 'pay_for_military'; discount: number; except_good: GoodKind | null }
  | { kind: 'hand_military'; n: number; max: number }
  | { kind: 'second_world' }
  | { kind: 'price'; n: number; good: GoodFilter; this_world: boolean }
  | { kind: 'price_per_flag'; n: number; good: GoodKind; flag: Flag }
  | {
      kind: 'consume';
      good: GoodFilter;
      goods: number;
      times: number;
      vp: number;
      cards: number;
      distinct: boolean;
      this_world: boolean;
    }
  | { kind: 'consume_all'; vp_per_good: number; minus: number }
  | { kind: 'discard_cards'; times: number; vp: number }
  | { kind: 'draw_when_consuming'; n: number }
  | { kind: 'gamble' }
  | { kind: 'sell'; use_trade_powers: boolean }
  | { kind: 'produce' }
  | { kind: 'discard_to_produce'; cards: number }
  | { kind: 'windfall'; good: GoodFilter }
  | { kind: 'draw_when_producing'; n: number }
  | { kind: 'draw_if_produced_here'; n: number }
  | { kind: 'draw_per_produced'; n: number; good: GoodKind }
  | { kind: 'draw_per_kind_produced'; n: number }
  | { kind: 'draw_if_most_produced'; n: number; good: GoodKind }
  | { kind: 'draw_per_world'; n: number; good: GoodKind | null; military: boolean };
export type PowerKind = Power['kind'];

export type Term =
  | {
      kind: 'per_world';
      vp: number;
      good: GoodKind | null;
      yields: Yields | null;
      military: boolean;
      flag: Flag | null;
      power_phase: Phase | null;
    }
  | { kind: 'per_development'; vp: number; cost: number | null; power_phase: Phase | null }
  | { kind: 'per_card'; vp: number; flag: Flag }
  | { kind: 'per_named'; vp: number; card: string }
  | { kind: 'per_military'; vp: number }
  | { kind: 'per_chips'; vp: number; each: number };

export interface CardDesign {
  id: string;
  type: 'world' | 'development';
  /** For a military world: its defence. */
  cost: number;
  vp: number;
  military: boolean;
  good: GoodKind | null;
  yields: Yields | null;
  /** Whether its VP come from its scoring terms. */
  variable: boolean;
  start: number | null;
  flags: readonly Flag[];
  powers: readonly Power[];
  scoring: readonly Term[];
  /** What its author calls it; empty for printed cards. */
  name: string;
}

export interface GoalTile {
  id: string;
  kind: 'first' | 'most';
  vp: number;
  minimum: number;
  counts: string;
}

export type Action =
  | 'explore_5'
  | 'explore_1'
  | 'develop'
  | 'develop_2'
  | 'settle'
  | 'settle_2'
  | 'trade'
  | 'x2'
  | 'produce';

export type NamedFace = 'explore' | 'develop' | 'settle' | 'trade' | 'x2' | 'produce';
export type Face = NamedFace | 'star' | 'robot';

/** What the robot does in a phase, the fields in the order of doing. */
export interface MatStep {
  id: string;
  marker: number;
  credit_needed: number;
  vp: number;
  economy: number;
  credit: number;
  draw: number;
  draw_both: number;
  find: 'development' | 'peaceful_world' | 'military_world' | null;
  from_common: boolean;
  worth: number;
  pay: number;
  pay_six: number;
  leaves: boolean;
}

export interface RobotStart {
  id: string;
  credit: number;
  economy: number;
  deck: number;
  face: NamedFace;
  counters: readonly MatStep[];
  turns: readonly { after: NamedFace; face: NamedFace; to: NamedFace }[];
}

/** How many markers for six-cost developments the robot has, and what each is worth to it. */
export interface Difficulty {
  id: string;
  markers: number;
  vp: number;
}
