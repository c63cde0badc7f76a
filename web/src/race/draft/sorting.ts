/** Drafted cards in order: by kind and within it by cost, or by cost and within it by kind. */
import { GOODS, type CardDesign, type GoodKind } from '../design';

export type Kind = 'development' | GoodKind | 'plain';
export const KINDS: readonly Kind[] = ['development', ...GOODS, 'plain'];
export const ORDERS = ['kind', 'cost'] as const;
export type Order = (typeof ORDERS)[number];

export interface Heap {
  /** A kind, or a cost. */
  key: string;
  /** Each design once, with one of its copies and how many there are. */
  entries: readonly { design: CardDesign; card: number; copies: number }[];
}

export function kindOf({ type, good }: CardDesign): Kind {
  return type === 'development' ? 'development' : (good ?? 'plain');
}

const rank = (design: CardDesign): number => KINDS.indexOf(kindOf(design));

function piled<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const piles = new Map<string, T[]>();
  for (const item of items) piles.set(keyOf(item), [...(piles.get(keyOf(item)) ?? []), item]);
  return piles;
}

export function heaps(cards: readonly number[], designOf: (card: number) => CardDesign, order: Order): Heap[] {
  const entries = [...piled(cards, (card) => designOf(card).id).values()].flatMap(([card, ...others]) =>
    card === undefined ? [] : [{ design: designOf(card), card, copies: 1 + others.length }],
  );
  const sorted = entries.sort((one, other) => one.design.cost - other.design.cost || rank(one.design) - rank(other.design));
  const piles = piled(sorted, ({ design }) => (order === 'kind' ? kindOf(design) : String(design.cost)));
  const keys = order === 'kind' ? KINDS : [...piles.keys()];
  return keys.flatMap((key) => {
    const pile = piles.get(key);
    return pile ? [{ key, entries: pile }] : [];
  });
}
