/** The end of a solo game: the robot's bill beside the player's. */
import type { Result, ScoreLine } from '../../lib/game';

export interface SoloResult extends Result {
  robot: readonly ScoreLine[];
  /** For the seat. */
  verdict: 'won' | 'drawn' | 'lost';
}

const RANKS = { won: [1, 2], drawn: [1, 1], lost: [2, 1] } as const;

export const isSolo = (result: Result): result is SoloResult => 'robot' in result;

/** As if the robot sat at the table. */
export function withRobot({ scores, breakdown, robot, verdict }: SoloResult): Result {
  const bill = robot.map(({ reason, amount }) => ({ reason: reason.replaceAll(' ', '-'), amount }));
  const total = bill.reduce((sum, { amount }) => sum + amount, 0);
  return { scores: [...scores, total], ranks: RANKS[verdict], breakdown: [...breakdown, bill] };
}
