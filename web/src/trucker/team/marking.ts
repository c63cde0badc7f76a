/** Marking a connection of somebody else's ship: first one of its components is pointed at, then the one beside it. */
import { squareName } from '../describe';
import { key, same } from '../moves';
import type { Target } from '../targets';
import type { Square, WeakSpot } from '../types';
import { say } from '../words';

/** The other ends of the connections of this component; without one, both ends of all. */
const endsFrom = ([one, other]: WeakSpot['squares'], first: Square | undefined): Square[] => {
  if (!first) return [one, other];
  if (same(one, first)) return [other];
  return same(other, first) ? [one] : [];
};

/** What can be pointed at next, with the most that would be lost there. */
export function markingTargets(spots: readonly WeakSpot[], [first]: readonly Square[]): Target[] {
  const most = new Map<string, { square: Square; components: number }>();
  for (const { squares, components } of spots)
    for (const square of endsFrom(squares, first))
      if ((most.get(key(square))?.components ?? 0) < components) most.set(key(square), { square, components });
  const ends = [...most.values()].map(({ square, components }): Target => ({
    square,
    look: 'pick',
    label: say('trucker-mark-here', { square: squareName(square), count: components }),
    badge: `−${components}`,
  }));
  return first ? [...ends, { square: first, look: 'own', label: squareName(first) }] : ends;
}

/** The move that marks the connection between these two. */
export function markBetween(spots: readonly WeakSpot[], first: Square, square: Square): string | null {
  const spot = spots.find(({ squares }) => endsFrom(squares, first).some((end) => same(end, square)));
  return spot ? `mark ${spot.squares.map(key).join(' ')}` : null;
}
