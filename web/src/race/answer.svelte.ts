/** The answer that a person puts together at the table, and how it is sent: whole, or followed by what belongs to it. */
import { untrack } from 'svelte';
import { habits } from '../lib/habits.svelte';
import { choicesFor, type Choice } from './choices';
import type { RaceDirector } from './staging';
import { Options } from './moves';
import { sound } from './sound.svelte';
import { including, taskOf, toggled, toggledAction } from './task';
import type { Card, RaceView } from './types';

/** Questions that a proposal answers until consuming is over. */
const CONSUMING: ReadonlySet<string> = new Set(['sell', 'power', 'goods']);

function keyOf({ decision, question, round, stage }: RaceView): string {
  if (!decision || !question) return '';
  return [round, stage, decision.ask, question.card, question.left, question.picked.join(), question.pool.join(), question.actions.length].join('/');
}

export class Answer {
  readonly #director: RaceDirector;
  readonly #submit: (moves: string[]) => void;
  readonly #isBusy: () => boolean;
  /** The view that the last answer was given to: nothing more is sent for it. */
  #answered: RaceView | null = null;
  /** What is sent next, if it is offered then. */
  #rest: readonly string[] = [];
  #closing: { ask: string; move: string } | null = null;
  #isFollowing = false;
  /** The good that was dragged onto a power: among those that it asks for. */
  #fed: Card | null = null;

  constructor(director: RaceDirector, submit: (moves: string[]) => void, isBusy: () => boolean) {
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
  /** The card whose several powers are offered. */
  opened = $derived.by((): Card | null => (this.#key ? null : null));
  sets = $derived.by(() => (this.canAct ? (this.#view.question?.actions ?? []) : []));
  choices = $derived.by(() =>
    this.canAct ? choicesFor(this.#view, this.options, this.task, { picks: this.picks, actions: this.actions, opened: this.opened }) : [],
  );
  /** Whether there is nothing to choose: then it happens by itself, if that is wished. */
  isForced = $derived.by(() => this.canAct && habits.passes && this.options.all.length === 1);

  pick(card: Card): void {
    if (!this.canAct) return;
    sound.play('pick');
    if (!this.task) {
      this.#choosePower(card);
      return;
    }
    const before = this.picks.length;
    this.picks = toggled(this.task, this.picks, card);
    // What takes the place of something else is looked at first.
    if (this.picks.length === this.task.most && (before < this.task.most || this.task.most === 1)) this.#closeQuickly();
  }

  /** This card for certain, and what is whole with it is sent: a card is placed by one gesture. */
  take(card: Card): void {
    if (!this.canAct || !this.task?.pool.includes(card)) return;
    this.picks = including(this.task, this.picks, card);
    this.confirm();
  }

  /** Whoever wants no confirmations has answered with the last click. */
  #closeQuickly(): void {
    if (!habits.confirms) this.confirm();
  }

  pickAction(move: string): void {
    if (!this.canAct) return;
    sound.play('pick');
    this.actions = toggledAction(this.sets, this.actions, move);
    this.#closeQuickly();
  }

  /** What Enter sends: the choice that is lit. */
  get lit(): Choice | undefined {
    return this.choices.find(({ tone, isDisabled }) => tone === 'main' && !isDisabled);
  }

  /** A card with a single power that can be used now needs no second click. */
  #choosePower(card: Card): void {
    const found = this.options.all.filter((move) => move.card === card);
    if (found[0] && found.length === 1) this.send([found[0].notation]);
    else if (found.length) this.opened = card;
  }

  /** The cards onto which the good of a world may be dragged. */
  takers(world: Card): readonly Card[] {
    if (!this.canAct) return [];
    const { decision, question } = this.#view;
    if (decision?.ask === 'goods') return question?.card != null && question.pool.includes(world) ? [question.card] : [];
    return this.options.of('use').flatMap(({ card, hint }) => (card !== null && hint.goods.includes(world) ? [card] : []));
  }

  /** The good of a world is dragged onto a card. */
  feed(world: Card, taker: Card): void {
    if (!this.takers(world).includes(taker)) return;
    sound.play('pick');
    if (this.task) {
      this.picks = including(this.task, this.picks, world);
      return;
    }
    const use = this.options.of('use').find(({ card, hint }) => card === taker && hint.goods.includes(world));
    this.#fed = world;
    if (use) this.send([use.notation]);
  }

  choose(choice: Choice): void {
    if (!this.canAct || choice.isDisabled) return;
    if (choice.id === 'propose') this.picks = this.task?.proposed ?? [];
    else if (choice.moves?.length) {
      this.#isFollowing = choice.isFollowed ?? false;
      this.#rest = choice.rest ?? [];
      const ask = this.#view.decision?.ask ?? '';
      this.#closing = choice.closing ? { ask, move: choice.closing } : null;
      this.send(choice.moves);
    }
  }

  confirm(): void {
    if (this.lit) this.choose(this.lit);
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
    const [next, ...rest] = this.#rest;
    this.#rest = rest;
    if (next !== undefined && this.options.has(next)) this.send([next]);
    else if (closing && closing.ask === decision?.ask && this.options.has(closing.move)) this.send([closing.move]);
    else if (this.#isFollowing && decision && CONSUMING.has(decision.ask) && question?.proposal) this.send(question.proposal.moves);
    else this.#isFollowing = false;
    this.#takeFed();
  }

  /** What was dragged onto the power is the first that it consumes; with it alone there is nothing left to ask. */
  #takeFed(): void {
    const [fed, task] = [this.#fed, this.task];
    this.#fed = null;
    if (fed === null || this.#view.decision?.ask !== 'goods' || !task?.pool.includes(fed)) return;
    this.picks = including(task, task.proposed, fed);
    if (task.most === 1) this.send(task.moves(this.picks));
  }
}
