/** The players of a view. */
import type { PlayerView, Seat, TruckerView } from './types';

/** The view with another one of its players. */
export function withPlayer(view: TruckerView, seat: Seat, change: (before: PlayerView) => Partial<PlayerView>): TruckerView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) };
}
