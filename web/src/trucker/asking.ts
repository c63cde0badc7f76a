/** The question in the strip. */
import { isInVain } from './choices';
import { strength } from './describe';
import { hitWords } from './hits';
import { ruleBroken } from './refusals';
import { titleName } from './story';
import { COLOURS, type TruckerView } from './types';
import { say } from './words';

/** Whether the component in hand fits nowhere. */
const isLost = ({ advice, players, seat }: TruckerView): boolean => !!advice?.misfits && !players[seat ?? 0]?.loose?.square;

/** Why the component in hand fits nowhere, in sum: the rule that is in the way, and at how many squares. */
export function whyNowhere(view: TruckerView): string {
  const misfits = isLost(view) ? (view.advice?.misfits ?? []) : [];
  const counts = new Map<string, number>();
  for (const { code } of misfits) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([code, count]) => say('trucker-nowhere-reason', { count, why: ruleBroken(code) }))
    .join(' ');
}

/** What is asked, in a sentence. */
export function questionOf(view: TruckerView): string {
  const { decision, seat } = view;
  if (!decision || seat === null) return '';
  const loose = view.players[seat]?.loose;
  switch (decision.ask) {
    case 'build':
      if (view.players[seat]?.reading != null) return say('trucker-ask-build-reading');
      if (!loose) return say('trucker-ask-build-empty');
      if (isLost(view)) return say('trucker-ask-build-nowhere');
      return loose.square ? say('trucker-ask-build-placed') : say('trucker-ask-build-hand');
    case 'watch':
      return say('trucker-ask-watch');
    case 'starting_space':
      return say('trucker-ask-starting-space');
    case 'add_reserved':
      return 'tile' in decision ? say('trucker-ask-add-reserved-place') : say('trucker-ask-add-reserved');
    case 'repair':
      return say('trucker-ask-repair');
    case 'keep_piece':
      return say('trucker-ask-keep-piece');
    case 'house':
      return say('trucker-ask-house');
    case 'fly_on':
      return say('trucker-ask-fly-on');
    case 'land':
      return isInVain(view) ? say('trucker-ask-land-in-vain') : say('trucker-ask-land');
    case 'use_ship':
      return say('trucker-ask-use-ship');
    case 'dock':
      return isInVain(view) ? say('trucker-ask-dock-in-vain') : say('trucker-ask-dock');
    case 'reward':
      return isInVain(view) && !decision.credits ? say('trucker-ask-reward-in-vain') : say('trucker-ask-reward');
    case 'power': {
      const now = strength(decision.halves);
      if (decision.criterion === 'engines') return say('trucker-ask-power-engines', { now });
      if (decision.against === null) return say('trucker-ask-power-cannons', { now });
      return say('trucker-ask-power-against', { now, against: decision.against });
    }
    case 'pay_token':
      return say('trucker-ask-pay-token', { count: decision.losing.count });
    case 'lose_crew':
      return say('trucker-ask-lose-crew', { count: decision.losing.count });
    case 'lose_good':
      return say('trucker-ask-lose-good', {
        count: decision.losing.count,
        colour: say(`trucker-colour-${COLOURS[decision.losing.colour] ?? 'blue'}`),
      });
    case 'defend':
      return say('trucker-ask-defend', hitWords(decision));
    case 'load':
      return say('trucker-ask-load');
    case 'keep_title':
      return say('trucker-ask-keep-title');
    case 'give_title':
      return say('trucker-ask-give-title', { title: titleName(decision.title) });
    default:
      return '';
  }
}
