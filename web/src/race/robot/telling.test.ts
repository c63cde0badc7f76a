import { expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import { cardName, designOf } from '../cards';
import type { MatStep } from '../design';
import { COPIES, DESIGNS, ROBOT_STARTS, ROBOT_STEPS } from '../catalogue';
import { PHASES, phaseOf, stepOf } from './mat';
import { partsOf } from './parts';
import { arrive, follow, isRobotEvent, sceneOf, tellRobot, type About, type RobotScene } from './telling';
import type { RobotEvent, RobotView } from '../types';

const about: About = { design: (card) => designOf(card, []), name: (card) => cardName(designOf(card, [])), level: 'hard' };
const copyOf = (id: string): number => COPIES.findIndex((printed) => DESIGNS[printed]?.id === id);

const robot: RobotView = {
  level: 'hard',
  start: 'old-earth',
  has_counters: true,
  face: 'trade',
  rolled: [],
  dice: [],
  credit: 2,
  economy: 3,
  deck: 4,
  tableau: [copyOf('old-earth')],
  markers: 3,
  placed: 0,
  chips: 0,
  score: 2,
};
const after = (events: readonly RobotEvent[], from = robot): RobotScene => events.reduce(follow, sceneOf(from));
const told = (event: RobotEvent): string => tellRobot(event, about);
const WORLD = { find: 'peaceful_world', worth: -9 } as const;

test('the mat changes with what is told, not before', () => {
  const world = copyOf('terraformed-world');
  const scene = after([
    { is: 'dice-rolled', rolled: ['settle', 'x2'], spaces: ['settle', 'x2'], face: 'trade' },
    { is: 'robot-acted', step: 'settle_action' },
    { is: 'robot-drew', count: 3 },
    { is: 'robot-flipped', card: copyOf('space-marines'), found: false, ...WORLD },
    { is: 'robot-flipped', card: world, found: true, ...WORLD },
    { is: 'robot-placed', card: world, paid: 0 },
  ]);
  expect(scene.step).toBe('settle_action');
  expect(scene.robot).toMatchObject({ deck: 5, dice: ['settle', 'x2'] });
  expect(scene.robot.tableau).toContain(world);
  expect(scene.flips.map(({ found }) => found)).toEqual([false, true]);
});

test('a view ends the step, a new roll clears what was turned over', () => {
  const scene = after([{ is: 'robot-acted', step: 'explore_action' }, { is: 'robot-flipped', card: 7, found: true, ...WORLD }]);
  expect(arrive(scene, robot)).toMatchObject({ robot, step: null, flips: [{ card: 7, found: true }] });
  const next = follow(scene, { is: 'dice-rolled', rolled: ['develop', 'settle'], spaces: ['develop', 'settle'], face: 'trade' });
  expect(next).toMatchObject({ step: null, flips: [] });
});

test('each die says why it lies where it lies', () => {
  words.choose('en');
  const roll = (rolled: ['star' | 'trade', 'robot' | 'star'], spaces: ['trade' | 'produce', 'trade' | null]): string =>
    told({ is: 'dice-rolled', rolled, spaces, face: 'trade' });
  expect(roll(['star', 'robot'], ['produce', 'trade'])).toBe(
    'The robot rolls a star and the robot face. The star copies you: Produce. The robot face means Trade for now. It will act in Produce and Trade.',
  );
  expect(roll(['trade', 'robot'], ['trade', null])).toContain('lost');
});

test('a card that is passed over is passed over for a reason', () => {
  words.choose('en');
  const miss = (find: MatStep['find'], card: string, worth = -9): string =>
    told({ is: 'robot-flipped', card: copyOf(card), found: false, find, worth });
  expect(miss('development', 'new-economy')).toContain('cost six');
  expect(miss('development', 'new-earth')).toContain('no development');
  expect(miss('peaceful_world', 'space-marines')).toContain('without military');
  expect(miss('military_world', 'new-earth')).toContain('no military world');
  expect(miss('peaceful_world', 'comet-zone', 3)).toContain('not worth 3 VP');
});

test('a search of the common deck leaves the own deck as it is', () => {
  const doomed = { ...robot, start: 'doomed-world' };
  const scene = after([{ is: 'robot-acted', step: 'settle_action' }, { is: 'robot-flipped', card: 9, found: false, ...WORLD }], doomed);
  expect(scene.robot.deck).toBe(4);
});

test('tracks are told by what moved', () => {
  words.choose('en');
  expect(told({ is: 'robot-tracks', credit: 4, economy: 3, moved: ['credit'] })).toBe('Its credit is 4 now.');
  expect(told({ is: 'robot-tracks', credit: 2, economy: 3, moved: [] })).toContain('full');
  words.choose('fr');
  expect(told({ is: 'robot-tracks', credit: 4, economy: 4, moved: ['credit', 'economy'] })).toBe('Son crédit passe à 4. Son économie passe à 4.');
  words.choose('en');
});

test('every step of the mat and of every start world has a phase and signs', () => {
  for (const id of Object.keys(ROBOT_STEPS))
    for (const start of Object.keys(ROBOT_STARTS)) {
      expect(PHASES).toContain(phaseOf(id));
      expect(partsOf(stepOf({ start, has_counters: true }, id)).length).toBeGreaterThan(0);
    }
});

test('events of others are not the robot’s', () => {
  expect(isRobotEvent({ is: 'robot-idle', why: 'mat' })).toBe(true);
  expect(isRobotEvent({ is: 'answered', seat: 0 })).toBe(false);
});
