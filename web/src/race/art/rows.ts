/** The rows of a card: a phase with the signs of its powers, and what a variable card scores for. */
import { NUMERALS, powersByPhase, terms } from '../cards';
import type { CardDesign, Phase } from '../design';
import { laidOut, scoringSigns, signsOf, type Sign } from './signs';

export interface Row extends ReturnType<typeof laidOut> {
  phase: Phase | null;
  numeral: string;
}

const apart = (groups: Sign[][]): Sign[] => groups.flatMap((signs, index) => (index ? [{ text: '·' }, ...signs] : signs));

export const rowsOf = (design: CardDesign): Row[] => [
  ...powersByPhase(design).map(({ phase, powers }) => ({
    phase,
    numeral: NUMERALS[phase],
    ...laidOut(apart(powers.map((power) => signsOf(power, design)))),
  })),
  ...(design.scoring.length > 0 ? [{ phase: null, numeral: '?', ...laidOut(apart(scoringSigns(terms(design)))) }] : []),
];
