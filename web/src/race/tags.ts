/** Short words on the cards themselves: what each would cost or bring now. */
import { gains } from './choices';
import type { ReadMove } from './moves';
import type { Affordability, Card, Hint, RaceView } from './types';
import { say } from './words';

export interface Tag {
  /** What stands on it: no more than fits on a narrow card. */
  text: string;
  /** Whether the text ends with a number of cards: their sign follows. */
  countsCards: boolean;
  /** The same in full, for those who cannot see the sign. */
  words: string;
}

export const inWords = (words: string): Tag => ({ text: words, countsCards: false, words });
const ofCards = (text: string, words: string): Tag => ({ text, countsCards: true, words });

/** Why a card cannot be placed, as short as it can be said. */
export function lacking({ owned, price, strength, missing_cards: count, missing_strength: force }: Affordability): Tag | null {
  if (owned) return inWords(say('race-tag-owned'));
  if (price !== null) return ofCards(say('race-tag-lacks', { count }), say('race-tag-missing-cards', { count }));
  return strength === null ? null : inWords(say('race-tag-missing-strength', { count: force }));
}

function cost(found: Affordability): Tag | null {
  if (!found.possible) return lacking(found);
  if (found.strength !== null && found.missing_strength <= 0) return inWords(say('race-tag-conquer'));
  if (found.price === null) return inWords(say('race-tag-boost', { count: found.missing_strength }));
  const count = found.price;
  return count ? ofCards(say('race-tag-pay', { count }), say('race-price-cards', { count })) : inWords(say('race-tag-free'));
}

function gain(hint: Hint): Tag | null {
  const { vp, cards } = hint;
  if (!cards) return vp ? inWords(say('race-gain-vp', { count: vp })) : null;
  const text = vp ? say('race-tag-both', { vp, cards }) : say('race-tag-cards', { count: cards });
  return ofCards(text, gains(hint).join(', '));
}

function* allTags({ question }: RaceView, moves: readonly ReadMove[]): Generator<[Card, Tag | null]> {
  for (const { card, verb, hint } of moves) if (card !== null && (verb === 'use' || verb === 'sell')) yield [card, gain(hint)];
  for (const [card, count] of question?.strength?.sacrifices ?? []) yield [card, inWords(say('race-tag-strength', { count }))];
  for (const found of question?.affordable ?? []) yield [found.card, cost(found)];
}

export function tagsFor(view: RaceView, moves: readonly ReadMove[]): ReadonlyMap<Card, Tag> {
  const tags = new Map<Card, Tag>();
  for (const [card, tag] of allTags(view, moves)) if (tag) tags.set(card, tag);
  return tags;
}
