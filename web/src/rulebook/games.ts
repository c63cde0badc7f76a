/** The games that have a rulebook and a gallery. */
export const GAMES = ['trucker', 'race'] as const;
export type Bookish = (typeof GAMES)[number];

export const hasBook = (game: string | null): game is Bookish => GAMES.some((one) => one === game);
