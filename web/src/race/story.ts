/** What happened, told in a sentence each; events that nobody would tell are left out. */
import { actionName } from './cards';
import type { CardDesign, Phase } from './design';
import { isDraftEvent, tellDraft } from './draft/telling';
import { phaseAt } from './phases';
import type { Happening, Line } from '../lib/story.svelte';
import { isRobotEvent, tellRobot } from './robot/telling';
import type { Card, RaceEvent, RobotEvent, RobotView, Seat } from './types';
import { dashed, say } from './words';

export interface Told {
  text: string;
  seat: Seat | null;
  /** Cards that the line speaks of: shown when somebody points at it. */
  cards: readonly Card[];
  /** Where it happened, as `data-spot` on the table says. */
  spot: string;
  /** A heading of the story: a round, a phase, the end. */
  rank: Line['rank'];
}

export type StoryLine = Line & Told;

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

function drawn({ seat, count, cards, by }: Extract<RaceEvent, { is: 'drew' }>, { who }: Teller): Told | null {
  if (TOLD_ALREADY.has(by)) return null;
  const values = { who: who(seat), count };
  const text = by === 'explore' ? say('race-story-looks', values) : say('race-story-draws', values);
  return deed(text, seat, cards ?? []);
}

function placed({ seat, card, how, count, strength }: Extract<RaceEvent, { is: 'placed' }>, teller: Teller): Told {
  const values = { who: teller.who(seat), card: teller.card(card), count, strength };
  return deed(say(`race-story-placed-${how}`, values), seat, [card]);
}

function revealed({ cards }: Extract<RaceEvent, { is: 'placements-revealed' }>, { who, card: name }: Teller): Told {
  const wishes = cards.flatMap((card, seat) => (card === null ? [] : [say('race-story-wish', { who: who(seat), card: name(card) })]));
  return line(wishes.length ? wishes.join(' ') : say('race-story-nobody-places'), 'phases', cards.filter((card) => card !== null));
}

function chosen({ actions }: Extract<RaceEvent, { is: 'actions-revealed' }>, { who }: Teller): Told {
  return line(
    actions.map((mine, seat) => say('race-story-chose', { who: who(seat), actions: mine.map(actionName).join(' + ') })).join(' '),
    'phases',
  );
}

function consumed({ seat, by, worlds, vp, cards }: Extract<RaceEvent, { is: 'consumed' }>, teller: Teller): Told {
  const values = { who: teller.who(seat), card: teller.card(by), count: worlds.length, vp, cards };
  return deed(worlds.length ? say('race-story-consumed', values) : say('race-story-power-draws', values), seat, [by, ...worlds]);
}

function cardsTold(event: RaceEvent, teller: Teller): Told | null {
  switch (event.is) {
    case 'start-world-dealt':
      return deed(say('race-story-start-world', { who: teller.who(event.seat), card: teller.card(event.world) }), event.seat, [event.world]);
    case 'drew':
      return drawn(event, teller);
    case 'kept':
      return deed(say('race-story-keeps', { who: teller.who(event.seat), count: event.count }), event.seat, event.cards ?? []);
    case 'discarded':
      return deed(
        say(`race-story-discards-${dashed(event.why)}`, { who: teller.who(event.seat), count: event.count }),
        event.seat,
        event.cards ?? [],
      );
    case 'placements-revealed':
      return revealed(event, teller);
    case 'placed':
      return placed(event, teller);
    case 'sacrificed':
      return deed(say('race-story-sacrificed', { who: teller.who(event.seat), card: teller.card(event.card) }), event.seat, [event.card]);
    default:
      return null;
  }
}

function goodsTold(event: RaceEvent, teller: Teller): Told | null {
  switch (event.is) {
    case 'goods-appeared':
      return deed(
        say('race-story-goods', { who: teller.who(event.seat), worlds: event.worlds.map(teller.card).join(', '), count: event.worlds.length }),
        event.seat,
        event.worlds,
      );
    case 'sold':
      return deed(
        say('race-story-sold', { who: teller.who(event.seat), card: teller.card(event.world), count: event.price }),
        event.seat,
        [event.world],
      );
    case 'consumed':
      return consumed(event, teller);
    case 'discarded-for-chips':
      return deed(
        say('race-story-chips', { who: teller.who(event.seat), card: teller.card(event.by), count: event.count, vp: event.vp }),
        event.seat,
        [event.by],
      );
    case 'gambled': {
      const values = { who: teller.who(event.seat), number: event.number, card: teller.card(event.card) };
      return deed(event.kept ? say('race-story-gamble-won', values) : say('race-story-gamble-lost', values), event.seat, [event.card]);
    }
    default:
      return null;
  }
}

const goalTold = (text: string, { seat, goal }: { seat: Seat; goal: string }): Told => ({ ...deed(text, seat), spot: `goal-${goal}` });

function courseTold(event: RaceEvent, teller: Teller): Told | null {
  switch (event.is) {
    case 'goals-dealt':
      return line(say('race-story-goals', { goals: event.goals.map(teller.goal).join(', ') }), 'goals');
    case 'round-began':
      return heading('round', say('race-story-round', { number: event.round }), 'bank');
    case 'actions-revealed':
      return chosen(event, teller);
    case 'phase-began':
      return heading('phase', say(`race-stage-${dashed(event.stage)}`), spotOf(phaseAt(event.stage)));
    case 'reshuffled':
      return line(say('race-story-reshuffled', { count: event.cards }), 'bank');
    case 'goal-claimed':
      return goalTold(say('race-story-goal-claimed', { who: teller.who(event.seat), goal: teller.goal(event.goal) }), event);
    case 'goal-lost':
      return goalTold(say('race-story-goal-lost', { who: teller.who(event.seat), goal: teller.goal(event.goal) }), event);
    case 'game-ended':
      return heading('round', say('race-story-over', { why: event.reasons.map((why) => say(`race-ended-${dashed(why)}`)).join(' ') }), 'bank');
    default:
      return null;
  }
}

function draftTold(event: RaceEvent): Told | null {
  const text = isDraftEvent(event) ? tellDraft(event) : null;
  return text ? line(text, 'bank') : null;
}

export const tell = (event: RaceEvent, teller: Teller): Told | null =>
  cardsTold(event, teller) ?? goodsTold(event, teller) ?? courseTold(event, teller) ?? draftTold(event);

/** A step of the robot. */
const robotTold = (event: RobotEvent, { design, card: name, level }: Teller): Told =>
  line(tellRobot(event, { design, name, level: level() }), 'robot', 'card' in event ? [event.card] : []);

/** The line for something that happened, or nothing. */
export function storyLine({ number, event }: Happening<RaceEvent>, teller: Teller): StoryLine | null {
  const told = isRobotEvent(event) ? robotTold(event, teller) : tell(event, teller);
  return told && { ...told, id: number, times: 1, isChatter: false, endsChatter: false };
}
