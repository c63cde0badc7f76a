/** The order of cards in a hand: worlds, then developments, the cheap ones first; or the cheap ones first of all. */
import { designOf } from './cards';
import type { CardDesign } from './design';
import type { Card } from './types';

export type SortedBy = 'kind' | 'cost';

export function sorted(cards: readonly Card[], own: readonly CardDesign[], by: SortedBy = 'kind'): readonly Card[] {
  const rank = (card: Card): readonly number[] => {
    const { type, cost } = designOf(card, own);
    const kind = type === 'world' ? 0 : 1;
    return by === 'kind' ? [kind, cost, card] : [cost, kind, card];
  };
  return [...cards].sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a.reduce((found, value, at) => found || value - (b[at] ?? 0), 0);
  });
}
