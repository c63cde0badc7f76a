/** What would come of a meteor, a shot or an intruder in a lane, as notes of a choice. */
import type { Prospect } from './types';
import { dashed, say } from './words';

type Kind<K extends Prospect['is']> = Extract<Prospect, { is: K }>;

function hit({ target, lost, defence }: Kind<'hit-prospect'>): string {
  if (!target) return say('trucker-shift-misses');
  if (!lost) return say('trucker-shift-harmless');
  return defence ? say('trucker-shift-defended') : say('trucker-shift-hits', { count: lost });
}

/** How each fares, and what that costs and earns. */
function raid({ endings, crew, goods, tokens, components, reward }: Kind<'raid'>): string[] {
  return [
    ...endings.map((ending) => say(`trucker-raid-${dashed(ending)}`)),
    crew ? say('trucker-raid-crew', { count: crew }) : '',
    goods ? say('trucker-raid-goods', { count: goods }) : '',
    tokens ? say('trucker-raid-tokens', { count: tokens }) : '',
    components ? say('trucker-raid-components', { count: components }) : '',
    reward ? say('trucker-raid-reward', { count: reward }) : '',
  ].filter(Boolean);
}

export const prospectNotes = (prospect: Prospect): string[] => (prospect.is === 'raid' ? raid(prospect) : [hit(prospect)]);
