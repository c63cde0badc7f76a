/** What the strip and the header say. */
import type { Answers } from './answers.svelte';
import { questionOf, whyNowhere } from './asking';
import { betName, levelName, seatName } from './describe';
import type { Play } from './play.svelte';
import { legendOf } from './team/legends';
import { drillNews } from './team/news';
import type { Decision, Seat } from './types';
import { list, say } from './words';

/** What is decided before anybody builds. */
const CHOOSING: readonly Decision['ask'][] = ['choose_mission', 'keep_member', 'take_member'];

/** Where in a flight we are. */
export function stageName({ view }: Play): string {
  const isChoosing = view.asked.some(([, { ask }]) => CHOOSING.includes(ask));
  return isChoosing ? say('trucker-stage-choosing') : say(`trucker-stage-${view.stage}`);
}

const lastLine = ({ director }: Play): string => director.latest?.text ?? '';

/** Whose rocket stands beside whom we wait for. */
export function askedSeat({ director, decision, me, waitedFor }: Play): Seat | null {
  if (director.isPlaying) return null;
  return decision ? me : waitedFor.length === 1 ? (waitedFor[0] ?? null) : null;
}

export function whoIsAsked(play: Play): string {
  const { director, view, decision, me, names, waitedFor } = play;
  if (director.isPlaying || view.outcome) return stageName(play);
  if (decision) return say('trucker-your-decision');
  if (waitedFor.length) return say('trucker-waiting', { who: list(waitedFor.map((seat) => seatName(names, seat))) });
  return me === null ? say('trucker-watching') : say('trucker-nothing-asked');
}

/** Somebody else has called a fire drill, and nothing can be done. */
const stopped = ({ view, names, decision }: Play): string => (decision ? '' : (drillNews(view, names) ?? ''));

export function whatIsAsked(play: Play, { isFinishing, bet }: Answers): string {
  if (play.director.isPlaying) return lastLine(play);
  if (play.decision?.ask === 'bet' && bet.on !== null) return say('trucker-ask-stake', { what: betName(bet.on) });
  if (isFinishing) return say(play.options.of('finish').length > 1 ? 'trucker-finish-confirm' : 'trucker-finish-confirm-only');
  return questionOf(play.view) || stopped(play) || lastLine(play);
}

/** Whose rocket stands beside the sentence: that of whom it tells about. */
export function toldSeat({ director, view }: Play, { isFinishing }: Answers): Seat | null {
  const isAsked = !director.isPlaying && (isFinishing || questionOf(view) !== '' || view.support?.drill != null);
  return isAsked ? null : (director.latest?.seat ?? null);
}

/** What else should be known before an answer. */
export function whatElse({ director, view, decision, mine }: Play): string {
  if (director.isPlaying) return '';
  if (decision?.ask === 'escape') return say('trucker-escape-legend');
  if (decision?.ask === 'dare') return say('trucker-dare-why');
  if (decision?.ask === 'crubots') return say('trucker-crubots-legend');
  if (decision?.ask === 'wait') return say('trucker-wait-legend');
  const misfit = whyNowhere(view);
  return decision && !misfit ? legendOf(decision.ask, mine?.team) : misfit;
}

export function headingOf({ view }: Play): string {
  const level = levelName(view.level, view.classes?.[view.flight - 1]);
  return view.plan.length > 1
    ? say('trucker-flight-of', { number: view.flight, count: view.plan.length, level })
    : say('trucker-flight-only', { level });
}
