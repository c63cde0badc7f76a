/** Everything that is in the boxes of Race, for its gallery. */
import type { Exhibit, Facet, Shelf } from '../gallery/shelf';
import { actionName, cardName, goalName } from './cards';
import { ACTIONS, DESIGNS, GOAL_TILES, IN_SETS } from './catalogue';
import { GOODS, type CardDesign } from './design';
import { say } from './words';

const SETS = ['base', 'storm'] as const;
const SORTS = ['start', 'world', 'military', 'development', 'six'] as const;

/** Sorts of cards as people speak of them. */
export function sortOf({ type, military, variable, start }: CardDesign): (typeof SORTS)[number] {
  if (start !== null) return 'start';
  if (type === 'world') return military ? 'military' : 'world';
  return variable ? 'six' : 'development';
}

const facet = (id: string, name: string, values: Facet['values']): Facet => ({ id, name, values });

function exhibit(design: CardDesign, index: number): Exhibit {
  const [base = 0, storm = 0] = IN_SETS[index] ?? [];
  return {
    topic: `card:${design.id}`,
    name: cardName(design),
    count: storm || base,
    is: { set: base ? 'base' : 'storm', sort: sortOf(design), good: design.good ?? 'none', cost: String(design.cost) },
  };
}

const cardShelf = (): Shelf => ({
  id: 'designs',
  name: say('race-gallery-cards'),
  facets: [
    facet('set', say('race-gallery-set'), SETS.map((id) => ({ id, name: say(`race-gallery-set-${id}`) }))),
    facet('sort', say('race-gallery-sort'), SORTS.map((id) => ({ id, name: say(`race-gallery-sort-${id}`) }))),
    facet('good', say('race-gallery-good'), [...GOODS.map((id) => ({ id, name: say(`race-good-${id}`) })), { id: 'none', name: say('race-gallery-no-good') }]),
    facet('cost', say('race-gallery-cost'), [0, 1, 2, 3, 4, 5, 6, 7].map((cost) => ({ id: String(cost), name: String(cost) }))),
  ],
  exhibits: DESIGNS.map(exhibit),
});

const goalShelf = (): Shelf => ({
  id: 'goals',
  name: say('race-gallery-goals'),
  facets: [facet('kind', say('race-gallery-sort'), [{ id: 'first', name: say('race-gallery-first') }, { id: 'most', name: say('race-gallery-most') }])],
  exhibits: GOAL_TILES.map((goal) => ({ topic: `goal:${goal.id}`, name: goalName(goal), count: 1, is: { kind: goal.kind } })),
});

const actionShelf = (): Shelf => ({
  id: 'actions',
  name: say('race-gallery-actions'),
  facets: [],
  exhibits: ACTIONS.map((action) => ({ topic: `action:${action}`, name: actionName(action), count: 1, is: {} })),
});

export const shelves = (): readonly Shelf[] => [cardShelf(), goalShelf(), actionShelf()];
