/** The order in which somebody holds their hand: by kind, by cost, or as they put the cards themselves; what is drawn then
 * comes last. The browser remembers it: the own order for one match. */
import { recall, remember } from '../lib/memory';
import type { CardDesign } from './design';
import { sorted, type SortedBy } from './order';
import type { Card } from './types';

const KEY = 'race-hand';
const ORDER = 'hand-order';

export const ORDERS = ['kind', 'cost', 'own'] as const;
export type Order = (typeof ORDERS)[number];

function recalled(match: string | null): readonly Card[] | null {
  const [whose, ...cards] = (recall(KEY) ?? '').split(' ');
  return match !== null && whose === match && cards.length ? cards.map(Number) : null;
}

export class Arrangement {
  readonly #match: string | null;
  #wished = $state.raw<readonly Card[] | null>(null);
  #sortedBy = $state<SortedBy>(recall(ORDER) === 'cost' ? 'cost' : 'kind');
  #isOwn = $state(false);

  constructor(match: string | null) {
    this.#match = match;
    this.#wished = recalled(match);
    this.#isOwn = this.#wished !== null && recall(ORDER) === 'own';
  }

  get by(): Order {
    return this.#isOwn ? 'own' : this.#sortedBy;
  }

  order(hand: readonly Card[], own: readonly CardDesign[]): readonly Card[] {
    const wished = this.#isOwn ? (this.#wished ?? []) : [];
    return [...wished.filter((card) => hand.includes(card)), ...sorted(hand.filter((card) => !wished.includes(card)), own, this.#sortedBy)];
  }

  /** A card of a hand that is held like this comes to another place, counted without it. */
  move(held: readonly Card[], card: Card, place: number): void {
    const others = held.filter((other) => other !== card);
    const wished = [...others.slice(0, Math.max(0, place)), card, ...others.slice(Math.max(0, place))];
    if (wished.every((other, at) => other === held[at])) return;
    this.#keep(wished);
  }

  /** What puts everything back as it is now. */
  remembered(): () => void {
    const [by, wished] = [this.by, this.#wished];
    return () => {
      if (by === 'own' && wished) this.#keep(wished);
      else this.sort(by, []);
    };
  }

  /** Sorted from now on; or as they were put last, or lie now. */
  sort(by: Order, held: readonly Card[]): void {
    if (by === 'own') {
      this.#keep(this.#wished ?? held);
      return;
    }
    this.#isOwn = false;
    this.#sortedBy = by;
    remember(ORDER, by);
  }

  #keep(wished: readonly Card[]): void {
    this.#wished = wished;
    this.#isOwn = true;
    remember(ORDER, 'own');
    if (this.#match !== null) remember(KEY, [this.#match, ...wished].join(' '));
  }
}
