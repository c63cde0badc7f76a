import { expect, test } from 'vitest';
import { shelves as raceShelves } from '../race/exhibits';
import { read as readRace } from '../race/subject';
import { shelves as truckerShelves } from '../trucker/exhibits';
import { read as readTrucker } from '../trucker/subject';
import type { Subject } from '../why/subject';
import type { Bookish } from './games';
import { BOOKS, sectionsAbout, sectionsOf } from './outline';

const SOURCES = import.meta.glob<string>(['../trucker/**/*.svelte', '../race/**/*.svelte'], { query: '?raw', import: 'default', eager: true });
const READ: Readonly<Record<Bookish, (topic: string) => Subject>> = { trucker: readTrucker, race: readRace };
const SHELVES = { trucker: truckerShelves, race: raceShelves };
const GAMES = Object.keys(BOOKS) as Bookish[];

/** What the screens of a game mark as something to ask about, as far as it is always the same. */
const marked = (game: Bookish): string[] =>
  Object.entries(SOURCES).flatMap(([path, source]) => (path.includes(`/${game}/`) ? [...source.matchAll(/data-about="(\w+:[\w-]+)"/g)].map(([, topic]) => topic ?? '') : []));
/** What a section says it explains, and screens put together from parts. */
const explained = (game: Bookish): string[] => sectionsOf(game).flatMap(({ about }) => about.filter((topic) => /^(figure|fault|threat|penalty|member|action):/.test(topic)));

const unanswered = (game: Bookish, topics: readonly string[]): string[] =>
  topics.filter((topic) => {
    const { title, topics: about } = READ[game](topic);
    return title === '' || title === READ[game]('thing:unheard-of').title || /^(race|trucker)-/.test(title) || sectionsAbout(game, about).length === 0;
  });

test.each(GAMES)('whatever lies in the boxes of %s has a name and a place in the rulebook', (game) => {
  const topics = SHELVES[game]().flatMap(({ exhibits }) => exhibits.map(({ topic }) => topic));
  expect(topics.length).toBeGreaterThan(100);
  expect(unanswered(game, topics)).toEqual([]);
});

test.each(GAMES)('figures, faults, threats and whatever else is marked on a table of %s are answered', (game) => {
  const topics = [...new Set([...marked(game), ...explained(game)])];
  expect(marked(game)).not.toEqual([]);
  expect(unanswered(game, topics)).toEqual([]);
});
