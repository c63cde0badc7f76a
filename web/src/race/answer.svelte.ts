/** The answer that a person puts together at the table, and how it is sent: whole, or followed by what belongs to it. */
import { untrack } from 'svelte';
import { choicesFor, type Choice } from './choices';
import type { Director } from './director.svelte';
import { Options } from './moves';
import { sound } from './sound.svelte';
import { taskOf, toggled, toggledAction, wholeSet } from './task';
import type { Card, RaceView } from './types';

/** Questions that a proposal answers until consuming is over. */
const CONSUMING: ReadonlySet<string> = new Set(['sell', 'power', 'goods']);

function keyOf({ decision, question, round, stage }: RaceView): string {
  if (!decision || !question) return '';
  return [round, stage, decision.ask, question.card, question.left, question.picked.join(), question.pool.join(), question.actions.length].join('/');
}

export class Answer {
  readonly #director: Director;
  readonly #submit: (moves: string[]) => void;
  readonly #isBusy: () => boolean;
  /** The view that the last answer was given to: nothing more is sent for it. */
  #answered: RaceView | null = null;
  #closing: { ask: string; move: string } | null = null;
  #isFollowing = false;

  constructor(director: Director, submit: (moves: string[]) => void, isBusy: () => boolean) {
    this.#director = director;
    this.#submit = submit;
    this.#isBusy = isBusy;
  }

  #view = $derived.by(() => this.#director.view);
  options = $derived.by(() => new Options(this.#director.moves, this.#view.question?.hints));
  task = $derived.by(() => (this.canAct ? taskOf(this.#view, this.options) : null));
  canAct = $derived.by(() => !this.#isBusy() && !this.#director.isPlaying && this.#view.decision !== null);
  #hasSent = $state(false);
  /** Whether an answer is owed: also while others are seen moving. */
  isOwed = $derived.by(() => this.#view.decision !== null && !this.#hasSent);
  /** Another question: what was picked for the last one is forgotten. What others do meanwhile changes nothing. */
  #key = $derived.by(() => (this.#view.decision ? [keyOf(this.#view), ...this.options.all.map(({ notation }) => notation)].join() : ''));
  picks = $derived.by((): readonly Card[] => (this.#key ? untrack(() => taskOf(this.#view, this.options)?.proposed ?? []) : []));
  actions = $derived.by((): readonly string[] => (this.#key ? [] : []));
  sets = $derived.by(() => (this.canAct ? (this.#view.question?.actions ?? []) : []));
  choices = $derived.by(() =>
    this.canAct ? choicesFor(this.#view, this.options, this.task, { picks: this.picks, actions: this.actions }) : [],
  );
  /** Whether there is nothing to choose: then it happens by itself. */
  isForced = $derived.by(() => this.canAct && this.options.all.length === 1);

  pick(card: Card): void {
    if (!this.canAct) return;
    sound.play('pick');
    if (this.task) this.picks = toggled(this.task, this.picks, card);
    else this.#choosePower(card);
  }

  pickAction(move: string): void {
    if (!this.canAct) return;
    sound.play('pick');
    this.actions = toggledAction(this.sets, this.actions, move);
  }

  /** Whether Enter sends what is there. */
  get isReady(): boolean {
    return this.task ? this.task.isComplete(this.picks) : wholeSet(this.sets, this.actions) !== null;
  }

  /** A card with a single power that can be used now needs no second click. */
  #choosePower(card: Card): void {
    const found = this.options.all.filter((move) => move.card === card);
    if (found[0] && found.length === 1) this.send([found[0].notation]);
  }

  choose(choice: Choice): void {
    if (!this.canAct || choice.isDisabled) return;
    if (choice.id === 'propose') this.picks = this.task?.proposed ?? [];
    else if (choice.moves?.length) {
      this.#isFollowing = choice.isFollowed ?? false;
      const ask = this.#view.decision?.ask ?? '';
      this.#closing = choice.closing ? { ask, move: choice.closing } : null;
      this.send(choice.moves);
    }
  }

  confirm(): void {
    const [first] = this.choices;
    if (first) this.choose(first);
  }

  /** The only answer there is. */
  force(): void {
    const [only] = this.options.all;
    if (only && this.isForced) this.send([only.notation]);
  }

  send(moves: readonly string[]): void {
    if (!this.canAct || this.#view === this.#answered) return;
    this.#answered = this.#view;
    this.#hasSent = true;
    this.#submit([...moves]);
  }

  /** What belongs to the last answer, once the table asks on. */
  goOn(): void {
    if (!this.canAct || this.#view === this.#answered) return;
    this.#hasSent = false;
    const { decision, question } = this.#view;
    const closing = this.#closing;
    this.#closing = null;
    if (closing && closing.ask === decision?.ask && this.options.has(closing.move)) this.send([closing.move]);
    else if (this.#isFollowing && decision && CONSUMING.has(decision.ask) && question?.proposal) this.send(question.proposal.moves);
    else this.#isFollowing = false;
  }
}
