/** What comes at the ships: who names it, aims it or draws it asks here. It is what the dice said, or the question about it. */
import { frameOf, type Frame } from './geometry';
import { laneName } from './lanes';
import { same } from './moves';
import type { Incoming, Scene } from './scene';
import type { Defence, Seat, Side, Square, Threat, TruckerView } from './types';
import { dashed, say } from './words';

export interface Approach {
  threat: Threat;
  side: Side;
  lane: number;
  /** On a board that wraps: the column where it begins. */
  start?: number | undefined;
}

/** In words, for sentences that speak of it. */
export const hitWords = ({ threat, side }: Pick<Approach, 'threat' | 'side'>, lane: string): { threat: string; side: string; lane: string } => ({
  threat: say(`trucker-threat-${dashed(threat)}`),
  side: say(`trucker-from-${side}`),
  lane,
});

/** The board of the own ship. */
export const ownFrame = ({ players, seat }: TruckerView): Frame => frameOf(players[seat ?? 0]?.ship.ship_class ?? '');

/** What is asked about, in words. */
export const askedWords = (approach: Approach, view: TruckerView): ReturnType<typeof hitWords> => hitWords(approach, laneName(ownFrame(view), approach));

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
  const { threat, side, lane, start, target, defence } = decision;
  const tile = players[seat]?.ship.components.find(({ square }) => same(square, target))?.tile ?? null;
  return { threat, side, lane, start, seat, defence, target, tile, chain: advice?.chain ?? [], falling: advice?.falling ?? [] };
}

/** What the viewer can shift to another lane, and what follows it. */
function shiftable({ decision }: TruckerView): (Approach & Pick<Incoming, 'then'>) | null {
  if (decision?.ask !== 'shift') return null;
  const { threats: [threat = 'small', ...then], side, lane, start } = decision;
  return { threat, then, side, lane, start };
}

/** With what is asked about: it stays in the air, after a reload too, and is known to come down there. */
export function aimed(scene: Scene, view: TruckerView, danger: Danger | null): Scene {
  const coming = danger ?? shiftable(view);
  if (!coming || view.seat === null) return scene;
  const { threat, side, lane, start } = coming;
  const isOther = scene.incoming?.at?.includes(view.seat) === false;
  const incoming = (isOther ? null : scene.incoming) ?? { id: 0, threat, side, lane, start, met: {} };
  const then = 'then' in coming ? coming.then : incoming.then;
  return { ...scene, incoming: { ...incoming, then, ...(danger && { lanes: { ...incoming.lanes, [view.seat]: lane }, aims: { [view.seat]: danger.target } }) } };
}

/** Where it ends on this ship; null: it flies past, or nobody knows yet. */
export const endOf = ({ met, aims }: Incoming, seat: Seat): Square | null => met[seat]?.square ?? aims?.[seat] ?? null;
