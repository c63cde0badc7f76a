/** Things on their way over the table: where each was before an event was seen, and where it lies afterwards. */
import { untrack } from 'svelte';
import type { RaceDirector } from './staging';
import { journeysOf, type Journey } from './journeys';

/** Milliseconds at a steady pace: of the way, and from one departure to the next. */
const LASTS = 440;
const APART = 70;

export interface Leg extends Journey {
  id: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
  lasts: number;
}

export class Travels {
  legs = $state.raw<readonly Leg[]>([]);
  readonly #director: RaceDirector;
  readonly #table: () => HTMLElement | undefined;
  #leaving: readonly (Journey & { start: DOMRect })[] = [];
  #departed = 0;

  /** To be made before the parts of the table are: what looks at the page first sees it as it was. */
  constructor(director: RaceDirector, table: () => HTMLElement | undefined) {
    this.#director = director;
    this.#table = table;
    $effect.pre(() => {
      const { shown } = director;
      untrack(() => { this.#leaving = shown && director.pace ? this.#located(journeysOf(shown.event, shown.before)) : []; });
    });
    $effect(() => {
      if (director.shown) untrack(() => { this.#depart(); });
    });
  }

  arrive(id: number): void {
    this.legs = this.legs.filter((leg) => leg.id !== id);
  }

  #located(journeys: readonly Journey[]): (Journey & { start: DOMRect })[] {
    return journeys.flatMap((journey) => this.#boxes(journey.from).map((start) => ({ ...journey, start })));
  }

  /** The first place of this kind that is in sight. */
  #boxes(selector: string): DOMRect[] {
    const boxes = [...(this.#table()?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect());
    return boxes.filter(({ width }) => width > 0).slice(0, 1);
  }

  /** The page shows things where they belong already: until they arrive there they are hidden. */
  #depart(): void {
    const { pace } = this.#director;
    const found = this.#leaving.flatMap((journey) => this.#boxes(journey.to).map((end) => ({ ...journey, end })));
    this.#leaving = [];
    const legs = found.map((leg, at) => ({ ...leg, id: ++this.#departed, delay: at * APART * pace, lasts: LASTS * pace }));
    for (const { to, endsThere, delay, lasts } of legs) if (endsThere) this.#hide(to, delay + lasts);
    this.legs = [...this.legs, ...legs];
  }

  #hide(selector: string, duration: number): void {
    for (const one of this.#table()?.querySelectorAll(selector) ?? []) one.animate([{ opacity: 0 }, { opacity: 0 }], duration);
  }
}
