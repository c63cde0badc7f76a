/** How it stands with an ability of somebody's team: whether it can be used now, was used, or has yet to come. */
import type { Options } from '../moves';
import type { MemberView, TeamView } from '../types';
import { dashed, list, say } from '../words';
import { MEMBERS } from './catalogue';
import { abilityName, abilityOf, isMember, printed, SIDES, type AbilitySide } from './names';

export type Standing = 'ready' | 'used' | 'later' | 'working' | 'waiting';

/** Moves of their own, by their verbs, that some abilities bring along. */
const VERBS: Readonly<Record<string, string>> = {
  pipe: 'plumber.a',
  'place-piped': 'plumber.a',
  universal: 'plumber.b',
  'place-universal': 'plumber.b',
  'take-from': 'saboteur.a',
};

/** What of a team can be used at this moment. */
export const readyIn = (options: Options): ReadonlySet<string> =>
  new Set(options.all.flatMap(({ verb, words: [ability = ''] }) => (verb === 'use' ? [ability] : (VERBS[verb] ?? []))));

export function standingOf({ id, abilities }: MemberView, side: AbilitySide, team: TeamView, ready: ReadonlySet<string>): Standing {
  const ability = abilityOf(id, side);
  if (!abilities.includes(side)) return 'later';
  if (ready.has(ability)) return 'ready';
  if (team.used?.includes(ability)) return 'used';
  return printed(id, side)?.use === 'auto' ? 'working' : 'waiting';
}

/** When it is used, in words. */
export const timingOf = (member: string, side: AbilitySide): string =>
  list((printed(member, side)?.timing ?? []).map((timing) => say(`trucker-timing-${dashed(timing)}`)));

/** The tokens that somebody has left. */
export const tokensLeft = (member: string, { used = [] }: TeamView): { kind: string; left: number }[] =>
  (isMember(member) ? MEMBERS[member].tokens : []).map(({ kind, count }) => ({ kind, left: count - used.filter((other) => other === kind).length }));

/** How a member stands in sum: what can be used counts first. */
export function sumOf(member: MemberView, team: TeamView, ready: ReadonlySet<string>): Standing {
  const standings = SIDES.map((side) => standingOf(member, side, team, ready));
  const [first = 'waiting'] = (['ready', 'waiting', 'working', 'used'] as const).filter((one) => standings.includes(one));
  return first;
}

/** The same in words, ability by ability. */
export const standingWords = (member: MemberView, team: TeamView, ready: ReadonlySet<string>): string =>
  list(SIDES.map((side) => `${abilityName(abilityOf(member.id, side))} (${say(`trucker-standing-${standingOf(member, side, team, ready)}`)})`));
