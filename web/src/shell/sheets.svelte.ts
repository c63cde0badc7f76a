/** Which dialog lies over the page. */
export type SheetName = 'settings' | 'keys' | 'name' | 'book' | 'gallery' | 'why';

class Sheets {
  shown = $state<SheetName | null>(null);
  /** The game that it is about, or a replay, if any. */
  game = $state<string | null>(null);
  /** Where the rulebook is open, or what is explained. */
  place = $state<string | null>(null);

  show(name: SheetName, game: string | null = null, place: string | null = null): void {
    this.shown = name;
    this.game = game;
    this.place = place;
  }

  /** The rulebook of a game, at a section or a numbered rule. */
  openBook(game: string, place: string | null = null): void {
    this.show('book', game, place);
  }

  /** What something on the table is. */
  explain(game: string, topic: string): void {
    this.show('why', game, topic);
  }

  close(): void {
    this.shown = null;
  }
}

export const sheets = new Sheets();
