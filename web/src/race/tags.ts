/** Short words on the cards themselves: what each would cost or bring now. */
import type { ReadMove } from './moves';
import type { Affordability, Card, RaceView } from './types';
import { say } from './words';

function missing({ owned, price, strength, missing_cards: cards, missing_strength: force }: Affordability): string {
  if (owned) return say('race-tag-owned');
  if (price !== null) return say('race-tag-missing-cards', { count: cards });
  return strength === null ? '' : say('race-tag-missing-strength', { count: force });
}

function cost(found: Affordability): string {
  if (!found.possible) return missing(found);
  if (found.strength !== null && found.missing_strength <= 0) return say('race-tag-conquer');
  return found.price === null ? say('race-tag-boost', { count: found.missing_strength }) : say('race-tag-pay', { count: found.price });
}

function gain({ hint }: ReadMove): string {
  if (hint.vp && hint.cards) return say('race-tag-both', { vp: hint.vp, cards: hint.cards });
  if (hint.vp) return say('race-tag-vp', { count: hint.vp });
  return hint.cards ? say('race-tag-cards', { count: hint.cards }) : '';
}

export function tagsFor({ question }: RaceView, moves: readonly ReadMove[]): ReadonlyMap<Card, string> {
  const tags = new Map<Card, string>();
  for (const move of moves) if (move.card !== null && (move.verb === 'use' || move.verb === 'sell')) tags.set(move.card, gain(move));
  for (const [card, more] of question?.strength?.sacrifices ?? []) tags.set(card, say('race-tag-strength', { count: more }));
  for (const found of question?.affordable ?? []) tags.set(found.card, cost(found));
  return tags;
}
