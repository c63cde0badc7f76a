/** The robot as its view and its events name it; tests/web/test_race_robot.py compares them with the engine's. */
import type { Action, Face, MatStep, NamedFace } from '../design';

export interface RobotView {
  level: 'easy' | 'normal' | 'hard';
  /** The start world that its mat was set up for. */
  start: string;
  has_counters: boolean;
  /** How the robot face of the die is read. */
  face: NamedFace;
  rolled: readonly Face[];
  /** Where the dice lie; null: lost. */
  dice: readonly (Action | null)[];
  credit: number;
  economy: number;
  deck: number;
  tableau: readonly number[];
  /** Markers not placed yet. */
  markers: number;
  placed: number;
  chips: number;
  score: number;
}

export type RobotEvent =
  | { is: 'robot-began'; world: number; credit: number; economy: number; face: NamedFace }
  | { is: 'dice-rolled'; rolled: readonly Face[]; spaces: readonly (Action | null)[]; face: NamedFace }
  | { is: 'robot-acted'; step: string }
  | { is: 'robot-idle'; why: 'credit' | 'mat' }
  | { is: 'robot-placed-marker'; paid: number; left: number }
  | { is: 'robot-got-chips'; vp: number; economy: number }
  | { is: 'robot-tracks'; credit: number; economy: number; moved: readonly ('credit' | 'economy')[] }
  | { is: 'robot-drew'; count: number }
  | { is: 'robot-flipped'; card: number; found: boolean; find: MatStep['find']; worth: number }
  | { is: 'robot-placed'; card: number; paid: number }
  | { is: 'robot-found-nothing' }
  | { is: 'robot-start-left'; world: number }
  | { is: 'robot-face-turned'; face: NamedFace };

const KINDS: Readonly<Record<RobotEvent['is'], true>> = {
  'robot-began': true,
  'dice-rolled': true,
  'robot-acted': true,
  'robot-idle': true,
  'robot-placed-marker': true,
  'robot-got-chips': true,
  'robot-tracks': true,
  'robot-drew': true,
  'robot-flipped': true,
  'robot-placed': true,
  'robot-found-nothing': true,
  'robot-start-left': true,
  'robot-face-turned': true,
};

/** Whether an event of the table is one of the robot's. */
export function isRobotEvent(event: { is: string }): event is RobotEvent {
  return event.is in KINDS;
}
