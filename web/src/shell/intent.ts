/** What somebody came to a table for, told from one page to the next. */
class Intent {
  #code: string | null = null;

  startAtOnce(code: string): void {
    this.#code = code;
  }

  /** Whether this table is to start at once; asked once. */
  takeStart(code: string): boolean {
    const isMeant = this.#code === code;
    if (isMeant) this.#code = null;
    return isMeant;
  }
}

export const intent = new Intent();
