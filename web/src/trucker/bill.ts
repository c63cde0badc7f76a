/** What somebody earned and paid, as it stands on the bill: each reason once. */
import type { ScoreLine } from './types';

export function summed(lines: readonly ScoreLine[]): ScoreLine[] {
  const amounts = new Map<string, number>();
  for (const { reason, amount } of lines) amounts.set(reason, (amounts.get(reason) ?? 0) + amount);
  return [...amounts].map(([reason, amount]) => ({ reason, amount }));
}
