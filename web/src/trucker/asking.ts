/** The question in the strip. */
import { isInVain } from './choices';
import { strength } from './describe';
import { hitWords } from './hits';
import { dueIn } from './pointing';
import { ruleBroken } from './refusals';
import { titleName } from './story';
import { COLOURS, type Ask, type Decision, type DecisionOf, type TruckerView } from './types';
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

function building(_decision: DecisionOf<'build'>, view: TruckerView): string {
  const own = view.players[view.seat ?? 0];
  if (own?.reading != null) return say('trucker-ask-build-reading');
  if (!own?.loose) return say('trucker-ask-build-empty');
  if (isLost(view)) return say('trucker-ask-build-nowhere');
  return own.loose.square ? say('trucker-ask-build-placed') : say('trucker-ask-build-hand');
}

function powering({ criterion, halves, against, minus }: DecisionOf<'power'>): string {
  const now = strength(halves);
  if (minus) return say('trucker-ask-power-difference', { plus: say(`trucker-measure-${criterion}`), minus: say(`trucker-measure-${minus}`), now });
  if (criterion === 'engines') return against === null ? say('trucker-ask-power-engines', { now }) : say('trucker-ask-power-pull', { now, against });
  if (criterion === 'crew') return say('trucker-ask-power-crew', { now });
  return against === null ? say('trucker-ask-power-cannons', { now }) : say('trucker-ask-power-against', { now, against });
}

function losingGoods({ losing: { count, colour } }: DecisionOf<'lose_good'>): string {
  return say('trucker-ask-lose-good', { count, colour: say(`trucker-colour-${COLOURS[colour] ?? 'blue'}`) });
}

function docking({ is_braved }: DecisionOf<'dock'>, view: TruckerView): string {
  if (isInVain(view)) return say('trucker-ask-dock-in-vain');
  return is_braved ? say('trucker-ask-dock-braved') : say('trucker-ask-dock');
}

/** By what is asked; the clock is asked without words. */
const QUESTIONS: { readonly [K in Ask]: ((decision: DecisionOf<K>, view: TruckerView) => string) | null } = {
  build: building,
  watch: () => say('trucker-ask-watch'),
  sand: null,
  time: null,
  starting_space: () => say('trucker-ask-starting-space'),
  add_reserved: (decision) => ('tile' in decision ? say('trucker-ask-add-reserved-place') : say('trucker-ask-add-reserved')),
  repair: () => say('trucker-ask-repair'),
  escape: ({ pull, strength: now, due }) => say('trucker-ask-escape', { pull, now, count: due }),
  keep_piece: () => say('trucker-ask-keep-piece'),
  part: () => say('trucker-ask-part'),
  fall_off: ({ count }) => say('trucker-ask-fall-off', { count }),
  house: () => say('trucker-ask-house'),
  insure: () => say('trucker-ask-insure'),
  bet: () => say('trucker-ask-bet'),
  wait: () => say('trucker-ask-wait'),
  sit_out: () => say('trucker-ask-sit-out'),
  fly_on: () => say('trucker-ask-fly-on'),
  land: (_, view) => (isInVain(view) ? say('trucker-ask-land-in-vain') : say('trucker-ask-land')),
  use_ship: ({ is_braved }) => (is_braved ? say('trucker-ask-use-ship-braved') : say('trucker-ask-use-ship')),
  dock: docking,
  reward: ({ credits }, view) => (isInVain(view) && !credits ? say('trucker-ask-reward-in-vain') : say('trucker-ask-reward')),
  power: powering,
  pay_token: (decision) => say('trucker-ask-pay-token', { count: dueIn(decision) }),
  lose_crew: ({ losing }) => say('trucker-ask-lose-crew', { count: losing.count }),
  lose_good: losingGoods,
  defend: (decision) => say('trucker-ask-defend', hitWords(decision)),
  shift: ({ threats: [threat = 'small'], side, lane }) => say('trucker-ask-shift', hitWords({ threat, side, lane })),
  crubots: () => say('trucker-ask-crubots'),
  load: () => say('trucker-ask-load'),
  keep_title: () => say('trucker-ask-keep-title'),
  board_crew: ({ count }) => say('trucker-ask-board-crew', { count }),
  dare: ({ count, pile }) => say('trucker-ask-dare', { count, pile }),
  choose_mission: ({ flight }) => say('trucker-ask-choose-mission', { flight }),
  come_back: () => say('trucker-ask-come-back'),
  give_title: ({ title }) => say('trucker-ask-give-title', { title: titleName(title) }),
};

/** What is asked, in a sentence. */
export function questionOf(view: TruckerView): string {
  const { decision, seat } = view;
  if (!decision || seat === null) return '';
  const question = QUESTIONS[decision.ask] as ((decision: Decision, view: TruckerView) => string) | null;
  return question?.(decision, view) ?? '';
}
