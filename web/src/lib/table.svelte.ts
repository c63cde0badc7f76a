/** A table as this browser knows it: snapshots that are replaced, never edited, and one number that says how new they are. */
import { api } from './api';
import { Emotes } from './emotes.svelte';
import { notePromise } from './promises';
import type { Accepted, Emote, MoveInfo, Plain, Refused, Said, SeatInfo, ServerMessage, Since, TableInfo, Update, Whole } from './protocol';
import { HELD_UP, TableSocket, type Link, type Wish } from './socket';
import { Story, type Filter, type Pages } from './story.svelte';

export type View = Readonly<Record<string, Plain>>;

const NO_MOVES: readonly MoveInfo[] = [];
const NO_EVENTS: readonly unknown[] = [];
const KEPT_CHAT = 200;

/** What the screens of a game are given: a view and what led to it, always together. */
export interface Moment {
  view: View;
  moves: readonly MoveInfo[];
  events: readonly unknown[];
  /** How many lines the story has with these events. */
  told: number;
}

function momentOf(view: View, events: readonly unknown[], told: number): Moment {
  return { view, moves: (view.moves as unknown as readonly MoveInfo[] | undefined) ?? NO_MOVES, events, told };
}

/** The view after an update. A name like `seats/2/hand` leads to one field of one item; what is not named stays as it was. */
export function merge(before: View, changes: View): View {
  let after: Plain = { ...before };
  for (const [path, value] of Object.entries(changes)) after = put(after, path.split('/'), value);
  return after as View;
}

/** The same with another value at the end of this way. */
function put(place: Plain | undefined, [step, ...rest]: string[], value: Plain): Plain {
  if (step === undefined) return value;
  if (Array.isArray(place)) return place.with(Number(step), put(place[Number(step)], rest, value));
  const table = place as Record<string, Plain>;
  return { ...table, [step]: put(table[step], rest, value) };
}

export class Table {
  link = $state.raw<Link>({ state: 'connecting' });
  info = $state.raw<TableInfo | null>(null);
  seat = $state.raw<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  canUndo = $state(false);
  /** Against bots: the last move can be taken back whatever it has led to. */
  canTakeBack = $state(false);
  /** The seats that are played on this device, where it is more than one. */
  sharing = $state.raw<readonly number[]>([]);
  /** Whose turn it is among them, while the curtain is closed. */
  turn = $state.raw<number | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  /** Requests that are on their way. */
  waiting = $state(0);
  /** The last thing that was not done, until it is read. */
  refusal = $state.raw<Refused | null>(null);

  /** Milliseconds to add to `performance.now()` to get the server's clock. Dates are no measure: somebody may set them. */
  offset = 0;
  #isTurnedAway = $state(false);
  #epoch: string | null = null;
  #number = -1;
  readonly #socket: TableSocket;
  readonly #id: string;
  readonly emotes = new Emotes();
  readonly story = new Story((filter, before) => this.#page(filter, before));

  constructor(id: string, code: string | null) {
    this.#id = id;
    this.#socket = new TableSocket(id, code, {
      heard: (message) => {
        this.#hear(message);
      },
      linked: (link) => {
        this.link = link;
        if (link.state === 'waiting') this.#isTurnedAway = link.code === HELD_UP;
        else if (link.state === 'open') this.#isTurnedAway = false;
      },
      since: () => this.#since(),
      isHeldUp: () => this.isHeldUp,
    });
  }

  /** The server's disk takes nothing just now: what was asked is kept, and done when it does. */
  get isHeldUp(): boolean {
    const isHeard = this.link.state === 'open' || this.link.state === 'silent';
    return this.#isTurnedAway || (isHeard && (this.info?.is_waiting ?? false));
  }

  /** Nobody's secrets are here: somebody has to lift the curtain first. */
  get isCurtained(): boolean {
    return this.sharing.length > 1 && this.seat === null;
  }

  get mine(): SeatInfo | null {
    return this.seat === null ? null : (this.info?.seats[this.seat] ?? null);
  }
  /** Whether I am the only person who plays; where I have left as well, the table waits. */
  get isAlone(): boolean {
    return this.info?.seats.every(({ name }, at) => at === this.seat || name === null) ?? false;
  }

  /** Whether it was done; if not, the refusal is there to be read. */
  async ask(wish: Wish): Promise<boolean> {
    this.waiting += 1;
    this.refusal = null;
    const answer: Accepted | Refused = await this.#socket.ask(wish);
    this.waiting -= 1;
    if (answer.is === 'accepted') return true;
    this.refusal = answer;
    return false;
  }

  /** A sign for all. It holds nothing up, so nobody waits for it. */
  async show(emote: Emote): Promise<void> {
    const answer = await this.#socket.ask({ is: 'emote', emote });
    if (answer.is === 'refused') this.refusal = answer;
  }

  /** So many lines of the story were read here. */
  haveSeen(told: number): void {
    void this.#socket.ask({ is: 'seen', told });
  }

  retry(): void {
    this.#socket.retry();
  }

  leave(): void {
    this.#socket.close();
  }

  async #page(filter: Filter, before: number): Promise<Pages | null> {
    const page = await api.story(this.#id, { ...filter, before });
    const isOurs = page.match === this.info?.match && page.seat === this.seat;
    return isOurs ? { lines: page.lines.map(({ number, event, part = null, stood_in: isStoodIn = false }) => ({ number, event, part, isStoodIn })), hasMore: page.has_more } : null;
  }

  #since(): Since | null {
    return this.#epoch === null ? null : { epoch: this.#epoch, seat: this.seat, number: this.#number };
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case 'welcome':
        this.offset = message.now - performance.now();
        break;
      case 'whole':
        this.#replace(message);
        break;
      case 'update':
        this.#step(message);
        break;
      default:
        break;
    }
  }

  #replace(whole: Whole): void {
    this.#epoch = whole.epoch;
    this.#number = whole.number;
    this.info = whole.table;
    notePromise(whole.table);
    this.seat = whole.seat ?? null;
    this.sharing = whole.sharing ?? [];
    this.turn = whole.turn ?? null;
    this.moment = whole.view ? momentOf(whole.view, NO_EVENTS, whole.told ?? 0) : null;
    const isKept = whole.table.is_by_correspondence && this.seat !== null;
    this.story.begin(whole.told ?? 0, isKept ? (whole.seen ?? 0) : null);
    this.canUndo = whole.can_undo ?? false;
    this.canTakeBack = whole.can_take_back ?? false;
    this.chat = whole.chat ?? [];
  }

  #step(update: Update): void {
    if (update.number <= this.#number) return;
    if (!this.info || update.number !== this.#number + 1) {
      this.#epoch = null;
      this.#socket.restart();
      return;
    }
    this.#number = update.number;
    if (update.table) {
      this.info = { ...this.info, ...update.table };
      notePromise(this.info);
    }
    this.#look(update);
    if (typeof update.can_undo === 'boolean') this.canUndo = update.can_undo;
    if (typeof update.can_take_back === 'boolean') this.canTakeBack = update.can_take_back;
    if (update.emotes?.length) this.emotes.show(update.emotes);
    if (update.chat?.length) this.chat = [...this.chat, ...update.chat].slice(-KEPT_CHAT);
  }

  #look({ view, is_new_view: isNew, events, told, openings, stood_in: stoodIn }: Update): void {
    if (typeof told === 'number') this.story.follow(told, events ?? NO_EVENTS, openings, stoodIn);
    if (!view && !events?.length) return;
    const before = isNew ? {} : (this.moment?.view ?? {});
    this.moment = momentOf(merge(before, view ?? {}), events ?? NO_EVENTS, told ?? this.moment?.told ?? 0);
  }
}
