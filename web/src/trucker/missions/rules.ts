/** What a mission card says, in words: a sentence for each effect, and a line for each reward, with the numbers of a level. */
import { byKind, type ByKind } from '../../lib/kinds';
import { specialName } from '../describe';
import { dashed, list, say } from '../words';
import type { BuildEffect, ByLevel, FlightEffect, Mission, RewardEffect, SetupEffect } from '../types';

const LEVELS = ['I', 'II', 'III', 'IV'];

/** What is printed for a flight of this level. */
export const at = <T>(row: readonly T[], level: string): T | undefined => row[Math.max(LEVELS.indexOf(level), 0)];
const number = (row: ByLevel, level: string): number => at(row, level) ?? 0;

const kinds = (names: readonly string[]): string => list(names.map(specialName));
const cards = (types: readonly string[]): string => (types.length ? list(types.map((type) => say(`trucker-type-${dashed(type)}`))) : say('trucker-any-supercard'));

type Of<E extends { is: string }, K> = Extract<E, { is: K }>;

function supercards({ pile, per_pile: each, total, optional_: isOptional, types }: Of<SetupEffect, 'add-supercards'>, level: string): string | null {
  const count = each || number(total, level);
  if (!count) return null;
  const visible = each ? say('trucker-where-visible-each') : say('trucker-where-visible');
  const values = { cards: cards(types), count, where: pile === 'hidden' ? say('trucker-where-hidden') : visible };
  return isOptional ? say('trucker-effect-add-supercards-optional', values) : say('trucker-effect-add-supercards', values);
}

/** Printed missions ask for these by name; all others are told what supercards are. */
const EXPLAINED: ReadonlySet<string> = new Set(['fleet', 'special_event', 'meteor_rain']);

/** The supercards that a mission brings at this level, and what they do. */
export function perilsOf({ setup }: Mission, level: string): { name: string; does: string }[] {
  const adding = setup.filter((effect) => effect.is === 'add-supercards').filter((effect) => supercards(effect, level) !== null);
  const types = new Set(adding.flatMap((effect) => (effect.types.length ? effect.types : ['any'])));
  return [...types].map((type) => ({
    name: type === 'any' ? say('trucker-any-supercard') : cards([type]),
    does: say(`trucker-supercard-${EXPLAINED.has(type) ? dashed(type) : 'any'}`),
  }));
}

type Rules = SetupEffect | BuildEffect | FlightEffect | RewardEffect;

/** What is different, by effect; what is only paid is told with the rewards. */
const SENTENCES: ByKind<Rules, string, string | null> = {
  'deal-special': (effect) => say('trucker-effect-deal-special', { kinds: kinds(effect.kinds), count: effect.per_player }),
  'mix-special': (effect) => say('trucker-effect-mix-special', { kinds: kinds(effect.kinds), count: effect.per_player }),
  'add-supercards': supercards,
  'remove-cards': ({ types }) => say('trucker-effect-remove-cards', { cards: cards(types) }),
  'ensure-cards': ({ types, min }) => say('trucker-effect-ensure-cards', { cards: cards(types), count: min }),
  'draw-public': ({ n }) => say('trucker-effect-draw-public', { count: n }),
  'place-merchant': ({ crates }, level) => say('trucker-effect-place-merchant', { count: number(crates, level) }),
  'must-place': () => say('trucker-effect-must-place'),
  'skip-supercard': ({ discard }) => say('trucker-effect-skip-supercard', { kind: specialName(discard) }),
  death: () => say('trucker-effect-death'),
  'close-ranks': () => say('trucker-effect-close-ranks'),
  'protected-crew': () => say('trucker-effect-protected-crew'),
  bet: ({ stake_max: most }, level) => say('trucker-effect-bet', { count: number(most, level) }),
  trial: () => say('trucker-effect-trial'),
  'launch-audit': ({ pay_broken: fine }, level) => say('trucker-effect-launch-audit', { count: -number(fine, level) }),
  'merchant-flies': ({ engine, radius }, level) => say('trucker-effect-merchant-flies', { engine: number(engine, level), radius }),
  'wait-for-merchant': () => say('trucker-effect-wait-for-merchant'),
  'no-loss-penalty': () => say('trucker-effect-no-loss-penalty'),
  'replace-finish-order': () => say('trucker-effect-replace-finish-order'),
  'replace-best-looking': () => say('trucker-effect-replace-best-looking'),
  'pay-per': null,
  'pay-most': null,
  'pay-table': null,
  'pay-pairs': null,
  'pay-if': null,
  'pay-closest': null,
  'landing-audit': null,
};
const sentence = byKind(SENTENCES);

/** Special components of several kinds that are mixed in alike are one sentence. */
function gathered(setup: readonly SetupEffect[]): SetupEffect[] {
  return setup.reduce<SetupEffect[]>((before, effect) => {
    const last = before.at(-1);
    if (effect.is !== 'mix-special' || last?.is !== 'mix-special' || last.per_player !== effect.per_player) return [...before, effect];
    return [...before.slice(0, -1), { ...last, kinds: [...last.kinds, ...effect.kinds] }];
  }, []);
}

/** What is different in a flight of this level. */
export function rulesOf({ setup, build, flight, reward }: Mission, level: string): string[] {
  return [...gathered(setup), ...build, ...flight, ...reward].flatMap((effect) => sentence(effect, level) ?? []);
}

/** What is counted: a name, and for some the kinds after a colon. */
function counted(count: string): [string, Record<string, string>] {
  const [name = '', of] = count.split(':');
  return [dashed(name), of ? { kinds: kinds(of.split('+')) } : {}];
}

function unitName(count: string): string {
  const [name, values] = counted(count);
  return say(`trucker-unit-${name}`, values);
}

function forTheMost(count: string): string {
  const [name, values] = counted(count);
  return say(`trucker-most-${name}`, values);
}

export interface RewardLine {
  /** Nothing where a table says how much. */
  amount: number | null;
  what: string;
  /** What is counted for it, if something is. */
  count: string | null;
  /** Whether each that is counted is paid. */
  isEach: boolean;
}

function perUnit({ count, amount, max_: max }: Of<RewardEffect, 'pay-per'>, level: string): RewardLine {
  const what = unitName(count);
  const words = max ? say('trucker-reward-each-most', { what, most: number(max, level) }) : say('trucker-reward-each', { what });
  return { amount: number(amount, level), what: words, count, isEach: true };
}

const once = (amount: ByLevel, level: string, what: string, count: string | null = null): RewardLine => ({ amount: number(amount, level), what, count, isEach: false });

const REWARDS: ByKind<RewardEffect, string, RewardLine> = {
  'pay-per': perUnit,
  'pay-most': ({ count, amount }, level) => once(amount, level, forTheMost(count), count),
  'pay-table': ({ count, table }, level) => ({ amount: null, what: say('trucker-reward-table', { amounts: list((at(table, level) ?? []).map(String)), what: unitName(count) }), count, isEach: false }),
  'pay-pairs': (effect, level) => once(effect.amount, level, say('trucker-reward-pairs', { kinds: kinds(effect.kinds) })),
  'pay-if': ({ test, amount }, level) => once(amount, level, say(`trucker-reward-${dashed(test)}`)),
  'pay-closest': ({ amount }, level) => once(amount, level, say('trucker-reward-closest')),
  'landing-audit': ({ pay_met: met }, level) => once(met, level, say('trucker-reward-directives')),
  'no-loss-penalty': null,
  'replace-finish-order': null,
  'replace-best-looking': null,
};
const rewardLine = byKind(REWARDS);

/** What it pays at this level, line by line. */
export const rewardsOf = ({ reward }: Mission, level: string): RewardLine[] => reward.flatMap((effect) => rewardLine(effect, level) ?? []);
