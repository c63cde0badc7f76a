/** Whose question it is: who of a team wants to know something. */
import type { Play } from '../play.svelte';
import type { Ask } from '../types';
import type { MemberId } from './catalogue';

const ASKERS: Partial<Readonly<Record<Ask, MemberId>>> = {
  add_last: 'swindler',
  adjust_bonuses: 'bureaucrat',
  buy_blocks: 'trader',
  change_price: 'trader',
  choose_joint: 'welder',
  convert: 'deliveryman',
  exempt: 'hypergeometer',
  lay_pipe: 'plumber',
  link_components: 'assembler',
  mark_connection: 'saboteur',
  plate_component: 'assembler',
  predict: 'advertiser',
  put_marker: 'planner',
  read_ahead: 'inspector',
  rotate: 'hypergeometer',
  take_astronaut: 'saboteur',
  weld_shut: 'welder',
};

/** Who asks, as `data-about` says it; without a question, who keeps one from building. */
export function askerOf({ canAct, ask, decision, view }: Play): string | null {
  const member = canAct && ask ? ASKERS[ask] : undefined;
  if (!decision && view.support?.drill != null) return 'member:security_guard';
  return member ? `member:${member}` : null;
}
