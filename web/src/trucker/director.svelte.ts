/** Shows what happened at a speed that can be followed: the view that people see lags behind the newest one until all
 * its events were played. While building nothing waits. */
import { comfort } from '../lib/comfort.svelte';
import { keepOnLeaving, recallKept } from '../lib/keepsake';
import { EVERYTHING, Narrator, type Story } from '../lib/story.svelte';
import { EMPTY, sceneAfter, sceneOf, type Scene } from './scene';
import { sound, type Cue } from './sound.svelte';
import { joined, storyLine, type StoryLine } from './story';
import type { MoveInfo, ScoreLine, Seat, TruckerEvent, TruckerView } from './types';

export interface Update {
  view: TruckerView;
  moves: readonly MoveInfo[];
  events: readonly TruckerEvent[];
  /** How many lines the story has with these events. */
  told: number;
  /** What led here where this is a jump: told, not shown. */
  past?: readonly TruckerEvent[] | null;
}

/** How long each sort of event is looked at, in milliseconds; what is not named passes at once. */
const LASTS: Partial<Record<TruckerEvent['is'], number>> = {
  'card-revealed': 1100,
  'card-skipped': 900,
  'dice-rolled': 1400,
  'sabotage-rolled': 1100,
  'threat-met': 950,
  'components-lost': 650,
  'crew-lost': 350,
  'tokens-spent': 250,
  'goods-lost': 250,
  'strength-declared': 650,
  'landed-on': 600,
  'offer-taken': 500,
  passed: 300,
  fought: 900,
  lowest: 800,
  'rocket-moved': 650,
  'gave-up': 800,
  launched: 700,
  'flight-ended': 1000,
};
const CUES: Partial<Record<TruckerEvent['is'], Cue>> = {
  'tile-drawn': 'take',
  'tile-taken': 'take',
  'tile-placed': 'place',
  'tile-welded': 'weld',
  'card-revealed': 'card',
  'dice-rolled': 'dice',
  'sabotage-rolled': 'dice',
  'rocket-moved': 'move',
  'credits-changed': 'coin',
  'flight-ended': 'end',
};
const CALM = 0.35;
/** So many updates may wait; with more of them everything is shown faster, and with far too many only told. */
const WAITING_ROOM = 3;
const CROWD = 24;
const HASTE = 3;

export type Bill = Readonly<Record<Seat, readonly ScoreLine[]>>;

interface Keepsake {
  card: string | undefined;
  scene: Pick<Scene, 'lit' | 'dice' | 'rolls' | 'fights' | 'declared'>;
}

export class Director {
  view = $state.raw<TruckerView>({} as TruckerView);
  moves = $state.raw<readonly MoveInfo[]>([]);
  scene = $state.raw<Scene>(EMPTY);
  readonly narrator: Narrator<TruckerEvent, StoryLine>;
  /** The line that was told last. */
  latest = $derived.by(() => this.narrator.read(EVERYTHING, 1).lines[0] ?? null);
  isPlaying = $state(false);
  /** How many times faster than usual. */
  speed = 1;
  /** What everybody earned since the last flight ended, while there is something to show. */
  bill = $state.raw<Bill | null>(null);

  #queue: Update[] = [];
  #wake: (() => void) | null = null;
  #release: (() => void) | null = null;
  #isHurried = false;
  #isHeld = false;

  constructor(first: Update, who: (seat: Seat) => string, cardName: (id: string) => string, story: Story, match: string | null = null) {
    this.narrator = new Narrator(story, (happening) => storyLine(happening, who, cardName), joined);
    this.narrator.told = first.told;
    this.view = first.view;
    this.moves = first.moves;
    this.#begin(first);
    this.#remember(match);
  }

  /** A reload keeps what a view does not hold: how far the card has come. */
  #remember(match: string | null): void {
    if (match === null) return;
    const kept = recallKept(match) as Keepsake | null;
    if (kept && kept.card === this.view.card?.id) this.scene = { ...this.scene, ...kept.scene };
    $effect(() =>
      keepOnLeaving(match, (): Keepsake => {
        const { lit, dice, rolls, fights, declared } = this.scene;
        return { card: this.view.card?.id, scene: { lit, dice, rolls, fights, declared } };
      }),
    );
  }

  push(update: Update): void {
    if (update.past) {
      this.#queue = [];
      this.skip();
    }
    this.#queue.push(update);
    if (this.#queue.length > CROWD) this.skip();
    if (!this.isPlaying) void this.#play();
  }

  /** Go to the newest view now. */
  skip(): void {
    if (!this.isPlaying) return;
    this.#isHurried = true;
    this.#wake?.();
    this.#release?.();
  }

  /** Stand still, or go on: somebody is reading. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#release?.();
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const first = update.told - update.events.length;
      for (const [at, event] of update.events.entries()) {
        this.narrator.told = first + at + 1;
        this.#show(event);
        const lasts = LASTS[event.is] ?? 0;
        // While building nothing is waited for, not even a moment: hands are faster than that.
        if (lasts && update.view.stage !== 'assembly' && !this.#isHurried && !document.hidden) await this.#wait(lasts);
      }
      this.narrator.told = update.told;
      this.#arrive(update);
      if (update.past) this.#begin(update);
    }
    this.#isHurried = false;
    this.isPlaying = false;
  }

  /** A table as it looks after what led here. */
  #begin({ view, past }: Update): void {
    this.bill = null;
    this.scene = { ...EMPTY, card: view.card, ids: this.scene.ids };
    for (const event of past ?? []) this.#count(event);
  }

  #arrive({ view, moves }: Update): void {
    this.view = view;
    this.moves = moves;
    this.scene = sceneOf(this.scene, view);
  }

  async #wait(lasts: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const haste = this.#queue.length > WAITING_ROOM ? HASTE : 1;
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

  #show(event: TruckerEvent): void {
    this.scene = sceneAfter(this.scene, event, this.view);
    this.#count(event);
    const cue = event.is === 'threat-met' ? (event.how === 'hit' ? 'hit' : 'safe') : CUES[event.is];
    if (cue) sound.play(cue);
  }

  #count(event: TruckerEvent): void {
    if (event.is === 'flight-ended') this.bill = {};
    else if (event.is === 'credits-changed' && this.bill)
      this.bill = {
        ...this.bill,
        [event.seat]: [...(this.bill[event.seat] ?? []), { reason: event.cause, amount: event.amount }],
      };
  }
}
