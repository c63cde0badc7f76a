/** The signs of a power: what stands in the row of its phase, from left to right. */
import { NUMERALS, signed } from '../cards';
import type { CardDesign, Flag, GoodFilter, Phase, Power, Term } from '../design';

const CIRCLE = 'M6.500 0A6.500 6.500 0 1 1 -6.500 0A6.500 6.500 0 1 1 6.500 0Z';

/** Signs of 16 x 16 around their middle; how they are filled is said where they are used. */
export const SIGNS = {
  novelty: 'M0 -8Q1.500 -1.500 8 0Q1.500 1.500 0 8Q-1.500 1.500 -8 0Q-1.500 -1.500 0 -8Z',
  rare: 'M-4 -6.500H4L7.500 6H-7.500Z',
  genes: 'M0 -8C5.500 -2 6 1 5.200 3.500A5.400 5.400 0 0 1 -5.200 3.500C-6 1 -5.500 -2 0 -8Z',
  alien: 'M0 -7.500L8 6.500H-8Z',
  any: 'M-6.500 -6.500H-1V-1H-6.500ZM1 -6.500H6.500V-1H1ZM-6.500 1H-1V6.500H-6.500ZM1 1H6.500V6.500H1Z',
  card: 'M-5 -7.500H5V7.500H-5Z',
  discard: 'M-5 -7.500H5V7.500H-5ZM0 -4.500V3.500M-3 0.500L0 4L3 0.500',
  torn: 'M-5 -7.500H5V-1L2.500 1L0.500 -2L-2 1L-5 -1ZM-5 3L-2 5L0.500 2L2.500 5L5 3V7.500H-5Z',
  eye: 'M-8 0Q0 -8.500 8 0Q0 8.500 -8 0ZM0 -2.600A2.600 2.600 0 1 0 0.010 -2.600Z',
  keep: 'M-4 -8H4V2.500H-4ZM-7.500 1V7.500H7.500V1',
  chip: 'M-3.900 -7H3.900L7.800 0L3.900 7H-3.900L-7.800 0Z',
  strength: 'M-7 -1L0 -7.500L7 -1V3.500L0 -3L-7 3.500ZM-7 4.500L0 -1.500L7 4.500V8L0 2L-7 8Z',
  world: CIRCLE,
  development: 'M0 -8L8 0L0 8L-8 0Z',
  named: 'M-5 -7.500H5V7.500H-5ZM-2.500 2H2.500M-2.500 4.800H2.500',
  arrow: 'M-6 0H4M1 -4L5.500 0L1 4',
  most: 'M-7 7V1H-2.500V7ZM-2.200 7V-7H2.200V7ZM2.500 7V-2H7V7Z',
  coin: `${CIRCLE}M3 -3Q0 -5 -2 -3Q-3.500 -1 0 0Q3.500 1 2 3Q0 5 -3 3M0 -6V6`,
  not: 'M-7 7L7 -7',
  die: 'M-6.500 -6.500H6.500V6.500H-6.500ZM-2.500 -1.500Q-2.500 -4 0 -4Q2.500 -4 2.500 -2Q2.500 -0.500 0 0.500V1.500M0 3.800V4',
  rebel: 'M-7 7L-7 -7H7L2.500 -3.500L7 0H-4V7Z',
  'flag-alien': 'M0 -8C6 -8 7 -3 5 1C3.500 4.500 1.500 7 0 8C-1.500 7 -3.500 4.500 -5 1C-7 -3 -6 -8 0 -8ZM-4 -2.500Q-1 -2 -0.800 1Q-3.500 0.800 -4 -2.500ZM4 -2.500Q1 -2 0.800 1Q3.500 0.800 4 -2.500Z',
  imperium: 'M-7.500 6.500V-5L-3.500 -0.500L0 -7.500L3.500 -0.500L7.500 -5V6.500Z',
  uplift: 'M0 -8L6 -1H2.500V3H-2.500V-1H-6ZM-5 5H5V7.500H-5Z',
  terraforming: 'M0 8V1M0 2C-6 2 -7.500 -2 -7.500 -5.500C-2.500 -5.500 0 -3 0 2ZM0 -1C0 -5 3 -8 7.500 -8C7.500 -3.500 5 -1 0 -1Z',
  chromosome: 'M-5.500 -8C-5.500 -2 5.500 2 5.500 8M5.500 -8C5.500 -2 -5.500 2 -5.500 8M-3.500 -4.500H3.500M-3.500 4.500H3.500',
} as const;
export type SignName = keyof typeof SIGNS;

/** How a sign is painted: goods by kind, full or hollow; the rest by what it means. */
export type Paint = GoodFilter | 'plain' | 'line' | 'chip' | 'military' | 'ring' | 'gone';

export interface Sign {
  sign?: SignName;
  paint?: Paint;
  /** Hollow: what is not there yet, or comes by windfall. */
  hollow?: boolean;
  /** Inside of the sign, or by itself. */
  text?: string;
  /** A small sign in the lower right corner. */
  corner?: SignName;
  /** Struck out. */
  struck?: boolean;
}

const text = (what: string): Sign => ({ text: what });
const sign = (name: SignName, paint: Paint = 'plain', more: Partial<Sign> = {}): Sign => ({ sign: name, paint, ...more });
const ARROW = sign('arrow', 'line');
const PER = text('/');
const cards = (n: number): Sign => sign('card', 'plain', { text: String(n) });
const chips = (n: number): Sign => sign('chip', 'chip', { text: String(n) });
const good = (kind: GoodFilter, hollow = false): Sign => sign(kind, kind, { hollow });
const STRENGTH = sign('strength', 'military');
/** A world of that kind: its good inside of the circle. */
const world = (kind: GoodFilter | null = null): Sign[] =>
  kind && kind !== 'any' ? [sign('world', 'line', { corner: kind })] : [sign('world', 'line')];
const FOE = sign('world', 'ring');
export const flagSign = (flag: Flag): SignName => (flag === 'alien' ? 'flag-alien' : flag);
const except = (kind: GoodFilter | null): Sign[] => (kind ? [{ ...good(kind), struck: true }] : []);
const times = (n: number): Sign[] => (n > 1 ? [text(`${n}×`)] : []);

type Signs = { [K in Power['kind']]: (power: Extract<Power, { kind: K }>, design: CardDesign) => Sign[] };

const draw = ({ n }: { n: number }): Sign[] => [text(`+${n}`), sign('card')];

function consumed({ good: kind, goods, distinct, this_world }: Extract<Power, { kind: 'consume' }>): Sign[] {
  if (distinct) return [text(`${goods}`), sign('any', 'any'), text('≠')];
  const one = this_world ? { ...good(kind), corner: 'world' as const } : good(kind);
  return Array.from({ length: Math.min(goods, 3) }, () => one);
}

const SIGNS_OF: Signs = {
  start_discard: ({ n }) => [text('6'), ARROW, cards(6 - n)],
  see: ({ n }) => [text(`+${n}`), sign('eye', 'line')],
  keep: ({ n }) => [text(`+${n}`), sign('keep', 'line')],
  draw_before_developing: draw,
  develop_discount: ({ n }) => [text(`−${n}`), sign('development', 'line')],
  draw_after_developing: ({ n }) => [sign('development', 'line'), ARROW, cards(n)],
  military: ({ n, vs_good, vs_flag }) => [
    text(signed(n)),
    STRENGTH,
    ...(vs_good ? [good(vs_good)] : []),
    ...(vs_flag ? [sign(flagSign(vs_flag), 'plain')] : []),
  ],
  settle_discount: ({ n, good: kind }) => [text(`−${n}`), ...world(kind)],
  draw_after_settling: ({ n }) => [sign('world', 'line'), ARROW, cards(n)],
  sacrifice_military: ({ n }) => [sign('torn', 'gone'), ARROW, text(`+${n}`), STRENGTH],
  sacrifice_free_world: ({ except_good }) => [
    sign('torn', 'gone'),
    ARROW,
    sign('world', 'line', { text: '0' }),
    ...except(except_good),
  ],
  pay_for_military: ({ discount, except_good }) => [
    FOE,
    ARROW,
    ...(discount ? [text(`−${discount}`)] : []),
    sign('world', 'line'),
    ...except(except_good),
  ],
  hand_military: ({ n, max }) => [...times(max), sign('discard', 'gone'), ARROW, text(`+${n}`), STRENGTH],
  second_world: () => [sign('world', 'line'), text('+'), sign('world', 'line')],
  price: ({ n, good: kind, this_world }, design) => [
    this_world ? { ...good(design.good ?? kind), corner: 'world' } : good(kind),
    text(`+${n}`),
    sign('card'),
  ],
  price_per_flag: ({ n, good: kind, flag }) => [good(kind), text(`+${n}`), sign('card'), PER, sign(flagSign(flag))],
  consume: (power) => [
    ...times(power.times),
    ...consumed(power),
    ARROW,
    ...(power.vp ? [chips(power.vp)] : []),
    ...(power.cards ? [cards(power.cards)] : []),
  ],
  consume_all: ({ vp_per_good, minus }) => [
    text('n'),
    sign('any', 'any'),
    ARROW,
    text(minus ? `n−${minus}` : 'n'),
    chips(vp_per_good),
  ],
  discard_cards: (power) => [...times(power.times), sign('discard', 'gone'), ARROW, chips(power.vp)],
  draw_when_consuming: draw,
  gamble: () => [sign('die', 'line'), ARROW, cards(1)],
  sell: ({ use_trade_powers }) => [sign('any', 'any'), ARROW, sign('coin', 'line', { struck: !use_trade_powers })],
  produce: (_, design) => [text('+'), good(design.good ?? 'any')],
  discard_to_produce: (power, design) => [
    ...times(power.cards),
    sign('discard', 'gone'),
    ARROW,
    good(design.good ?? 'any'),
  ],
  windfall: ({ good: kind }) => [text('+'), good(kind, true)],
  draw_when_producing: draw,
  draw_if_produced_here: ({ n }, design) => [
    { ...good(design.good ?? 'any', design.yields === 'windfall'), corner: 'world' },
    ARROW,
    cards(n),
  ],
  draw_per_produced: ({ n, good: kind }) => [cards(n), PER, good(kind)],
  draw_per_kind_produced: ({ n }) => [cards(n), PER, sign('any', 'any'), text('≠')],
  draw_if_most_produced: ({ n, good: kind }) => [sign('most', 'line'), good(kind), ARROW, cards(n)],
  draw_per_world: ({ n, good: kind, military }) => [cards(n), PER, ...(military ? [FOE] : world(kind))],
};

export function signsOf(power: Power, design: CardDesign): Sign[] {
  // The table above has the right function for every kind; TypeScript cannot follow a union through a lookup.
  const signs = SIGNS_OF[power.kind] as (power: Power, design: CardDesign) => Sign[];
  return signs(power, design);
}

type TermSigns = { [K in Term['kind']]: (term: Extract<Term, { kind: K }>) => Sign[] };

const numeral = (phase: Phase | null): Partial<Sign> =>
  phase ? { text: NUMERALS[phase] } : {};

const TERM_SIGNS: TermSigns = {
  per_world: ({ good: kind, yields, military, flag, power_phase }) => [
    ...(flag ? [sign(flagSign(flag))] : []),
    ...(military ? [FOE] : []),
    ...(kind || yields ? [good(kind ?? 'any', yields === 'windfall')] : []),
    ...(power_phase || (!kind && !yields && !military) ? [sign('world', 'line', numeral(power_phase))] : []),
  ],
  per_development: ({ cost, power_phase }) => [
    sign('development', 'line', cost === null ? numeral(power_phase) : { text: String(cost) }),
  ],
  per_card: ({ flag }) => [sign(flagSign(flag))],
  per_named: () => [sign('named', 'gone')],
  per_military: () => [STRENGTH],
  per_chips: ({ each }) => [chips(each)],
};

/** What the terms score, and for what: those that follow each other with as many VP share them. */
export function scoringSigns(terms: readonly Term[]): Sign[][] {
  const groups: { vp: number; signs: Sign[] }[] = [];
  for (const term of terms) {
    const signs = (TERM_SIGNS[term.kind] as (term: Term) => Sign[])(term);
    const last = groups.at(-1);
    if (last?.vp === term.vp) last.signs.push(...signs);
    else groups.push({ vp: term.vp, signs });
  }
  return groups.map(({ vp, signs }) => [text(`${vp}/`), ...signs]);
}

const LETTER = 6.800;
/** It is not squeezed. */
const LONE_LETTER = 8.500;
const GAP = 2;
const NARROW: ReadonlySet<string> = new Set(['card', 'discard', 'torn', 'named', 'arrow']);

/** How wide a sign is; texts are squeezed to their width, whatever the font. */
export function widthOf(one: Sign): number {
  if (!one.sign) return one.text?.length === 1 ? LONE_LETTER : (one.text ?? '').length * LETTER;
  return NARROW.has(one.sign) ? 10 : 13;
}

/** The signs with their middles, and how wide they are together. */
export function laidOut(signs: readonly Sign[]): { placed: { one: Sign; x: number }[]; width: number } {
  let x = 0;
  const placed = signs.map((one) => {
    const at = { one, x: x + widthOf(one) / 2 };
    x += widthOf(one) + GAP;
    return at;
  });
  return { placed, width: Math.max(0, x - GAP) };
}
