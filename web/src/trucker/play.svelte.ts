/** The game from one seat: what is shown, who is asked what, and the one way to answer. */
import { updateOf, type Given as AnyGiven } from '../lib/director.svelte';
import type { Story } from '../lib/story.svelte';
import { cardName, seatName } from './describe';
import { aimed, dangerTo } from './hits';
import { outlooksOf } from './outlooks';
import { Options, readMove, type ReadMove } from './moves';
import { cardOf, learn } from './own';
import { direct, keepScene, type TruckerDirector } from './staging.svelte';
import type { StoryLine } from './story';
import type { MoveInfo, PlayerView, Seat, Square, TruckerEvent, TruckerView } from './types';

/** What the frame around the game gives. */
export interface Given extends AnyGiven<TruckerView, MoveInfo, TruckerEvent> {
  /** What happened from the beginning. */
  story: Story;
  names: readonly string[];
  busy: boolean;
  submit: (notations: string[]) => void;
  /** Under this name it is kept over a reload how far a card has come. */
  match: string | null;
}


export class Play {
  readonly director: TruckerDirector;
  readonly #given: () => Given;

  view = $derived.by(() => this.director.view);
  options = $derived.by(() => new Options(this.director.moves));
  /** What keeps to the rules, where the table allows more and marks it. */
  rightful = $derived.by(() => {
    const fitting = this.view.advice?.fitting;
    return fitting ? new Options(fitting.map((notation) => ({ notation }))) : this.options;
  });
  me = $derived.by(() => this.view.seat);
  mine = $derived.by(() => (this.me === null ? null : (this.view.players[this.me] ?? null)));
  decision = $derived.by(() => this.view.decision);
  ask = $derived.by(() => this.decision?.ask ?? null);
  loose = $derived.by(() => this.mine?.loose ?? null);
  /** What the own ship would take off with, while it is built. */
  planned = $derived.by(() => this.view.planned[this.me ?? -1]);
  isWaiting = $derived.by(() => this.#given().busy);
  canAct = $derived.by(() => !this.isWaiting && !this.director.isPlaying);
  stage = $derived.by(() => this.view.stage);
  isBuilding = $derived.by(() => this.view.stage === 'assembly' || this.ask === 'add_reserved' || this.ask === 'add_last');
  /** Whether something can still be added to the own ship. */
  isAtWork = $derived.by(() => (this.mine?.space ?? null) === null || this.ask === 'linger' || this.ask === 'add_last');
  /** Where a ship is being built: on small screens heap, others and story are drawers over it. */
  isYard = $derived.by(() => this.view.stage === 'assembly' && this.isAtWork);
  /** A finished game that is watched again: nothing is in anybody's hand. */
  isWatched = $derived.by(() => !!this.#given().playback);
  names = $derived.by(() => this.#given().names);
  /** Whom the others wait for. */
  waitedFor = $derived.by(() =>
    this.view.asked.filter(([seat, { must }]) => seat >= 0 && seat !== this.me && must).map(([seat]) => seat),
  );
  /** What the own ship can be defended against, once it is seen coming. */
  danger = $derived.by(() => (this.director.isPlaying ? null : dangerTo(this.view)));
  /** What is to be seen; a hit that is asked about stays in the air. */
  scene = $derived.by(() => (this.director.isPlaying ? this.director.scene : aimed(this.director.scene, this.view, this.danger)));
  /** What each answer about a lane would bring, once it is asked. */
  outlooks = $derived.by(() => (this.director.isPlaying ? [] : outlooksOf(this.view)));

  /** Another ship in front of the own one, and squares that the story told of. */
  looked = $state<Seat | null>(null);
  marked = $state.raw<readonly Square[]>([]);
  /** The ship that is asked about. */
  meant = $derived.by(() => (this.decision && 'victim' in this.decision ? this.decision.victim : this.me));
  front = $derived.by(() => this.looked ?? this.meant ?? 0);
  isMineShown = $derived.by(() => this.front === this.me);
  /** The view that the last answer was given to. */
  answered: TruckerView | null = null;
  #sending = $state.raw<{ move: ReadMove; from: PlayerView | null } | null>(null);
  /** What was answered and has not come back yet: it is shown as done, so that nobody waits for an echo. */
  sent = $derived.by(() => (this.isWaiting && this.#sending?.from === this.mine ? this.#sending.move : null));

  constructor(given: () => Given) {
    this.#given = given;
    const { story, match, view } = given();
    learn(view.own);
    $effect.pre(() => { learn(given().view.own); });
    const card = (id: string): string => cardName(cardOf(id) ?? { id, is: 'planets' });
    const who = (seat: Seat): string => seatName(given().names, seat);
    this.director = direct(updateOf(given()), { who, card }, story);
    if (match !== null) keepScene(this.director, match);
    this.director.follow(given);
    $effect(() => {
      if (!this.isWaiting) this.#sending = null;
    });
    // Whoever takes off watches the own ship.
    $effect(() => {
      if (this.stage === 'flight' && this.me !== null) this.looked = null;
    });
    // Whoever is asked something looks at the ship that is meant.
    $effect(() => {
      if (this.decision?.must && this.canAct) this.looked = null;
    });
  }

  send(notations: string[]): void {
    if (!this.canAct) return;
    this.marked = [];
    this.answered = this.view;
    const [notation] = notations;
    this.#sending = notation === undefined ? null : { move: readMove({ notation }), from: this.mine };
    this.#given().submit(notations);
  }

  /** Ask for something that is not offered: nothing is shown as done, and the answer says which rule is in the way. */
  attempt(notation: string, square: Square): void {
    if (!this.canAct) return;
    this.marked = [square];
    this.#sending = null;
    this.#given().submit([notation]);
  }

  /** Whether this can be pressed: nothing is closed while an answer is on its way, as what is pressed then waits for it. */
  can(notation: string): boolean {
    return this.isWaiting || this.options.has(notation);
  }

  /** Show this ship, or the own one again. */
  look(seat: Seat | null, squares: readonly Square[] = []): void {
    this.looked = seat;
    this.marked = squares;
  }

  /** Where a line of the story happened. */
  show({ seat, squares }: StoryLine): void {
    if (seat !== null) this.look(seat, squares);
  }
}
