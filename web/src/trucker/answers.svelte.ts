/** Answers in the making: what is offered in the strip, what was picked so far, and what follows by itself. */
import type { Choice } from '../parts/choice';
import { BetSlip } from './bets.svelte';
import { choicesFor, keyed } from './choices';
import { finish, spaces } from './finishing';
import { PRICES } from './catalogue';
import { LoadPlan } from './loading.svelte';
import { bySquare, key, same, type ReadMove } from './moves';
import type { Play } from './play.svelte';
import { enough, stealing, usable } from './team/choices';
import { converting } from './team/converting';
import { markBetween } from './team/marking';
import { toolChoices, toolOf, tools, uses, type Tool } from './team/tools';
import { answerAt, available, dueIn, pickingVerb, proposedPicks } from './pointing';
import type { DecisionOf, Square } from './types';
import { say } from './words';

const quiet = (id: string, label: string, isDisabled = false): Choice => ({ id, label, notes: [], tone: 'quiet', isDisabled });

export class Answers {
  readonly #play: Play;
  /** Null as long as what is proposed was not changed. */
  #picked = $state.raw<readonly Square[] | null>(null);
  /** Asked once more before the ship is finished. */
  isFinishing = $state(false);
  /** Asked once more before the race is left. */
  isLeaving = $state(false);
  /** What tokens are about to be used for. */
  tool = $state<Tool | null>(null);
  /** Of several things that the tool can do on a square one is chosen. */
  #means = $state.raw<readonly ReadMove[]>([]);
  /** The choice that was pressed last. */
  chosen = $state<string | null>(null);
  /** The choice that somebody points at, or whose key has the focus. */
  looked = $state<string | null>(null);
  /** Blocks that are being arranged. */
  plan = $derived.by(() => {
    const { decision, mine } = this.#play;
    return decision?.ask === 'load' && mine ? new LoadPlan(mine.ship, decision.dock, this.#play.view.advice?.rooms) : null;
  });
  readonly bet = new BetSlip();
  /** How many things are to be picked. */
  due = $derived.by(() => {
    const { decision } = this.#play;
    return dueIn(decision);
  });
  #proposal = $derived.by(() => proposedPicks(this.#play.view, this.due));
  choices = $derived.by(() => keyed(this.#choices()));
  /** Answers that follow as long as the same is still asked: the rules may finish a choice by themselves. */
  #queue: readonly { asked: string; notation: string }[] = [];

  constructor(play: Play) {
    this.#play = play;
    $effect(() => { this.#follow(); });
    // The question whether to leave goes with the one that it came from.
    $effect(() => {
      if (play.ask !== 'fly_on') this.isLeaving = false;
    });
  }

  /** Squares that were picked, one for each thing that is due. */
  get picks(): readonly Square[] {
    return this.#picked ?? this.#proposal;
  }

  send(...notations: string[]): void {
    if (!this.#play.canAct) return;
    this.isFinishing = false;
    this.#putToolDown();
    this.#picked = null;
    this.chosen = null;
    this.looked = null;
    this.bet.clear();
    this.#play.send(notations);
  }

  choose(choice: Choice): void {
    if (choice.moves) this.send(...choice.moves);
    else if (this.#play.ask === 'bet') this.bet.choose(choice.id);
    else if (choice.id === 'finish') this.isFinishing = true;
    else if (choice.id === 'cancel') {
      this.isFinishing = false;
      this.#putToolDown();
    } else if (toolOf(choice.id)) this.tool = toolOf(choice.id);
    else if (choice.id === 'leave') this.isLeaving = true;
    else if (choice.id === 'clear') this.#picked = [];
    else if (choice.id === 'confirm') this.#confirm();
    else if (choice.id === 'unstow') this.plan?.reset();
    else this.#stow(choice.id === 'best');
    this.chosen = choice.id;
  }

  /** A square of the own ship that is no place for the component in hand. */
  point(square: Square): void {
    const { view, options, decision } = this.#play;
    if (decision?.ask === 'mark_connection') {
      this.#mark(decision, square);
      return;
    }
    if (decision?.ask === 'convert') {
      this.#picked = same(this.picks[0], square) ? [] : [square];
      return;
    }
    const verb = pickingVerb(view);
    const move = verb ? `${verb} ${key(square)}` : answerAt(view, options, square);
    if (verb && this.due > 1) this.#pick(square);
    else if (move) this.send(move);
  }

  /** A square to use the tool on. */
  use(square: Square, turn: number): void {
    const means = this.tool ? uses(this.#play.options, this.tool, square, turn) : [];
    if (means.length === 1) this.send(means[0]?.notation ?? '');
    else this.#means = means;
  }

  #putToolDown(): void {
    this.tool = null;
    this.#means = [];
  }

  #mark({ spots }: DecisionOf<'mark_connection'>, square: Square): void {
    const [first] = this.picks;
    const move = first ? markBetween(spots, first, square) : null;
    if (move) this.send(move);
    else this.#picked = same(first, square) ? [] : [square];
  }

  #pick(square: Square): void {
    const component = this.#play.mine?.ship.components.find((other) => same(other.square, square));
    const picks = this.#picked ?? [];
    const taken = picks.filter((other) => same(other, square)).length;
    const isFull = !component || taken >= available(component, this.#play.view) || picks.length >= this.due;
    this.#picked = isFull ? picks.filter((other) => !same(other, square)) : [...picks, square];
  }

  #confirm(): void {
    const verb = pickingVerb(this.#play.view) ?? '';
    const [first, ...others] = [...this.picks].sort(bySquare).map((square) => `${verb} ${key(square)}`);
    this.#queue = others.map((notation, index) => ({ asked: `${this.#play.ask ?? ''} ${this.due - index - 1}`, notation }));
    if (first) this.send(first);
  }

  /** The question may end by itself once nothing more can be moved; if not, it is ended then. */
  #stow(isBest: boolean): void {
    if (isBest) this.plan?.follow(this.#play.view.advice?.stowing ?? []);
    const steps = this.plan?.moves() ?? [];
    this.#queue = steps.length ? [{ asked: 'load 0', notation: 'done' }] : [];
    this.send(...(steps.length ? steps : ['done']));
  }

  #follow(): void {
    const { canAct, view, answered, ask, options } = this.#play;
    const [next, ...others] = this.#queue;
    if (!canAct || !next || view === answered) return;
    this.#queue = others;
    if (next.asked === `${ask ?? ''} ${this.due}` && options.has(next.notation)) this.send(next.notation);
    else this.#queue = [];
  }

  #choices(): Choice[] {
    const { me, mine, director, ask, decision, view, options, names, planned } = this.#play;
    if (me === null || director.isPlaying) return [];
    if (this.isFinishing) return [...spaces(options, planned, view.level === 'L' ? null : mine), { ...quiet('cancel', say('trucker-cancel')), key: 'Esc' }];
    if (ask === 'build' || ask === 'linger') return this.#buildingChoices();
    if (decision?.ask === 'bet') return this.bet.choices(decision, options);
    if (ask === 'convert') return converting(options, this.picks);
    if (this.due > 1) return this.#pickingChoices();
    return this.plan ? this.#loadingChoices(this.plan) : choicesFor(view, options, names);
  }

  #buildingChoices(): Choice[] {
    const { options, names, planned } = this.#play;
    if (this.tool) return toolChoices(this.#means);
    const flip: Choice = { id: 'flip', label: say('trucker-flip'), notes: [], tone: 'plain', moves: ['flip'] };
    return [
      ...(options.has('flip') ? [flip] : []),
      ...usable(options),
      ...tools(options),
      ...stealing(options, names),
      ...(options.of('finish').length ? [finish(planned)] : []),
      ...(options.has('done') ? [enough()] : []),
    ];
  }

  #pickingChoices(): Choice[] {
    const count = this.picks.length;
    const isProposed = this.#picked === null && count > 0;
    const notes = [isProposed ? say('trucker-chosen-proposed') : say('trucker-chosen', { count, of: this.due })];
    return [
      { id: 'confirm', label: say('trucker-confirm'), notes, tone: 'main', isDisabled: count !== this.due },
      quiet('clear', say('trucker-clear'), !count),
    ];
  }

  #loadingChoices(plan: LoadPlan): Choice[] {
    const best = this.#play.view.advice?.stowing ?? [];
    const worth = plan.after(best).reduce((sum, colour) => sum + (PRICES[colour] ?? 0), 0);
    const isAboard = !plan.dock.length;
    return [
      { id: 'best', label: say('trucker-load-best'), notes: [say('trucker-load-best-worth', { count: worth })], tone: isAboard ? 'plain' : 'main' },
      { id: 'stow', label: say('trucker-load-done'), notes: [say('trucker-load-left', { count: plan.dock.length })], tone: isAboard ? 'main' : 'plain' },
      ...(plan.moves().length ? [quiet('unstow', say('trucker-load-reset'))] : []),
    ];
  }
}
