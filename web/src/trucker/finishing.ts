/** The end of building: whether to finish, on which starting place, and what would be lost by it. */
import type { Choice } from '../parts/choice';
import type { Options } from './moves';
import { tileOf } from './own';
import type { Planned, PlayerView } from './types';
import { say } from './words';

const adriftNote = (planned: Planned | undefined): string => (planned?.adrift?.length ? say('trucker-finish-adrift', { count: planned.adrift.length }) : '');

/** Asks for a starting place; not without a word about what would be lost at once. */
export function finish(planned: Planned | undefined): Choice {
  const adrift = adriftNote(planned);
  return { id: 'finish', label: say('trucker-finish'), tone: adrift ? 'harm' : 'quiet', notes: adrift ? [adrift] : [] };
}

/** Nothing that shoots, nothing that shields: said in passing, since some fly so on purpose. What leans against the ship counts. */
function unarmedNote(planned: Planned | undefined, player: PlayerView | null): string {
  if (!planned || !player) return '';
  const { ship, loose } = player;
  const isShielded = ship.components.some(({ kind }) => kind === 'shield') || !!(loose?.square && loose.tile && tileOf(loose.tile)?.kind === 'shield');
  const isArmed = planned.cannon_halves[1] > 0;
  return isArmed && isShielded ? '' : say('trucker-finish-unarmed', { lacks: isArmed ? 'shields' : isShielded ? 'cannons' : 'both' });
}

/** A ship without engines or in pieces is asked about as loudly as whatever else does harm: nobody leaves it so on purpose. */
export const spaces = (options: Options, planned?: Planned, player: PlayerView | null = null): Choice[] =>
  options.of('finish').map(({ notation, words }, index) => {
    const space = Number(words[0]);
    const harms = [planned && !planned.engines[1] ? say('trucker-finish-no-engine') : '', adriftNote(planned)];
    const tone = harms.some(Boolean) ? 'harm' : index ? 'plain' : 'main';
    const notes = [space === 1 ? say('trucker-finish-first') : '', ...harms, unarmedNote(planned, player)].filter(Boolean);
    return { id: notation, label: say('trucker-finish-space', { space }), notes, tone, moves: [notation], key: String(space) };
  });
