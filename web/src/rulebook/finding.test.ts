import { expect, test } from 'vitest';
import { placeIn, search, sectionTelling } from './finding';
import { sectionsAbout } from './outline';

test('a rule leads to the section that tells it, an example to the section of its group', () => {
  expect(sectionTelling('trucker', 'FLT-09')?.id).toBe('losing-goods');
  expect(sectionTelling('race', 'TGS-SOLO-62')?.id).toBe('robot-phases');
  expect(placeIn('trucker', 'HIT-07')).toEqual({ section: 'meteors', rule: 'HIT-07' });
  expect(placeIn('trucker', 'engines')).toEqual({ section: 'engines', rule: null });
  expect(placeIn('trucker', 'no-such-section')).toEqual({ section: null, rule: null });
});

test('words are looked for in titles and texts, all of them; a rule by its number', () => {
  expect(search('trucker', 'battery goods').map(({ id }) => id)).toContain('losing-goods');
  expect(search('trucker', 'flt-09').map(({ id }) => id)).toEqual(['losing-goods']);
  expect(search('trucker', 'supercard')[0]?.id).toBe('supercards');
  expect(search('race', 'zeppelin')).toEqual([]);
});

test('what something is about, the most telling first and nothing twice', () => {
  expect(sectionsAbout('trucker', ['component:heavy', 'thing:special', 'component:heavy']).map(({ id }) => id)).toEqual(['heavy', 'special']);
  expect(sectionsAbout('race', ['goal:none'])).toEqual([]);
});
