/** How large cards can be so that all fit into a field without scrolling. */

/** Width over height of a card. */
export const RATIO = 5 / 7;

export interface Fit {
  width: number;
  columns: number;
}

/** The largest width at which so many cards with these gaps fit; of equals, that with the longest rows. */
export function fit(count: number, room: { width: number; height: number }, gap: number, largest: number): Fit {
  let best: Fit = { width: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const byWidth = (room.width - gap * (columns - 1)) / columns;
    const byHeight = ((room.height - gap * (rows - 1)) / rows) * RATIO;
    const width = Math.floor(Math.min(largest, byWidth, byHeight));
    if (width >= best.width) best = { width, columns };
  }
  return best;
}
