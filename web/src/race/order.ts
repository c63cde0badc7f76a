/** The order of cards in a hand: worlds, then developments, the cheap ones first. */
import { designOf } from './cards';
import type { CardDesign } from './design';
import type { Card } from './types';

export function sorted(cards: readonly Card[], own: readonly CardDesign[]): readonly Card[] {
  const rank = (card: Card): readonly [number, number, number] => {
    const { type, cost } = designOf(card, own);
    return [type === 'world' ? 0 : 1, cost, card];
  };
  return [...cards].sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
}
