/** What somebody earned and paid, as it stands on the bill: each reason once. */
import type { MessageId } from '../lib/words.svelte';
import { missionOf } from './missions/names';
import { billReason } from './describe';
import type { ScoreLine, Seat, TruckerEvent } from './types';
import { say } from './words';

export function summed(lines: readonly ScoreLine[]): ScoreLine[] {
  const amounts = new Map<string, number>();
  for (const { reason, amount } of lines) amounts.set(reason, (amounts.get(reason) ?? 0) + amount);
  return [...amounts].map(([reason, amount]) => ({ reason, amount }));
}

export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** All that changed hands from the preparation of one flight to that of the next. */
export interface Ledger {
  mission: string;
  /** Who finished; null until the flight is over. */
  finishers: readonly Seat[] | null;
  /** What lost components cost at most, by who insured a ship. */
  insured: Readonly<Record<Seat, number>>;
  lines: Readonly<Record<Seat, readonly ScoreLine[]>>;
}

const NEW_LEDGER: Ledger = { mission: '', finishers: null, insured: {}, lines: {} };

/** Of a seat: its lines of the whole game, as far as the viewer may see them. */
type Purse = (seat: Seat) => readonly ScoreLine[];

/** A ledger for each flight, the last one perhaps not over, from everything that was told. */
export function ledgersOf(told: readonly TruckerEvent[], purse: Purse): Ledger[] {
  const silent = silentLines(told, purse);
  const ledgers: Ledger[] = [];
  let open = NEW_LEDGER;
  told.forEach((event, at) => {
    if (event.is === 'flight-prepared') {
      if (open.finishers) ledgers.push(open);
      open = { ...(open.finishers ? NEW_LEDGER : open), mission: event.mission ?? '' };
    } else open = entered(open, event, silent.get(at));
  });
  return [...ledgers, open];
}

function entered(ledger: Ledger, event: TruckerEvent, silent: ScoreLine | undefined): Ledger {
  if (event.is === 'flight-ended') return { ...ledger, finishers: event.finishers };
  if (event.is === 'insured') return { ...ledger, insured: { ...ledger.insured, [event.seat]: event.maximum } };
  const line = silent ?? lineOf(event);
  if (!line || !('seat' in event)) return ledger;
  return { ...ledger, lines: { ...ledger.lines, [event.seat]: [...(ledger.lines[event.seat] ?? []), line] } };
}

function lineOf(event: TruckerEvent): ScoreLine | null {
  if (event.is === 'credits-changed') return { reason: event.cause, amount: event.amount };
  return event.is === 'debt-forgiven' ? { reason: 'debt_forgiven', amount: event.amount } : null;
}

/** What is booked without a word to the others: only the purse knows how much it was. */
const SILENT: Readonly<Partial<Record<TruckerEvent['is'], string>>> = { died: 'death', 'came-back': 'new_trucker' };

/** Purses are read backwards, as the oldest of what was told may not be known. */
function silentLines(told: readonly TruckerEvent[], purse: Purse): ReadonlyMap<number, ScoreLine> {
  const left = new Map<Seat, ScoreLine[]>();
  const found = new Map<number, ScoreLine>();
  for (const [at, event] of [...told.entries()].reverse()) {
    if (!('seat' in event)) continue;
    const lines = left.get(event.seat) ?? [...purse(event.seat)];
    left.set(event.seat, lines);
    const last = lines.at(-1);
    if (last && SILENT[event.is] === last.reason) found.set(at, last);
    if (lineOf(event) ?? found.has(at)) lines.pop();
  }
  return found;
}

/** The ledger of the flight that was paid last. */
export const lastPaid = (ledgers: readonly Ledger[]): Ledger | undefined => ledgers.findLast(({ finishers }) => finishers !== null);

/** As it is read: each reason once, what limits an amount named with it, and a mission that paid nothing too. */
export function itemized(lines: readonly ScoreLine[], { mission, finishers, insured }: Ledger, seat: Seat): ScoreLine[] {
  const isOut = !finishers?.includes(seat);
  const named = summed(lines).map(({ reason, amount }) => {
    if (reason === 'goods' && isOut) return { reason: 'goods_half', amount };
    return reason === 'losses' && amount === -(insured[seat] ?? 0) ? { reason: 'losses_insured', amount } : { reason, amount };
  });
  const unpaid = isUnpaid(lines, mission) ? [{ reason: isOut ? 'mission_out' : 'mission_missed', amount: 0 }] : [];
  return [...named, ...unpaid];
}

/** What a bill says beside the causes of the rules. */
const NAMED: Readonly<Record<string, MessageId>> = {
  goods_half: 'trucker-bill-goods-half',
  losses_insured: 'trucker-bill-losses-insured',
  mission_out: 'trucker-bill-mission-out',
  mission_missed: 'trucker-bill-mission-missed',
};

export function itemName(reason: string): string {
  const named = NAMED[reason];
  return named ? say(named) : billReason(reason);
}

/** Whether a mission that pays something has brought nothing, and cost nothing, in the end. */
function isUnpaid(lines: readonly ScoreLine[], mission: string): boolean {
  const pays = missionOf(mission)?.reward.some(({ is }) => is.startsWith('pay-') || is === 'landing-audit') ?? false;
  return pays && !lines.some(({ reason, amount }) => reason.startsWith('mission_') || (reason === 'directives' && amount > 0));
}

/** How somebody left the last flight, and on which card. */
export function leavingOf(told: readonly TruckerEvent[], seat: Seat): { event: TruckerEvent; card: string } | null {
  const at = told.findLastIndex((event) => (event.is === 'gave-up' || event.is === 'died') && event.seat === seat);
  const event = told[at];
  const card = told.slice(0, at).findLast(({ is }) => is === 'card-revealed' || is === 'launched');
  return event && at > told.findLastIndex(({ is }) => is === 'launched') && card?.is === 'card-revealed' ? { event, card: card.card } : null;
}

/** What teams did to prices and bonuses of the last flight, before anything was paid. */
export function dealsIn(told: readonly TruckerEvent[]): TruckerEvent[] {
  const paid = told.slice(told.findLastIndex(({ is }) => is === 'flight-ended') + 1);
  return paid.filter(({ is }) => is === 'price-changed' || is === 'bonuses-adjusted');
}
