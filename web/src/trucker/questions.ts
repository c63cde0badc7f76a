/** What a seat is asked, and what it is told about its answers: the plain form of the engine's decisions and of its advice. */
import type { Colour, Criterion, Dweller, Seat, Side, Square, Threat } from './types';

export interface Fault {
  code: string;
  at: Square;
  with_: Square | null;
}

interface Asked {
  must: boolean;
}
export type Decision =
  | (Asked & { ask: 'build' | 'watch' | 'sand' | 'starting_space' | 'time' | 'fly_on' })
  | (Asked & { ask: 'add_reserved'; tiles?: readonly string[]; tile?: string })
  | (Asked & { ask: 'repair'; faults: readonly Fault[] })
  | (Asked & { ask: 'keep_piece'; pieces: readonly (readonly Square[])[] })
  | (Asked & { ask: 'house'; cabin: Square; dwellers: readonly Dweller[] })
  | (Asked & { ask: 'land'; free: readonly number[] })
  | (Asked & { ask: 'use_ship'; crew: number; credits: number; days: number })
  | (Asked & { ask: 'dock'; goods: readonly Colour[]; days: number })
  | (Asked & { ask: 'reward'; credits: number; goods: readonly Colour[]; days: number })
  | (Asked & {
      ask: 'power';
      criterion: Criterion;
      against: number | null;
      halves: number;
      powered: readonly Square[];
    })
  | (Asked & { ask: 'pay_token' | 'lose_crew'; losing: { count: number } })
  | (Asked & { ask: 'lose_good'; losing: { count: number; colour: number } })
  | (Asked & {
      ask: 'defend';
      threat: Threat;
      side: Side;
      lane: number;
      target: Square;
      defence: 'shield' | 'double_cannon';
    })
  | (Asked & { ask: 'load'; dock: readonly number[] })
  | (Asked & { ask: 'keep_title' })
  | (Asked & { ask: 'give_title'; title: string; receivers: readonly Seat[] });
export type Ask = Decision['ask'];

export interface Haul {
  /** The answer that brings these goods. */
  move: string;
  offered: number;
  loaded: number;
  thrown_out: number;
  gain: number;
}

export interface Misfit {
  code: string;
  rule: string;
  at: Square;
}

export interface GivingUp {
  goods: number;
  halved: number;
  finish: number;
}

export interface Advice {
  strengths: readonly (readonly [Square, number])[];
  falling: readonly Square[];
  stowing: readonly string[];
  /** Where mistakes are marked: the placings that break no rule. */
  fitting: readonly string[] | null;
  /** Where the component in hand fits nowhere: why, for each square beside the ship. */
  misfits: readonly Misfit[] | null;
  /** What offers of goods are worth to this ship. */
  hauls: readonly Haul[];
  crew_left: number | null;
  giving_up: GivingUp | null;
}
