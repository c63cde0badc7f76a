/** The levels of flights, as lines of cards are marked with them. */
export const LEVELS = ['I', 'II', 'III', 'IV'] as const;
