/** Shows what happened at a speed that can be followed: what people see lags behind the newest view until all its
 * events were played, one after the other. */
import { comfort } from '../lib/comfort.svelte';
import { keepOnLeaving, recallKept } from '../lib/keepsake';
import { after } from './playback';
import { arrive, follow, sceneOf, type RobotScene } from './robot/telling';
import { isRobotEvent, type RobotView } from './robot/types';
import { cues, sound } from './sound.svelte';
import { LINGER, type Tempo, tempo } from './tempo.svelte';
import { robotTold, tell, type StoryLine, type Teller } from './story';
import type { Card, MoveInfo, RaceEvent, RaceView, Seat } from './types';

export interface Update {
  view: RaceView;
  moves: readonly MoveInfo[];
  events: readonly RaceEvent[];
  /** What led here where this is a jump: told, not shown. */
  past?: readonly RaceEvent[] | null;
}

/** What is to be seen beside the view. */
export interface Scene {
  /** Cards that something happens to. */
  lit: readonly Card[];
  /** A card that was turned over for all to see. */
  flipped: Card | null;
  /** What a seat just got: shown beside its name for a moment. */
  gains: Readonly<Record<Seat, { id: number; vp: number; cards: number }>>;
}

interface Keepsake {
  story: readonly StoryLine[];
}

const EMPTY: Scene = { lit: [], flipped: null, gains: {} };
const LONGEST_STORY = 500;
const WAITING_ROOM = 4;
const CALM = 0.4;

const SPEED: Record<Tempo, number> = { steady: 1, brisk: 0.45, instant: 0 };

export class Director {
  view = $state.raw<RaceView>({} as RaceView);
  moves = $state.raw<readonly MoveInfo[]>([]);
  scene = $state.raw<Scene>(EMPTY);
  /** What is shown now, and how the table looked before it. */
  shown = $state.raw<{ event: RaceEvent; before: RaceView } | null>(null);
  story = $state.raw<readonly StoryLine[]>([]);
  /** The robot of a solo game, as far as its turn was told. */
  robot = $state.raw<RobotScene | null>(null);
  isPlaying = $state(false);
  /** Whether what is shown is the robot's doing. */
  isRobotsTurn = $state(false);
  isOver = $state(false);
  /** How many times faster than usual. */
  speed = 1;

  #queue: Update[] = [];
  #wake: (() => void) | null = null;
  #isHurried = false;
  #told = 0;
  readonly #teller: Teller;

  constructor(first: Update, teller: Teller, match: string | null = null) {
    this.#teller = teller;
    this.view = first.view;
    this.moves = first.moves;
    this.#meetRobot(first.view.robot);
    this.isOver = first.view.outcome !== null;
    this.#begin(first);
    for (const event of first.events) this.#tell(event);
    if (match !== null) this.#remember(match);
  }

  /** A view does not hold the story so far: a reload keeps it. */
  #remember(match: string): void {
    const kept = recallKept(match) as Keepsake | null;
    if (kept) {
      this.story = kept.story;
      this.#told = kept.story.at(-1)?.id ?? 0;
    }
    $effect(() => keepOnLeaving(match, (): Keepsake => ({ story: this.story })));
  }

  push(update: Update): void {
    if (update.past) {
      this.#queue = [];
      this.skip();
    }
    this.#queue.push(update);
    if (this.#queue.length > WAITING_ROOM) this.#isHurried = true;
    if (!this.isPlaying) void this.#play();
  }

  /** Go to the newest view now. */
  skip(): void {
    if (!this.isPlaying) return;
    this.#isHurried = true;
    this.#wake?.();
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      if (update.past) this.#begin(update);
      for (const event of update.events) {
        this.#show(event);
        await this.#wait(LINGER[event.is] ?? 0);
      }
      this.view = update.view;
      this.moves = update.moves;
      this.#meetRobot(update.view.robot);
      this.scene = EMPTY;
      this.shown = null;
    }
    this.isOver = this.view.outcome !== null;
    this.isRobotsTurn = false;
    this.#isHurried = false;
    this.isPlaying = false;
  }

  /** A story that starts with what led here. */
  #begin({ past }: Update): void {
    this.story = [];
    for (const event of past ?? []) this.#tell(event);
  }

  /** How long things take that move, as a part of what they take at a steady pace; none where nothing shall move. */
  get pace(): number {
    return comfort.isCalm || this.#isHurried || document.hidden ? 0 : SPEED[tempo.now] / this.speed;
  }

  async #wait(lasts: number): Promise<void> {
    const speed = SPEED[tempo.now] * (comfort.isCalm ? CALM : 1);
    if (!lasts || !speed || this.#isHurried || document.hidden) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, (lasts * speed) / this.speed);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }

  #meetRobot(robot: RobotView | null): void {
    this.robot = robot && (this.robot ? arrive(this.robot, robot) : sceneOf(robot));
  }

  #tell(event: RaceEvent): void {
    const line = isRobotEvent(event) && this.robot ? robotTold(this.robot, event, this.#teller) : tell(event, this.#teller);
    if (line) this.story = [...this.story.slice(-LONGEST_STORY), { ...line, id: ++this.#told }];
  }

  #show(event: RaceEvent): void {
    this.#tell(event);
    this.shown = { event, before: this.view };
    this.view = after(this.view, event);
    this.isRobotsTurn = isRobotEvent(event);
    if (isRobotEvent(event) && this.robot) this.robot = follow(this.robot, event);
    this.scene = this.#sceneOf(event);
    const cue = cues[event.is];
    if (cue) sound.play(cue);
  }

  #sceneOf(event: RaceEvent): Scene {
    const gain = (seat: Seat, vp: number, cards: number): Scene['gains'] => ({ [seat]: { id: this.#told, vp, cards } });
    switch (event.is) {
      case 'drew':
      case 'kept':
        return { lit: event.cards ?? [], flipped: null, gains: gain(event.seat, 0, event.count) };
      case 'placed':
      case 'sacrificed':
        return { lit: [event.card], flipped: null, gains: {} };
      case 'goods-appeared':
        return { lit: event.worlds, flipped: null, gains: {} };
      case 'sold':
        return { lit: [event.world], flipped: null, gains: gain(event.seat, 0, event.price) };
      case 'consumed':
        return { lit: [event.by, ...event.worlds], flipped: null, gains: gain(event.seat, event.vp, event.cards) };
      case 'discarded-for-chips':
        return { lit: [event.by], flipped: null, gains: gain(event.seat, event.vp, 0) };
      case 'gambled':
        return { lit: [event.by], flipped: event.card, gains: {} };
      default:
        return EMPTY;
    }
  }
}
