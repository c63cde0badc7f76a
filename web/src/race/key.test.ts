import { expect, test } from 'vitest';
import { ACTION_SIGNS } from './art/actionSigns';
import { goalSigns } from './art/goalSigns';
import { scoringSigns, SIGNS, signsOf, type Sign } from './art/signs';
import { terms } from './cards';
import { DESIGNS, GOAL_TILES } from './catalogue';
import { sectionsAbout } from '../rulebook/outline';
import { keyEntries, phaseEntries, TABLE_SIGNS } from './key';
import { robotFaces, robotSigns } from './robot/key';
import { SIGNS as ROBOT_SIGNS } from './robot/signs';
import { read } from './subject';

const namesIn = (signs: readonly Sign[]): string[] => signs.flatMap(({ sign, corner, struck }) => [sign, corner, struck ? 'not' : undefined].filter((name) => name !== undefined));

test('every sign that is drawn on a card, an action or a goal is in the key', () => {
  const told = new Set(keyEntries().flatMap(({ signs }) => namesIn(signs)));
  const drawn = [
    ...DESIGNS.flatMap((design) => [...design.powers.flatMap((power) => signsOf(power, design)), ...scoringSigns(terms(design)).flat()]),
    ...Object.values(ACTION_SIGNS).flat(2),
    ...GOAL_TILES.flatMap((goal) => goalSigns(goal)),
  ];
  expect([...new Set(namesIn(drawn))].filter((name) => !told.has(name))).toEqual([]);
  expect(Object.keys(SIGNS).filter((name) => name !== 'not' && !told.has(name))).toEqual([]);
});

test('the signs of the robot and the faces of its dice have words', () => {
  expect(robotSigns().map(({ name }) => name)).toEqual(Object.keys(ROBOT_SIGNS));
  expect(robotFaces()).toHaveLength(8);
  for (const { words } of [...robotSigns(), ...robotFaces()]) expect(words).not.toMatch(/^race-|^$/);
});

test('every sign can be asked about, and a rule speaks of each', () => {
  for (const { about, words } of [...phaseEntries(), ...keyEntries()]) {
    const { title, topics } = read(about);
    expect(title).toBe(words);
    for (const topic of topics) expect(sectionsAbout('race', [topic]), `${about} ${topic}`).not.toEqual([]);
  }
  for (const { about } of TABLE_SIGNS) expect(sectionsAbout('race', read(about).topics), about).not.toEqual([]);
});
