/** The heap sorted by what a builder looks for. */
import type { MessageId } from '../lib/words.svelte';
import type { GlyphName } from './art/glyphs';
import { tileOf } from './own';
import type { Kind } from './types';

/** What components are good for; those that missions bring stand last and only where there are any. */
export const SORTS = ['crew', 'engines', 'cannons', 'power', 'protection', 'holds', 'pipes', 'freight'] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_SIGNS: Readonly<Record<Sort, { glyph: GlyphName; name: MessageId }>> = {
  crew: { glyph: 'crew', name: 'trucker-sort-crew' },
  engines: { glyph: 'engine', name: 'trucker-sort-engines' },
  cannons: { glyph: 'cannon', name: 'trucker-sort-cannons' },
  power: { glyph: 'battery', name: 'trucker-sort-power' },
  protection: { glyph: 'shield', name: 'trucker-sort-protection' },
  holds: { glyph: 'hold', name: 'trucker-sort-holds' },
  pipes: { glyph: 'exposed', name: 'trucker-sort-pipes' },
  freight: { glyph: 'reserve', name: 'trucker-sort-freight' },
};

const SORT_OF: Readonly<Record<Kind, Sort>> = {
  starting_cabin: 'crew',
  cabin: 'crew',
  life_support_purple: 'crew',
  life_support_brown: 'crew',
  mixed_life_support: 'crew',
  crubot_station: 'crew',
  engine: 'engines',
  double_engine: 'engines',
  thruster: 'engines',
  cannon: 'cannons',
  double_cannon: 'cannons',
  battery: 'power',
  solar_panel: 'power',
  shield: 'protection',
  auto_defense: 'protection',
  armory: 'protection',
  cargo_hold: 'holds',
  special_hold: 'holds',
  structural: 'pipes',
  routing_module: 'pipes',
  explosive: 'freight',
  fragile: 'freight',
  heavy: 'freight',
  radioactive: 'freight',
  artifact: 'freight',
};

export const sortOf = (tile: string): Sort => SORT_OF[tileOf(tile)?.kind ?? 'structural'];

/** How many there are of each sort, all sorts of the base game among them. */
export function sortsAmong(tiles: readonly string[]): readonly { sort: Sort; count: number }[] {
  const counts = new Map<Sort, number>();
  for (const tile of tiles) counts.set(sortOf(tile), (counts.get(sortOf(tile)) ?? 0) + 1);
  return SORTS.map((sort) => ({ sort, count: counts.get(sort) ?? 0 })).filter(({ sort, count }) => sort !== 'freight' || count > 0);
}
