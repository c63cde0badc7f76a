/** What happened, told in a sentence each; events that nobody would tell are left out. */
import type { Happening, Line } from '../lib/story.svelte';
import { kindName, strength } from './describe';
import type { Seat, Square, TruckerEvent } from './types';
import { dashed, list, say } from './words';

export interface StoryLine extends Line {
  /** Where on the ship of its seat it happened. */
  squares: readonly Square[];
}

/** Worth telling only while it happens: who grabs what. */
const CHATTER = new Set(['tile-drawn', 'tile-taken', 'tile-returned']);

type Teller = (seat: Seat) => string;

/** A card, a launch, an end. */
const HEADINGS = new Set(['flight-prepared', 'launched', 'card-revealed', 'flight-ended']);

function tiles(event: Extract<TruckerEvent, { is: 'components-lost' }>): string {
  return list(event.components.map(({ tile }) => kindName(tile)));
}

function building(event: TruckerEvent, who: Teller): string | null {
  switch (event.is) {
    case 'flight-prepared':
      return say('trucker-story-flight-prepared', { level: say(`trucker-level-${event.level}`) });
    case 'tile-drawn':
      return say('trucker-story-tile-drawn', { who: who(event.seat) });
    case 'tile-taken':
      return event.reserved
        ? say('trucker-story-tile-fetched', { who: who(event.seat), tile: kindName(event.tile) })
        : say('trucker-story-tile-taken', { who: who(event.seat), tile: kindName(event.tile) });
    case 'tile-returned':
      return say('trucker-story-tile-returned', { who: who(event.seat), tile: kindName(event.tile) });
    case 'tile-reserved':
      return say('trucker-story-tile-reserved', { who: who(event.seat), tile: kindName(event.tile) });
    case 'pile-taken':
      return say('trucker-story-pile-taken', { who: who(event.seat), pile: event.pile });
    case 'pile-put-back':
      return say('trucker-story-pile-put-back', { who: who(event.seat), pile: event.pile });
    case 'sand-ran-out':
      return say('trucker-story-sand-ran-out');
    case 'timer-flipped':
      return say('trucker-story-timer-flipped', { who: who(event.seat) });
    case 'building-finished':
      return say('trucker-story-building-finished', { who: who(event.seat), space: event.space });
    case 'building-stopped':
      return say('trucker-story-building-stopped');
    case 'rocket-taken-back':
      return say('trucker-story-rocket-taken-back', { who: who(event.seat) });
    case 'faults-found':
      return say('trucker-story-faults-found', { who: who(event.seat), count: event.faults.length });
    case 'crew-housed':
      return event.dweller === 'humans'
        ? null
        : say('trucker-story-alien-housed', { who: who(event.seat), dweller: say(`trucker-dweller-${event.dweller}`) });
    case 'launched':
      return say('trucker-story-launched', { who: who(event.order[0] ?? 0) });
    default:
      return null;
  }
}

function hits(event: TruckerEvent, who: Teller): string | null {
  switch (event.is) {
    case 'dice-rolled':
      return say('trucker-story-dice-rolled', {
        threat: say(`trucker-threat-${event.threat}`),
        side: say(`trucker-from-${event.side}`),
        lane: event.lane,
      });
    case 'sabotage-rolled': {
      const values = { who: who(event.seat), column: event.square[0], row: event.square[1] };
      return event.found ? say('trucker-story-sabotage-hit', values) : say('trucker-story-sabotage-miss', values);
    }
    case 'threat-met':
      return say(`trucker-story-met-${dashed(event.how)}`, { who: who(event.seat) });
    case 'components-lost':
      return say(`trucker-story-lost-${dashed(event.how)}`, {
        who: who(event.seat),
        tiles: tiles(event),
        count: event.components.length,
      });
    case 'crew-lost':
      return say('trucker-story-crew-lost', { who: who(event.seat), count: event.count });
    case 'tokens-spent':
      return event.cause === 'lost_component' || event.cause === 'penalty'
        ? say('trucker-story-tokens-lost', { who: who(event.seat), count: event.count })
        : say('trucker-story-tokens-spent', { who: who(event.seat), count: event.count });
    case 'goods-lost': {
      const values = { who: who(event.seat), colour: say(`trucker-colour-${event.colour}`) };
      return event.cause === 'goods' ? say('trucker-story-goods-sold', values) : say('trucker-story-goods-lost', values);
    }
    default:
      return null;
  }
}

function flight(event: TruckerEvent, who: Teller): string | null {
  switch (event.is) {
    case 'goods-loaded':
      return say('trucker-story-goods-loaded', { who: who(event.seat), colour: say(`trucker-colour-${event.colour}`) });
    case 'goods-unloaded':
      return say('trucker-story-goods-unloaded', { who: who(event.seat), colour: say(`trucker-colour-${event.colour}`) });
    case 'strength-declared':
      return say(`trucker-story-declared-${event.criterion}`, { who: who(event.seat), strength: strength(event.halves) });
    case 'landed-on':
      return say('trucker-story-landed-on', { who: who(event.seat), planet: event.planet });
    case 'offer-taken':
      return say('trucker-story-offer-taken', { who: who(event.seat) });
    case 'passed':
      return say('trucker-story-passed', { who: who(event.seat) });
    case 'fought':
      return say(`trucker-story-fought-${event.result}`, { who: who(event.seat) });
    case 'lowest':
      return say(`trucker-story-lowest-${event.criterion}`, { who: who(event.seat) });
    case 'rocket-moved':
      if (!event.days) return null;
      return event.days > 0
        ? say('trucker-story-moved-ahead', { who: who(event.seat), days: event.days })
        : say('trucker-story-moved-back', { who: who(event.seat), days: -event.days });
    case 'gave-up':
      return say(`trucker-story-gave-up-${dashed(event.why)}`, { who: who(event.seat) });
    default:
      return null;
  }
}

function ending(event: TruckerEvent, who: Teller): string | null {
  switch (event.is) {
    case 'credits-changed': {
      if (!event.amount) return null;
      const values = { who: who(event.seat), amount: Math.abs(event.amount), why: billReason(event.cause) };
      return event.amount > 0 ? say('trucker-story-earned', values) : say('trucker-story-paid', values);
    }
    case 'debt-forgiven':
      return say('trucker-story-debt-forgiven', { amount: event.amount });
    case 'flight-ended': {
      const [first] = event.finishers;
      return first === undefined
        ? say('trucker-story-flight-ended-nobody')
        : say('trucker-story-flight-ended', { who: who(first) });
    }
    case 'titles-drawn':
      return say('trucker-story-titles-drawn', { titles: list(event.titles.map(titleName)) });
    case 'title-won':
      return say('trucker-story-title-won', { who: who(event.seat), title: titleName(event.title) });
    case 'title-defended': {
      const values = { who: who(event.seat), title: titleName(event.title) };
      return event.gold ? say('trucker-story-title-legend', values) : say('trucker-story-title-defended', values);
    }
    case 'credits-shown':
      return say('trucker-story-credits-shown');
    default:
      return null;
  }
}

export const titleName = (title: string): string => say(`trucker-title-${dashed(title)}`);

export const billReason = (cause: string): string => say(`trucker-bill-${dashed(cause)}`);

function cards(event: TruckerEvent, cardName: (id: string) => string): string | null {
  if (event.is === 'card-revealed') return say('trucker-story-card-revealed', { card: cardName(event.card) });
  if (event.is === 'card-skipped') return say('trucker-story-card-skipped', { card: cardName(event.card) });
  return null;
}

function squaresOf(event: TruckerEvent): readonly Square[] {
  if (event.is === 'components-lost') return event.components.flatMap(({ square }) => (square ? [square] : []));
  return 'square' in event && event.square ? [event.square] : [];
}

/** The sentence for an event, or nothing. */
export function tell(event: TruckerEvent, who: Teller, cardName: (id: string) => string): string | null {
  return building(event, who) ?? hits(event, who) ?? flight(event, who) ?? ending(event, who) ?? cards(event, cardName);
}

/** The line for something that happened, or nothing. */
export function storyLine({ number, event }: Happening<TruckerEvent>, who: Teller, cardName: (id: string) => string): StoryLine | null {
  const text = tell(event, who, cardName);
  return text === null ? null : {
    id: number,
    text,
    seat: 'seat' in event ? event.seat : null,
    squares: squaresOf(event),
    rank: HEADINGS.has(event.is) ? 'phase' : 'line',
    times: 1,
    isChatter: CHATTER.has(event.is),
    endsChatter: event.is === 'launched',
  };
}

/** The same again is counted, not repeated. */
export function joined(earlier: StoryLine, later: StoryLine): StoryLine | null {
  if (earlier.text !== later.text || later.rank !== 'line') return null;
  return { ...earlier, times: earlier.times + later.times, squares: [...earlier.squares, ...later.squares] };
}
