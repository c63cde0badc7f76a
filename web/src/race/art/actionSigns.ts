/** The signs of action cards: what they give to whoever chose them. */
import type { Action } from '../design';
import type { Sign } from './signs';

const EYE: Sign = { sign: 'eye', paint: 'line' };
type Rows = readonly (readonly Sign[])[];
const DEVELOP: Rows = [[{ text: '−1' }, { sign: 'development', paint: 'line' }]];
const SETTLE: Rows = [[{ sign: 'world', paint: 'line' }, { text: '+1' }, { sign: 'card' }]];

/** In rows. */
export const ACTION_SIGNS: Readonly<Record<Action, Rows>> = {
  explore_5: [[{ text: '+5' }, EYE]],
  explore_1: [
    [{ text: '+1' }, EYE],
    [{ text: '+1' }, { sign: 'keep', paint: 'line' }],
  ],
  develop: DEVELOP,
  develop_2: DEVELOP,
  settle: SETTLE,
  settle_2: SETTLE,
  trade: [[{ sign: 'any', paint: 'any' }, { sign: 'arrow', paint: 'line' }, { sign: 'coin', paint: 'line' }]],
  x2: [[{ text: '2×' }, { sign: 'chip', paint: 'chip' }]],
  produce: [[{ text: '+' }, { sign: 'any', paint: 'any', hollow: true }]],
};

/** The number of the phase; the second Develop and Settle say that they are the second. */
export const ACTION_NUMERALS: Readonly<Record<Action, string>> = {
  explore_5: 'I',
  explore_1: 'I',
  develop: 'II',
  develop_2: 'II²',
  settle: 'III',
  settle_2: 'III²',
  trade: 'IV $',
  x2: 'IV ×2',
  produce: 'V',
};
