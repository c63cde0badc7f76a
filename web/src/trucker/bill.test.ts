import { expect, test } from 'vitest';
import { dealsIn, itemized, lastPaid, leavingOf, ledgersOf, sumOf } from './bill';
import type { ScoreLine, TruckerEvent } from './types';

const paid = (seat: number, amount: number, cause: 'goods' | 'insurance' | 'directives' | 'losses' = 'goods'): TruckerEvent => ({ is: 'credits-changed', seat, amount, cause });
const ended = (...finishers: number[]): TruckerEvent => ({ is: 'flight-ended', finishers });
const prepared = (number: number, mission = ''): TruckerEvent => ({ is: 'flight-prepared', number, level: 'I', mission });
const launched: TruckerEvent = { is: 'launched', order: [0, 1] };
const nobody = (): readonly ScoreLine[] => [];

test('a flight is paid from its preparation on: premiums, fines and yellow blocks too', () => {
  const told = [prepared(1), paid(0, -5, 'insurance'), launched, paid(0, 9), ended(0), paid(0, 4), paid(1, -2), prepared(2), paid(0, -6, 'directives'), launched, ended(1), paid(1, 3)];
  const ledgers = ledgersOf(told, nobody);
  expect(ledgers.map(({ finishers }) => finishers)).toEqual([[0], [1]]);
  expect(ledgers.map(({ lines }) => sumOf(lines[0] ?? []))).toEqual([8, -6]);
  expect(ledgers.map(({ lines }) => sumOf(lines[1] ?? []))).toEqual([-2, 3]);
});

test('what is paid while the next ship is built belongs to the next flight', () => {
  const ledgers = ledgersOf([prepared(1), launched, ended(0), paid(0, 4), prepared(2), paid(0, -3)], nobody);
  expect(lastPaid(ledgers)?.lines[0]).toEqual([{ reason: 'goods', amount: 4 }]);
  expect(ledgers.at(-1)?.lines[0]).toEqual([{ reason: 'goods', amount: -3 }]);
});

test('what nobody is told of is read from the purse: death, another trucker and forgiven debts', () => {
  const told: TruckerEvent[] = [
    ...[prepared(1), launched, paid(0, 4), { is: 'died', seat: 0 } as const, ended(), { is: 'came-back', seat: 0 } as const],
    ...[prepared(2), launched, paid(0, -3), { is: 'died', seat: 0 } as const, ended(1), { is: 'debt-forgiven', seat: 0, amount: 2 } as const],
  ];
  // Who had nothing lost nothing when the second one died.
  const purse: ScoreLine[] = [
    ...[{ reason: 'starting_credits', amount: 20 }, { reason: 'goods', amount: 4 }, { reason: 'death', amount: -24 }, { reason: 'new_trucker', amount: 1 }],
    ...[{ reason: 'goods', amount: -3 }, { reason: 'debt_forgiven', amount: 2 }],
  ];
  expect(ledgersOf(told, (seat) => (seat ? [] : purse)).map(({ lines }) => lines[0])).toEqual([purse.slice(1, 4), purse.slice(4)]);
});

test('half prices, insurance and a mission that pays nothing are named', () => {
  const lines: ScoreLine[] = [{ reason: 'goods', amount: 3 }, { reason: 'losses', amount: -19 }];
  const ledger = { mission: 'MS15', finishers: [1], insured: { 0: 19 }, lines: {} };
  expect(itemized(lines, ledger, 0).map(({ reason }) => reason)).toEqual(['goods_half', 'losses_insured', 'mission_out']);
  expect(itemized(lines, ledger, 1).map(({ reason }) => reason)).toEqual(['goods', 'losses', 'mission_missed']);
  const kept: ScoreLine[] = [{ reason: 'mission_finished', amount: 9 }];
  expect(itemized(kept, ledger, 1)).toEqual(kept);
  expect(itemized([], { ...ledger, mission: 'MS16' }, 1)).toEqual([{ reason: 'mission_missed', amount: 0 }]);
  expect(itemized([{ reason: 'directives', amount: 4 }], { ...ledger, mission: 'MS16' }, 1)).toHaveLength(1);
});

test('what teams did to prices belongs to the flight that was paid last', () => {
  const talked = (way: number): TruckerEvent => ({ is: 'price-changed', seat: 1, colour: 'red', way });
  expect(dealsIn([ended(0), talked(1), paid(0, 4), ended(1), talked(-1), paid(0, 3)])).toEqual([talked(-1)]);
});

test('who left the race is told with the card that did it', () => {
  const left: TruckerEvent = { is: 'gave-up', seat: 0, why: 'no_humans' };
  const told: TruckerEvent[] = [launched, { is: 'card-revealed', card: 'I-03' }, left, { is: 'card-revealed', card: 'I-04' }, ended(1)];
  expect(leavingOf(told, 0)).toEqual({ event: left, card: 'I-03' });
  expect(leavingOf(told, 1)).toBeNull();
  expect(leavingOf([...told, launched, ended(0)], 0)).toBeNull();
});
