/** The three forms of a card by how much room there is: its height over its width, and the least width that can be read. */

export const FULL = 1.4;
/** Without its picture. */
export const COMPACT = 1.22;
/** Without its name, too. */
export const TINY = 1;

export type Form = 'full' | 'compact' | 'tiny';

export interface Shape {
  form: Form;
  ratio: number;
  /** Pixels. */
  least: number;
}

/** The best first. */
export const SHAPES: readonly Shape[] = [
  { form: 'full', ratio: FULL, least: 86 },
  { form: 'compact', ratio: COMPACT, least: 60 },
  { form: 'tiny', ratio: TINY, least: 0 },
];
