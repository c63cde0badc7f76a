/** The levels of flights, as lines of cards are marked with them. */
export const LEVELS = ['I', 'II', 'III', 'IV'] as const;

/** Its place among them, if it is one of them. */
export function levelOf(name: string): number | null {
  const place = LEVELS.findIndex((level) => level === name);
  return place < 0 ? null : place;
}
