/** A view as it looks after one more event, so that what is told is seen at that moment. What follows from the rules alone
 * (strength, exposed connectors, what is asked next) comes with the next view. */
import { changing, type Changes } from '../lib/kinds';
import { FLIGHT_BOARDS } from './catalogue';
import { cardOf, tileOf } from './own';
import { bySquare, same } from './moves';
import { TEAM_CHANGES, withNote } from './team/after';
import { withPlayer } from './players';
import { COLOURS, type Colour, type ComponentView, type EventOf, type FeatsView, type LooseView, type Merchant, type MissionView, type PlayerView, type Seat, type ShipView, type Square, type TruckerEvent, type TruckerView } from './types';

const withMission = (view: TruckerView, change: Partial<MissionView>): TruckerView => (view.mission ? { ...view, mission: { ...view.mission, ...change } } : view);

const sum = (components: readonly ComponentView[], count: (component: ComponentView) => number): number =>
  components.reduce((total, component) => total + count(component), 0);

function withComponents(view: TruckerView, seat: Seat, change: (before: readonly ComponentView[]) => readonly ComponentView[]): TruckerView {
  return withPlayer(view, seat, ({ ship }) => {
    const components = change(ship.components);
    const humans = sum(components, (component) => component.humans);
    const crew = humans + sum(components, ({ alien }) => (alien ? 1 : 0));
    return { ship: { ...ship, components, humans, crew, tokens: sum(components, ({ tokens }) => tokens) } };
  });
}

/** What lay on a component that is lost already has gone with it. */
function withComponent(view: TruckerView, { seat, square }: { seat: Seat; square: Square }, change: (before: ComponentView) => Partial<ComponentView>): TruckerView {
  return withComponents(view, seat, (components) => components.map((one) => (same(one.square, square) ? { ...one, ...change(one) } : one)));
}

const without = <T>(row: readonly T[], item: T): T[] => row.filter((_, at) => at !== row.lastIndexOf(item));

function inHand(view: TruckerView, seat: Seat, tile: string | null, isReserved = false): TruckerView {
  return withPlayer(view, seat, () => ({ loose: { tile, square: null, turn: 0, from_reserve: isReserved } }));
}

function drawn(view: TruckerView, { seat, tile, special }: EventOf<'tile-drawn'>): TruckerView {
  const held = inHand(view, seat, tile);
  if (!special) return { ...held, face_down: view.face_down - 1 };
  return { ...handled(held, seat, { special }), special_face_down: (view.special_face_down ?? 1) - 1 };
}

function handled(view: TruckerView, seat: Seat, change: Partial<LooseView>): TruckerView {
  return withPlayer(view, seat, ({ loose }) => ({ loose: loose && { ...loose, ...change } }));
}

function taken(view: TruckerView, { seat, tile, reserved }: EventOf<'tile-taken'>): TruckerView {
  const held = inHand(view, seat, tile, reserved);
  return reserved
    ? withPlayer(held, seat, ({ reserve }) => ({ reserve: without(reserve, tile) }))
    : { ...held, face_up: without(held.face_up, tile) };
}

function welded(view: TruckerView, { seat, square }: EventOf<'tile-welded'>): TruckerView {
  const loose = view.players[seat]?.loose;
  const kind = loose?.tile ? tileOf(loose.tile)?.kind : undefined;
  if (!loose?.tile || !kind) return view;
  const component: ComponentView = { tile: loose.tile, kind, square, turn: loose.turn, humans: 0, alien: '', tokens: 0, goods: [] };
  const built = withComponents(view, seat, (components) => [...components, component].sort((one, other) => bySquare(one.square, other.square)));
  return withPlayer(built, seat, () => ({ loose: null }));
}

type Ends = readonly [Square, Square];

/** Wireless links, pipes and marks end with one of the two components. */
function withoutPairs(ship: ShipView, isWhole: (ends: Ends) => boolean): ShipView {
  if (!ship.wireless && !ship.pipes && !ship.marks) return ship;
  const { wireless, pipes = [], marks = [] } = ship;
  return { ...ship, wireless: wireless && isWhole(wireless) ? wireless : null, pipes: pipes.filter(isWhole), marks: marks.filter(isWhole) };
}

const withShip = (view: TruckerView, seat: Seat, change: (before: ShipView) => Partial<ShipView>): TruckerView =>
  withPlayer(view, seat, ({ ship }) => ({ ship: { ...ship, ...change(ship) } }));

/** As the rules sort them. */
const paired = (pairs: readonly Ends[], ends: Ends): Ends[] => [...pairs, ends].sort(([one], [other]) => bySquare(one, other));

function lost(view: TruckerView, { seat, how, components: gone }: EventOf<'components-lost'>): TruckerView {
  const left = withComponents(view, seat, (components) => components.filter(({ square }) => !gone.some((one) => same(one.square, square))));
  const isWhole = (ends: Ends): boolean => !gone.some((one) => ends.some((end) => same(one.square, end)));
  return withPlayer(left, seat, ({ ship, reserve, discarded, flying }) => ({
    ship: withoutPairs(ship, isWhole),
    reserve: how === 'reserved' ? [] : reserve,
    // Repairs before the learning flight cost nothing.
    discarded: view.level === 'L' && !flying && how !== 'reserved' ? discarded : [...discarded, ...gone.map(({ tile }) => tile)],
  }));
}

const housed = (view: TruckerView, event: EventOf<'crew-housed'>): TruckerView =>
  withComponent(view, event, () => (event.dweller === 'humans' ? { humans: event.count } : { alien: event.dweller }));

const left = (view: TruckerView, event: EventOf<'crew-lost'>): TruckerView =>
  withComponent(view, event, ({ humans }) => (event.dweller === 'humans' ? { humans: humans - event.count } : { alien: '' }));

/** The most valuable blocks lie in front. */
const sorted = (goods: readonly Colour[]): Colour[] => [...goods].sort((one, other) => COLOURS.indexOf(other) - COLOURS.indexOf(one));

const loaded = (view: TruckerView, event: EventOf<'goods-loaded'>): TruckerView =>
  withComponent(view, event, ({ goods }) => ({ goods: sorted([...goods, event.colour]) }));

function unloaded(view: TruckerView, event: { seat: Seat; square: Square; colour: Colour }, count: number): TruckerView {
  return withComponent(view, event, ({ goods }) => {
    const others = goods.filter((colour) => colour !== event.colour);
    const same = goods.length - others.length;
    return { goods: sorted([...others, ...Array.from({ length: Math.max(0, same - count) }, () => event.colour)]) };
  });
}

function launched(view: TruckerView): TruckerView {
  const start = FLIGHT_BOARDS[view.level]?.start ?? [];
  const players = view.players.map((player) => ({ ...player, flying: true, position: player.position || (start[(player.space ?? 0) - 1] ?? 0) }));
  return { ...view, stage: 'flight', players };
}

/** With the next card panels are ready again, and crubots rest. */
function unmarked(player: PlayerView): PlayerView {
  const isMarked = ({ used, active }: ComponentView): boolean => !!used || !!active;
  if (!player.ship.components.some(isMarked)) return player;
  const components = player.ship.components.map((component) => ({ ...component, used: false, active: false }));
  return { ...player, ship: { ...player.ship, components } };
}

function revealed(view: TruckerView, { card }: EventOf<'card-revealed'>): TruckerView {
  const onTop = view.on_top && { on_top: view.on_top.slice(1) };
  const players = view.players.map(unmarked);
  return { ...view, players, card: cardOf(card) ?? null, cards_to_come: view.cards_to_come - 1, revealed: [...view.revealed, card], ...onTop };
}

function read(view: TruckerView, { seat, pile, cards }: EventOf<'pile-read'>): TruckerView {
  const readers = (known: readonly Seat[]): readonly Seat[] => (known.includes(seat) ? known : [...known, seat].sort());
  return { ...view, forecast: view.forecast.map((one) => (one.number === pile ? { ...one, readers: readers(one.readers), cards } : one)) };
}

function supercards(view: TruckerView, { piles }: EventOf<'supercards-added'>): TruckerView {
  const { mission, cards_to_come } = view;
  const dealt = (mission?.supercards ?? [0, 0, 0, 0]).map((count, index) => count + piles.filter((pile) => pile === index + 1).length);
  return { ...view, cards_to_come: cards_to_come + piles.length, ...(mission && { mission: { ...mission, supercards: dealt } }) };
}

function earned(view: TruckerView, { seat, amount, cause }: EventOf<'credits-changed'>): TruckerView {
  const paid = withPlayer(view, seat, ({ credits }) => ({ credits: credits === null ? null : credits + amount }));
  const better = view.stage === 'flight' && (cause === 'discount' || cause === 'raise') ? withNote(paid, seat, { is: 'deals' }) : paid;
  return seat === view.seat ? { ...better, bill: [...better.bill, { reason: cause, amount }] } : better;
}

const withMerchant = (view: TruckerView, change: () => Partial<Merchant>): TruckerView =>
  view.mission?.merchant ? { ...view, mission: { ...view.mission, merchant: { ...view.mission.merchant, ...change() } } } : view;

const withFeats = (player: PlayerView, change: (feats: FeatsView) => Partial<FeatsView>): PlayerView =>
  player.feats ? { ...player, feats: { ...player.feats, ...change(player.feats) } } : player;

const ended = (view: TruckerView, { finishers }: EventOf<'flight-ended'>): TruckerView => ({
  ...view,
  stage: 'payday',
  card: null,
  players: view.players.map((player) => ({ ...player, finished: finishers.includes(player.seat) })),
});

const CHANGES: Changes<TruckerView, TruckerEvent> = {
  'flight-prepared': (view, { mission }) => withMission(view, { id: mission ?? '' }),
  'halves-drawn': null,
  'squares-closed': null,
  'supercards-added': supercards,
  'supercards-declined': null,
  'special-mixed-in': (view, { count }) => ({ ...view, special_face_down: (view.special_face_down ?? 0) + count }),
  'special-dealt': (view, { seat, tiles }) => withPlayer(view, seat, ({ reserve }) => ({ reserve: [...reserve, ...tiles] })),
  'tile-drawn': drawn,
  'tile-taken': taken,
  'tile-stolen': (view, { seat, owner, tile }) => withPlayer(inHand(view, seat, tile, false), owner, ({ reserve }) => ({ reserve: without(reserve, tile) })),
  'tile-shown': (view, { seat, tile }) => handled(view, seat, { tile }),
  'tile-placed': (view, { seat, tile, square, turn }) => handled(view, seat, { tile, square, turn }),
  'tile-lifted': (view, { seat, tile }) => handled(view, seat, { tile, square: null, turn: 0 }),
  'tile-welded': welded,
  'tile-returned': (view, { seat, tile }) => ({
    ...withPlayer(view, seat, ({ reserve }) => ({ loose: null, reserve: without(reserve, tile) })),
    face_up: [...view.face_up, tile],
  }),
  'tile-reserved': (view, { seat, tile }) => withPlayer(view, seat, ({ reserve }) => ({ loose: null, reserve: [...reserve, tile] })),
  'pile-taken': (view, { seat, pile }) => withPlayer(view, seat, () => ({ reading: pile })),
  'pile-read': read,
  'pile-put-back': (view, { seat }) => withPlayer(view, seat, () => ({ reading: null })),
  'sand-ran-out': (view) => ({ ...view, timer: view.timer && { ...view.timer, running: false } }),
  'timer-flipped': (view, { space }) => ({ ...view, timer: view.timer && { ...view.timer, space, running: true } }),
  'building-finished': (view, { seat, space }) => withPlayer(view, seat, () => ({ space })),
  'building-stopped': null,
  'rocket-taken-back': (view, { seat }) => withPlayer(view, seat, () => ({ space: null })),
  'faults-found': null,
  'components-lost': lost,
  'component-altered': (view, event) => withComponent(view, event, () => ({ kind: event.kind, alteration: event.alteration })),
  'wireless-linked': (view, { seat, ends }) => withShip(view, seat, () => ({ wireless: ends })),
  'pipe-laid': (view, { seat, ends }) => withShip(view, seat, ({ pipes = [] }) => ({ pipes: paired(pipes, ends) })),
  'connection-marked': (view, { seat, ends }) => withShip(view, seat, ({ marks = [] }) => ({ marks: paired(marks, ends) })),
  'crew-housed': housed,
  'insurance-offered': null,
  insured: (view, { seat }) => withPlayer(view, seat, () => ({ insured: true })),
  'directives-drawn': (view, { directives }) => withMission(view, { directives }),
  'ship-audited': null,
  'bets-shown': (view, { options, stakes }) => ({
    ...view,
    players: view.players.map((player, seat) => withFeats(player, () => ({ bet: options[seat] ?? '', stake: stakes[seat] ?? 0 }))),
  }),
  'bet-judged': null,
  'trial-judged': (view, { seat, passed }) => withPlayer(view, seat, (player) => withFeats(player, ({ trials_passed: before = 0 }) => ({ trials_passed: before + Number(passed) }))),
  'stayed-out': (view, { seat }) => withPlayer(view, seat, () => ({ sits_out: true })),
  'ranks-closed': null,
  'merchant-joined': (view, { position, crates }) => withMission(view, { merchant: { position, crates } }),
  'merchant-moved': (view, { position }) => withMerchant(view, () => ({ position })),
  'crates-lost': (view, { left }) => withMerchant(view, () => ({ crates: left })),
  'merchant-escorted': null,
  'merchant-left': (view) => withMission(view, { merchant: null }),
  launched,
  'card-revealed': revealed,
  'card-skipped': null,
  'crew-too-small': null,
  'cards-added': (view, { deck, count }) => ({
    ...view,
    cards_to_come: view.cards_to_come + count,
    on_top: [...Array.from({ length: count }, () => deck), ...(view.on_top ?? [])],
  }),
  'dice-rolled': null,
  'lane-shifted': null,
  'rain-falls': null,
  'meteor-falls': null,
  escaped: null,
  'side-rolled': null,
  'entry-found': null,
  'next-comes': null,
  'sabotage-rolled': null,
  'threat-met': null,
  'crew-lost': left,
  'crew-boarded': (view, event) => withComponent(view, event, ({ humans }) => ({ humans: humans + 1 })),
  'tokens-spent': (view, event) => withComponent(view, event, ({ tokens }) => ({ tokens: tokens - event.count })),
  'panel-used': (view, event) => withComponent(view, event, () => ({ used: true })),
  'crubots-activated': (view, event) => withComponent(view, event, () => ({ active: true })),
  'goods-loaded': loaded,
  'goods-unloaded': (view, event) => unloaded(view, event, 1),
  'goods-lost': (view, event) => unloaded(view, event, event.count),
  'strength-declared': (view, { seat, halves }) => withPlayer(view, seat, () => ({ declared: halves })),
  'difference-declared': (view, { seat, halves, less }) => withPlayer(view, seat, () => ({ declared: halves - less })),
  'fleet-faced': null,
  'landed-on': (view, { seat, planet }) => withPlayer(view, seat, () => ({ landed: planet })),
  'offer-taken': null,
  'shots-braved': null,
  passed: null,
  fought: null,
  lowest: null,
  fastest: null,
  'intruder-stepped': null,
  'charge-planted': null,
  'intruder-gone': null,
  'rocket-moved': (view, { seat, position }) => withPlayer(view, seat, () => ({ position })),
  'credits-changed': earned,
  'debt-forgiven': (view, { seat, amount }) => withPlayer(view, seat, ({ credits }) => ({ credits: credits === null ? null : credits + amount })),
  'gave-up': (view, { seat }) => withPlayer(view, seat, () => ({ flying: false })),
  'flight-ended': ended,
  'titles-drawn': (view, { titles }) => ({ ...view, titles }),
  'missions-offered': (view, { missions }) => withMission(view, { offered: missions }),
  'mission-chosen': (view) => withMission(view, { offered: [] }),
  'mission-counted': null,
  died: (view, { seat }) => withPlayer(view, seat, ({ credits }) => ({ flying: false, credits: credits === null ? null : 0, feats: { dead: true } })),
  'came-back': null,
  'sat-out': null,
  ...TEAM_CHANGES,
  'reserve-kept': (view, { seat, tiles }) => ({ ...withPlayer(view, seat, () => ({ reserve: [] })), face_up: [...view.face_up, ...tiles] }),
  'title-scored': null,
  'title-won': (view, { seat, title }) => withPlayer(view, seat, () => ({ title })),
  'title-defended': (view, { seat, gold }) => withPlayer(view, seat, () => ({ gold: gold || view.flight === 2 })),
  'credits-shown': (view, { credits }) => ({ ...view, players: view.players.map((player) => ({ ...player, credits: credits[player.seat] ?? player.credits })) }),
};

export const after = changing(CHANGES);
