/** What happened, told in a sentence each; events that nobody would tell are left out. */
import { byKind, type ByKind } from '../lib/kinds';
import type { Line, Told as ToldLine } from '../lib/story.svelte';
import { actionName } from './cards';
import type { CardDesign, Phase } from './design';
import './draft/words';
import { cardOf } from './moves';
import { phaseAt } from './phases';
import { isRobotEvent, tellRobot } from './robot/telling';
import type { Card, DraftEvent, EventOf, RaceEvent, RobotEvent, RobotView, Seat, TableEvent } from './types';
import { dashed, say } from './words';

export interface StoryLine extends Line {
  /** Cards that the line speaks of: shown when somebody points at it. */
  cards: readonly Card[];
  /** Where it happened, as `data-spot` on the table says. */
  spot: string;
}
type Told = ToldLine<StoryLine>;

/** How seats, cards and goals are called. */
export interface Teller {
  who: (seat: Seat) => string;
  card: (card: Card) => string;
  design: (card: Card) => CardDesign;
  goal: (id: string) => string;
  /** How hard the robot of a solo game is. */
  level: () => RobotView['level'] | null;
}

/** Of what somebody does, before whom. */
const deed = (text: string, seat: Seat, cards: readonly Card[] = []): Told => ({ text, seat, cards, spot: `seat-${seat}`, rank: 'line' });
/** Of what befalls the table. */
const line = (text: string, spot: string, cards: readonly Card[] = []): Told => ({ text, seat: null, cards, spot, rank: 'line' });
const heading = (rank: Told['rank'], text: string, spot: string): Told => ({ text, seat: null, cards: [], spot, rank });

const spotOf = (phase: Phase | null): string => (phase ? `phase-${phase}` : 'phases');

/** Cards that belong to something that was just told. */
const TOLD_ALREADY = new Set(['trade', 'consume', 'draft']);

/** With what gave them: the bonus of the action, cards of the tableau. */
function drawn({ seat, count, cards, by, powers, bonus }: EventOf<'drew'>, { who, card: name }: Teller): Told | null {
  if (TOLD_ALREADY.has(by)) return null;
  const why = [...(bonus ? [say('race-story-bonus')] : []), ...powers.map(name)].join(', ');
  const how = by === 'explore' && why ? 'explore-more' : by;
  return deed(say(`race-story-draws-${how}`, { who: who(seat), count, why }), seat, [...(cards ?? []), ...powers]);
}

function placed({ seat, card, how, count, strength }: EventOf<'placed'>, teller: Teller): Told {
  const values = { who: teller.who(seat), card: teller.card(card), count, strength };
  return deed(say(`race-story-placed-${how}`, values), seat, [card]);
}

function revealed({ cards }: EventOf<'placements-revealed'>, { who, card: name }: Teller): Told {
  const wishes = cards.flatMap((card, seat) => (card === null ? [] : [say('race-story-wish', { who: who(seat), card: name(card) })]));
  return line(wishes.length ? wishes.join(' ') : say('race-story-nobody-places'), 'phases', cards.filter((card) => card !== null));
}

function chosen({ actions }: EventOf<'actions-revealed'>, { who }: Teller): Told {
  return line(
    actions.map((mine, seat) => say('race-story-chose', { who: who(seat), actions: mine.map(actionName).join(' + ') })).join(' '),
    'phases',
  );
}

function consumed({ seat, by, worlds, vp, cards }: EventOf<'consumed'>, teller: Teller): Told {
  const values = { who: teller.who(seat), card: teller.card(by), count: worlds.length, vp, cards };
  return deed(worlds.length ? say('race-story-consumed', values) : say('race-story-power-draws', values), seat, [by, ...worlds]);
}

function kept({ seat, count, cards }: EventOf<'kept'>, { who }: Teller): Told {
  return deed(say('race-story-keeps', { who: who(seat), count }), seat, cards ?? []);
}

function discarded({ seat, count, cards, why }: EventOf<'discarded'>, { who }: Teller): Told {
  return deed(say(`race-story-discards-${dashed(why)}`, { who: who(seat), count }), seat, cards ?? []);
}

function appeared({ seat, worlds }: EventOf<'goods-appeared'>, { who, card: name }: Teller): Told {
  return deed(say('race-story-goods', { who: who(seat), worlds: worlds.map(name).join(', '), count: worlds.length }), seat, worlds);
}

function sold({ seat, world, price, by }: EventOf<'sold'>, { who, card: name }: Teller): Told {
  const seller = cardOf(by);
  const values = { who: who(seat), card: name(world), count: price };
  if (seller === null) return deed(say('race-story-sold', values), seat, [world]);
  return deed(say('race-story-sold-with', { ...values, with: name(seller) }), seat, [world, seller]);
}

function discardedForChips({ seat, by, count, vp }: EventOf<'discarded-for-chips'>, { who, card: name }: Teller): Told {
  return deed(say('race-story-chips', { who: who(seat), card: name(by), count, vp }), seat, [by]);
}

function gambled({ seat, by, number, card, kept: isKept }: EventOf<'gambled'>, { who, card: name }: Teller): Told {
  const values = { who: who(seat), number, card: name(card), with: name(by) };
  return deed(isKept ? say('race-story-gamble-won', values) : say('race-story-gamble-lost', values), seat, [card, by]);
}

const goalTold = (text: string, { seat, goal }: { seat: Seat; goal: string }): Told => ({ ...deed(text, seat), spot: `goal-${goal}` });

function ended({ reasons }: EventOf<'game-ended'>): Told {
  return heading('round', say('race-story-over', { why: reasons.map((why) => say(`race-ended-${dashed(why)}`)).join(' ') }), 'bank');
}

const TOLD: ByKind<TableEvent | DraftEvent, Teller, Told | null> = {
  // Who takes what in a draft is nobody's business.
  'start-worlds-dealt': null,
  'pack-received': null,
  'card-taken': null,
  'decks-formed': ({ cards, removed }) => line(say('race-draft-decks-formed', { cards, removed }), 'bank'),
  'goals-dealt': ({ goals }, { goal }) => line(say('race-story-goals', { goals: goals.map(goal).join(', ') }), 'goals'),
  'start-world-dealt': ({ seat, world }, { who, card }) => deed(say('race-story-start-world', { who: who(seat), card: card(world) }), seat, [world]),
  'round-began': ({ round }) => heading('round', say('race-story-round', { number: round }), 'bank'),
  answered: null,
  'actions-revealed': chosen,
  'phase-began': ({ stage }) => heading('phase', say(`race-stage-${dashed(stage)}`), spotOf(phaseAt(stage))),
  drew: drawn,
  kept,
  discarded,
  'placements-revealed': revealed,
  placed,
  sacrificed: ({ seat, card }, { who, card: name }) => deed(say('race-story-sacrificed', { who: who(seat), card: name(card) }), seat, [card]),
  'goods-appeared': appeared,
  sold,
  consumed,
  'discarded-for-chips': discardedForChips,
  gambled,
  reshuffled: ({ cards }) => line(say('race-story-reshuffled', { count: cards }), 'bank'),
  'goal-claimed': (event, { who, goal }) => goalTold(say('race-story-goal-claimed', { who: who(event.seat), goal: goal(event.goal) }), event),
  'goal-lost': (event, { who, goal }) => goalTold(say('race-story-goal-lost', { who: who(event.seat), goal: goal(event.goal) }), event),
  'game-ended': ended,
};
const tableTold = byKind(TOLD);

/** A step of the robot. */
const robotTold = (event: RobotEvent, { design, card: name, level }: Teller): Told =>
  line(tellRobot(event, { design, name, level: level() }), 'robot', 'card' in event ? [event.card] : []);

/** What is told of an event, or nothing. */
export const tell = (event: RaceEvent, teller: Teller): Told | null => (isRobotEvent(event) ? robotTold(event, teller) : tableTold(event, teller));
