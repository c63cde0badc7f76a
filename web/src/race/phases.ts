/** The phases as the table shows them: which actions call them, which stages they are, which powers work in them. */
import { ACTIONS } from './catalogue';
import type { Phase } from './design';
import type { Action, Stage } from './types';

type Shown = 'explore' | 'develop' | 'settle' | 'consume' | 'produce';

const CALLS: Readonly<Record<Action, Shown>> = {
  explore_5: 'explore',
  explore_1: 'explore',
  develop: 'develop',
  develop_2: 'develop',
  settle: 'settle',
  settle_2: 'settle',
  trade: 'consume',
  x2: 'consume',
  produce: 'produce',
};

const SHOWN: readonly Shown[] = ['explore', 'develop', 'settle', 'consume', 'produce'];

export const PHASE_ACTIONS: readonly { phase: Shown; actions: readonly Action[] }[] = SHOWN.map((phase) => ({
  phase,
  actions: ACTIONS.filter((action) => CALLS[action] === phase),
}));

export const stagesOf = (phase: Shown): readonly Stage[] =>
  phase === 'develop' || phase === 'settle' ? [phase, `${phase}_2`] : [phase];

/** The phase whose powers work at a stage. */
export const phaseAt = (stage: Stage): Phase | null => SHOWN.find((phase) => stagesOf(phase).includes(stage)) ?? null;

/** How a move calls an action. */
export const moveOf = (action: Action): string => `choose ${action.replace('_', '')}`;

/** The moves that choose an action, in the order of the table. */
export const offeredActions = (sets: readonly (readonly string[])[]): string[] =>
  ACTIONS.map(moveOf).filter((move) => sets.some((set) => set.includes(move)));
