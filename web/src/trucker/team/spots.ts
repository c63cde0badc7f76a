/** Places at the edges of components that answer a question: connectors to weld, joints and pipes to choose. Each has a
 * number, on the ship and in the strip. */
import { squareName } from '../describe';
import { squareOf, type Options, type ReadMove } from '../moves';
import { SIDES, type Ask, type Side, type Square } from '../types';
import { say } from '../words';

export interface Spot {
  move: string;
  number: number;
  label: string;
  square: Square;
  /** The other component of a joint, or the side of the one. */
  to: Square | Side;
}

const sideOf = (word: string): Side | undefined => SIDES.find((side) => side === word);

function read({ notation, words: [, word = ''], square }: ReadMove, index: number): Spot[] {
  const to = squareOf(word) ?? sideOf(word);
  if (!square || !to) return [];
  const label = typeof to === 'string'
    ? say('trucker-weld', { square: squareName(square), side: say(`trucker-side-${to}`) })
    : say('trucker-mark', { one: squareName(square), other: squareName(to) });
  return [{ move: notation, number: index + 1, label, square, to }];
}

const VERBS: Partial<Readonly<Record<Ask, string>>> = { weld_shut: 'weld', choose_joint: 'joint', lay_pipe: 'pipe' };

/** All that answer this question, in the order of the moves; while somebody builds, pipes are laid by a tool. */
export function spotsFor(ask: Ask | null, options: Options): Spot[] {
  const verb = ask && VERBS[ask];
  return verb ? options.of(verb).flatMap(read) : [];
}
