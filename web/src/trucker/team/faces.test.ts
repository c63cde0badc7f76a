import { expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import { MEMBERS } from './catalogue';
import { FACES } from './faces';
import { abilityName, abilityOf, abilityText, memberName, SIDES } from './names';
import { timingOf } from './standing';

test('no two members have the same face or the same tool', () => {
  expect(Object.keys(FACES)).toEqual(Object.keys(MEMBERS));
  expect(new Set(Object.values(FACES).map(({ tool }) => tool)).size).toBe(Object.keys(MEMBERS).length);
  expect(new Set(Object.values(FACES).map(({ hat, lines }) => hat + lines)).size).toBe(Object.keys(MEMBERS).length);
});

test.each(['en', 'fr'] as const)('members and abilities have names of their own, and say what they do and when, in %s', (language) => {
  words.choose(language);
  const abilities = Object.keys(MEMBERS).flatMap((member) => SIDES.map((side) => abilityOf(member, side)));
  expect(new Set(Object.keys(MEMBERS).map(memberName)).size).toBe(17);
  expect(new Set(abilities.map(abilityName)).size).toBe(34);
  expect(new Set(abilities.map(abilityText)).size).toBe(34);
  for (const member of Object.keys(MEMBERS)) for (const side of SIDES) expect(timingOf(member, side)).not.toBe('');
});
