/** Everything that is in the boxes of Trucker, for its gallery. */
import { gathered, type Exhibit, type Facet, type Shelf } from '../gallery/shelf';
import { CARDS, TILES, type Tile } from './catalogue';
import { cardName, kindName, tileName } from './describe';
import { MISSIONS } from './missions/catalogue';
import { missionName } from './missions/names';
import { MEMBERS } from './team/catalogue';
import { memberName } from './team/names';
import type { Card } from './types';
import { dashed, say } from './words';

const SETS = ['base', 'abe', 'missions'] as const;
type BoxName = (typeof SETS)[number];

/** Ids begin with a letter for the box that a thing lies in. */
export function boxOf(id: string): BoxName {
  if (id.startsWith('A')) return 'abe';
  return /^(M|SC)/.test(id) ? 'missions' : 'base';
}

const sets = (): Facet => ({ id: 'set', name: say('trucker-gallery-set'), values: SETS.map((id) => ({ id, name: say(`trucker-gallery-set-${id}`) })) });

const valuesOf = (ids: Iterable<string>, name: (id: string) => string): Facet['values'] => [...new Set(ids)].map((id) => ({ id, name: name(id) }));

const tile = (id: string, { kind }: Tile): Exhibit => ({ topic: `tile:${id}`, name: kindName(id), label: tileName(id), count: 1, is: { set: boxOf(id), kind } });

const card = (one: Card): Exhibit => ({ topic: `card:${one.id}`, name: cardName(one), count: 1, is: { set: boxOf(one.id), deck: one.deck, family: one.is } });

/** What makes two things the same: all that is printed on them, and their box. */
const printOf = ({ topic, is }: Exhibit): string => {
  const id = topic.split(':')[1] ?? '';
  return JSON.stringify([is, TILES[id], { ...CARDS[id], id: '', learning: false }]);
};

const componentShelf = (): Shelf => ({
  id: 'components',
  name: say('trucker-gallery-components'),
  facets: [sets(), { id: 'kind', name: say('trucker-gallery-kind'), values: valuesOf(Object.values(TILES).map(({ kind }) => kind), (kind) => say(`trucker-kind-${dashed(kind)}`)) }],
  exhibits: gathered(Object.entries(TILES).map(([id, one]) => tile(id, one)), printOf),
});

const adventureShelf = (): Shelf => ({
  id: 'adventures',
  name: say('trucker-gallery-cards'),
  facets: [
    sets(),
    { id: 'deck', name: say('trucker-gallery-deck'), values: valuesOf(Object.values(CARDS).map(({ deck }) => deck), (deck) => say('trucker-card-deck', { deck })) },
    { id: 'family', name: say('trucker-gallery-family'), values: valuesOf(Object.values(CARDS).map(({ is }) => is), (is) => say(`trucker-card-${is}`)) },
  ],
  exhibits: gathered(Object.values(CARDS).map(card), printOf),
});

const missionShelf = (): Shelf => ({
  id: 'missions',
  name: say('trucker-gallery-missions'),
  facets: [],
  exhibits: Object.keys(MISSIONS).map((id) => ({ topic: `mission:${id}`, name: missionName(id), count: 1, is: {} })),
});

const teamShelf = (): Shelf => ({
  id: 'team',
  name: say('trucker-team'),
  facets: [],
  exhibits: Object.keys(MEMBERS).map((id) => ({ topic: `member:${id}`, name: memberName(id), count: 1, is: {} })),
});

export const shelves = (): readonly Shelf[] => [componentShelf(), adventureShelf(), missionShelf(), teamShelf()];
