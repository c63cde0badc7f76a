/** How far a player is towards what a mission counts, as far as it can be seen on the table. */
import { specialOf } from '../describe';
import type { PlayerView, TruckerView } from '../types';
import { TILES } from '../catalogue';
import { missionOf } from './names';
import { rewardsOf, type RewardLine } from './rules';

const TYPES: Readonly<Record<string, string>> = { double_artifact: 'artifact' };

const special = ({ ship }: PlayerView): string[] => ship.components.flatMap(({ tile }) => specialOf(tile) ?? []);
const types = (player: PlayerView): Set<string> => new Set(special(player).map((kind) => TYPES[kind] ?? kind));
const lost = ({ discarded }: PlayerView, kinds: readonly string[]): number => discarded.filter((tile) => kinds.includes(specialOf(tile) ?? '')).length;

/** By the name of the count; nothing is told of others. */
const COUNTS: Readonly<Record<string, (player: PlayerView, view: TruckerView, kinds: readonly string[]) => number>> = {
  delivered: (player, _, kinds) => special(player).filter((kind) => kinds.includes(kind)).length,
  lost: (player, _, kinds) => lost(player, kinds),
  delivered_weight: ({ ship }) => ship.components.reduce((sum, { tile }) => sum + (TILES[tile]?.weight ?? 0), 0),
  delivered_types: (player) => types(player).size,
  delivered_extra: (player) => special(player).length - types(player).size,
  lost_components: ({ feats }) => feats?.lost ?? 0,
  crew: ({ ship }) => ship.crew,
  aliens: ({ ship }) => ship.components.filter(({ alien }) => alien).length,
  crew_lost: ({ feats }) => feats?.crew_lost ?? 0,
  aliens_lost: ({ feats }) => feats?.aliens_lost ?? 0,
  trials_passed: ({ feats }) => feats?.trials_passed ?? 0,
  merchant_crates: (_, { mission }) => mission?.merchant?.crates ?? 0,
};

export type Counted = Pick<RewardLine, 'amount' | 'what' | 'isEach'> & { count: number };

/** What is counted so far and what it pays, while it can be counted: from launch on, until all is over. */
export function standingIn(id: string, view: TruckerView, player: PlayerView): Counted[] {
  const mission = missionOf(id);
  if (!mission || view.stage === 'assembly' || view.outcome) return [];
  return rewardsOf(mission, view.level).flatMap((line) => {
    const count = line.count === null ? null : countSoFar(line.count, player, view);
    return count === null ? [] : [{ ...line, count }];
  });
}

/** How many there are so far. */
export function countSoFar(count: string, player: PlayerView, view: TruckerView): number | null {
  const [name = '', kinds = ''] = count.split(':');
  return COUNTS[name]?.(player, view, kinds.split('+')) ?? null;
}
