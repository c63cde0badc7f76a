/** What lies on the robot's mat: its spaces, the steps printed under them, and the counters of its start world. */
import { robotStep } from '../cards';
import { ROBOT_STEPS } from '../catalogue';
import type { Action, MatStep } from '../design';
import type { RobotView } from '../types';

/** A phase of the mat: its spaces from left to right, and the steps that can be done in it. */
export interface MatPhase {
  id: 'explore' | 'develop' | 'settle' | 'consume' | 'produce';
  numeral: string;
  spaces: readonly Action[];
  actions: readonly string[];
  reaction: string;
}

export const PHASES: readonly MatPhase[] = [
  { id: 'explore', numeral: 'I', spaces: ['explore_5', 'explore_1'], actions: ['explore_action'], reaction: 'explore_reaction' },
  { id: 'develop', numeral: 'II', spaces: ['develop', 'develop_2'], actions: ['develop_action'], reaction: 'develop_reaction' },
  { id: 'settle', numeral: 'III', spaces: ['settle', 'settle_2'], actions: ['settle_action'], reaction: 'settle_reaction' },
  { id: 'consume', numeral: 'IV', spaces: ['trade', 'x2'], actions: ['trade_action', 'x2_action'], reaction: 'consume_reaction' },
  { id: 'produce', numeral: 'V', spaces: ['produce'], actions: ['produce_action'], reaction: 'produce_reaction' },
];

type Mat = Pick<RobotView, 'start' | 'has_counters'>;

/** What the robot does: as a counter of its start world says, else as the mat does. */
export const stepOf = (mat: Mat, id: string): MatStep => robotStep(id, mat.start, mat.has_counters);

/** Whether a counter lies on this step. */
export const hasCounter = (mat: Mat, id: string): boolean => stepOf(mat, id) !== ROBOT_STEPS[id];

export const phaseOf = (step: string): MatPhase | undefined =>
  PHASES.find(({ actions, reaction, id }) => reaction === step || actions.includes(step) || step === `${id}_action`);

export const isReaction = (step: string): boolean => step.endsWith('_reaction');
