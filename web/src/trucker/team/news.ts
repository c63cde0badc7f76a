/** What teams have changed for everybody, or put down for all to see: as long as it holds, it can be read. */
import { seatName } from '../describe';
import { COLOURS, type PlayerView, type TruckerView } from '../types';
import { say } from '../words';
import { bonusesName, wayName } from './names';

const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`;

/** Why I cannot build, or others cannot; with a clock it is over when that says so. */
export function drillNews({ support, seat, timer }: TruckerView, names: readonly string[]): string | null {
  const caller = support?.drill ?? null;
  if (caller === null) return null;
  const who = seatName(names, caller);
  if (caller === seat) return say('trucker-news-drill-mine');
  return timer ? say('trucker-news-drill-clock', { who }) : say('trucker-news-drill', { who });
}

/** What concerns all. */
export function commonNews(view: TruckerView, names: readonly string[]): string[] {
  const { finish = 0, look = 0, prices = [] } = view.support ?? {};
  const drill = drillNews(view, names);
  const bonuses = finish || look ? [say('trucker-news-bonuses', { what: bonusesName(wayName(finish), wayName(look)) })] : [];
  const changed = prices.flatMap((change, at) => (change ? [say('trucker-news-price', { colour: say(`trucker-blocks-${COLOURS[at] ?? 'blue'}`), change: signed(change) })] : []));
  return [...(drill ? [drill] : []), ...bonuses, ...changed];
}

/** Of those of whom something was foretold. */
const endOf = (place: number): string => (place ? say('trucker-news-place', { place }) : say('trucker-news-gives-up'));

/** What the team of one player has put down. */
export function ownNews({ team }: PlayerView, names: readonly string[]): string[] {
  return (team?.notes ?? []).flatMap((note) => {
    if (note.is === 'prediction') return note.places.flatMap((place, seat) => (place < 0 ? [] : [say('trucker-news-prediction', { who: seatName(names, seat), end: endOf(place) })]));
    return note.is === 'late-additions' ? [say('trucker-news-late', { count: note.count })] : [];
  });
}
