/** What each answer about a lane would bring, as marks on the ship: all of it comes with the question. */
import { key } from './moves';
import type { Prospect, Side, Square, TruckerView } from './types';

/** A hit, one that can be warded off, what goes along with it; what is emptied, what gets a charge. */
export type Sign = 'hit' | 'ward' | 'chain' | 'eaten' | 'charge';

export interface Mark {
  square: Square;
  sign: Sign;
}

/** A lane that can be chosen, and what would come of it there. */
export interface Outlook {
  /** The move that leads to it. */
  move: string;
  side: Side;
  lane: number;
  /** As the dice said. */
  isRolled: boolean;
  marks: readonly Mark[];
}

const all = (squares: readonly Square[] | undefined, sign: Sign): Mark[] => (squares ?? []).map((square) => ({ square, sign }));

function marksOf(prospect: Prospect): Mark[] {
  if (prospect.is === 'raid') return [...all(prospect.emptied, 'eaten'), ...all(prospect.charged, 'charge'), ...all(prospect.chain, 'chain')];
  const { target, lost, defence, chain } = prospect;
  return target && lost ? [{ square: target, sign: defence ? 'ward' : 'hit' }, ...all(chain, 'chain')] : [];
}

/** In the order of the choices. */
export function outlooksOf({ decision }: TruckerView): Outlook[] {
  if (decision?.ask !== 'shift') return [];
  const { side, lane, staying, shifts } = decision;
  const ways = [
    ...shifts.map((shift) => ({ move: `shift ${shift.way}`, lane: shift.lane, prospects: shift.prospects, isRolled: false })),
    { move: 'stay', lane, prospects: staying, isRolled: true },
  ];
  return ways.map(({ prospects, ...way }) => ({ ...way, side, marks: prospects.flatMap(marksOf) }));
}

/** Each square once, with all lanes in which it is hurt. */
export function joined(outlooks: readonly Outlook[]): (Mark & { lanes: readonly number[] })[] {
  const found = new Map<string, Mark & { lanes: number[] }>();
  for (const { lane, marks } of outlooks)
    for (const mark of marks) {
      const known = found.get(key(mark.square)) ?? { ...mark, lanes: [] };
      if (!known.lanes.includes(lane)) known.lanes.push(lane);
      found.set(key(mark.square), known);
    }
  return [...found.values()];
}
