/** Shows what happened at a speed that can be followed: what people see lags behind the newest view until all its events were
 * played, one after the other. Each changes the view at its moment. What a game adds is pure: see `Staging`. */
import { untrack } from 'svelte';
import { comfort } from './comfort.svelte';
import { SkipGuard, type Press } from './skipping';
import { EVERYTHING, type Line, type Narrator } from './story.svelte';

export interface Update<V, M, E> {
  view: V;
  moves: readonly M[];
  events: readonly E[];
  /** How many lines the story has with these events. */
  told: number;
  /** What led here where this is a jump: told, not shown. */
  past: readonly E[] | null;
}

/** A finished game that is watched again. */
export interface Playback<E> {
  /** What led to the view, where it does not follow from the one before: to be told, not shown. */
  past: readonly E[] | null;
  /** How many times faster than usual. */
  speed: number;
  /** Says whether events are still being shown; the next step waits for that. */
  showing: (isShowing: boolean) => void;
}

/** What the frame around a game gives. */
export interface Given<V, M, E> extends Omit<Update<V, M, E>, 'past'> {
  playback?: Playback<E> | null;
}

export const updateOf = <V, M, E>({ view, moves, events, told, playback }: Given<V, M, E>): Update<V, M, E> => ({
  view,
  moves,
  events,
  told,
  past: playback?.past ?? null,
});

/** How a game looks while it is told. */
export interface Staging<V, E, S> {
  /** The view as it looks once one more thing has happened. */
  after: (view: V, event: E) => V;
  /** What is to be seen beside the view: of a table that is looked at anew, after what led here; … */
  opened: (view: V, past: readonly E[], before: S | null) => S;
  /** … once one more thing has happened to a table that looked like this; … */
  staged: (scene: S, event: E, before: V) => S;
  /** … and what stays of it when the newest view is there. */
  arrived: (scene: S, view: V) => S;
  /** How long something is looked at on the way to that view, in milliseconds; 0: it passes at once. */
  lasts: (event: E, newest: V) => number;
  /** What these times are multiplied by. */
  pace: () => number;
  /** How many times faster all goes while so many updates wait; with far too many they are only told. */
  haste: (waiting: number) => number;
  cue: (event: E) => void;
}

const CALM = 0.35;

export class Director<V, M, E, S, L extends Line> {
  view = $state.raw<V>() as V;
  moves = $state.raw<readonly M[]>([]);
  scene = $state.raw<S>() as S;
  /** What is shown now, and how the table looked before it. */
  shown = $state.raw<{ event: E; before: V } | null>(null);
  readonly narrator: Narrator<E, L>;
  /** The line that was told last. */
  latest = $derived.by(() => this.narrator.read(EVERYTHING, 1).lines[0] ?? null);
  isPlaying = $state(false);
  /** How many times faster than usual. */
  speed = 1;

  readonly #staging: Staging<V, E, S>;
  #queue: Update<V, M, E>[] = [];
  #ahead: readonly E[] = [];
  #wake: (() => void) | null = null;
  #release: (() => void) | null = null;
  #isHurried = false;
  readonly #guard = new SkipGuard();
  #isHeld = false;

  constructor(first: Update<V, M, E>, staging: Staging<V, E, S>, narrator: Narrator<E, L>) {
    this.#staging = staging;
    this.narrator = narrator;
    this.narrator.told = first.told;
    this.view = first.view;
    this.moves = first.moves;
    this.scene = staging.opened(first.view, first.past ?? [], null);
  }

  /** Show whatever comes. To be called where effects may be made. */
  follow(given: () => Given<V, M, E>): void {
    let last = this.view;
    $effect.pre(() => {
      const update = updateOf(given());
      if (update.view === last) return;
      last = update.view;
      untrack(() => { this.push(update); });
    });
    $effect.pre(() => { this.speed = given().playback?.speed ?? 1; });
    $effect(() => { given().playback?.showing(this.isPlaying); });
    $effect(() => this.#guard.watch(() => this.isPlaying));
  }

  push(update: Update<V, M, E>): void {
    if (update.past) {
      this.#queue = [];
      this.skip();
    }
    this.#queue.push(update);
    if (this.#staging.haste(this.#queue.length) === Infinity) this.skip();
    if (!this.isPlaying) void this.#play();
  }

  /** What is still to be shown: whoever leaves now can go on from here. */
  get rest(): readonly E[] {
    return [...this.#ahead, ...this.#queue.flatMap(({ events }) => events)];
  }

  /** Go on where somebody left: the table looked like this then, and the rest was still to be shown. */
  resume(view: V, scene: S, rest: readonly E[]): void {
    const newest = { view: this.view, moves: this.moves, events: rest, told: this.narrator.told, past: null };
    this.view = view;
    this.scene = scene;
    this.push(newest);
  }

  /** Go to the newest view now; whoever pressed for it does not answer what comes by pressing once more. */
  skip(press?: Press): void {
    if (!this.isPlaying) return;
    if (press) this.#guard.note(press);
    this.#isHurried = true;
    this.#wake?.();
    this.#release?.();
  }

  /** Stand still, or go on: somebody is reading. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#release?.();
  }

  /** How long things take that move, as a part of what they take at a steady pace; none where nothing shall move. */
  get pace(): number {
    return comfort.isCalm || this.#isHurried || document.hidden ? 0 : this.#staging.pace() / this.speed;
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const first = update.told - update.events.length;
      for (const [at, event] of update.events.entries()) {
        this.narrator.told = first + at + 1;
        this.#ahead = update.events.slice(at + 1);
        this.#show(event);
        const lasts = this.#staging.lasts(event, update.view) * this.#staging.pace();
        // Not even a moment where nothing is waited for: hands are faster than that.
        if (lasts && !this.#isHurried && !document.hidden) await this.#wait(lasts);
      }
      this.narrator.told = update.told;
      this.#arrive(update);
    }
    this.#isHurried = false;
    this.isPlaying = false;
  }

  #show(event: E): void {
    const before = this.view;
    this.shown = { event, before };
    this.view = this.#staging.after(before, event);
    this.scene = this.#staging.staged(this.scene, event, before);
    this.#staging.cue(event);
  }

  #arrive({ view, moves, past }: Update<V, M, E>): void {
    this.view = view;
    this.moves = moves;
    this.scene = past ? this.#staging.opened(view, past, this.scene) : this.#staging.arrived(this.scene, view);
    this.shown = null;
  }

  async #wait(lasts: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const haste = this.#staging.haste(this.#queue.length);
      const timer = setTimeout(resolve, (comfort.isCalm ? lasts * CALM : lasts) / (this.speed * haste));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
    await this.#whileHeld();
  }

  async #whileHeld(): Promise<void> {
    if (!this.#isHeld || this.#isHurried) return;
    await new Promise<void>((resolve) => (this.#release = resolve));
    this.#release = null;
  }
}
