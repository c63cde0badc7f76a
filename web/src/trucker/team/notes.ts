/** What the team of a player has noted for all to see. */
import type { PlayerView, Square } from '../types';

export interface Marker {
  kind: string;
  square: Square;
}

/** The markers on a ship: what its owner has promised to build there. */
export const markersOf = ({ team }: PlayerView): readonly Marker[] =>
  (team?.notes ?? []).flatMap((note) => (note.is === 'markers' ? note.kinds.map((kind, at) => ({ kind, square: note.squares[at] ?? [0, 0] })) : []));
