import { afterAll, expect, test } from 'vitest';
import { LANGUAGES, words } from '../../lib/words.svelte';
import { DESIGNS, GOAL_TILES } from '../catalogue';
import { cardName, powersByPhase, terms } from '../cards';
import { keyEntries } from '../key';
import { goalSigns } from './goalSigns';
import { nameSize } from './naming';
import { sceneOf } from './scene';
import { diceOf } from './seed';
import { flagSign, laidOut, scoringSigns, signsOf } from './signs';

/** The room for signs beside the number of the phase, and how far they may be squeezed. */
const ROOM = 77;
const LEAST = 0.6;

afterAll(() => {
  words.choose('en');
});

test('the signs of every phase fit into their row', () => {
  for (const design of DESIGNS) {
    for (const { powers } of powersByPhase(design)) {
      const { width } = laidOut(powers.flatMap((power) => signsOf(power, design)));
      expect(width, design.id).toBeGreaterThan(0);
      expect(ROOM / width, design.id).toBeGreaterThan(LEAST);
    }
  }
});

test('what is scored fits into a row', () => {
  for (const design of DESIGNS.filter(({ variable }) => variable)) {
    const { width } = laidOut(scoringSigns(terms(design)).flat());
    expect(width, design.id).toBeGreaterThan(0);
    expect(ROOM / width, design.id).toBeGreaterThan(LEAST);
  }
});

test('terms that follow each other with as many VP share them', () => {
  const league = DESIGNS.filter(({ id }) => id === 'pan-galactic-league');
  const texts = league.flatMap((design) => scoringSigns(terms(design)).map(([first, ...signs]) => [first?.text, signs.length]));
  expect(texts).toEqual([['2/', 2], ['1/', 1], ['3/', 1]]);
});

test('every goal shows what it counts', () => {
  for (const goal of GOAL_TILES) expect(goalSigns(goal).some(({ sign, text }) => sign ?? text === 'I–V'), goal.id).toBeTruthy();
});

const sizeOf = (name: string): number => nameSize(name)[0];

test.each(LANGUAGES)('names in %s are written as large as they can be read', (language) => {
  words.choose(language);
  for (const design of DESIGNS) expect(sizeOf(cardName(design)), design.id).toBeGreaterThan(7);
  expect(sizeOf('Gem')).toBeGreaterThan(sizeOf('The Last of the Uplift Gnarssh'));
  expect(sizeOf('Donaudampfschifffahrtsgesellschaft')).toBeLessThan(7);
});

test('the same name always gives the same chance', () => {
  const rolls = (name: string): number[] => {
    const dice = diceOf(name);
    return Array.from({ length: 9 }, () => dice.whole(1, 1000));
  };
  expect(rolls('gem-world')).toEqual(rolls('gem-world'));
  expect(rolls('gem-world')).not.toEqual(rolls('new-earth'));
});

test('every card has a picture of its own', () => {
  const pictures = DESIGNS.map((design) => ({ id: design.id, picture: JSON.stringify(sceneOf(design)) }));
  for (const { id, picture } of pictures) expect(picture, id).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(DESIGNS.length);
});

test('the key explains every sign that stands on a card', () => {
  const explained = new Set(keyEntries().flatMap(({ signs }) => signs.map(({ sign }) => sign)));
  const used = DESIGNS.flatMap((design) => [
    ...design.powers.flatMap((power) => signsOf(power, design)),
    ...scoringSigns(terms(design)).flat(),
    ...design.flags.map((flag) => ({ sign: flagSign(flag) })),
  ]).flatMap(({ sign }) => (sign ? [sign] : []));
  expect(used.filter((sign) => !explained.has(sign))).toEqual([]);
});
