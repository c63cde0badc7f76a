/** What happened in a game. The server keeps it: pages of what was before come when somebody wants to read them, what happens
 * now comes with the updates. Every line has a number, so that both fit together, and what is taken back goes. */
import type { Opening } from './protocol';
import { words } from './words.svelte';

/** One event as the server numbers it, and the part of the game to which it belongs. */
export interface Happening<E = unknown> {
  number: number;
  event: E;
  part: string | null;
  /** It came of a move that a bot made for somebody who was away. */
  isStoodIn?: boolean;
}

/** Which lines somebody wants to read. */
export interface Filter {
  player: number | null;
  part: string | null;
}
export const EVERYTHING: Filter = { player: null, part: null };

export interface Pages {
  lines: readonly Happening[];
  /** Whether the server has older ones. */
  hasMore: boolean;
}
/** The newest lines before a number; null if they are not about this game any more. */
export type Fetch = (filter: Filter, before: number) => Promise<Pages | null>;

const keyOf = ({ player, part }: Filter): string => `${player ?? ''}/${part ?? ''}`;

/** What concerns everybody concerns every player; the server says the same. */
export function fits({ event, part }: Happening, filter: Filter): boolean {
  const { seat = null } = event as { seat?: number | null };
  return (filter.player === null || seat === null || seat === filter.player) && (filter.part === null || part === filter.part);
}

export class Story {
  /** Something is on its way from the server. */
  isLoading = $state(false);
  /** The last page did not come; it is not asked for again by itself. */
  hasFailed = $state(false);
  /** The first line of what happened while I was away, until I have read it. */
  news = $state<number | null>(null);
  /** From this number on lines came with updates. */
  #base = $state(0);
  #live = $state.raw<readonly Happening[]>([]);
  #pages = $state.raw<Readonly<Record<string, Pages>>>({});
  #beginning = 0;
  readonly #fetch: Fetch | null;

  constructor(fetch: Fetch | null = null) {
    this.#fetch = fetch;
  }

  /** So much was told before we came, and so much of that we had seen, where that matters. */
  begin(told: number, seen: number | null = null): void {
    this.news = seen !== null && seen < told ? seen : null;
    this.#beginning += 1;
    this.#base = told;
    this.#live = [];
    this.#pages = {};
    this.isLoading = this.hasFailed = false;
  }

  /** These are the last of so many lines; whatever we held in their place was taken back. */
  follow(told: number, events: readonly unknown[], openings: readonly Opening[] = [], stoodIn: readonly number[] = []): void {
    const first = told - events.length;
    const kept = this.#live.filter(({ number }) => number < first);
    let part = kept.at(-1)?.part ?? this.#partBefore(first);
    const news = events.map((event, at): Happening => {
      part = openings.find(({ number }) => number === first + at)?.part ?? part;
      return { number: first + at, event, part, isStoodIn: stoodIn.includes(first + at) };
    });
    this.#base = Math.min(this.#base, first);
    this.#live = [...kept, ...news];
  }

  /** All that is known here of what somebody wants to read, oldest first. */
  lines(filter: Filter = EVERYTHING): readonly Happening[] {
    const past = (this.#pages[keyOf(filter)]?.lines ?? []).filter(({ number }) => number < this.#base);
    const live = filter === EVERYTHING ? this.#live : this.#live.filter((line) => fits(line, filter));
    return past.length ? [...past, ...live] : live;
  }

  /** The numbers of what bots did for those who were away. */
  stoodIn(filter: Filter = EVERYTHING): readonly number[] {
    return this.lines(filter).filter(({ isStoodIn }) => isStoodIn).map(({ number }) => number);
  }

  /** The news are read. */
  catchUp(): void {
    this.news = null;
  }

  /** Whether all lines from this one on are known here. */
  reaches(number: number): boolean {
    return (this.lines()[0]?.number ?? this.#base) <= number;
  }

  hasMore(filter: Filter = EVERYTHING): boolean {
    return this.#fetch !== null && this.#base > 0 && (this.#pages[keyOf(filter)]?.hasMore ?? true);
  }

  /** Fetch what was before that. */
  async older(filter: Filter = EVERYTHING): Promise<void> {
    if (!this.#fetch || this.isLoading || !this.hasMore(filter)) return;
    const beginning = this.#beginning;
    this.isLoading = true;
    const known = this.#pages[keyOf(filter)]?.lines ?? [];
    const page = await this.#fetch(filter, known[0]?.number ?? this.#base).catch(() => null);
    if (beginning !== this.#beginning) return;
    this.isLoading = false;
    this.hasFailed = page === null;
    if (page) this.#keep(filter, { lines: [...page.lines, ...known], hasMore: page.hasMore });
  }

  #keep(filter: Filter, pages: Pages): void {
    this.#pages = { ...this.#pages, [keyOf(filter)]: pages };
    if (this.#live[0]?.part !== null) return;
    // What happened before the first page came did not know yet to which part it belongs.
    const part = this.#partBefore(this.#base);
    const until = this.#live.findIndex((line) => line.part !== null);
    this.#live = this.#live.map((line, at) => (until < 0 || at < until ? { ...line, part } : line));
  }

  #partBefore(number: number): string | null {
    return this.#pages[keyOf(EVERYTHING)]?.lines.findLast((line) => line.number < number)?.part ?? null;
  }
}

/** A line as it is read. */
export interface Line {
  /** The number of what it tells. */
  id: number;
  text: string;
  seat: number | null;
  rank: 'round' | 'phase' | 'line';
  /** How often in a row. */
  times: number;
  /** Worth telling only while it happens. */
  isChatter?: boolean;
  /** Now nobody wants to read the chatter before it. */
  endsChatter?: boolean;
  /** What a heading says once the next one follows and nothing was told between them. */
  alone?: string;
}

/** What a game tells of an event; the story knows which it was. */
export type Told<L extends Line> = Omit<L, 'id' | 'times'>;

export interface Telling<L extends Line> {
  lines: readonly L[];
  /** Whether older lines are known here that were left out. */
  isCut: boolean;
}

/** Put a line into one of those after it, newest first: the next, and what is chatter also into one beyond other chatter. */
function isJoined<L extends Line>(line: L, lines: L[], join: (earlier: L, later: L) => L | null): boolean {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const later = lines[at];
    const both = later && join(line, later);
    if (both) lines[at] = both;
    if (both || !line.isChatter || !later?.isChatter) return !!both;
  }
  return false;
}

/** The last lines of a story, at most so many; `tell` gives the sentence for an event, `join` one line for two that say the same. */
export function lastLines<L extends Line>(
  happenings: readonly Happening[],
  most: number,
  tell: (happening: Happening) => L | null,
  join: (earlier: L, later: L) => L | null = () => null,
): Telling<L> {
  const lines: L[] = [];
  let isHushed = false;
  for (let at = happenings.length - 1; at >= 0; at -= 1) {
    const happening = happenings[at];
    const line = happening ? tell(happening) : null;
    if (!line || (isHushed && line.isChatter)) continue;
    isHushed ||= line.endsChatter === true;
    if (isJoined(line, lines, join)) continue;
    if (lines.length === most) return { lines: lines.reverse(), isCut: true };
    const later = lines.at(-1);
    lines.push(line.alone && later && later.rank !== 'line' ? { ...line, text: line.alone } : line);
  }
  return { lines: lines.reverse(), isCut: false };
}

const RANKS = ['round', 'phase', 'line'] as const;

/** Without headings that have nothing under them, but for the last, which something may follow. */
export function withoutEmpty<L extends Line>(lines: readonly L[]): readonly L[] {
  return lines.filter(({ rank }, at) => {
    const next = lines[at + 1];
    return rank === 'line' || !next || RANKS.indexOf(next.rank) > RANKS.indexOf(rank);
  });
}

/** The last event before the one that is told of which this is true, where it is known here. */
export type Earlier<E> = (isIt: (event: E) => boolean) => E | undefined;

/** Tells a story in sentences, as far as it was shown. */
export class Narrator<E, L extends Line> {
  readonly story: Story;
  /** How many lines were shown: the rest is still to happen before everybody's eyes. */
  told = $state(0);
  /** What was said once is not worded again, unless in another language. */
  readonly #said = $derived.by(() => ({ language: words.language, lines: new WeakMap<Happening, L | null>() }));
  readonly #tell: (event: E, earlier: Earlier<E>) => Told<L> | null;
  readonly #join: ((earlier: L, later: L) => L | null) | undefined;

  constructor(story: Story, tell: (event: E, earlier: Earlier<E>) => Told<L> | null, join?: (earlier: L, later: L) => L | null) {
    this.story = story;
    this.#tell = tell;
    this.#join = join;
  }

  /** The newest lines that somebody wants to read. */
  read(filter: Filter, most: number): Telling<L> {
    const { lines } = this.#said;
    const shown = this.story.lines(filter).filter(({ number }) => number < this.told);
    const told = lastLines(shown, most, (happening) => {
      const known = lines.get(happening);
      if (known !== undefined) return known;
      const line = this.#line(happening as Happening<E>, shown as readonly Happening<E>[]);
      lines.set(happening, line);
      return line;
    }, this.#join);
    return filter === EVERYTHING ? told : { ...told, lines: withoutEmpty(told.lines) };
  }

  #line({ number, event }: Happening<E>, shown: readonly Happening<E>[]): L | null {
    const told = this.#tell(event, (isIt) => shown.findLast((line) => line.number < number && isIt(line.event))?.event);
    return told && ({ ...told, id: number, times: 1 } as unknown as L);
  }
}
