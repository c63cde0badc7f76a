/** The hints of a first game of Race, the more urgent first: each at its first time, and why rather than what. */
import type { Hint } from '../../guide/guide.svelte';
import { designOf } from '../cards';
import type { Ask, RaceView, SeatView } from '../types';
import './words';

/** What the hints look at. */
export interface Now {
  view: RaceView;
  /** My seat; hints are for those who play. */
  mine: SeatView;
  /** What I am asked, once all that happened was shown. */
  ask: Ask;
}

const LATE = 9;
const FEW_CHIPS = 8;

const STAGE_OF: Readonly<Record<string, string>> = {
  explore_5: 'explore',
  explore_1: 'explore',
  trade: 'consume',
  x2: 'consume',
};
const PHASES = ['explore', 'develop', 'develop_2', 'settle', 'settle_2', 'consume', 'produce'];

/** In a phase that only others chose. */
function isGuest({ view: { stage }, mine: { actions } }: Now): boolean {
  return PHASES.includes(stage) && !(actions ?? []).some((action) => (STAGE_OF[action] ?? action) === stage);
}

function isLate({ view: { seats, robot, pool } }: Now): boolean {
  const sizes = [...seats.map(({ tableau }) => tableau.length), robot ? robot.tableau.length + robot.placed : 0];
  return Math.max(...sizes) >= LATE || pool <= FEW_CHIPS;
}

const holdsMilitary = ({ view, mine }: Now): boolean => (mine.hand ?? []).some((card) => designOf(card, view.own_cards).military);
/** A world that the next Produce would give a good. */
const awaitsGood = ({ view, mine: { tableau, goods } }: Now): boolean =>
  tableau.some((card) => designOf(card, view.own_cards).yields === 'production' && !goods.includes(card));
const choosesFrom = (round: number, { ask, view }: Now): boolean => ask === 'action' && view.round >= round;
const choosesTwo = ({ view }: Now): boolean => (view.question?.actions ?? []).some((together) => together.length > 1);

export const HINTS: readonly Hint<Now>[] = [
  { id: 'goal', when: () => true, anchor: null, title: 'race-guide-goal-title', message: 'race-guide-goal' },
  { id: 'draft', when: ({ ask }) => ask === 'draft', anchor: '.draft .large', message: 'race-guide-draft' },
  { id: 'start-world', when: ({ ask }) => ask === 'start_world', anchor: '.draft .small', message: 'race-guide-start-world' },
  { id: 'action', when: (now) => now.ask === 'action' && !choosesTwo(now), anchor: '.phases', message: 'race-guide-action' },
  { id: 'two-actions', when: (now) => now.ask === 'action' && choosesTwo(now), anchor: '.phases', message: 'race-guide-two-actions' },
  { id: 'hand', when: ({ ask }) => ask === 'action' || ask === 'start_hand', anchor: '.hand', message: 'race-guide-hand' },
  { id: 'tableau', when: (now) => choosesFrom(2, now), anchor: '.tableau li', message: 'race-guide-tableau' },
  { id: 'robot', when: ({ ask, view }) => ask === 'action' && view.robot !== null, anchor: '.robot', message: 'race-guide-robot' },
  { id: 'keep', when: ({ ask }) => ask === 'keep', anchor: '.seen', message: 'race-guide-keep' },
  { id: 'shared', when: isGuest, anchor: '.phases', message: 'race-guide-shared' },
  { id: 'develop', when: ({ ask }) => ask === 'develop', anchor: '.hand', message: 'race-guide-develop' },
  { id: 'settle', when: ({ ask }) => ask === 'settle', anchor: '.hand', message: 'race-guide-settle' },
  { id: 'military', when: (now) => now.ask === 'settle' && holdsMilitary(now), anchor: '.hand', message: 'race-guide-military' },
  { id: 'pay', when: ({ ask }) => ask === 'pay', anchor: '.hand', message: 'race-guide-pay' },
  { id: 'sell', when: ({ ask }) => ask === 'sell', anchor: '.tableau', message: 'race-guide-sell' },
  { id: 'consume', when: ({ ask }) => ask === 'power' || ask === 'goods', anchor: '.strip', message: 'race-guide-consume' },
  { id: 'produce', when: (now) => now.ask === 'windfall' || now.ask === 'produce' || (choosesFrom(3, now) && awaitsGood(now)), anchor: '.phases', message: 'race-guide-produce' },
  { id: 'hand-limit', when: ({ ask }) => ask === 'hand_limit', anchor: '.hand', message: 'race-guide-hand-limit' },
  { id: 'end', when: (now) => now.ask === 'action' && isLate(now), anchor: '.bank, .tabs button:nth-child(3)', message: 'race-guide-end' },
  { id: 'goods', when: ({ ask, mine }) => ask === 'action' && mine.goods.length > 0, anchor: '.tableau', message: 'race-guide-goods' },
  { id: 'goals', when: (now) => choosesFrom(2, now) && now.view.goals.length > 0, anchor: '.goals', message: 'race-guide-goals' },
];
