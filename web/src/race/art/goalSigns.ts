/** The signs of goals: what they count, and how many are needed. */
import type { GoalTile } from '../design';
import type { Sign } from './signs';

const COUNTED: Readonly<Record<string, readonly Sign[]>> = {
  vp_chips: [{ sign: 'chip', paint: 'chip' }],
  six_developments: [{ sign: 'development', paint: 'line', text: '6' }],
  phases_with_power: [{ text: 'I–V' }],
  cards_discarded_at_round_end: [{ text: '10' }, { sign: 'discard', paint: 'gone' }],
  kinds_of_worlds: [
    { sign: 'novelty', paint: 'novelty' },
    { sign: 'rare', paint: 'rare' },
    { sign: 'genes', paint: 'genes' },
    { sign: 'alien', paint: 'alien' },
  ],
  flag_alien: [{ sign: 'flag-alien' }],
  production_worlds: [{ text: '+' }, { sign: 'any', paint: 'any' }],
  developments: [{ sign: 'development', paint: 'line' }],
  total_military: [{ sign: 'strength', paint: 'military' }],
  novelty_and_rare_worlds: [
    { sign: 'novelty', paint: 'novelty' },
    { sign: 'rare', paint: 'rare' },
  ],
};
/** What shows its number by itself. */
const UNCOUNTED = new Set(['six_developments', 'phases_with_power', 'cards_discarded_at_round_end', 'kinds_of_worlds']);

export function goalSigns({ counts, minimum }: GoalTile): Sign[] {
  const signs = COUNTED[counts] ?? [];
  return UNCOUNTED.has(counts) ? [...signs] : [{ text: `${minimum}×` }, ...signs];
}
