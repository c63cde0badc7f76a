/** The builder's hands: take, turn, place, put back, by click, key, wheel, twist and drag. */
import type { Answers } from './answers.svelte';
import { drag } from './drag.svelte';
import { key, same, squareOf } from './moves';
import type { Play } from './play.svelte';
import type { Square } from './types';

const TURNS = 4;

export class Hands {
  readonly #play: Play;
  readonly #answers: Answers;
  #held = $derived.by(() => {
    const { loose } = this.#play;
    return loose?.tile ? `${loose.tile}/${loose.turn}/${loose.square ? key(loose.square) : ''}` : '';
  });
  /** The turn of the component in hand: as the table knows it, until the person turns it. */
  turn = $derived(Number(this.#held.split('/')[1] ?? 0));
  canTurn = $derived.by(() => {
    const { loose, options } = this.#play;
    return loose !== null && (!loose.square || options.turnsAt(loose.square).length > 0 || options.has('lift'));
  });
  /** Somebody at the keyboard took a component: the squares want the focus. */
  wantsFocus = $state(false);
  #pendingDrop: string | null = null;
  /** Whether this component hangs on the pointer: the one that lay in the hand, or whichever comes from the heap. */
  #isDragged: (tile: string | null | undefined) => boolean = () => false;
  /** What was pressed while an answer was on its way: hands are faster than any line. */
  #wishes: (() => void)[] = [];

  constructor(play: Play, answers: Answers) {
    this.#play = play;
    this.#answers = answers;
    $effect(() => {
      while (this.#play.canAct && this.#wishes.length) this.#wishes.shift()?.();
    });
    $effect(() => { this.#arrive(); });
    $effect(() => { this.#show(); });
  }

  /** Now, or as soon as the server has answered. */
  soon(wish: () => void): void {
    if (this.#play.isWaiting) this.#wishes.push(wish);
    else wish();
  }

  place(square: Square): void {
    const { options, rightful } = this.#play;
    const fitting = rightful.turnsAt(square);
    const turns = fitting.length ? fitting : options.turnsAt(square);
    const chosen = turns.includes(this.turn) ? this.turn : turns[0];
    if (chosen === undefined) {
      this.#attempt(square);
      return;
    }
    this.turn = chosen;
    this.#answers.send(`place ${key(square)} ${chosen}`);
  }

  /** It cannot go there: the rules say why, and it stays where it is. */
  #attempt(square: Square): void {
    if (this.#play.loose) this.#play.attempt(`place ${key(square)} ${this.turn}`, square);
  }

  rotate(by = 1): void {
    const { loose, options } = this.#play;
    if (!loose) return;
    if (!loose.square) this.turn = (this.turn + by + TURNS) % TURNS;
    else {
      const turns = options.turnsAt(loose.square);
      const next = [1, 2, 3].map((step) => (loose.turn + by * step + 2 * TURNS) % TURNS).find((turn) => turns.includes(turn));
      if (next !== undefined) this.#answers.send(`place ${key(loose.square)} ${next}`);
      else this.doIfOffered('lift');
    }
  }

  /** What a press means, as soon as it can be done. */
  do(notation: string): void {
    this.soon(() => { this.doIfOffered(notation); });
  }

  doIfOffered(notation: string): void {
    if (this.#play.options.has(notation)) this.#answers.send(notation);
  }

  takeByKey(): void {
    if (!this.#play.options.has('take')) return;
    this.wantsFocus = true;
    this.#answers.send('take');
  }

  /** Take something from the heap and drop it where the pointer is let go. */
  dragTake(notation: string, event: PointerEvent, tile: string | null): void {
    const before = this.#play.loose?.tile;
    this.#isDragged = (came) => !!came && came !== before;
    drag.begin(event, { tile, turn: 0 }, (at) => { this.#drop(at); }, { lift: () => { this.do(notation); } });
  }

  grab(event: PointerEvent): void {
    const { loose } = this.#play;
    if (!loose?.tile) return;
    const { tile } = loose;
    this.#isDragged = (held) => held === tile;
    drag.begin(event, { tile, turn: loose.square ? loose.turn : this.turn }, (at) => { this.#drop(at); });
  }

  /** What was dragged is let go; if it has not arrived yet, this waits for it. */
  #drop(at: string | null): void {
    const { loose, canAct } = this.#play;
    if (!canAct) this.#pendingDrop = at;
    if (!canAct || !at || !loose || !this.#isDragged(loose.tile)) return;
    const square = squareOf(at);
    if (square && !same(square, loose.square)) this.place(square);
    else if (at === 'heap') this.doIfOffered('return');
    else if (at === 'reserve') this.doIfOffered('reserve');
    else if (at === 'hand') this.doIfOffered('lift');
  }

  /** All was answered: what was dragged is here now, or went to a faster hand. */
  #arrive(): void {
    const { canAct, loose } = this.#play;
    if (!canAct) return;
    const at = this.#pendingDrop;
    this.#pendingDrop = null;
    if (at) this.#drop(at);
    else if (drag.load && !drag.load.colour && !this.#isDragged(loose?.tile)) drag.stop();
  }

  /** What is dragged turned out to be something, or was turned in the air. */
  #show(): void {
    const { loose } = this.#play;
    const { load } = drag;
    if (!loose?.tile || !load || load.colour || !this.#isDragged(loose.tile)) return;
    if (load.tile !== loose.tile || load.turn !== this.turn) drag.become({ tile: loose.tile, turn: this.turn });
  }
}
