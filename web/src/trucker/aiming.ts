/** At which ships something comes: who is not concerned sees nothing of it on the own ship. */
import type { Seat, TruckerEvent, TruckerView } from './types';

/** Who meets whatever comes at everybody. */
export const flyers = ({ players }: TruckerView): Seat[] => players.filter(({ flying, sits_out: isOut }) => flying && !isOut).map(({ seat }) => seat);

/** The lowest, the defeated, whoever braves shots or cannot match a fleet: the others only watch. */
export function aimedAfter(before: readonly Seat[] | null, event: TruckerEvent): readonly Seat[] | null {
  if (event.is === 'card-revealed') return null;
  if (event.is === 'lowest' || event.is === 'shots-braved') return [event.seat];
  const isBeaten = event.is === 'fought' ? event.result === 'lost' : event.is === 'fleet-faced' && event.spared < event.lines;
  return isBeaten && 'seat' in event ? [...(before ?? []), event.seat] : before;
}
