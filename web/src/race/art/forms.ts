/** The forms of a card by how much room there is: how large it is drawn, and the least width that can be read. */

export type Form = 'full' | 'wide' | 'compact' | 'tiny';

export interface Shape {
  form: Form;
  /** In units of its drawing, which are of one size in all forms that stand beside each other. */
  across: number;
  high: number;
  /** Pixels. */
  least: number;
}

/** The best first. */
export const SHAPES: readonly Shape[] = [
  { form: 'full', across: 100, high: 140, least: 86 },
  // Without its picture, lying on its side: for rooms that are low and wide.
  { form: 'wide', across: 140, high: 108, least: 84 },
  // Without its picture.
  { form: 'compact', across: 100, high: 126, least: 60 },
  // With as much of its name as one line holds.
  { form: 'tiny', across: 100, high: 114, least: 0 },
];

export function shapeOf(form: Form): Shape {
  const shape = SHAPES.find((one) => one.form === form);
  if (!shape) throw new Error(`no card has the form ${form}`);
  return shape;
}
