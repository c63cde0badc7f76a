/** Which dialog lies over the page. */
export type SheetName = 'settings' | 'keys' | 'name';

class Sheets {
  shown = $state<SheetName | null>(null);
  /** The game that it is about, or a replay, if any. */
  game = $state<string | null>(null);

  show(name: SheetName, game: string | null = null): void {
    this.shown = name;
    this.game = game;
  }

  close(): void {
    this.shown = null;
  }
}

export const sheets = new Sheets();
