/** Legal moves, sorted by what a person can point at. Notations are the engine's own (see its moves.py). */
import { COPIES, DESIGNS } from './catalogue';
import type { Card, Hint, MoveInfo } from './types';

export interface ReadMove {
  notation: string;
  verb: string;
  /** The card that it names. */
  card: Card | null;
  /** What stands behind verb and card: the number of a power, a number that is named. */
  number: number | null;
  hint: Hint;
}

const NOTHING: Hint = { price: null, vp: 0, cards: 0, strength: null, goods: [] };

function makeLabels(): string[] {
  const met = new Map<number, number>();
  const total = new Map<number, number>();
  for (const design of COPIES) total.set(design, (total.get(design) ?? 0) + 1);
  return COPIES.map((design) => {
    const copy = (met.get(design) ?? 0) + 1;
    met.set(design, copy);
    const id = DESIGNS[design]?.id ?? '';
    return (total.get(design) ?? 0) > 1 ? `${id}#${copy}` : id;
  });
}

const LABELS = makeLabels();
const NUMBERS = new Map(LABELS.map((label, card) => [label, card]));

/** How notations call a card. */
export const labelOf = (card: Card): string => LABELS[card] ?? `own-${card - LABELS.length + 1}`;

/** The card with this label; null for other words. */
export function cardOf(label: string): Card | null {
  const own = /^own-(\d+)$/.exec(label);
  return own ? LABELS.length + Number(own[1]) - 1 : (NUMBERS.get(label) ?? null);
}

export function readMove({ notation }: Pick<MoveInfo, 'notation'>, hint: Hint = NOTHING): ReadMove {
  const [verb = '', word = '', place] = notation.split(' ');
  const card = cardOf(word);
  const written = card === null ? word : (place ?? '1');
  return { notation, verb, card, number: /^\d+$/.test(written) ? Number(written) : null, hint };
}

/** What can be done now. */
export class Options {
  readonly all: readonly ReadMove[];
  readonly #notations: ReadonlySet<string>;

  constructor(moves: readonly MoveInfo[], hints: readonly Hint[] = []) {
    this.all = moves.map((move, at) => readMove(move, hints[at]));
    this.#notations = new Set(moves.map(({ notation }) => notation));
  }

  has(notation: string): boolean {
    return this.#notations.has(notation);
  }

  of(...verbs: string[]): ReadMove[] {
    return this.all.filter(({ verb }) => verbs.includes(verb));
  }
}
