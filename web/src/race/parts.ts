/** Where in a game a view belongs: round by round, phase by phase. */
import type { RaceView } from './types';
import { dashed, say } from './words';

export function partOf({ round, stage }: RaceView): { id: string; name: string } {
  const name = say(`race-stage-${dashed(stage)}`);
  return { id: `${round}/${stage}`, name: round ? `${say('race-round', { number: round })}, ${name}` : name };
}
