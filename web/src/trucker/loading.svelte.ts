/** Blocks being arranged: nothing is sent before the person is done, so they may be moved about in any order. */
import { capacityOf } from './refitted';
import { drag } from './drag.svelte';
import { bySquare, key, squareOf } from './moves';
import { COLOURS, type Colour, type ComponentView, type Room, type ShipView, type Square } from './types';

/** Blocks by the key of their hold's square. */
export type Stowage = Readonly<Record<string, readonly Colour[]>>;
type Hold = Readonly<{ square: Square; capacity: number; most: readonly number[]; goods: readonly Colour[] }>;

/** What fits into this component: as the server says, if it does, else as holds usually have room. */
function roomIn(component: ComponentView, rooms: readonly Room[]): Hold[] {
  const { kind, square, goods } = component;
  const room = rooms.find((other) => key(other.square) === key(square));
  if (room) return [{ square, capacity: room.containers, most: room.most, goods }];
  if (rooms.length || (kind !== 'cargo_hold' && kind !== 'special_hold')) return [];
  const capacity = capacityOf(component);
  return [{ square, capacity, most: COLOURS.map((colour) => (colour === 'red' && kind === 'cargo_hold' ? 0 : capacity)), goods }];
}

export class LoadPlan {
  holds = $state.raw<Stowage>({});
  dock = $state.raw<readonly Colour[]>([]);
  /** The block of the dock that is picked up. */
  picked = $state<number | null>(null);
  /** The hold from which something is to be taken, while it is open what. */
  opened = $state.raw<Square | null>(null);
  readonly #first: readonly Hold[];
  readonly #offered: readonly Colour[];

  constructor(ship: ShipView, offered: readonly number[], rooms: readonly Room[] = []) {
    this.#first = ship.components.flatMap((component) => roomIn(component, rooms));
    this.#offered = COLOURS.flatMap((colour, index) => Array<Colour>(offered[index] ?? 0).fill(colour)).reverse();
    this.reset();
  }

  reset(): void {
    this.holds = Object.fromEntries(this.#first.map(({ square, goods }) => [key(square), goods]));
    this.dock = this.#offered;
    this.picked = this.#firstThatFits();
  }

  #firstThatFits(): number | null {
    if (!this.dock.length) return null;
    return Math.max(0, this.dock.findIndex((colour) => this.#first.some((hold) => this.#fits(hold, colour))));
  }

  #fits({ square, capacity, most }: Hold, colour: Colour): boolean {
    const goods = this.holds[key(square)] ?? [];
    return goods.length < capacity && count(goods, colour) < (most[COLOURS.indexOf(colour)] ?? 0);
  }

  get squares(): Square[] {
    return this.#first.map(({ square }) => square);
  }

  pick(index: number): void {
    this.picked = index;
  }

  /** Whether the block that is picked up has a place here. */
  hasRoom(square: Square): boolean {
    const colour = this.picked === null ? undefined : this.dock[this.picked];
    const hold = this.#first.find((other) => key(other.square) === key(square));
    return !!colour && !!hold && this.#fits(hold, colour);
  }

  put(square: Square): void {
    if (this.picked === null || !this.hasRoom(square)) return;
    const colour = this.dock[this.picked];
    if (!colour) return;
    this.holds = { ...this.holds, [key(square)]: sorted([...(this.holds[key(square)] ?? []), colour]) };
    this.dock = this.dock.toSpliced(this.picked, 1);
    this.picked = this.#firstThatFits();
  }

  /** Take a block out of a hold, the cheapest unless said otherwise; it is picked up. */
  takeOut(square: Square, wished?: Colour): Colour | null {
    const goods = this.holds[key(square)] ?? [];
    const colour = wished ?? goods.at(-1);
    if (!colour) return null;
    this.opened = null;
    this.holds = { ...this.holds, [key(square)]: goods.toSpliced(goods.lastIndexOf(colour), 1) };
    this.dock = [...this.dock, colour];
    this.picked = this.dock.length - 1;
    return colour;
  }

  /** What a click on a hold means: put what is picked up, or else take something out, after asking what if there is a choice. */
  click(square: Square): void {
    this.opened = null;
    if (this.hasRoom(square)) this.put(square);
    else if (kindsOf(this.holds[key(square)]).length > 1) this.opened = square;
    else this.takeOut(square);
  }

  /** The kinds of blocks in the hold that was pressed, the most valuable first. */
  get kindsInOpened(): Colour[] {
    return this.opened ? kindsOf(this.holds[key(this.opened)]) : [];
  }

  /** The moves that lead there, in the order that the rules want: out first, then in, square by square. */
  moves(): string[] {
    const changes = [...this.#first].sort((one, other) => bySquare(one.square, other.square)).map(({ square, goods }) => {
      const now = this.holds[key(square)] ?? [];
      return COLOURS.map((colour) => ({ square, colour, change: count(now, colour) - count(goods, colour) }));
    });
    const steps = (verb: string, sign: number): string[] =>
      changes.flat().flatMap(({ square, colour, change }) =>
        Array<string>(Math.max(0, change * sign)).fill(`${verb} ${colour} ${key(square)}`),
      );
    return [...steps('unload', -1), ...steps('load', 1)];
  }

  /** Arrange everything as these moves say. */
  follow(moves: readonly string[]): void {
    this.reset();
    for (const move of moves) {
      const [verb, colour = '', place = ''] = move.split(' ');
      const square = squareOf(place);
      if (!square || !isColour(colour)) continue;
      if (verb === 'unload') this.takeOut(square, colour);
      else {
        this.picked = this.dock.indexOf(colour);
        this.put(square);
      }
    }
  }

  /** What lies in the holds after these moves. */
  after(moves: readonly string[]): Colour[] {
    const goods = this.#first.flatMap((hold) => hold.goods);
    for (const move of moves) {
      const [verb, colour = '', place = ''] = move.split(' ');
      if (!squareOf(place) || !isColour(colour)) continue;
      if (verb === 'load') goods.push(colour);
      else goods.splice(goods.indexOf(colour), 1);
    }
    return goods;
  }
}

const isColour = (word: string): word is Colour => COLOURS.some((colour) => colour === word);
const count = (goods: readonly Colour[], colour: Colour): number => goods.filter((other) => other === colour).length;
const kindsOf = (goods: readonly Colour[] = []): Colour[] => goods.filter((colour, at) => goods.indexOf(colour) === at);
const sorted = (goods: readonly Colour[]): Colour[] =>
  [...goods].sort((one, other) => COLOURS.indexOf(other) - COLOURS.indexOf(one));

/** Drag the cheapest block out of a hold into another one, or into space. */
export function dragOut(plan: LoadPlan, square: Square, event: PointerEvent): void {
  const colour = plan.holds[key(square)]?.at(-1);
  if (!colour) return;
  const drop = (at: string | null): void => {
    const to = at ? squareOf(at) : null;
    if (to) plan.put(to);
  };
  drag.begin(event, { colour }, drop, { lift: () => { plan.takeOut(square); } });
}
