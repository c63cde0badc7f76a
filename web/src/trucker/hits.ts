/** What comes at the ships: who names it, aims it or draws it asks here. It is what the dice said, or the question about it. */
import { same } from './moves';
import type { Incoming, Scene } from './scene';
import type { Defence, Seat, Side, Square, Threat, TruckerView } from './types';
import { dashed, say } from './words';

export interface Approach {
  threat: Threat;
  side: Side;
  lane: number;
}

/** In words, for sentences that speak of it. */
export const hitWords = ({ threat, side, lane }: Approach): { threat: string; side: string; lane: number } => ({
  threat: say(`trucker-threat-${dashed(threat)}`),
  side: say(`trucker-from-${side}`),
  lane,
});

/** A hit that its owner can do something about. */
export interface Danger extends Approach {
  seat: Seat;
  defence: Defence;
  /** The component in danger. */
  target: Square;
  tile: string | null;
  /** What would explode or break along with it. */
  chain: readonly Square[];
  /** What would fall off then. */
  falling: readonly Square[];
}

/** What the viewer is asked to defend against. */
export function dangerTo({ seat, decision, players, advice }: TruckerView): Danger | null {
  if (seat === null || decision?.ask !== 'defend') return null;
  const { threat, side, lane, target, defence } = decision;
  const tile = players[seat]?.ship.components.find(({ square }) => same(square, target))?.tile ?? null;
  return { threat, side, lane, seat, defence, target, tile, chain: advice?.chain ?? [], falling: advice?.falling ?? [] };
}

/** With what is asked about: it stays in the air, after a reload too, and is known to come down there. */
export function aimed(scene: Scene, danger: Danger | null): Scene {
  if (!danger) return scene;
  const { threat, side, lane, seat, target } = danger;
  const isOther = scene.incoming?.only !== undefined && scene.incoming.only !== seat;
  const incoming = isOther ? null : scene.incoming;
  return { ...scene, incoming: { ...(incoming ?? { id: 0, threat, side, lane, met: {} }), aims: { [seat]: target } } };
}

/** Where it ends on this ship; null: it flies past, or nobody knows yet. */
export const endOf = ({ met, aims }: Incoming, seat: Seat): Square | null => met[seat]?.square ?? aims?.[seat] ?? null;
