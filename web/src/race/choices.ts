/** The buttons of the strip: what a person can answer, what it costs and what it brings. All of it comes from the legal
 * moves and the question that the server sent. */
import type { Choice as AnyChoice } from '../parts/choice';
import { cardName, designOf, powersByPhase, sentence } from './cards';
import type { Phase } from './design';
import type { Options, ReadMove } from './moves';
import { strengthWith, wholeSet, type Task } from './task';
import type { Card, Hint, QuestionView, RaceView } from './types';
import { dashed, say } from './words';

export interface Choice extends AnyChoice {
  /** Sent one after the other as long as they are offered: what follows from the first ones is not asked for. */
  rest?: readonly string[];
  /** Sent after the moves if the same is asked still. */
  closing?: string | undefined;
  /** Whether the page goes on taking proposals until consuming is over. */
  isFollowed?: boolean;
}

/** What has been put together so far. */
export interface Draft {
  picks: readonly Card[];
  actions: readonly string[];
  /** The card whose powers are wanted. */
  opened: Card | null;
}

const plain = (id: string, label: string, tone: Choice['tone'], notes: readonly string[], moves: readonly string[]): Choice => ({
  id,
  label,
  tone,
  notes: notes.filter(Boolean),
  moves,
});

/** What a choice brings, in words. */
export function gains({ vp, cards }: Pick<Hint, 'vp' | 'cards'>): string[] {
  return [vp ? say('race-gain-vp', { count: vp }) : '', cards ? say('race-gain-cards', { count: cards }) : ''].filter(Boolean);
}

/** What placing a card takes, in words. */
export function price({ price: cost, strength }: Hint): string {
  if (cost !== null && strength !== null) return say('race-price-either', { count: cost, strength });
  if (strength !== null) return say('race-price-strength', { strength });
  return cost === null ? '' : say('race-price-cards', { count: cost });
}

const name = (view: RaceView, card: Card): string => cardName(designOf(card, view.own_cards));

/** The power that a move uses, in a sentence. */
export function powerOf(view: RaceView, { card, number }: ReadMove, phase: Phase): string {
  if (card === null) return '';
  const design = designOf(card, view.own_cards);
  const power = powersByPhase(design).find((row) => row.phase === phase)?.powers[(number ?? 1) - 1];
  return power ? sentence(power, design) : '';
}

function passing(options: Options, label: string): Choice[] {
  return options.has('pass') ? [plain('pass', label, 'quiet', [], ['pass'])] : [];
}

function choosingActions(question: QuestionView, { actions }: Draft): Choice[] {
  const whole = wholeSet(question.actions, actions);
  const size = question.actions[0]?.length ?? 1;
  const label = actions.length ? say('race-confirm-actions', { count: size }) : say('race-confirm-actions-none', { count: size });
  return [
    {
      ...plain('confirm', label, 'main', [say('race-chosen', { count: actions.length, of: size })], whole ?? []),
      isDisabled: whole === null,
    },
  ];
}

function placing(view: RaceView, options: Options, { picks }: Draft): Choice[] {
  const [card] = picks;
  const move = options.of('place').find((one) => one.card === card);
  const isDevelop = view.decision?.ask === 'develop';
  const label = move && card !== undefined ? say('race-confirm-place', { card: name(view, card) }) : say('race-confirm-place-none');
  return [
    { ...plain('confirm', label, 'main', move ? [price(move.hint)] : [], move ? [move.notation] : []), isDisabled: !move },
    ...passing(options, isDevelop ? say('race-pass-develop') : say('race-pass-settle')),
  ];
}

function proposing(question: QuestionView, task: Task, { picks }: Draft): Choice[] {
  const isSame = task.proposed.length === picks.length && task.proposed.every((card) => picks.includes(card));
  if (!question.proposal || !task.proposed.length) return [];
  // Always there: a button that comes and goes moves the one beside it under a thumb.
  return [{ id: 'propose', label: say('race-propose'), notes: [], tone: 'quiet', isDisabled: isSame }];
}

/** All of what is left to consume, as the engine would do it. */
function following(question: QuestionView): Choice[] {
  const { proposal } = question;
  if (!proposal || !gains(proposal).length) return [];
  return [{ ...plain('follow', say('race-follow'), 'main', gains(proposal), proposal.moves), isFollowed: true }];
}

const CONFIRMS: Readonly<Record<string, (count: number) => string>> = {
  start_hand: (count) => say('race-confirm-discard', { count }),
  keep: (count) => say('race-confirm-keep', { count }),
  pay: (count) => say('race-confirm-pay', { count }),
  sell: () => say('race-confirm-sell'),
  goods: (count) => say('race-confirm-consume', { count }),
  chips: (count) => say('race-confirm-chips', { count }),
  windfall: () => say('race-confirm-windfall'),
  factory: (count) => say('race-confirm-discard', { count }),
  hand_limit: (count) => say('race-confirm-discard', { count }),
  draft: () => say('race-confirm-draft'),
  start_world: () => say('race-confirm-start-world'),
};

function confirming(view: RaceView, options: Options, task: Task, { picks }: Draft): Choice {
  const ask = view.decision?.ask ?? '';
  const isComplete = task.isComplete(picks);
  const sale = options.of('sell').find(({ card }) => card === picks[0]);
  const notes = sale ? gains(sale.hint) : task.most > 1 ? [say('race-chosen', { count: picks.length, of: task.most })] : [];
  const label = CONFIRMS[ask]?.(task.least === task.most ? task.most : picks.length) ?? say('race-confirm');
  const [first, ...rest] = isComplete ? task.moves(picks) : [];
  const sent = first === undefined ? {} : task.isStepwise ? { moves: [first], rest } : { moves: [first, ...rest] };
  return { ...plain('confirm', label, 'main', notes, []), ...sent, isDisabled: !isComplete };
}

function conquering(view: RaceView, question: QuestionView, task: Task, draft: Draft): Choice[] {
  const strength = question.strength && strengthWith(question.strength, draft.picks);
  const notes = question.strength ? [say('race-strength-of', { strength: strength ?? 0, defence: question.strength.defence })] : [];
  const isComplete = task.isComplete(draft.picks);
  const label = question.card === null ? say('race-confirm') : say('race-confirm-conquer', { card: name(view, question.card) });
  return [
    { ...plain('confirm', label, 'main', notes, task.moves(draft.picks)), closing: task.closing, isDisabled: !isComplete },
    ...proposing(question, task, draft),
  ];
}

function ways(view: RaceView, options: Options, question: QuestionView): Choice[] {
  const best = question.proposal?.moves[0];
  return options.all.map((move) => {
    const tone = move.notation === best ? 'main' : 'plain';
    if (move.card !== null) {
      const card = name(view, move.card);
      return plain(move.notation, say('race-way-sacrifice', { card }), tone, [say('race-way-sacrifice-note')], [move.notation]);
    }
    const note = price(move.hint.price === 0 ? { ...move.hint, price: null } : move.hint);
    const label = move.verb === 'buy' ? say('race-way-buy') : say('race-way-conquer');
    return plain(move.notation, label, tone, [note], [move.notation]);
  });
}

/** Powers beyond these are not listed: their cards are there to click, and the strip keeps its height. */
const LISTED = 2;

function powers(view: RaceView, options: Options, { opened }: Draft, phase: Phase): Choice[] {
  const found = options.of('use').filter(({ card }) => opened === null || card === opened);
  if (opened === null && found.length > LISTED) return [];
  return found.map((move) =>
    plain(move.notation, name(view, move.card ?? 0), 'plain', gains(move.hint).length ? gains(move.hint) : [powerOf(view, move, phase)], [move.notation]),
  );
}

/** All that can be answered, the most likely first. */
export function choicesFor(view: RaceView, options: Options, task: Task | null, draft: Draft): Choice[] {
  const { decision, question } = view;
  if (!decision || !question) return [];
  switch (decision.ask) {
    case 'action':
      return choosingActions(question, draft);
    case 'develop':
    case 'settle':
    case 'second_world':
      return placing(view, options, draft);
    case 'strength':
      return task ? conquering(view, question, task, draft) : [];
    case 'payment':
      return ways(view, options, question);
    case 'power':
      return [...(options.of('use').length ? following(question) : []), ...powers(view, options, draft, 'consume'), ...passing(options, say('race-pass-power'))];
    case 'produce':
      return [...powers(view, options, draft, 'produce'), ...passing(options, say('race-pass-produce'))];
    case 'gamble':
      return options.of('name').map((move) => ({ ...plain(move.notation, String(move.number ?? ''), 'plain', [], [move.notation]), isNumber: true }));
    case 'sell':
    case 'goods':
      return task ? [confirming(view, options, task, draft), ...following(question).map((choice): Choice => ({ ...choice, tone: 'plain' }))] : [];
    default:
      return task ? [confirming(view, options, task, draft), ...proposing(question, task, draft)] : [];
  }
}

const PASSED: Readonly<Record<string, () => string>> = {
  develop: () => say('race-forced-develop'),
  settle: () => say('race-forced-settle'),
  second_world: () => say('race-forced-settle'),
};

/** What happens by itself, as there is one answer only. */
export function forcedWords(view: RaceView, options: Options): string {
  const passed = options.has('pass') ? PASSED[view.decision?.ask ?? ''] : undefined;
  return passed ? passed() : say('race-forced');
}

/** What is asked, in a sentence. */
export function questionOf(view: RaceView): string {
  const { decision, question } = view;
  if (!decision || !question) return '';
  const card = question.card === null ? '' : name(view, question.card);
  const count = decision.ask === 'action' ? (question.actions[0]?.length ?? 1) : question.left;
  return say(`race-ask-${dashed(decision.ask)}`, { card, count });
}
