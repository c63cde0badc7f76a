/** Where in a game a view belongs: the yard, then card after card, then the bill. */
import { cardName } from './describe';
import type { TruckerView } from './types';
import { say } from './words';

export function partOf(view: TruckerView): { id: string; name: string } {
  const stage = say(`trucker-stage-${view.stage}`);
  const name = view.card ? say('trucker-stage-card', { stage, card: cardName(view.card) }) : stage;
  return { id: `${view.flight}/${view.stage}/${view.revealed.length}`, name };
}
