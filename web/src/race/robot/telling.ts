/** The robot's turn, step by step: what the mat looks like after each event, and the sentence that says why. */
import { ROBOT_MARKERS } from '../catalogue';
import type { Action, CardDesign } from '../design';
import { isReaction, phaseOf, stepOf } from './mat';
import { ROBOT_EVENTS, type RaceEvent, type RobotEvent, type RobotView } from '../types';
import { dashed, list, say } from './words';

/** Whether something that happened is the robot's doing. */
export const isRobotEvent = (event: RaceEvent): event is RobotEvent => ROBOT_EVENTS.some((kind) => kind === event.is);

export interface Flip {
  card: number;
  found: boolean;
}

/** The robot as it is shown while its turn is told; the view follows when all is told. */
export interface RobotScene {
  robot: RobotView;
  /** The step of the mat that it is doing. */
  step: string | null;
  /** What it turned over in this step. */
  flips: readonly Flip[];
}

/** What a teller must know besides. */
export interface About {
  design: (card: number) => CardDesign;
  name: (card: number) => string;
  level: RobotView['level'] | null;
}

/** How long each event is looked at, in milliseconds. */
export const ROBOT_LASTS: Readonly<Record<RobotEvent['is'], number>> = {
  'robot-began': 1200,
  'dice-rolled': 1900,
  'robot-acted': 1300,
  'robot-idle': 1300,
  'robot-placed-marker': 1500,
  'robot-got-chips': 1100,
  'robot-tracks': 900,
  'robot-drew': 900,
  'robot-flipped': 950,
  'robot-placed': 1300,
  'robot-found-nothing': 1400,
  'robot-start-left': 1500,
  'robot-face-turned': 1300,
};

export const sceneOf = (robot: RobotView): RobotScene => ({ robot, step: null, flips: [] });

/** The newest view, after all that led to it was told. What it turned over last stays to be seen. */
export const arrive = (scene: RobotScene, robot: RobotView): RobotScene => ({ ...scene, robot, step: null });

export function follow(scene: RobotScene, event: RobotEvent): RobotScene {
  const robot = { ...scene.robot, ...changes(scene, event) };
  if (event.is === 'robot-acted') return { robot, step: event.step, flips: [] };
  if (event.is === 'dice-rolled') return { robot, step: null, flips: [] };
  return { ...scene, robot, flips: event.is === 'robot-flipped' ? [...scene.flips, event] : scene.flips };
}

function changes({ robot, step }: RobotScene, event: RobotEvent): Partial<RobotView> {
  switch (event.is) {
    case 'robot-began':
      return { credit: event.credit, economy: event.economy, face: event.face, tableau: [event.world] };
    case 'dice-rolled':
      return { rolled: event.rolled, dice: event.spaces };
    case 'robot-placed-marker':
      return { markers: event.left, placed: robot.placed + 1 };
    case 'robot-got-chips':
      return { chips: robot.chips + event.vp };
    case 'robot-tracks':
      return { credit: event.credit, economy: event.economy };
    case 'robot-drew':
      return { deck: robot.deck + event.count };
    case 'robot-flipped':
      return step && stepOf(robot, step).from_common ? {} : { deck: Math.max(0, robot.deck - 1) };
    case 'robot-placed':
      return { tableau: [...robot.tableau, event.card] };
    case 'robot-start-left':
      return { tableau: robot.tableau.filter((card) => card !== event.world), has_counters: false };
    case 'robot-face-turned':
      return { face: event.face };
    default:
      return {};
  }
}

/** The sentence for an event, which tells all that it needs. */
export function tellRobot(event: RobotEvent, about: About): string {
  switch (event.is) {
    case 'robot-began':
      return say('race-solo-began', { card: about.name(event.world), credit: event.credit, economy: event.economy });
    case 'dice-rolled':
      return tellRoll(event);
    case 'robot-acted':
      return tellStep(event.step);
    case 'robot-idle':
      return say(`race-solo-idle-${event.why}`);
    case 'robot-placed-marker':
      return say('race-solo-placed-marker', { paid: event.paid, vp: about.level ? (ROBOT_MARKERS[about.level]?.vp ?? 0) : 0, left: event.left });
    case 'robot-got-chips':
      return say('race-solo-got-chips', { vp: event.vp, economy: event.economy });
    case 'robot-tracks':
      return tellTracks(event);
    case 'robot-drew':
      return say('race-solo-drew', { count: event.count });
    case 'robot-flipped':
      return tellFlip(event, about);
    case 'robot-placed':
      return say('race-solo-placed', { card: about.name(event.card), paid: event.paid });
    case 'robot-found-nothing':
      return say('race-solo-found-nothing');
    case 'robot-start-left':
      return say('race-solo-start-left', { card: about.name(event.world) });
    case 'robot-face-turned':
      return say('race-solo-face-turned', { face: say(`race-solo-face-${event.face}`) });
  }
}

type EventOf<Is extends RobotEvent['is']> = Extract<RobotEvent, { is: Is }>;

function tellRoll({ rolled, spaces, face: named }: EventOf<'dice-rolled'>): string {
  const [first, second] = rolled.map((face) => say(`race-solo-face-${face}`));
  const reasons = rolled.map((face, die) => {
    const space = spaces[die];
    if (!space) return say('race-solo-die-lost');
    if (face === 'star') return say('race-solo-die-star', { space: spaceName(space) });
    return face === 'robot' ? say('race-solo-die-robot', { face: say(`race-solo-face-${named}`) }) : '';
  });
  const acts = say('race-solo-acts-in', { spaces: list(spaces.flatMap((space) => (space ? [spaceName(space)] : []))) });
  return [say('race-solo-rolled', { first: first ?? '', second: second ?? '' }), ...reasons, acts].filter(Boolean).join(' ');
}

export const spaceName = (space: Action): string => say(`race-solo-space-${dashed(space)}`);

function tellStep(step: string): string {
  const phase = say(`race-solo-phase-${phaseOf(step)?.id ?? 'explore'}`);
  return isReaction(step) ? say('race-solo-reacts', { phase }) : say('race-solo-acts', { phase });
}

function tellTracks({ credit, economy, moved }: EventOf<'robot-tracks'>): string {
  const tracks = [
    ...(moved.includes('credit') ? [say('race-solo-credit-moved', { credit })] : []),
    ...(moved.includes('economy') ? [say('race-solo-economy-moved', { economy })] : []),
  ];
  return tracks.length ? tracks.join(' ') : say('race-solo-tracks-full');
}

function tellFlip({ card, found, find, worth }: EventOf<'robot-flipped'>, about: About): string {
  const values = { card: about.name(card) };
  if (found) return say('race-solo-flipped', values);
  const { type, military } = about.design(card);
  if (find === 'development') return say(type === 'development' ? 'race-solo-missed-six' : 'race-solo-missed-development', values);
  if (type === 'world' && military === (find === 'military_world')) return say('race-solo-missed-worth', { ...values, count: worth });
  return say(find === 'military_world' ? 'race-solo-missed-military' : 'race-solo-missed-world', values);
}
