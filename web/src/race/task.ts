/** What a person puts together as an answer: cards that are picked here and sent together. All that can be picked, and
 * in which order moves name it, comes from the question. */
import { designOf } from './cards';
import type { Options } from './moves';
import { cardOf, labelOf } from './moves';
import type { Ask, Card, QuestionView, RaceView, StrengthView } from './types';

/** Where the cards lie that can be picked. */
export type Zone = 'hand' | 'seen' | 'tableau';

export interface Task {
  zones: readonly Zone[];
  /** What can be picked, in the order of moves. */
  pool: readonly Card[];
  least: number;
  most: number;
  /** Picked already when the question comes: what the engine proposes. */
  proposed: readonly Card[];
  /** Whether another card may be added to these. */
  canAdd: (picks: readonly Card[], card: Card) => boolean;
  isComplete: (picks: readonly Card[]) => boolean;
  moves: (picks: readonly Card[]) => string[];
  /** Whether the table may need fewer of the moves: the last goods go by themselves where no others are left. */
  isStepwise: boolean;
  /** Sent after the moves if the same is asked still: the rules may be done without it. */
  closing?: string;
}

interface Rule {
  zone: Zone;
  verb: string;
  /** One card of those that the moves name. */
  single?: boolean;
}

const PICKS: Partial<Record<Ask, Rule>> = {
  start_hand: { zone: 'seen', verb: 'discard' },
  keep: { zone: 'seen', verb: 'keep' },
  develop: { zone: 'hand', verb: 'place', single: true },
  settle: { zone: 'hand', verb: 'place', single: true },
  second_world: { zone: 'hand', verb: 'place', single: true },
  pay: { zone: 'hand', verb: 'pay' },
  sell: { zone: 'tableau', verb: 'sell', single: true },
  goods: { zone: 'tableau', verb: 'consume' },
  chips: { zone: 'hand', verb: 'discard' },
  windfall: { zone: 'tableau', verb: 'produce', single: true },
  factory: { zone: 'hand', verb: 'discard' },
  hand_limit: { zone: 'hand', verb: 'discard' },
  draft: { zone: 'seen', verb: 'keep', single: true },
  start_world: { zone: 'seen', verb: 'keep', single: true },
};

const inOrder = (pool: readonly Card[], picks: readonly Card[]): Card[] => pool.filter((card) => picks.includes(card));

function named(moves: readonly string[], verb: string): Card[] {
  return moves.flatMap((move) => {
    const [word, label = ''] = move.split(' ');
    const card = word === verb ? cardOf(label) : null;
    return card === null ? [] : [card];
  });
}

function differs(question: QuestionView, view: RaceView): Task['canAdd'] {
  const kind = (card: Card): string | null => designOf(card, view.own_cards).good;
  return (picks, card) => !question.distinct || !picks.some((other) => kind(other) === kind(card));
}

function picking(view: RaceView, question: QuestionView, options: Options, ask: Ask, { zone, verb, single }: Rule): Task {
  const pool = single ? options.of(verb).flatMap(({ card }) => (card === null ? [] : [card])) : question.pool;
  const most = single ? 1 : question.left;
  const least = ask === 'chips' ? 1 : most;
  const mayAdd = differs(question, view);
  return {
    zones: [zone],
    pool,
    least,
    most,
    proposed: named(question.proposal?.moves.slice(0, most) ?? [], verb),
    canAdd: (picks, card) => picks.length < most && mayAdd(picks, card),
    isComplete: ({ length }) => length >= least && length <= most,
    isStepwise: ask === 'goods',
    moves: (picks) => [
      ...inOrder(pool, picks).map((card) => `${verb} ${labelOf(card)}`),
      ...(ask === 'chips' && picks.length < most ? ['pass'] : []),
    ],
  };
}

/** The strength there would be with these cards given up or spent. */
export function strengthWith({ strength, sacrifices, per_card: perCard }: StrengthView, picks: readonly Card[]): number {
  const given = sacrifices.filter(([card]) => picks.includes(card));
  const spent = picks.length - given.length;
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return strength + sum(given.map(([, more]) => more)) + sum(perCard.slice(0, spent));
}

function conquering(question: QuestionView, strength: StrengthView): Task {
  const gives = strength.sacrifices.map(([card]) => card);
  const moves = question.proposal?.moves ?? [];
  const spends = (picks: readonly Card[]): number => picks.filter((card) => !gives.includes(card)).length;
  return {
    zones: ['hand', 'tableau'],
    pool: [...gives, ...(strength.per_card.length ? question.pool : [])],
    least: 0,
    most: gives.length + strength.per_card.length,
    proposed: [...named(moves, 'sacrifice'), ...named(moves, 'discard')],
    canAdd: (picks, card) => gives.includes(card) || spends(picks) < strength.per_card.length,
    isComplete: (picks) => strengthWith(strength, picks) >= strength.defence,
    isStepwise: false,
    moves: (picks) => [
      ...inOrder(gives, picks).map((card) => `sacrifice ${labelOf(card)}`),
      ...inOrder(question.pool, picks).map((card) => `discard ${labelOf(card)}`),
      ...(picks.length ? [] : ['conquer']),
    ],
    closing: 'conquer',
  };
}

/** What is to be picked; null where an answer is one choice of the strip. */
export function taskOf(view: RaceView, options: Options): Task | null {
  const { decision, question } = view;
  if (!decision || !question) return null;
  if (decision.ask === 'strength') return question.strength && conquering(question, question.strength);
  const rule = PICKS[decision.ask];
  return rule ? picking(view, question, options, decision.ask, rule) : null;
}

/** A card is picked, or put back; one too many takes the place of the first that it can. */
export function toggled(task: Task, picks: readonly Card[], card: Card): readonly Card[] {
  if (picks.includes(card)) return picks.filter((other) => other !== card);
  if (!task.pool.includes(card)) return picks;
  if (task.canAdd(picks, card)) return [...picks, card];
  for (const first of picks) {
    const others = picks.filter((other) => other !== first);
    if (task.canAdd(others, card)) return [...others, card];
  }
  return picks;
}

/** With this card for certain: where there is no room for it, another makes place. */
export function including(task: Task, picks: readonly Card[], card: Card): readonly Card[] {
  if (picks.includes(card)) return picks;
  for (let kept = picks.length; kept >= 0; kept--) {
    const others = picks.slice(0, kept);
    if (task.canAdd(others, card)) return [...others, card];
  }
  return picks;
}

/** Actions are picked by their moves: what goes together is told. */
export function toggledAction(sets: readonly (readonly string[])[], picks: readonly string[], action: string): readonly string[] {
  if (picks.includes(action)) return picks.filter((other) => other !== action);
  const fits = (wish: readonly string[]): boolean => sets.some((set) => wish.every((one) => set.includes(one)));
  for (const wish of [[...picks, action], [...picks.slice(1), action], [action]]) if (fits(wish)) return wish;
  return picks;
}

export const fitsWith = (sets: readonly (readonly string[])[], picks: readonly string[], action: string): boolean =>
  sets.some((set) => [...picks, action].every((one) => set.includes(one)));

/** The moves that choose these actions, in their order; null while something is missing. */
export const wholeSet = (sets: readonly (readonly string[])[], picks: readonly string[]): readonly string[] | null =>
  sets.find((set) => set.length === picks.length && picks.every((one) => set.includes(one))) ?? null;
