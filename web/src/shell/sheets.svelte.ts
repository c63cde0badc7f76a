/** Which dialog lies over the page. */
export type SheetName = 'settings' | 'keys' | 'name';

class Sheets {
  shown = $state<SheetName | null>(null);

  show(name: SheetName): void {
    this.shown = name;
  }

  close(): void {
    this.shown = null;
  }
}

export const sheets = new Sheets();
