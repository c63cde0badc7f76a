import { expect, test } from 'vitest';
import { billsOf, dealsIn } from './bill';
import type { TruckerEvent } from './types';

const paid = (seat: number, amount: number): TruckerEvent => ({ is: 'credits-changed', seat, amount, cause: 'goods' });
const ended = (...finishers: number[]): TruckerEvent => ({ is: 'flight-ended', finishers });

test('each flight has its bill, and what is paid between them belongs to none', () => {
  const prepared: TruckerEvent = { is: 'flight-prepared', number: 2, level: 'I' };
  const launched: TruckerEvent = { is: 'launched', order: [0, 1] };
  const bills = billsOf([paid(0, 9), ended(0), paid(0, 4), paid(1, -2), prepared, paid(0, -1), launched, paid(0, 7), ended(1), paid(1, 3)]);
  expect(bills.map(({ finishers }) => finishers)).toEqual([[0], [1]]);
  expect(bills.map(({ lines }) => lines)).toEqual([
    { 0: [{ reason: 'goods', amount: 4 }], 1: [{ reason: 'goods', amount: -2 }] },
    { 1: [{ reason: 'goods', amount: 3 }] },
  ]);
});

test('what teams did to prices belongs to the flight that was paid last', () => {
  const talked = (way: number): TruckerEvent => ({ is: 'price-changed', seat: 1, colour: 'red', way });
  expect(dealsIn([ended(0), talked(1), paid(0, 4), ended(1), talked(-1), paid(0, 3)])).toEqual([talked(-1)]);
});
