/** How tries of one deal compare, and how that is said. */
import type { DealInfo, DealResult } from '../lib/protocol';
import { words, type MessageId } from '../lib/words.svelte';

export const signed = (count: number): string => new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' }).format(count);

export const pointsOf = (result: DealResult, seat: number): number => result.scores[seat] ?? 0;

/** This game among all others of the same deal. */
export interface Comparison {
  place: number;
  mine: DealResult;
  /** The best try of somebody else; where nobody else tried, my own best other one. */
  rival: DealResult;
  difference: number;
}

export function compared({ results, seat }: DealInfo, match: string): Comparison | null {
  const mine = results.find((result) => result.match === match);
  const others = results.filter((result) => result !== mine);
  const rival = others.find(({ is_mine: isMine }) => !isMine) ?? others[0];
  if (!mine || !rival) return null;
  const points = pointsOf(mine, seat);
  const place = 1 + results.filter((result) => pointsOf(result, seat) > points).length;
  return { place, mine, rival, difference: points - pointsOf(rival, seat) };
}

/** More, less or as many points as somebody else; the same against myself. */
const VERDICTS: readonly [MessageId, MessageId, MessageId] = ['web-deal-behind', 'web-deal-level', 'web-deal-ahead'];
const OWN_VERDICTS: typeof VERDICTS = ['web-deal-behind-own', 'web-deal-level-own', 'web-deal-ahead-own'];

/** The sentence over the list. */
export function verdict({ rival, difference }: Comparison): string {
  const [behind, level, ahead] = rival.is_mine ? OWN_VERDICTS : VERDICTS;
  const how = difference > 0 ? ahead : difference < 0 ? behind : level;
  return words.say(how, { name: rival.name, count: Math.abs(difference) });
}

/** As many as a sheet has room for: the best, and this game wherever it stands. */
export function shortList(results: readonly DealResult[], match: string, room: number): readonly DealResult[] {
  const best = results.slice(0, room);
  const mine = results.find((result) => result.match === match);
  return !mine || best.includes(mine) ? best : [...best.slice(0, -1), mine];
}
