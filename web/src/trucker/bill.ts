/** What somebody earned and paid, as it stands on the bill: each reason once. */
import { billed, type Bill } from './scene';
import type { ScoreLine, TruckerEvent } from './types';

export function summed(lines: readonly ScoreLine[]): ScoreLine[] {
  const amounts = new Map<string, number>();
  for (const { reason, amount } of lines) amounts.set(reason, (amounts.get(reason) ?? 0) + amount);
  return [...amounts].map(([reason, amount]) => ({ reason, amount }));
}

/** The bills of all flights that ended, from everything that was told. */
export function billsOf(told: readonly TruckerEvent[]): Bill[] {
  const bills: Bill[] = [];
  let bill: Bill | null = null;
  for (const event of told) {
    bill = billed(bill, event);
    if (event.is === 'flight-ended' && bill) bills.push(bill);
    else if (bill) bills[bills.length - 1] = bill;
  }
  return bills;
}

/** What teams did to prices and bonuses of the last flight, before anything was paid. */
export function dealsIn(told: readonly TruckerEvent[]): TruckerEvent[] {
  const paid = told.slice(told.findLastIndex(({ is }) => is === 'flight-ended') + 1);
  return paid.filter(({ is }) => is === 'price-changed' || is === 'bonuses-adjusted');
}
