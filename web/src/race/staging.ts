/** How Race is shown: what is lit and gained beside the view, what lasts how long, and what sounds how. */
import { Director, type Staging, type Update as AnyUpdate } from '../lib/director.svelte';
import { habits } from '../lib/habits.svelte';
import { Narrator, type Story } from '../lib/story.svelte';
import { after } from './after';
import { arrive, follow, isRobotEvent, sceneOf, type RobotScene } from './robot/telling';
import { cues, sound } from './sound.svelte';
import { tell, type StoryLine, type Teller } from './story';
import { LINGER, SPEED } from './tempo';
import type { Card, MoveInfo, RaceEvent, RaceView, Seat } from './types';

export type Update = AnyUpdate<RaceView, MoveInfo, RaceEvent>;
export type RaceDirector = Director<RaceView, MoveInfo, RaceEvent, Scene, StoryLine>;

/** What is to be seen beside the view. */
export interface Scene {
  /** Cards that something happens to. */
  lit: readonly Card[];
  /** A card that was turned over for all to see. */
  flipped: Card | null;
  /** What a seat just got: shown beside its name for a moment. */
  gains: Readonly<Record<Seat, { id: number; vp: number; cards: number }>>;
  /** The robot of a solo game, as far as its turn was told. */
  robot: RobotScene | null;
  /** How many things happened so far. */
  shows: number;
}

type Moment = Pick<Scene, 'lit' | 'flipped' | 'gains'>;
const STILL: Moment = { lit: [], flipped: null, gains: {} };

export const opened = ({ robot }: RaceView): Scene => ({ ...STILL, robot: robot && sceneOf(robot), shows: 0 });

export function staged({ robot, shows }: Scene, event: RaceEvent): Scene {
  return {
    ...momentOf(event, shows + 1),
    robot: robot && isRobotEvent(event) ? follow(robot, event) : robot,
    shows: shows + 1,
  };
}

export function arrived({ robot: told, shows }: Scene, { robot }: RaceView): Scene {
  return { ...STILL, robot: robot && (told ? arrive(told, robot) : sceneOf(robot)), shows };
}

function momentOf(event: RaceEvent, id: number): Moment {
  const gain = (seat: Seat, vp: number, cards: number): Moment['gains'] => ({ [seat]: { id, vp, cards } });
  switch (event.is) {
    case 'drew':
    case 'kept':
      return { lit: event.cards ?? [], flipped: null, gains: gain(event.seat, 0, event.count) };
    case 'placed':
    case 'sacrificed':
      return { ...STILL, lit: [event.card] };
    case 'goods-appeared':
      return { ...STILL, lit: event.worlds };
    case 'sold':
      return { lit: [event.world], flipped: null, gains: gain(event.seat, 0, event.price) };
    case 'consumed':
      return { lit: [event.by, ...event.worlds], flipped: null, gains: gain(event.seat, event.vp, event.cards) };
    case 'discarded-for-chips':
      return { lit: [event.by], flipped: null, gains: gain(event.seat, event.vp, 0) };
    case 'gambled':
      return { lit: [event.by], flipped: event.card, gains: {} };
    default:
      return STILL;
  }
}

/** So many updates may wait before all is skipped. */
const WAITING_ROOM = 4;

const STAGING: Staging<RaceView, RaceEvent, Scene> = {
  after,
  opened,
  staged,
  arrived,
  lasts: ({ is }) => LINGER[is] ?? 0,
  pace: () => SPEED[habits.tempo],
  haste: (waiting) => (waiting > WAITING_ROOM ? Infinity : 1),
  cue({ is }) {
    const cue = cues[is];
    if (cue) sound.play(cue);
  },
};

export const direct = (first: Update, teller: Teller, story: Story): RaceDirector =>
  new Director(first, STAGING, new Narrator(story, (event) => tell(event, teller)));
