/** The question in the strip. */
import { isInVain } from './choices';
import { squareName, strength, titleName } from './describe';
import { askedWords } from './hits';
import { dueIn } from './pointing';
import { ruleBroken } from './refusals';
import { markerName } from './team/markers';
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

const isReading = ({ players, seat }: TruckerView): boolean => players[seat ?? 0]?.reading != null;

/** Somebody else has called a fire drill, and there is nothing in hand. */
const isRunning = ({ support, players, seat }: TruckerView): boolean =>
  support?.drill != null && support.drill !== seat && !players[seat ?? 0]?.loose;

function building(_decision: DecisionOf<'build'>, view: TruckerView): string {
  if (isReading(view)) return say('trucker-ask-build-reading');
  if (isRunning(view)) return say('trucker-ask-build-drill');
  if (view.players[view.seat ?? 0]?.loose) return handling(view);
  return isSealed(view) ? say('trucker-ask-build-sealed') : say('trucker-ask-build-empty');
}

/** After finishing some may add components, others read piles. */
function lingering(_decision: DecisionOf<'linger'>, view: TruckerView): string {
  if (isReading(view)) return say('trucker-ask-build-reading');
  return view.players[view.seat ?? 0]?.loose ? handling(view) : say('trucker-ask-linger');
}

/** No component of any sort could be joined to the own ship, with what leans against it. */
const isSealed = ({ planned, seat }: TruckerView): boolean => !!planned[seat ?? 0]?.is_sealed;

/** With a component in hand, or put but not yet fast: then it is not too late to leave a pipe open. */
function handling(view: TruckerView): string {
  const loose = view.players[view.seat ?? 0]?.loose;
  if (loose?.square) return isSealed(view) ? say('trucker-ask-build-sealing') : say('trucker-ask-build-placed');
  if (!isLost(view)) return say('trucker-ask-build-hand');
  if (isSealed(view)) return loose?.from_reserve ? say('trucker-ask-build-sealed-reserved') : say('trucker-ask-build-sealed-hand');
  return loose?.from_reserve ? say('trucker-ask-build-nowhere-reserved') : say('trucker-ask-build-nowhere');
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

/** Charges that go because there are too few blocks to take (FLT-09) say so. */
function paying(decision: DecisionOf<'pay_token'>): string {
  if ('targets' in decision) return say('trucker-ask-source');
  const isInstead = 'losing' in decision && decision.losing.cause === 'penalty';
  return say(isInstead ? 'trucker-ask-pay-instead' : 'trucker-ask-pay-token', { count: dueIn(decision) });
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
  pay_token: paying,
  lose_crew: ({ losing }) => say('trucker-ask-lose-crew', { count: losing.count }),
  lose_good: losingGoods,
  surrender: ({ due }) => say('trucker-ask-surrender', { count: due }),
  defend: (decision, view) => say('trucker-ask-defend', askedWords(decision, view)),
  shift: ({ threats: [threat = 'small'], ...at }, view) => say('trucker-ask-shift', askedWords({ threat, ...at }, view)),
  crubots: () => say('trucker-ask-crubots'),
  load: () => say('trucker-ask-load'),
  keep_title: () => say('trucker-ask-keep-title'),
  board_crew: ({ count }) => say('trucker-ask-board-crew', { count }),
  dare: ({ count, pile }) => say('trucker-ask-dare', { count, pile }),
  choose_mission: ({ flight }) => say('trucker-ask-choose-mission', { flight }),
  come_back: () => say('trucker-ask-come-back'),
  keep_member: () => say('trucker-ask-keep-member'),
  take_member: () => say('trucker-ask-take-member'),
  linger: lingering,
  add_last: (decision) => ('tile' in decision ? say('trucker-ask-build-hand') : say('trucker-ask-add-last')),
  mark_connection: () => say('trucker-ask-mark-connection'),
  lay_pipe: ({ left }) => say('trucker-ask-lay-pipe', { count: left }),
  choose_joint: ({ left }) => say('trucker-ask-choose-joint', { count: left }),
  weld_shut: ({ left }) => say('trucker-ask-weld-shut', { count: left }),
  link_components: ({ first }) => (first ? say('trucker-ask-link-second', { square: squareName(first) }) : say('trucker-ask-link-first')),
  plate_component: () => say('trucker-ask-plate-component'),
  take_astronaut: () => say('trucker-ask-take-astronaut'),
  use_ability: () => say('trucker-ask-use-ability'),
  adjust_bonuses: () => say('trucker-ask-adjust-bonuses'),
  buy_blocks: () => say('trucker-ask-buy-blocks'),
  put_marker: ({ marker }) => say('trucker-ask-put-marker', { marker: markerName(marker) }),
  predict: () => say('trucker-ask-predict'),
  read_ahead: (_, view) => (isReading(view) ? say('trucker-ask-build-reading') : say('trucker-ask-read-ahead')),
  convert: () => say('trucker-ask-convert'),
  exempt: () => say('trucker-ask-exempt'),
  rotate: () => say('trucker-ask-rotate'),
  change_price: () => say('trucker-ask-change-price'),
  give_title: ({ title }) => say('trucker-ask-give-title', { title: titleName(title) }),
};

/** What is asked, in a sentence. */
export function questionOf(view: TruckerView): string {
  const { decision, seat } = view;
  if (!decision || seat === null) return '';
  const question = QUESTIONS[decision.ask] as ((decision: Decision, view: TruckerView) => string) | null;
  return question?.(decision, view) ?? '';
}
