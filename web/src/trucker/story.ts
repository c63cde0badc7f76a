/** What happened, told in a sentence each; events that nobody would tell are left out. */
import { byKind, type ByKind } from '../lib/kinds';
import type { Earlier, Line, Told } from '../lib/story.svelte';
import type { MessageId } from '../lib/words.svelte';
import { betName, billReason, colourName, directiveName, directiveTitle, kindName, levelName, pilesName, specialName, squareName, strength, titleName } from './describe';
import { hitWords } from './hits';
import { plainLane, rolledLane, shiftedLane } from './lanes';
import { met } from './meeting';
import { missionName } from './missions/names';
import { markerName } from './team/markers';
import { abilityName, bonusesName, memberName, ownerName, wayName } from './team/names';
import type { EventKind, EventOf, Seat, Square, TruckerEvent } from './types';
import { dashed, list, say } from './words';

export interface StoryLine extends Line {
  /** Where on the ship of its seat it happened. */
  squares: readonly Square[];
  /** Components that somebody has turned up, how many went straight back, and which was the last of those: all is one line. */
  drawn?: { who: string; count: number; back: number; tile: string };
  /** Crew that left: the next who leave are added. */
  crew?: { who: string; count: number };
}

/** How seats and cards are called. */
export interface Teller {
  who: (seat: Seat) => string;
  card: (id: string) => string;
  earlier?: Earlier<TruckerEvent>;
}

/** Worth telling only while it happens: who grabs what. */
const CHATTER: ReadonlySet<EventKind> = new Set<EventKind>(['tile-drawn', 'tile-taken', 'tile-returned']);
/** A card, a launch, an end. */
const HEADINGS: ReadonlySet<EventKind> = new Set<EventKind>(['flight-prepared', 'launched', 'card-revealed', 'flight-ended']);

const ALTERED: Readonly<Record<string, MessageId>> = {
  part: 'trucker-story-component-converted',
  plated: 'trucker-story-component-plated',
  welded: 'trucker-story-component-welded',
  universal: 'trucker-story-component-universal',
};

/** What was done is plain as long as a component bears tokens of one sort. */
function altered({ seat, kind, alteration }: EventOf<'component-altered'>, { who }: Teller): string {
  const [sort = '', ...others] = Object.keys(alteration ?? {});
  const known = alteration?.part ? ALTERED.part : others.length ? undefined : ALTERED[sort];
  return say(known ?? 'trucker-story-component-altered', { who: who(seat), kind: say(`trucker-kind-${dashed(kind)}`) });
}

function audited({ seat, met, broken }: EventOf<'ship-audited'>, { who }: Teller): string {
  const values = { who: who(seat), count: met.length, all: met.length + broken.length, broken: broken.length };
  return say('trucker-story-ship-audited', { ...values, which: list(broken.map(directiveTitle)) });
}

function taken({ seat, tile, reserved }: EventOf<'tile-taken'>, { who }: Teller): string {
  const values = { who: who(seat), tile: kindName(tile) };
  return reserved ? say('trucker-story-tile-fetched', values) : say('trucker-story-tile-taken', values);
}


function housed({ seat, dweller }: EventOf<'crew-housed'>, { who }: Teller): string | null {
  return dweller === 'humans' ? null : say('trucker-story-alien-housed', { who: who(seat), dweller: say(`trucker-dweller-${dweller}`) });
}

function sabotaged({ seat, square, found }: EventOf<'sabotage-rolled'>, { who }: Teller): string {
  const values = { who: who(seat), column: square[0], row: square[1] };
  return found ? say('trucker-story-sabotage-hit', values) : say('trucker-story-sabotage-miss', values);
}

function lost({ seat, how, components }: EventOf<'components-lost'>, { who }: Teller): string {
  const tiles = list(components.map(({ tile }) => kindName(tile)));
  return say(`trucker-story-lost-${dashed(how)}`, { who: who(seat), tiles, count: components.length });
}

function spent({ seat, count, cause }: EventOf<'tokens-spent'>, { who }: Teller): string {
  const values = { who: who(seat), count };
  if (cause === 'penalty') return say('trucker-story-tokens-instead', values);
  return cause === 'lost_component' || cause === 'intruder' ? say('trucker-story-tokens-lost', values) : say('trucker-story-tokens-spent', values);
}

function goodsLost({ seat, colour, cause }: EventOf<'goods-lost'>, { who }: Teller): string {
  const values = { who: who(seat), colour: colourName(colour) };
  return cause === 'goods' ? say('trucker-story-goods-sold', values) : say('trucker-story-goods-lost', values);
}

function moved({ seat, days }: EventOf<'rocket-moved'>, { who }: Teller): string | null {
  if (!days) return null;
  return days > 0 ? say('trucker-story-moved-ahead', { who: who(seat), days }) : say('trucker-story-moved-back', { who: who(seat), days: -days });
}

function earned({ seat, amount, cause }: EventOf<'credits-changed'>, { who }: Teller): string | null {
  if (!amount) return null;
  const values = { who: who(seat), amount: Math.abs(amount), why: billReason(cause) };
  return amount > 0 ? say('trucker-story-earned', values) : say('trucker-story-paid', values);
}

/** The lowest in a line of a combat zone, or in a column of a tactical zone. */
function outdone({ seat, criterion, minus }: EventOf<'lowest'>, { who }: Teller): string {
  return minus ? say('trucker-story-lowest-difference', { who: who(seat) }) : say(`trucker-story-lowest-${criterion}`, { who: who(seat) });
}

function faced({ seat, spared, lines }: EventOf<'fleet-faced'>, { who }: Teller): string {
  if (spared === lines) return say('trucker-story-fleet-held', { who: who(seat) });
  return say('trucker-story-fleet-hits', { who: who(seat), count: lines - spared });
}

function ended({ finishers: [first] }: EventOf<'flight-ended'>, { who }: Teller): string {
  return first === undefined ? say('trucker-story-flight-ended-nobody') : say('trucker-story-flight-ended', { who: who(first) });
}

function defended({ seat, title, gold }: EventOf<'title-defended'>, { who }: Teller): string {
  const values = { who: who(seat), title: titleName(title) };
  return gold ? say('trucker-story-title-legend', values) : say('trucker-story-title-defended', values);
}

function betsShown({ options, stakes }: EventOf<'bets-shown'>, { who }: Teller): string {
  const bets = options.flatMap((option, seat) => (option ? [say('trucker-story-bet-of', { who: who(seat), stake: stakes[seat] ?? 0, what: betName(option) })] : []));
  return bets.length ? say('trucker-story-bets-shown-by', { bets: list(bets) }) : say('trucker-story-bets-shown');
}

/** Votes are open once all are in. */
function missionChosen({ mission, votes }: EventOf<'mission-chosen'>, { who }: Teller): string {
  const wishes = votes.flatMap((vote, seat) => (vote ? [say('trucker-story-mission-vote', { who: who(seat), mission: missionName(vote) })] : []));
  const chosen = say('trucker-story-mission-chosen', { mission: missionName(mission) });
  return wishes.length ? `${chosen} ${say('trucker-story-mission-votes', { wishes: list(wishes) })}` : chosen;
}

const SENTENCES: ByKind<TruckerEvent, Teller, string | null> = {
  'flight-prepared': ({ level, ship_class: shipClass }) => say('trucker-story-flight-prepared', { level: levelName(level, shipClass) }),
  'halves-drawn': () => say('trucker-story-halves-drawn'),
  'squares-closed': ({ dice }) => say('trucker-story-squares-closed', { first: dice[0] ?? 0, second: dice[1] ?? 0 }),
  'supercards-added': ({ piles }) => say('trucker-story-supercards-added', { count: piles.length, piles: list([...new Set(piles)].map((pile) => pilesName(pile, piles))) }),
  'supercards-declined': () => say('trucker-story-supercards-declined'),
  'special-mixed-in': ({ kind, count }) => say('trucker-story-special-mixed-in', { kind: specialName(kind), count }),
  'special-dealt': ({ seat, tiles }, { who }) => say('trucker-story-special-dealt', { who: who(seat), tiles: list(tiles.map(kindName)) }),
  'tile-drawn': ({ seat, special }, { who }) => (special ? say('trucker-story-special-drawn', { who: who(seat) }) : say('trucker-story-tile-drawn', { who: who(seat) })),
  'tile-taken': taken,
  'tile-shown': null,
  'tile-placed': null,
  'tile-lifted': null,
  'tile-welded': null,
  'tile-returned': ({ seat, tile }, { who }) => say('trucker-story-tile-returned', { who: who(seat), tile: kindName(tile) }),
  'tile-reserved': ({ seat, tile }, { who }) => say('trucker-story-tile-reserved', { who: who(seat), tile: kindName(tile) }),
  'pile-taken': ({ seat, pile }, { who }) => say('trucker-story-pile-taken', { who: who(seat), pile }),
  'pile-read': null,
  'pile-put-back': ({ seat, pile }, { who }) => say('trucker-story-pile-put-back', { who: who(seat), pile }),
  'sand-ran-out': () => say('trucker-story-sand-ran-out'),
  'timer-flipped': ({ seat }, { who }) => say('trucker-story-timer-flipped', { who: who(seat) }),
  'building-finished': ({ seat, space }, { who }) => say('trucker-story-building-finished', { who: who(seat), space }),
  'building-stopped': () => say('trucker-story-building-stopped'),
  'rocket-taken-back': ({ seat }, { who }) => say('trucker-story-rocket-taken-back', { who: who(seat) }),
  'faults-found': ({ seat, faults }, { who }) => say('trucker-story-faults-found', { who: who(seat), count: faults.length }),
  'components-lost': lost,
  'token-used': null,
  'token-freed': null,
  'component-altered': altered,
  'wireless-linked': ({ seat }, { who }) => say('trucker-story-wireless-linked', { who: who(seat) }),
  'pipe-laid': ({ seat }, { who }) => say('trucker-story-pipe-laid', { who: who(seat) }),
  'connection-marked': ({ seat }, { who }) => say('trucker-story-connection-marked', { who: who(seat) }),
  'crew-housed': housed,
  'insurance-offered': ({ seat, can_pay }, { who }) => (can_pay ? null : say('trucker-story-cannot-insure', { who: who(seat) })),
  insured: ({ seat, maximum }, { who }) => say('trucker-story-insured', { who: who(seat), count: maximum }),
  'directives-drawn': ({ directives }) => say('trucker-story-directives-drawn', { directives: list(directives.map(directiveName)) }),
  'ship-audited': audited,
  'bets-shown': betsShown,
  'bet-judged': ({ seat, option, is_won: isWon }, { who }) => say(isWon ? 'trucker-story-bet-won' : 'trucker-story-bet-lost', { who: who(seat), what: betName(option) }),
  'trial-judged': ({ seat, passed }, { who }) => say(passed ? 'trucker-story-trial-passed' : 'trucker-story-trial-failed', { who: who(seat) }),
  'stayed-out': ({ seat }, { who }) => say('trucker-story-stayed-out', { who: who(seat) }),
  'ranks-closed': () => say('trucker-story-ranks-closed'),
  'merchant-joined': ({ crates }) => say('trucker-story-merchant-joined', { crates }),
  'merchant-moved': ({ days }) => say('trucker-story-merchant-moved', { days }),
  'crates-lost': ({ count, left }) => say('trucker-story-crates-lost', { count, left }),
  'merchant-escorted': ({ seats }, { who }) => say('trucker-story-merchant-escorted', { who: list(seats.map(who)) }),
  'merchant-left': ({ lapped }) => (lapped ? say('trucker-story-merchant-lapped') : say('trucker-story-merchant-left')),
  launched: ({ order }, { who }) => say('trucker-story-launched', { who: who(order[0] ?? 0) }),
  'card-revealed': ({ card }, { card: name }) => say('trucker-story-card-revealed', { card: name(card) }),
  'crew-too-small': ({ seats, crew, nobody }, { who }) =>
    nobody ? say('trucker-story-crew-nobody', { crew }) : say('trucker-story-crew-too-small', { who: list(seats.map(who)), count: seats.length, crew }),
  'card-skipped': ({ card }, { card: name }) => say('trucker-story-card-skipped', { card: name(card) }),
  'cards-added': ({ deck, count }) => say('trucker-story-cards-added', { deck, count }),
  'dice-rolled': (event) => say('trucker-story-dice-rolled', hitWords(event, rolledLane(event))),
  'lane-shifted': (event, { who }) => say('trucker-story-lane-shifted', { who: who(event.seat), lane: shiftedLane(event) }),
  'rain-falls': ({ side }) => say('trucker-story-rain-falls', { side: say(`trucker-from-${side}`) }),
  'meteor-falls': (event, { who }) => say('trucker-story-meteor-falls', { who: who(event.seat), ...hitWords({ threat: 'small', side: event.side }, plainLane(event)) }),
  escaped: ({ seat, count }, { who }) => say('trucker-story-escaped', { who: who(seat), count }),
  'side-rolled': ({ side }) => say('trucker-story-side-rolled', { side: say(`trucker-from-${side}`) }),
  'entry-found': ({ seat }, { who }) => say('trucker-story-entry-found', { who: who(seat) }),
  'next-comes': ({ threat, side }) => say('trucker-story-next-comes', { threat: say(`trucker-threat-${dashed(threat)}`), side: say(`trucker-from-${side}`) }),
  'sabotage-rolled': sabotaged,
  'threat-met': met,
  'crew-lost': ({ seat, count }, { who }) => say('trucker-story-crew-lost', { who: who(seat), count }),
  'crew-boarded': ({ seat }, { who }) => say('trucker-story-crew-boarded', { who: who(seat) }),
  'tokens-spent': spent,
  'panel-used': ({ seat }, { who }) => say('trucker-story-panel-used', { who: who(seat) }),
  'crubots-activated': ({ seat, count }, { who }) => say('trucker-story-crubots-activated', { who: who(seat), count }),
  'goods-loaded': ({ seat, colour }, { who }) => say('trucker-story-goods-loaded', { who: who(seat), colour: colourName(colour) }),
  'goods-unloaded': ({ seat, colour }, { who }) => say('trucker-story-goods-unloaded', { who: who(seat), colour: colourName(colour) }),
  'goods-lost': goodsLost,
  'strength-declared': ({ seat, criterion, halves }, { who }) => say(`trucker-story-declared-${criterion}`, { who: who(seat), strength: strength(halves) }),
  'difference-declared': ({ seat, halves, less }, { who }) =>
    say('trucker-story-difference', { who: who(seat), plus: strength(halves), minus: strength(less), result: strength(halves - less) }),
  'fleet-faced': faced,
  'landed-on': ({ seat, planet }, { who }) => say('trucker-story-landed-on', { who: who(seat), planet }),
  'offer-taken': ({ seat }, { who }) => say('trucker-story-offer-taken', { who: who(seat) }),
  'shots-braved': ({ seat }, { who }) => say('trucker-story-shots-braved', { who: who(seat) }),
  passed: ({ seat }, { who }) => say('trucker-story-passed', { who: who(seat) }),
  fought: ({ seat, result }, { who }) => say(`trucker-story-fought-${result}`, { who: who(seat) }),
  lowest: outdone,
  fastest: ({ seat }, { who }) => say('trucker-story-fastest', { who: who(seat) }),
  'intruder-stepped': ({ seat, step }, { who }) => (step === 1 ? say('trucker-story-intruder-enters', { who: who(seat) }) : null),
  'charge-planted': ({ seat }, { who }) => say('trucker-story-charge-planted', { who: who(seat) }),
  'intruder-gone': ({ seat, how }, { who }) => say(`trucker-story-intruder-${dashed(how)}`, { who: who(seat) }),
  'rocket-moved': moved,
  'credits-changed': earned,
  'debt-forgiven': ({ amount }) => say('trucker-story-debt-forgiven', { amount }),
  'gave-up': ({ seat, why }, { who }) => say(`trucker-story-gave-up-${dashed(why)}`, { who: who(seat) }),
  'flight-ended': ended,
  'titles-drawn': ({ titles }) => say('trucker-story-titles-drawn', { titles: list(titles.map(titleName)) }),
  'missions-offered': ({ flight, missions }) => say('trucker-story-missions-offered', { flight, missions: list(missions.map(missionName)) }),
  'mission-chosen': missionChosen,
  died: ({ seat }, { who }) => say('trucker-story-died', { who: who(seat) }),
  'came-back': ({ seat }, { who }) => say('trucker-story-came-back', { who: who(seat) }),
  'sat-out': ({ seat }, { who }) => say('trucker-story-sat-out', { who: who(seat) }),
  'mission-counted': ({ seat, what, count }, { who }) => say('trucker-story-mission-counted', { who: who(seat), what: billReason(what), count }),
  'members-dealt': ({ seat }, { who }) => say('trucker-story-members-dealt', { who: who(seat) }),
  'members-laid-out': ({ members }) => say('trucker-story-members-laid-out', { members: list(members.map(memberName)) }),
  'member-joined': ({ seat, member }, { who }) => say('trucker-story-member-joined', { who: who(seat), member: memberName(member) }),
  'members-left': ({ members }) => say('trucker-story-members-left', { members: list(members.map(memberName)) }),
  'ability-used': ({ seat, ability }, { who }) => say('trucker-story-ability-used', { who: who(seat), member: ownerName(ability), skill: abilityName(ability) }),
  'bonuses-adjusted': ({ seat, finish, look }, { who }) =>
    say('trucker-story-bonuses-adjusted', { who: who(seat), what: bonusesName(wayName(finish), wayName(look)) }),
  'price-changed': ({ seat, colour, way }, { who }) =>
    say(way > 0 ? 'trucker-story-price-up' : 'trucker-story-price-down', { who: who(seat), colour: say(`trucker-blocks-${colour}`) }),
  'finish-predicted': ({ seat, about, place }, { who }) =>
    say(place ? 'trucker-story-predicted-place' : 'trucker-story-predicted-giving-up', { who: who(seat), about: who(about), place }),
  'drill-called': ({ seat }, { who }) => say('trucker-story-drill-called', { who: who(seat) }),
  'drill-ended': () => say('trucker-story-drill-ended'),
  'marker-put': ({ seat, marker, square }, { who }) => say('trucker-story-marker-put', { who: who(seat), marker: markerName(marker), square: squareName(square) }),
  'marker-taken': ({ seat, marker, square }, { who }) => say('trucker-story-marker-taken', { who: who(seat), marker: markerName(marker), square: squareName(square) }),
  'markers-judged': ({ seat, right }, { who }) => say('trucker-story-markers-judged', { who: who(seat), count: right.length }),
  'late-component-counted': ({ seat, count, is_over }, { who }) =>
    is_over ? say('trucker-story-late-over', { who: who(seat), count }) : say('trucker-story-late-component', { who: who(seat), count }),
  'tile-stolen': ({ seat, owner, tile }, { who }) => say('trucker-story-tile-stolen', { who: who(seat), owner: who(owner), tile: kindName(tile) }),
  'reserve-kept': ({ seat, tiles }, { who }) => say('trucker-story-reserve-kept', { who: who(seat), tiles: list(tiles.map(kindName)) }),
  'title-scored': null,
  'title-won': ({ seat, title }, { who }) => say('trucker-story-title-won', { who: who(seat), title: titleName(title) }),
  'title-defended': defended,
  'credits-shown': () => say('trucker-story-credits-shown'),
};
const sentence = byKind(SENTENCES);

function squaresOf(event: TruckerEvent): readonly Square[] {
  if (event.is === 'components-lost') return event.components.flatMap(({ square }) => (square ? [square] : []));
  return 'square' in event && event.square ? [event.square] : [];
}

/** What is told of an event, or nothing. */
export function tell(event: TruckerEvent, teller: Teller, earlier?: Earlier<TruckerEvent>): Told<StoryLine> | null {
  const text = sentence(event, earlier ? { ...teller, earlier } : teller);
  return text === null ? null : {
    text,
    ...(event.is === 'tile-drawn' && !event.special ? { drawn: { who: teller.who(event.seat), count: 1, back: 0, tile: '' } } : {}),
    ...(event.is === 'tile-returned' ? { drawn: { who: teller.who(event.seat), count: 0, back: 1, tile: kindName(event.tile) } } : {}),
    ...(event.is === 'crew-lost' ? { crew: { who: teller.who(event.seat), count: event.count } } : {}),
    ...(event.is === 'card-revealed' ? { alone: say('trucker-story-card-alone', { card: teller.card(event.card) }) } : {}),
    seat: 'seat' in event ? event.seat : null,
    squares: squaresOf(event),
    rank: HEADINGS.has(event.is) ? 'phase' : 'line',
    isChatter: CHATTER.has(event.is),
    endsChatter: event.is === 'launched',
  };
}

/** What went back may have been taken before: then more goes back than was turned up. */
function drawnText(drawn: NonNullable<StoryLine['drawn']>): string {
  if (!drawn.back) return say('trucker-story-tiles-drawn', drawn);
  return drawn.count ? say('trucker-story-tiles-refused', drawn) : say('trucker-story-tiles-returned', drawn);
}

/** The same again is counted, not repeated. */
export function joined(earlier: StoryLine, later: StoryLine): StoryLine | null {
  if (earlier.drawn && later.drawn && earlier.seat === later.seat) {
    const drawn = {
      who: earlier.drawn.who,
      count: earlier.drawn.count + later.drawn.count,
      back: earlier.drawn.back + later.drawn.back,
      tile: later.drawn.tile || earlier.drawn.tile,
    };
    return { ...earlier, drawn, text: drawnText(drawn) };
  }
  if (earlier.crew && later.crew && earlier.seat === later.seat) {
    const crew = { who: earlier.crew.who, count: earlier.crew.count + later.crew.count };
    return { ...earlier, crew, text: say('trucker-story-crew-lost', crew), squares: [...earlier.squares, ...later.squares] };
  }
  if (earlier.text !== later.text || later.rank !== 'line') return null;
  return { ...earlier, times: earlier.times + later.times, squares: [...earlier.squares, ...later.squares] };
}
