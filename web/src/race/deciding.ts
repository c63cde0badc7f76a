/** Where a game was decided: the widest gap between the winner and whoever asks, or the runner-up. */
import type { Result, Seat } from './types';

export type Source = 'chips' | 'cards' | 'sixes' | 'goals';
const SOURCES: readonly Source[] = ['chips', 'cards', 'sixes', 'goals'];

export interface Decided {
  source: Source;
  ahead: Seat;
  behind: Seat;
  most: number;
  least: number;
}

/** Lines are named by what they count: the rest are cards whose worth depends on others. */
function sourceOf(reason: string): Source | null {
  if (reason === 'markers') return null; // the robot's, and nobody else's
  if (reason === 'chips' || reason === 'cards') return reason;
  return reason.startsWith('goal') ? 'goals' : 'sixes';
}

function amount({ breakdown }: Result, seat: Seat, source: Source): number {
  return (breakdown[seat] ?? []).filter(({ reason }) => sourceOf(reason) === source).reduce((sum, line) => sum + line.amount, 0);
}

/** Null where points did not decide, or nobody was beaten. */
export function decider(result: Result, me: Seat | null): Decided | null {
  const { ranks, scores } = result;
  const ahead = ranks.indexOf(1);
  const beaten = ranks.flatMap((rank, seat) => (rank > 1 ? [seat] : []));
  const [second] = [...beaten].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const behind = me !== null && beaten.includes(me) ? me : second;
  if (behind === undefined || (scores[ahead] ?? 0) <= (scores[behind] ?? 0)) return null;
  const gaps = SOURCES.map((source) => ({ source, ahead, behind, most: amount(result, ahead, source), least: amount(result, behind, source) }));
  return gaps.reduce((widest, one) => (one.most - one.least > widest.most - widest.least ? one : widest));
}
