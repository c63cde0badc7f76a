/** How much paper a drawing of a ship board needs around its squares. */
import type { Frame } from '../catalogue';

export interface Margins {
  side: number;
  top: number;
  bottom: number;
}

/** How much of the column beyond the seam is drawn again. */
export const ECHO = 44;
/** A die at an edge. */
export const DIE = 30;
/** What is printed about insurance, with a little air. */
export const LABEL = 54;

const SMALL: Margins = { side: 6, top: 6, bottom: 6 };
const PLAIN: Margins = { side: 36, top: 36, bottom: 36 };

/** Room for the numbers, for dice that name lanes, for what is printed about insurance. */
export function marginsOf({ dice, halves, wraps }: Frame, isMini: boolean): Margins {
  if (isMini) return SMALL;
  const pairs = dice ? Math.max(...dice.columns.map((column) => column.length)) : 0;
  return {
    side: PLAIN.side + (wraps ? ECHO + 2 : 0),
    top: PLAIN.top + pairs * (DIE + 2) + (halves ? LABEL : 0),
    bottom: PLAIN.bottom + (dice ? DIE + 10 : 0) + (halves ? LABEL : 0),
  };
}
