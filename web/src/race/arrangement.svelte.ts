/** The order in which somebody holds their hand: sorted, until they put a card elsewhere; from then on as they put them, and
 * what is drawn comes last. The browser remembers it for one match. */
import { recall, remember } from '../lib/memory';
import type { CardDesign } from './design';
import { sorted } from './order';
import type { Card } from './types';

const KEY = 'race-hand';

function recalled(match: string | null): readonly Card[] | null {
  const [whose, ...cards] = (recall(KEY) ?? '').split(' ');
  return match !== null && whose === match && cards.length ? cards.map(Number) : null;
}

export class Arrangement {
  readonly #match: string | null;
  #wished = $state.raw<readonly Card[] | null>(null);

  constructor(match: string | null) {
    this.#match = match;
    this.#wished = recalled(match);
  }

  /** Whether somebody has put a card elsewhere. */
  get isOwn(): boolean {
    return this.#wished !== null;
  }

  order(hand: readonly Card[], own: readonly CardDesign[]): readonly Card[] {
    const wished = this.#wished ?? [];
    return [...wished.filter((card) => hand.includes(card)), ...sorted(hand.filter((card) => !wished.includes(card)), own)];
  }

  /** A card of a hand that is held like this comes to another place, counted without it. */
  move(held: readonly Card[], card: Card, place: number): void {
    const others = held.filter((other) => other !== card);
    const wished = [...others.slice(0, Math.max(0, place)), card, ...others.slice(Math.max(0, place))];
    if (wished.every((other, at) => other === held[at])) return;
    this.#wished = wished;
    if (this.#match !== null) remember(KEY, [this.#match, ...wished].join(' '));
  }

  /** As it was at first. */
  sort(): void {
    this.#wished = null;
    remember(KEY, '');
  }
}
