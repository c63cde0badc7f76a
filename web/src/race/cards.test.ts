import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES, words } from '../lib/words.svelte';
import { ACTIONS, COPIES, DESIGNS, GOAL_TILES, ROBOT_STARTS, ROBOT_STEPS } from './catalogue';
import {
  actionName,
  actionWords,
  cardLabel,
  cardName,
  designNamed,
  designOf,
  goalName,
  goalTile,
  goalWords,
  powerWords,
  robotStep,
  scoringWords,
  stepWords,
} from './cards';
import type { CardDesign } from './design';

function design(id: string): CardDesign {
  const found = designNamed(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

const OWN: CardDesign = { ...design('space-port'), id: 'my-port', name: 'My Port' };
afterAll(() => {
  words.choose('en');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every card says what it is and can do', () => {
    words.choose(language);
    for (const card of DESIGNS) {
      const lines = [...powerWords(card).map(({ text }) => text), ...scoringWords(card)];
      expect(lines).toHaveLength(new Set(lines).size);
      for (const text of [cardName(card), cardLabel(card), ...lines]) expect(text).not.toMatch(/[{}]| {2}|undefined|none/);
      expect(powerWords(card)).toHaveLength(card.powers.length);
    }
  });

  test('every goal, action and step of the robot has words', () => {
    words.choose(language);
    const counters = Object.values(ROBOT_STARTS).flatMap((start) => start.counters);
    const said = [
      ...GOAL_TILES.flatMap((goal) => [goalName(goal), goalWords(goal)]),
      ...ACTIONS.flatMap((action) => [actionName(action), actionWords(action)]),
      ...[...Object.values(ROBOT_STEPS), ...counters].flatMap(stepWords),
    ];
    for (const text of said) expect(text).toMatch(/^[^{}]+$/);
  });
});

test('a number is a copy of a printed card, or of an own one behind them', () => {
  expect(designOf(0, []).id).toBe('old-earth');
  expect(designOf(COPIES.length - 1, []).id).toBe(DESIGNS.at(-1)?.id);
  expect(cardName(designOf(COPIES.length, [OWN]))).toBe('My Port');
  expect(() => designOf(COPIES.length, [])).toThrow(`there is no card ${COPIES.length}`);
});

test('powers are told in the order of a round', () => {
  words.choose('en');
  expect(powerWords(design('mining-conglomerate'))).toEqual([
    { phase: 'trade', text: 'Sell a rare elements good for one more card.' },
    { phase: 'consume', text: 'Spend a rare elements good for 1 VP, up to twice.' },
    { phase: 'produce', text: 'Draw 2 cards if you produced more rare elements goods than anybody else.' },
  ]);
  expect(powerWords(design('contact-specialist')).map(({ text }) => text)).toEqual([
    'Military −1.',
    'Pay for a military world instead of fighting for it (no alien world): it costs its defence less 1.',
  ]);
});

test('four equal terms for four kinds of goods are one', () => {
  words.choose('en');
  expect(scoringWords(design('merchant-guild'))).toEqual(['2 VP per production world']);
  expect(scoringWords(design('galactic-renaissance'))[1]).toBe('3 VP for Research Labs');
  expect(scoringWords(design('mining-league'))).toHaveLength(4);
});

test('a term may name an own card', () => {
  const fans: CardDesign = { ...OWN, scoring: [{ kind: 'per_named', vp: 2, card: 'my-port' }] };
  expect(scoringWords(fans, [OWN])).toEqual(['2 VP for My Port']);
});

test('a picture is told with what lies on it and what it scores', () => {
  words.choose('en');
  expect(cardLabel(design('star-nomad-lair'), null, true)).toBe(
    'Star Nomad Lair: windfall world: Novelty goods, military world, defence 1, 1 VP, a good lies on it. ' +
      'Look at one more card. Sell the good of this world for one more card.',
  );
  expect(cardLabel(design('new-galactic-order'), 7)).toContain('VP by what you have, now 7');
});

test('goals say how many are needed', () => {
  words.choose('en');
  expect(goalWords(goalTile('galactic-status'))).toBe('3 VP for whoever first has a 6-cost development with variable VP.');
  expect(goalWords(goalTile('greatest-military'))).toBe('5 VP for whoever has most: total military. At least 6.');
});

test('counters of the start world lie on the mat until they leave', () => {
  words.choose('en');
  expect(stepWords(robotStep('settle_action', 'doomed-world', true))).toHaveLength(4);
  expect(stepWords(robotStep('settle_action', 'doomed-world', false))).toEqual([
    '3 cards go onto its deck.',
    'It flips cards of its deck until it finds a non-military world, and places it.',
  ]);
  expect(stepWords(robotStep('produce_reaction', 'old-earth', true))).toEqual(['It does nothing.']);
});
