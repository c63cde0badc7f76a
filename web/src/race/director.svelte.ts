/** Shows what happened at a speed that can be followed: what people see lags behind the newest view until all its
 * events were played, one after the other. */
import { comfort } from '../lib/comfort.svelte';
import { EVERYTHING, Narrator, type Story } from '../lib/story.svelte';
import { after } from './playback';
import { arrive, follow, isRobotEvent, sceneOf, type RobotScene } from './robot/telling';
import { cues, sound } from './sound.svelte';
import { LINGER, type Tempo, tempo } from './tempo.svelte';
import { storyLine, type StoryLine, type Teller } from './story';
import type { Card, MoveInfo, RaceEvent, RaceView, RobotView, Seat } from './types';

export interface Update {
  view: RaceView;
  moves: readonly MoveInfo[];
  events: readonly RaceEvent[];
  /** How many lines the story has with these events. */
  told: number;
  /** A jump: what led here is told, not shown. */
  isJump: boolean;
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

const EMPTY: Scene = { lit: [], flipped: null, gains: {} };
const WAITING_ROOM = 4;
const CALM = 0.4;

const SPEED: Record<Tempo, number> = { steady: 1, brisk: 0.45, instant: 0 };

export class Director {
  view = $state.raw<RaceView>({} as RaceView);
  moves = $state.raw<readonly MoveInfo[]>([]);
  scene = $state.raw<Scene>(EMPTY);
  /** What is shown now, and how the table looked before it. */
  shown = $state.raw<{ event: RaceEvent; before: RaceView } | null>(null);
  readonly narrator: Narrator<RaceEvent, StoryLine>;
  /** The line that was told last. */
  latest = $derived.by(() => this.narrator.read(EVERYTHING, 1).lines[0] ?? null);
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
  #shows = 0;

  constructor(first: Update, teller: Teller, story: Story) {
    this.narrator = new Narrator(story, (happening) => storyLine(happening, teller));
    this.narrator.told = first.told;
    this.view = first.view;
    this.moves = first.moves;
    this.#meetRobot(first.view.robot);
    this.isOver = first.view.outcome !== null;
  }

  push(update: Update): void {
    if (update.isJump) {
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
      const first = update.told - update.events.length;
      for (const [at, event] of update.events.entries()) {
        this.narrator.told = first + at + 1;
        this.#show(event);
        await this.#wait(LINGER[event.is] ?? 0);
      }
      this.narrator.told = update.told;
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

  #show(event: RaceEvent): void {
    this.#shows += 1;
    this.shown = { event, before: this.view };
    this.view = after(this.view, event);
    this.isRobotsTurn = isRobotEvent(event);
    if (isRobotEvent(event) && this.robot) this.robot = follow(this.robot, event);
    this.scene = this.#sceneOf(event);
    const cue = cues[event.is];
    if (cue) sound.play(cue);
  }

  #sceneOf(event: RaceEvent): Scene {
    const gain = (seat: Seat, vp: number, cards: number): Scene['gains'] => ({ [seat]: { id: this.#shows, vp, cards } });
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
