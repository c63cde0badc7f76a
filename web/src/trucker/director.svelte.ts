/** Shows what happened at a speed that can be followed: the view that people see lags behind the newest one until all
 * its events were played. While building nothing waits. */
import { comfort } from '../lib/comfort.svelte';
import { keepOnLeaving, recallKept } from '../lib/keepsake';
import { CARDS } from './catalogue';
import { key, same } from './moves';
import { sound, type Cue } from './sound.svelte';
import { storyLine, tell, withLine, type StoryLine } from './story';
import type { Card, Criterion, EventOf, MoveInfo, ScoreLine, Seat, Side, Square, Threat, TruckerEvent, TruckerView } from './types';

export interface Update {
  view: TruckerView;
  moves: readonly MoveInfo[];
  events: readonly TruckerEvent[];
  /** What led here where this is a jump: told, not shown. */
  past?: readonly TruckerEvent[] | null;
}

export interface Meeting {
  how: EventOf<'threat-met'>['how'];
  square: Square | null;
}

/** Something on its way to the ships. */
export interface Incoming {
  id: number;
  size: Threat;
  side: Side;
  lane: number;
  met: Readonly<Record<Seat, Meeting>>;
}

export interface Ghost {
  id: string;
  seat: Seat;
  tile: string;
  turn: number;
  square: Square;
}

/** How somebody fared against an enemy. */
export interface Fight {
  seat: Seat;
  result: EventOf<'fought'>['result'];
  halves: number;
}

export interface Declared {
  criterion: Criterion;
  halves: number;
}

/** What is to be seen beside the view. */
export interface Scene {
  card: Card | null;
  lit: number | null;
  dice: readonly number[];
  rolls: number;
  incoming: Incoming | null;
  ghosts: readonly Ghost[];
  /** Components that are gone already, by seat and square. */
  gone: Readonly<Record<string, true>>;
  positions: Readonly<Record<Seat, number>>;
  welded: readonly { id: number; seat: Seat; square: Square }[];
  /** Against the enemy of this card, in the order in which they met it. */
  fights: readonly Fight[];
  /** Strengths that were told for the line of the card that is being resolved. */
  declared: Readonly<Record<Seat, Declared>>;
}

const EMPTY: Scene = {
  card: null,
  lit: null,
  dice: [],
  rolls: 0,
  incoming: null,
  ghosts: [],
  gone: {},
  positions: {},
  welded: [],
  fights: [],
  declared: {},
};

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
const LONGEST_STORY = 400;
/** So many updates may wait; with more of them everything is shown faster, and with far too many only told. */
const WAITING_ROOM = 3;
const CROWD = 24;
const HASTE = 3;

export type Bill = Readonly<Record<Seat, readonly ScoreLine[]>>;

interface Keepsake {
  story: readonly StoryLine[];
  card: string | undefined;
  scene: Pick<Scene, 'lit' | 'dice' | 'rolls' | 'fights' | 'declared'>;
}

export class Director {
  view = $state.raw<TruckerView>({} as TruckerView);
  moves = $state.raw<readonly MoveInfo[]>([]);
  scene = $state.raw<Scene>(EMPTY);
  story = $state.raw<readonly StoryLine[]>([]);
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
  #told = 0;
  #ids = 0;
  readonly #who: (seat: Seat) => string;
  readonly #cardName: (id: string) => string;

  constructor(first: Update, who: (seat: Seat) => string, cardName: (id: string) => string, match: string | null = null) {
    this.#who = who;
    this.#cardName = cardName;
    this.view = first.view;
    this.moves = first.moves;
    this.#begin(first);
    this.#remember(match);
  }

  /** A reload keeps what a view does not hold: the story so far, and how far the card has come. */
  #remember(match: string | null): void {
    if (match === null) return;
    const kept = recallKept(match) as Keepsake | null;
    if (kept) {
      this.story = kept.story;
      this.#told = kept.story.at(-1)?.id ?? 0;
      if (kept.card === this.view.card?.id) this.scene = { ...this.scene, ...kept.scene };
    }
    $effect(() =>
      keepOnLeaving(match, (): Keepsake => {
        const { lit, dice, rolls, fights, declared } = this.scene;
        return { story: this.story, card: this.view.card?.id, scene: { lit, dice, rolls, fights, declared } };
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
      for (const event of update.events) {
        this.#show(event);
        const lasts = LASTS[event.is] ?? 0;
        // While building nothing is waited for, not even a moment: hands are faster than that.
        if (lasts && update.view.stage !== 'assembly' && !this.#isHurried && !document.hidden) await this.#wait(lasts);
      }
      this.#arrive(update);
      if (update.past) this.#begin(update);
    }
    this.#isHurried = false;
    this.isPlaying = false;
  }

  /** A story that starts with what led here. */
  #begin({ view, past }: Update): void {
    this.story = [];
    this.bill = null;
    this.scene = { ...EMPTY, card: view.card };
    for (const event of past ?? []) {
      this.#tell(event);
      this.#count(event);
    }
  }

  #arrive({ view, moves }: Update): void {
    this.view = view;
    this.moves = moves;
    const isAimed = view.asked.some(([, { ask }]) => ask === 'defend');
    this.scene = {
      ...this.scene,
      card: view.card,
      lit: view.card ? this.scene.lit : null,
      dice: view.card ? this.scene.dice : [],
      incoming: isAimed ? this.scene.incoming : null,
      gone: EMPTY.gone,
      positions: EMPTY.positions,
      fights: view.card ? this.scene.fights : [],
      declared: view.card ? this.scene.declared : {},
    };
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

  #tell(event: TruckerEvent): void {
    const text = tell(event, this.#who, this.#cardName);
    if (text) this.story = withLine(this.story.slice(-LONGEST_STORY), storyLine(++this.#told, event, text));
    if (event.is === 'launched') this.story = this.story.filter(({ isChatter }) => !isChatter);
  }

  #show(event: TruckerEvent): void {
    this.#tell(event);
    this.scene = { ...this.scene, ...this.#changes(event) };
    this.#count(event);
    const cue = CUES[event.is];
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

  #changes(event: TruckerEvent): Partial<Scene> {
    const { scene } = this;
    switch (event.is) {
      case 'card-revealed':
        return { card: CARDS[event.card] ?? null, lit: null, dice: [], rolls: 0, incoming: null, fights: [], declared: {} };
      case 'dice-rolled':
        return {
          dice: event.dice,
          rolls: scene.rolls + 1,
          lit: scene.card?.is === 'meteor-swarm' ? scene.rolls : scene.lit,
          incoming: { id: ++this.#ids, size: event.threat, side: event.side, lane: event.lane, met: {} },
        };
      case 'sabotage-rolled':
        return { dice: event.dice, rolls: scene.rolls + 1, incoming: null };
      case 'threat-met':
        sound.play(event.how === 'hit' ? 'hit' : 'safe');
        return scene.incoming
          ? { incoming: { ...scene.incoming, met: { ...scene.incoming.met, [event.seat]: { how: event.how, square: event.square } } } }
          : {};
      case 'components-lost':
        return this.#lose(event);
      case 'rocket-moved':
        return { positions: { ...scene.positions, [event.seat]: event.position } };
      case 'strength-declared':
        return { ...this.#light(event.criterion), declared: this.#declare(event) };
      case 'lowest':
        return this.#light(event.criterion);
      case 'fought':
        return { lit: event.result === 'won' ? 1 : 0, fights: [...scene.fights, this.#fight(event)] };
      case 'tile-welded':
        return { welded: [...scene.welded.slice(-3), { id: ++this.#ids, seat: event.seat, square: event.square }] };
      case 'flight-prepared':
        return { ...EMPTY, welded: scene.welded };
      default:
        return {};
    }
  }

  /** The line of a combat zone that asks for this. */
  #light(criterion: Criterion): Partial<Scene> {
    const { card } = this.scene;
    return card?.is === 'combat-zone' ? { lit: card.lines.findIndex((line) => line.criterion === criterion) } : {};
  }

  /** What was declared for another line is old news. */
  #declare({ seat, criterion, halves }: EventOf<'strength-declared'>): Scene['declared'] {
    const same = Object.entries(this.scene.declared).filter(([, { criterion: other }]) => other === criterion);
    return { ...Object.fromEntries(same), [seat]: { criterion, halves } };
  }

  #fight({ seat, result }: EventOf<'fought'>): Fight {
    return { seat, result, halves: this.scene.declared[seat]?.halves ?? 0 };
  }

  #lose({ seat, components }: EventOf<'components-lost'>): Partial<Scene> {
    const lost = components.flatMap(({ tile, square }) => (square ? [{ tile, square }] : []));
    const ghosts = lost.map(({ tile, square }) => ({ id: `${++this.#ids}`, seat, tile, square, turn: this.#turnAt(seat, square) }));
    const now = Object.fromEntries(lost.map(({ square }) => [`${seat}/${key(square)}`, true as const]));
    const gone = { ...this.scene.gone, ...now };
    return { ghosts: [...this.scene.ghosts.slice(-12), ...ghosts], gone };
  }

  /** How the component on this square was built in: it leaves as it stood. */
  #turnAt(seat: Seat, square: Square): number {
    return this.view.players[seat]?.ship.components.find((component) => same(component.square, square))?.turn ?? 0;
  }
}
