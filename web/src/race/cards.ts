/** Printed things in words, and which of them a number in a view means. */
import type { FluentVariable } from '@fluent/bundle';
import { COPIES, DESIGNS, GOAL_TILES, PHASE_OF, ROBOT_STARTS, ROBOT_STEPS } from './catalogue';
import {
  GOODS,
  type Action,
  type CardDesign,
  type GoalTile,
  type GoodKind,
  type MatStep,
  type Phase,
  type Power,
  type Term,
} from './design';
import { dashed, say } from './words';

/** In the order of a round; trade belongs to Consume and comes before it. */
export const PHASES: readonly Phase[] = ['setup', 'explore', 'develop', 'settle', 'trade', 'consume', 'produce'];
/** What stands before the row of a phase: language has no part in it. */
export const NUMERALS: Readonly<Record<Phase, string>> = {
  setup: '0',
  explore: 'I',
  develop: 'II',
  settle: 'III',
  trade: '$',
  consume: 'IV',
  produce: 'V',
};

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

/** The design of a copy; the numbers behind the printed ones are own cards, as the view lists them. */
export function designOf(card: number, own: readonly CardDesign[]): CardDesign {
  const printed = COPIES[card];
  return known(printed === undefined ? own[card - COPIES.length] : DESIGNS[printed], `card ${card}`);
}

export const designNamed = (id: string): CardDesign | undefined => DESIGNS.find((design) => design.id === id);

export const goalTile = (id: string): GoalTile => known(GOAL_TILES.find((goal) => goal.id === id), `goal ${id}`);

/** Printed cards have their names in the files of words, own cards bring theirs. */
export const cardName = (design: CardDesign): string => design.name || say(`race-card-${design.id}`);

// Powers.

export const phaseOf = (power: Power): Phase => PHASE_OF[power.kind];

/** The powers of a card by phase, in the order of a round. */
export function powersByPhase(design: CardDesign): { phase: Phase; powers: Power[] }[] {
  return PHASES.map((phase) => ({ phase, powers: design.powers.filter((power) => phaseOf(power) === phase) })).filter(
    ({ powers }) => powers.length > 0,
  );
}

/** With a minus that is as wide as a plus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** With its sign. */
export const signed = (n: number): string => (n < 0 ? figure(n) : `+${n}`);

/** Fields as parameters of a message: what is not there is `none`, and yes and no are words too. */
function parameters(facts: object): Record<string, FluentVariable> {
  const plain = (value: unknown): FluentVariable => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return typeof value === 'number' || typeof value === 'string' ? value : 'none';
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value)]));
}

export function sentence(power: Power, design: CardDesign): string {
  return say(`race-power-${dashed(power.kind)}`, {
    ...parameters(power),
    signed: 'n' in power ? signed(power.n) : '',
    both: power.kind === 'consume' && power.vp > 0 && power.cards > 0 ? 'yes' : 'no',
    here: design.good ?? 'none',
  });
}

/** What a card can do, in the player's language, in the order of a round. */
export function powerWords(design: CardDesign): { phase: Phase; text: string }[] {
  return powersByPhase(design).flatMap(({ phase, powers }) =>
    powers.map((power) => ({ phase, text: sentence(power, design) })),
  );
}

// Scoring.

/** The terms as they are best read: four equal ones for the four kinds of goods are one. */
export function terms(design: CardDesign): Term[] {
  const merged: Term[] = [];
  for (const term of design.scoring) {
    if (term.kind !== 'per_world' || !term.good || !hasAllGoods(design.scoring, term)) merged.push(term);
    else if (term.good === GOODS[0]) merged.push({ ...term, good: null });
  }
  return merged;
}

function hasAllGoods(scoring: readonly Term[], like: Extract<Term, { kind: 'per_world' }>): boolean {
  const isThere = (good: GoodKind): boolean =>
    scoring.some((term) => JSON.stringify(term) === JSON.stringify({ ...like, good }));
  return like.yields !== null && GOODS.every(isThere);
}

function termWords(term: Term, own: readonly CardDesign[]): string {
  const values = parameters(term);
  if (term.kind === 'per_named') {
    const named = designNamed(term.card) ?? own.find((design) => design.id === term.card);
    values.card = named ? cardName(named) : term.card;
  }
  return say(`race-term-${dashed(term.kind)}`, values);
}

/** How a variable development scores, line by line. */
export const scoringWords = (design: CardDesign, own: readonly CardDesign[] = []): string[] =>
  terms(design).map((term) => termWords(term, own));

// The whole card, for those who cannot see it and for those who want to know.

function kindWords(design: CardDesign): string[] {
  const found: string[] = [];
  if (design.start !== null) found.push(say('race-say-start'));
  if (design.yields && design.good) {
    const good = say(`race-good-${design.good}`);
    found.push(design.yields === 'windfall' ? say('race-say-windfall', { good }) : say('race-say-production', { good }));
  } else if (!design.military && design.start === null) {
    found.push(design.type === 'world' ? say('race-say-world') : say('race-say-development'));
  }
  return found;
}

/** Cost, kind and keywords in one line. */
export function factWords(design: CardDesign, score: number | null = null): string {
  const cost = { cost: design.cost };
  const worth = score === null ? say('race-say-variable') : say('race-say-scores', { score: figure(score) });
  return [
    ...kindWords(design),
    design.military ? say('race-say-defence', cost) : say('race-say-cost', cost),
    design.variable ? worth : say('race-say-vp', { vp: figure(design.vp) }),
    ...design.flags.map((flag) => say(`race-flag-${flag}`)),
  ].join(', ');
}

/** The accessible name of the picture of a card. */
export function cardLabel(design: CardDesign, score: number | null = null, carries = false): string {
  const facts = carries ? `${factWords(design, score)}, ${say('race-say-carries')}` : factWords(design, score);
  return [`${cardName(design)}: ${facts}.`, ...powerWords(design).map(({ text }) => text)].join(' ');
}

// Goals and actions.

export const goalName = (goal: GoalTile): string => say(`race-goal-${goal.id}`);

export function goalWords(goal: GoalTile): string {
  const { vp, minimum } = goal;
  const what = say(`race-counts-${dashed(goal.counts)}`, { minimum });
  return goal.kind === 'first' ? say('race-goal-first', { vp, what }) : say('race-goal-most', { vp, what, minimum });
}

export const actionName = (action: Action): string => say(`race-action-${dashed(action)}`);
export const actionWords = (action: Action): string => say(`race-action-${dashed(action)}-about`);

// The robot.

/** What the mat says, with the counters of the start world on it if they still lie there. */
export function robotStep(id: string, start: string, hasCounters: boolean): MatStep {
  const counter = hasCounters ? ROBOT_STARTS[start]?.counters.find((step) => step.id === id) : undefined;
  return counter ?? known(ROBOT_STEPS[id], `step ${id}`);
}

const DOINGS = ['marker', 'credit_needed', 'vp', 'economy', 'credit', 'draw', 'draw_both'] as const;
const PRICES = ['pay', 'pay_six'] as const;

/** What the robot does in a step, in the order of doing. */
export function stepWords(step: MatStep): string[] {
  const amounts = (names: readonly (typeof DOINGS | typeof PRICES)[number][]): string[] =>
    names.filter((name) => step[name] !== 0).map((name) => say(`race-do-${dashed(name)}`, { n: step[name] }));
  const found = step.find ? [say('race-do-find', parameters(step))] : [];
  const lines = [...amounts(DOINGS), ...found, ...amounts(PRICES), ...(step.leaves ? [say('race-do-leaves')] : [])];
  return lines.length > 0 ? lines : [say('race-do-nothing')];
}
