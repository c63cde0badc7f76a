/** A flight looked back upon, from what was told of it: what befell each ship card by card, and who did most of what. */
import type { MessageId } from '../lib/words.svelte';
import { same } from './moves';
import { tileOf } from './own';
import type { ComponentView, EventKind, EventOf, Seat, ShipView, TruckerEvent } from './types';

/** What is counted for awards, the most telling first. */
export const FEATS = ['hits', 'goods', 'saves', 'parts', 'charges', 'passes'] as const;
export type Feat = (typeof FEATS)[number];

/** What one card did to one ship. */
export interface Blow {
  card: string;
  hits: number;
  parts: number;
  crew: number;
  goods: number;
  credits: number;
}

const BOARDING = ['crew-housed', 'crew-lost', 'goods-loaded', 'goods-unloaded'] as const;
type Boarding = EventOf<(typeof BOARDING)[number]>;

export interface Entry {
  /** What the ship lost on the way, as it was built in. */
  lost: readonly ComponentView[];
  /** Who and what came aboard, or left, before the launch. */
  boarding: readonly Boarding[];
  blows: readonly Blow[];
  feats: Readonly<Record<Feat, number>>;
}

export const AWARD_WORDS: Readonly<Record<Feat, { name: MessageId; why: MessageId }>> = {
  hits: { name: 'trucker-award-hits', why: 'trucker-award-hits-why' },
  goods: { name: 'trucker-award-goods', why: 'trucker-award-goods-why' },
  saves: { name: 'trucker-award-saves', why: 'trucker-award-saves-why' },
  parts: { name: 'trucker-award-parts', why: 'trucker-award-parts-why' },
  charges: { name: 'trucker-award-charges', why: 'trucker-award-charges-why' },
  passes: { name: 'trucker-award-passes', why: 'trucker-award-passes-why' },
};

export interface Award {
  feat: Feat;
  seat: Seat;
  count: number;
}

const lastOf = (events: readonly TruckerEvent[], kind: EventKind): number => events.findLastIndex(({ is }) => is === kind);

/** Whether all of the last flight is told here. */
export const isWhole = (events: readonly TruckerEvent[]): boolean => {
  const end = lastOf(events, 'flight-ended');
  return lastOf(events.slice(0, end), 'flight-prepared') >= 0;
};

/** Built, flown, and not yet the next one. */
function lastFlight(events: readonly TruckerEvent[]): { yard: readonly TruckerEvent[]; space: readonly TruckerEvent[] } | null {
  const past = events.slice(0, lastOf(events, 'flight-ended') + 1);
  const launch = lastOf(past, 'launched');
  if (launch < 0) return null;
  return { yard: past.slice(Math.max(0, lastOf(past, 'flight-prepared')), launch), space: past.slice(launch) };
}

/** What there is to tell of each seat; nothing where the story is not known far enough. */
export function logbook(events: readonly TruckerEvent[], seats: number): readonly Entry[] | null {
  const flight = lastFlight(events);
  return flight && Array.from({ length: seats }, (_, seat) => entry(seat, flight.yard, flight.space));
}

function entry(seat: Seat, yard: readonly TruckerEvent[], space: readonly TruckerEvent[]): Entry {
  const lost = space.flatMap((event) => (event.is === 'components-lost' && event.seat === seat ? event.components : []));
  const aboard = lost.flatMap(({ tile, square }) => (square ? [{ ...bare(tile), square, turn: turnOf(yard, seat, tile) }] : []));
  const boarding = yard.filter((event): event is Boarding => (BOARDING as readonly string[]).includes(event.is) && 'seat' in event && event.seat === seat);
  return { lost: aboard, boarding, blows: blowsOf(seat, space), feats: featsOf(seat, space) };
}

const bare = (tile: string): Omit<ComponentView, 'square' | 'turn'> => ({ tile, kind: tileOf(tile)?.kind ?? 'structural', humans: 0, alien: '', tokens: 0, goods: [] });

/** How it was put there; a starting cabin lies as it is printed. */
function turnOf(yard: readonly TruckerEvent[], seat: Seat, tile: string): number {
  const placed = yard.findLast((event): event is EventOf<'tile-placed'> => event.is === 'tile-placed' && event.seat === seat && event.tile === tile);
  return placed?.turn ?? 0;
}

function blowsOf(seat: Seat, space: readonly TruckerEvent[]): readonly Blow[] {
  const blows: Blow[] = [];
  for (const event of space) {
    if (event.is === 'card-revealed') blows.push({ card: event.card, hits: 0, parts: 0, crew: 0, goods: 0, credits: 0 });
    const blow = blows.at(-1);
    if (blow && 'seat' in event && event.seat === seat) strike(blow, event);
  }
  return blows.filter(({ hits, parts, crew, goods, credits }) => hits || parts || crew || goods || credits);
}

function strike(blow: Blow, event: TruckerEvent): void {
  if (event.is === 'threat-met' && event.how === 'hit') blow.hits += 1;
  else if (event.is === 'components-lost') blow.parts += event.components.length;
  else if (event.is === 'crew-lost') blow.crew += event.count;
  else if (event.is === 'goods-lost') blow.goods += event.count;
  else if (event.is === 'credits-changed') blow.credits += event.amount;
}

const COUNTED: Readonly<Record<Feat, (event: TruckerEvent) => number>> = {
  hits: (event) => Number(event.is === 'threat-met' && event.how === 'hit'),
  goods: (event) => Number(event.is === 'goods-loaded'),
  saves: (event) => Number(event.is === 'threat-met' && (event.how === 'shielded' || event.how === 'shot_down')),
  parts: (event) => (event.is === 'components-lost' ? event.components.length : 0),
  charges: (event) => (event.is === 'tokens-spent' ? event.count : 0),
  passes: (event) => Number(event.is === 'passed'),
};

function featsOf(seat: Seat, space: readonly TruckerEvent[]): Record<Feat, number> {
  const own = space.filter((event) => 'seat' in event && event.seat === seat);
  const count = (feat: Feat): number => own.reduce((sum, event) => sum + COUNTED[feat](event), 0);
  return Object.fromEntries(FEATS.map((feat) => [feat, count(feat)])) as Record<Feat, number>;
}

/** What changes aboard a component. */
function board(part: ComponentView, event: Boarding): ComponentView {
  if (event.is === 'goods-loaded') return { ...part, goods: [...part.goods, event.colour] };
  if (event.is === 'goods-unloaded') return { ...part, goods: part.goods.toSpliced(part.goods.indexOf(event.colour), 1) };
  const count = event.is === 'crew-housed' ? event.count : -event.count;
  if (event.dweller === 'humans') return { ...part, humans: part.humans + count };
  return { ...part, alien: count > 0 ? event.dweller : '' };
}

/** The ship before it lost, spent or loaded anything: batteries are full. */
export function launchedShip(home: ShipView, { lost, boarding }: Entry): ShipView {
  const kept = home.components.filter(({ square }) => !lost.some((gone) => same(gone.square, square)));
  const laden = (part: ComponentView): ComponentView => {
    const empty = { ...part, humans: 0, alien: '' as const, goods: [], tokens: part.kind === 'battery' ? (tileOf(part.tile)?.capacity ?? 0) : 0 };
    return boarding.filter(({ square }) => same(square, part.square)).reduce(board, empty);
  };
  return { ...home, components: [...kept, ...lost].map(laden) };
}

/** Three at most, each to who is alone in front; everybody gets one before somebody gets two. */
export function awards(entries: readonly Entry[], most = 3): readonly Award[] {
  const won = FEATS.flatMap((feat) => winner(entries, feat));
  const given: Award[] = [];
  for (const award of won) if (!given.some(({ seat }) => seat === award.seat)) given.push(award);
  for (const award of won) if (!given.includes(award)) given.push(award);
  return given.slice(0, most);
}

function winner(entries: readonly Entry[], feat: Feat): readonly Award[] {
  const best = Math.max(...entries.map(({ feats }) => feats[feat]));
  const leaders = entries.flatMap(({ feats }, seat) => (feats[feat] === best ? [seat] : []));
  const [seat] = leaders;
  return best > 0 && leaders.length === 1 && seat !== undefined ? [{ feat, seat, count: best }] : [];
}
