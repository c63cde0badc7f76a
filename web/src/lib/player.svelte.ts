/** Watching a finished game: where we are, with whose eyes, and how fast it goes on. */
import { Film, type Archive, type Eyes, type Still } from './film';
import { Story } from './story.svelte';
import type { View } from './table.svelte';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How long a step is looked at in life's own speed, in milliseconds; a game may show it for longer. */
const LOOK = 600;

interface Shot {
  still: Still;
  past: readonly unknown[] | null;
}

export class Player {
  readonly archive: Archive;
  still = $state.raw<Still | null>(null);
  /** What led here after a jump; null after a step, whose own events are to be shown. */
  past = $state.raw<readonly unknown[] | null>(null);
  /** What happened up to here, as far back as somebody would read. */
  readonly story = new Story();
  told = $state(0);
  eyes = $state.raw<Eyes>(null);
  speed = $state(1);
  isPlaying = $state(false);
  /** What went wrong on the way to the next step. */
  fault = $state.raw<unknown>(null);

  /** Where somebody wants to be, until we are there. */
  goal = $state<number | null>(null);

  #film: Film;
  /** Wishes are carried out one after the other, each from where the one before has led. */
  #done: Promise<unknown> = Promise.resolve();
  #isShowing = false;
  #shown: (() => void) | null = null;
  #wake: (() => void) | null = null;

  constructor(archive: Archive, eyes: Eyes, number: number) {
    this.archive = archive;
    this.eyes = eyes;
    this.#film = new Film(archive, eyes);
    void this.go(number);
  }

  get number(): number {
    return this.still?.number ?? 0;
  }

  get last(): number {
    return this.archive.about.lines;
  }

  /** Be there at once. Of several such wishes in a row only the last one counts. */
  async go(number: number): Promise<void> {
    this.pause();
    this.goal = Math.min(this.last, Math.max(0, number));
    await this.#jump((film) => {
      const at = this.goal ?? this.number;
      this.goal = null;
      return film.still(at);
    });
  }

  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return;
    const wasPlaying = this.isPlaying;
    this.pause();
    this.eyes = eyes;
    this.#film = new Film(this.archive, eyes);
    if ((await this.#jump((film) => film.still(this.number))) && wasPlaying) this.play();
  }

  /** One step on, shown as it happened. */
  async forward(): Promise<void> {
    this.pause();
    await this.#advance();
  }

  async back(): Promise<void> {
    this.pause();
    await this.#jump((film) => film.neighbour(this.number, -1));
  }

  /** To where the next part of the game begins, or the last one. */
  async turn(by: 1 | -1, part: (view: View) => string): Promise<void> {
    this.pause();
    await this.#jump((film) => film.turn(this.number, by, part));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    void this.#run();
  }

  pause(): void {
    this.isPlaying = false;
    this.#wake?.();
  }

  /** The game says whether it is still showing the last step. */
  showing(isShowing: boolean): void {
    this.#isShowing = isShowing;
    if (!isShowing) this.#shown?.();
  }

  async #run(): Promise<void> {
    await this.#done;
    if (this.number === this.last) await this.#jump((film) => film.still(0));
    while (this.isPlaying && this.number < this.last && (await this.#advance())) await this.#look();
    this.isPlaying = false;
  }

  async #look(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK / this.speed);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
    if (this.#isShowing && this.isPlaying) await new Promise<void>((resolve) => (this.#shown = resolve));
    this.#shown = null;
  }

  #advance(): Promise<boolean> {
    return this.#next(async (film) => {
      const still = await film.neighbour(this.number, 1);
      return still.number > this.number ? { still, past: null } : null;
    });
  }

  #jump(find: (film: Film) => Promise<Still>): Promise<boolean> {
    return this.#next(async (film) => {
      const still = await find(film);
      return { still, past: await film.past(still.number) };
    });
  }

  #next(find: (film: Film) => Promise<Shot | null>): Promise<boolean> {
    const shown = this.#done.then(() => this.#show(find));
    this.#done = shown;
    return shown;
  }

  /** Whether there was something to show. */
  async #show(find: (film: Film) => Promise<Shot | null>): Promise<boolean> {
    try {
      const found = await find(this.#film);
      this.fault = null;
      if (!found) return false;
      if (found.past) this.story.begin(0);
      const events = found.past ?? found.still.events;
      this.told = (found.past ? 0 : this.told) + events.length;
      this.story.follow(this.told, events);
      this.still = found.still;
      this.past = found.past;
      return true;
    } catch (error) {
      this.fault = error;
      return false;
    }
  }
}
