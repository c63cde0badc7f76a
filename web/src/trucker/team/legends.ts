/** What a question of the Support Team is about, for who has read nothing of it: what its answer will do. */
import type { MessageId } from '../../lib/words.svelte';
import type { Ask, TeamView } from '../types';
import { say } from '../words';
import { abilityOf, abilityText } from './names';

const LEGENDS: Partial<Readonly<Record<Ask, MessageId>>> = {
  adjust_bonuses: 'trucker-legend-adjust-bonuses',
  buy_blocks: 'trucker-legend-buy-blocks',
  change_price: 'trucker-legend-change-price',
  convert: 'trucker-legend-convert',
  lay_pipe: 'trucker-legend-lay-pipe',
  link_components: 'trucker-legend-link-components',
  plate_component: 'trucker-legend-plate-component',
  predict: 'trucker-legend-predict',
  rotate: 'trucker-legend-rotate',
  weld_shut: 'trucker-legend-weld-shut',
};

/** Whose first ability is of use to somebody who has finished building. */
const LINGERERS = ['swindler', 'inspector'];

export function legendOf(ask: Ask, team: TeamView | null | undefined): string {
  const legend = LEGENDS[ask];
  if (legend) return say(legend);
  if (ask !== 'linger') return '';
  const able = (team?.members ?? []).filter(({ id, abilities }) => LINGERERS.includes(id) && abilities.includes('a'));
  return able.map(({ id }) => abilityText(abilityOf(id, 'a'))).join(' ');
}
