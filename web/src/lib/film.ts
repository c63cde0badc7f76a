/** A finished game seen with one pair of eyes, fetched in pages while it is watched. */
import type { Frame, Replay } from './protocol';
import { merge, type View } from './table.svelte';

/** Those of a seat; null is a spectator, who sees what lies open. */
export type Eyes = number | null;

/** Where a finished game comes from. */
export interface Archive {
  about: Replay;
  /** Whose eyes can be lent. */
  eyes: readonly Eyes[];
  fetch: (eyes: Eyes, first: number, count: number) => Promise<readonly Frame[]>;
}

/** One step: what was seen, and what led to it. */
export interface Still {
  number: number;
  view: View;
  events: readonly unknown[];
  /** Whose move it was; nobody's for dice and draws. */
  mover: number | null;
}

export const PAGE = 200;

/** Nobody is asked anything any more. */
const OVER: View = { decision: null, moves: [] };

function stills(frames: readonly Frame[]): Still[] {
  let view: View = {};
  return frames.map((frame) => {
    view = { ...merge(view, frame.view), ...OVER };
    return { number: frame.number, view, events: frame.events ?? [], mover: frame.seat ?? null };
  });
}

export class Film {
  readonly archive: Archive;
  readonly eyes: Eyes;
  readonly #pages = new Map<number, Promise<readonly Still[]>>();

  constructor(archive: Archive, eyes: Eyes) {
    this.archive = archive;
    this.eyes = eyes;
  }

  get last(): number {
    return this.archive.about.lines;
  }

  async still(number: number): Promise<Still> {
    const page = await this.#page(Math.floor(number / PAGE));
    const found = page[number % PAGE];
    if (!found) throw new RangeError(`there is no step ${number}`);
    return found;
  }

  /** What happened up to here, as far back as somebody would read. */
  async past(number: number): Promise<unknown[]> {
    const at = Math.floor(number / PAGE);
    const pages = await Promise.all([...(at ? [this.#page(at - 1)] : []), this.#page(at)]);
    return pages.flat().flatMap((still) => (still.number <= number ? still.events : []));
  }

  /** The next step that shows something, in one direction or the other; at the end there is always something. */
  async neighbour(from: number, by: 1 | -1): Promise<Still> {
    return this.#seek(from, by, ({ events }) => events.length > 0);
  }

  /** The first step of the next part, or of this part, or of the one before it; `part` says which part a view belongs to. */
  async turn(from: number, by: 1 | -1, part: (view: View) => string): Promise<Still> {
    if (by > 0) {
      const here = part((await this.still(from)).view);
      return this.#seek(from, by, ({ view }) => part(view) !== here);
    }
    if (from === 0) return this.still(0);
    const before = part((await this.still(from - 1)).view);
    const end = await this.#seek(from, by, ({ view }) => part(view) !== before);
    return end.number === 0 && part(end.view) === before ? end : this.still(end.number + 1);
  }

  async #seek(from: number, by: 1 | -1, isFound: (still: Still) => boolean): Promise<Still> {
    const end = by > 0 ? this.last : 0;
    let number = from;
    while (number !== end) {
      number += by;
      const still = await this.still(number);
      if (isFound(still)) return still;
    }
    return this.still(end);
  }

  #page(at: number): Promise<readonly Still[]> {
    const known = this.#pages.get(at);
    if (known) return known;
    const page = this.archive.fetch(this.eyes, at * PAGE, PAGE).then(stills);
    this.#pages.set(at, page);
    // What could not be fetched is asked for again next time.
    page.catch(() => this.#pages.delete(at));
    return page;
  }
}
