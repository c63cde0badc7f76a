/** Legal moves, sorted by what a person can point at. Notations are the engine's own (see its moves.py). */
import type { MoveInfo, Square } from './types';

export interface ReadMove {
  notation: string;
  verb: string;
  words: readonly string[];
  square: Square | null;
}

export const key = (square: Square): string => `${square[0]},${square[1]}`;

export const same = (one: Square | null | undefined, other: Square | null | undefined): boolean =>
  !!one && !!other && one[0] === other[0] && one[1] === other[1];

export function squareOf(text: string): Square | null {
  const found = /^(\d+),(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** As much of a move as is read here. */
export type Notated = Pick<MoveInfo, 'notation'>;

export function readMove({ notation }: Notated): ReadMove {
  const [verb = '', ...words] = notation.split(' ');
  return { notation, verb, words, square: words.map(squareOf).find((square) => square !== null) ?? null };
}

/** What can be done now. */
export class Options {
  readonly all: readonly ReadMove[];
  readonly #notations: ReadonlySet<string>;

  constructor(moves: readonly Notated[]) {
    this.all = moves.map(readMove);
    this.#notations = new Set(moves.map(({ notation }) => notation));
  }

  has(notation: string): boolean {
    return this.#notations.has(notation);
  }

  of(verb: string): ReadMove[] {
    return this.all.filter((move) => move.verb === verb);
  }

  /** The squares that moves of this kind speak of, as keys. */
  squares(verb: string): Set<string> {
    return new Set(this.of(verb).flatMap(({ square }) => (square ? [key(square)] : [])));
  }

  /** Where the loose component fits with this turn. */
  placings(turn: number): Set<string> {
    return new Set(
      this.of('place').flatMap(({ square, words }) => (square && words[1] === String(turn) ? [key(square)] : [])),
    );
  }

  /** The turns that fit on a square. */
  turnsAt(square: Square): number[] {
    return this.of('place').flatMap((move) => (same(move.square, square) ? [Number(move.words[1])] : []));
  }
}

/** Squares in the order in which the engine counts them: column by column. */
export const bySquare = (one: Square, other: Square): number => one[0] - other[0] || one[1] - other[1];
