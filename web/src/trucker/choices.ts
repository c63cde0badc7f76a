/** The buttons of the strip: what a person can answer, what it costs, what it does. Everything comes from the legal
 * moves, the question and the advice that the server sent. */
import type { Choice } from '../parts/choice';
import { kindName, partName, squareName, strength, titleName } from './describe';
import { spaces } from './finishing';
import { dangerTo, ownFrame, type Danger } from './hits';
import { laneName } from './lanes';
import { missionName } from './missions/names';
import { tileOf } from './own';
import { same, type Options } from './moves';
import { crewOf } from './pointing';
import { lossNotes, prospectNotes, tollNotes } from './prospects';
import { adjusting, buying, enough, marking, members, numbered, onSquares, predicting, pricing, readingAhead, using } from './team/choices';
import type { Ask, ComponentView, Decision, DecisionOf, Prospect, Square, TruckerView } from './types';
import { say } from './words';

const KEYS = 9;

/** With keys for all that have none of their own: their places. */
export const keyed = (choices: readonly Choice[]): Choice[] =>
  choices.map((choice, index) => (index < KEYS ? { key: String(index + 1), ...choice } : choice));

const choice = (id: string, label: string, tone: Choice['tone'] = 'plain', notes: readonly string[] = []): Choice => ({
  id,
  label,
  notes: notes.filter(Boolean),
  tone,
  moves: [id],
});

const days = (count: number): string => say('trucker-cost-days', { count });

/** What the goods behind this answer are worth to the own ship. */
function haulNotes({ advice }: TruckerView, notation: string): string[] {
  const haul = advice?.hauls.find(({ move }) => move === notation);
  if (!haul) return [];
  const { offered, loaded, gain, thrown_out: out, crew } = haul;
  const comers = crew ? say('trucker-haul-crew', { count: crew }) : '';
  if (!loaded) return [say('trucker-haul-none'), comers];
  const values = { offered, loaded, gain };
  return [loaded < offered ? say('trucker-haul-some', values) : say('trucker-haul-all', values), out ? say('trucker-haul-out', { count: out }) : '', comers];
}

/** Whether goods are offered and none of them would be of any use. */
export const isInVain = ({ advice }: TruckerView): boolean => !!advice?.hauls.length && advice.hauls.every(({ loaded, crew }) => !loaded && !crew);

function landing(view: TruckerView, options: Options): Choice[] {
  const { card } = view;
  if (card?.is !== 'planets') return [];
  const planets = options.of('land').map(({ notation, words }) => {
    const number = Number(words[0]);
    const notes = [...haulNotes(view, notation), days(card.days)];
    return { ...choice(notation, say('trucker-land-on', { number }), 'plain', notes), key: String(number) };
  });
  return [...planets, { ...pass(), key: String(card.planets.length + 1) }];
}

const pass = (): Choice => choice('pass', say('trucker-pass'), 'quiet');
const accept = (view: TruckerView, ...notes: string[]): Choice =>
  choice('accept', say('trucker-accept'), isInVain(view) || view.advice?.crew_left === 0 ? 'harm' : 'main', notes);
/** Asked once more before it is done. */
const leave = (): Choice => ({
  id: 'leave',
  label: say('trucker-give-up'),
  notes: [say('trucker-give-up-cost')],
  tone: 'quiet',
  key: 'G',
  isApart: true,
});

/** What a power costs: a panel that has not rested yet may do instead of a charge, or must where no charge is left. */
function powerCost({ players, seat }: TruckerView): string {
  const ship = players[seat ?? 0]?.ship;
  const hasPanel = ship?.components.some(({ kind, used }) => kind === 'solar_panel' && !used) ?? false;
  if (!hasPanel) return say('trucker-cost-battery', { count: 1 });
  return say(ship?.tokens ? 'trucker-cost-battery-or-panel' : 'trucker-cost-panel');
}

/** What waits for a charge: double engines and cannons, and in a comparison of crews crubots. */
function powering(view: TruckerView, options: Options, { criterion, halves, minus }: DecisionOf<'power'>): Choice[] {
  const isCrew = criterion === 'crew';
  const isDouble = (square: Square | null): boolean => partAt(view, square)?.kind.startsWith('double_') ?? false;
  const sum = minus ? 'trucker-difference-to' : isCrew ? 'trucker-crew-to' : 'trucker-power-to';
  /** What a black hole costs after the answer in this place. */
  const toGo = (place: number): string => {
    const count = view.advice?.given_up?.[place];
    return count === undefined ? '' : say('trucker-cost-components', { count });
  };
  const powers = options.of('power');
  const doubles = powers.map(({ notation, square }, place) => {
    const after = view.advice?.strengths.find(([at]) => same(at, square))?.[1];
    const gain = after === undefined ? [] : [say(sum, { count: strength(after) }), ...tollNotes(view, after)];
    return choice(notation, say(isCrew && !isDouble(square) ? 'trucker-activate' : 'trucker-power'), 'plain', [...gain, toGo(place), powerCost(view)]);
  });
  return [...doubles, choice('done', say('trucker-power-done', { count: strength(halves) }), 'quiet', [...tollNotes(view, halves), toGo(powers.length)])];
}

/** The component on this square of the own ship. */
const partAt = ({ players, seat }: TruckerView, square: Square | null | undefined): ComponentView | undefined =>
  players[seat ?? 0]?.ship.components.find((other) => same(other.square, square));

/** What can pay, what it has left then, and what it pays for; tokens that are lost are pointed at. */
function paying(decision: DecisionOf<'pay_token'>, { view, options }: Offer): Choice[] {
  const targets = 'targets' in decision ? decision.targets : [];
  return options.of('pay').slice(0, targets.length).map(({ notation, square }, index) => {
    const source = partAt(view, square);
    const powered = partAt(view, targets[index]);
    const values = { square: square ? squareName(square) : '' };
    const what = powered ? say('trucker-source-powers', { tile: partName(powered.tile, powered.alteration) }) : '';
    if (source?.kind === 'solar_panel') return choice(notation, say('trucker-source-panel', values), 'plain', [say('trucker-source-rests'), what]);
    const all = source?.tokens ?? 1;
    return choice(notation, say('trucker-source-battery', values), 'plain', [say('trucker-source-left', { left: all - 1, all }), what]);
  });
}

function rousing({ view, options }: Offer): Choice[] {
  const battery = say('trucker-cost-battery', { count: 1 });
  const stations = options.of('power').map(({ notation, square }) => {
    const station = partAt(view, square);
    const woken = station ? say('trucker-crubots-join', { count: tileOf(station.tile)?.capacity ?? 0 }) : '';
    return choice(notation, say('trucker-activate'), 'plain', [square ? squareName(square) : '', woken, battery]);
  });
  return options.has('done') ? [...stations, choice('done', say('trucker-crubots-rest'), 'quiet')] : stations;
}

function defending(view: TruckerView, danger: Danger | null): Choice[] {
  if (!danger) return [];
  const { defence, tile, chain, falling } = danger;
  const label = defence === 'shield' ? say('trucker-defend-shield') : say('trucker-defend-double-cannon');
  return [
    choice('defend', label, 'main', [powerCost(view)]),
    choice('endure', say('trucker-endure'), 'harm', [
      tile ? say('trucker-endure-loses', { tile: kindName(tile) }) : '',
      chain.length ? say('trucker-endure-chain', { count: chain.length }) : '',
      falling.length ? say('trucker-endure-falls', { count: falling.length }) : '',
    ]),
  ];
}

function shifting({ side, lane, start, staying, shifts }: DecisionOf<'shift'>, { view }: Offer): Choice[] {
  const notes = (at: number, prospects: readonly Prospect[]): string[] => [laneName(ownFrame(view), { side, lane: at, start }), ...prospectNotes(prospects)];
  const battery = say('trucker-cost-battery', { count: 1 });
  return [
    ...shifts.map((shift) => choice(`shift ${shift.way}`, say(`trucker-shift-${shift.way}`), 'plain', [...notes(shift.lane, shift.prospects), battery])),
    choice('stay', say('trucker-stay'), 'plain', notes(lane, staying)),
  ];
}

const stations = ({ advice }: TruckerView): string => (advice?.stations ? say('trucker-cost-stations', { count: advice.stations }) : '');

/** What is fired before the offer can be used; nothing once that is over. */
const shotNotes = ({ shots, is_braved: isBraved }: DecisionOf<'use_ship' | 'dock'>): string =>
  shots && !isBraved ? say('trucker-cost-shots', { count: shots.length }) : '';

function usingShip(decision: DecisionOf<'use_ship'>, { view }: Offer): Choice[] {
  const { credits, crew, days: lost } = decision;
  const gain = say('trucker-gain-credits', { count: credits });
  const left = view.advice?.crew_left ?? null;
  const rest = left === null ? '' : left > 0 ? say('trucker-crew-left', { count: left }) : say('trucker-crew-none-left');
  return [accept(view, gain, say('trucker-cost-crew', { count: crew }), rest, days(lost), shotNotes(decision)), pass()];
}

function rewarded({ credits, days: lost }: DecisionOf<'reward'>, { view }: Offer): Choice[] {
  const gain = credits ? say('trucker-gain-credits', { count: credits }) : '';
  return [accept(view, gain, ...haulNotes(view, 'accept'), days(lost)), pass()];
}

function housing(_decision: DecisionOf<'house'>, { options }: Offer): Choice[] {
  return options.of('house').map(({ notation, words }) => {
    const dweller = words[1] ?? 'humans';
    return choice(notation, say(`trucker-dweller-${dweller}`), 'plain', [say(`trucker-dweller-${dweller}-about`)]);
  });
}

function boarding(_decision: DecisionOf<'board_crew'>, { options }: Offer): Choice[] {
  const cabins = options.of('house').map(({ notation, square }, index) => choice(notation, cabinAt(square), index ? 'plain' : 'main'));
  return [...cabins, choice('done', say('trucker-board-none'), 'quiet')];
}

const cabinAt = (square: Square | null): string => say('trucker-board-cabin', { column: square?.[0] ?? 0, row: square?.[1] ?? 0 });

/** The largest piece with somebody aboard is the first choice: a wreck without a crew flies nowhere. */
function keepingPiece({ pieces }: DecisionOf<'keep_piece'>, { view, options }: Offer): Choice[] {
  const crews = pieces.map((piece) => piece.reduce((sum, square) => sum + crewOf(partAt(view, square)), 0));
  const best = Math.max(0, crews.findIndex((crew) => crew > 0));
  const isManned = view.stage === 'flight'; // before take-off nobody is aboard yet
  return pieces.map((piece, index) => {
    const notation = options.of('keep')[index]?.notation ?? '';
    const size = say('trucker-keep-this', { count: piece.length });
    const isEmpty = !crews[index] && isManned;
    const crew = crews[index] ? say('trucker-keep-crew', { count: crews[index] }) : '';
    const rest = isEmpty ? 'harm' : 'plain';
    return choice(notation, say('trucker-choose-piece', { number: index + 1 }), index === best ? 'main' : rest, [size, isEmpty ? say('trucker-crew-none-left') : crew]);
  });
}

function sittingOut({ prices }: DecisionOf<'sit_out'>, { options }: Offer): Choice[] {
  const given = options.of('abandon').map(({ notation }, index) => {
    const { square: [column, row], falling = [] } = prices[index] ?? { square: [0, 0] };
    return choice(notation, say('trucker-sit-out', { column, row }), 'plain', [falling.length ? say('trucker-sit-out-falls', { count: falling.length }) : '']);
  });
  return [...given, choice('pass', say('trucker-sit-out-not'), 'main')];
}

function fallingOff({ prospects }: DecisionOf<'fall_off'>, { view, options }: Offer): Choice[] {
  return prospects.map(({ square, ...losses }, index) => {
    const component = partAt(view, square);
    return choice(options.of('remove')[index]?.notation ?? '', component ? partName(component.tile, component.alteration) : '', 'plain', [squareName(square), ...lossNotes(losses)]);
  });
}

/** Blocks one by one; tokens do for the rest, if they must. */
function surrendering({ tokens }: DecisionOf<'surrender'>, { options }: Offer): Choice[] {
  const blocks = options.of('unload').map(({ notation, words: [colour = 'blue'], square }) =>
    choice(notation, say(`trucker-colour-${colour}`), 'plain', [square ? squareName(square) : '']));
  const rest = choice('done', say('trucker-surrender-done'), 'quiet', [tokens ? say('trucker-cost-battery', { count: tokens }) : '']);
  return options.has('done') ? [...blocks, rest] : blocks;
}

/** What choices are made of. */
interface Offer {
  view: TruckerView;
  options: Options;
  names: readonly string[];
}

/** By what is asked; what is pointed at or put together has choices of its own (answers.svelte.ts). */
const CHOICES: { readonly [K in Ask]: ((decision: DecisionOf<K>, offer: Offer) => Choice[]) | null } = {
  build: null,
  sand: null,
  time: null,
  repair: null,
  part: null,
  fall_off: fallingOff,
  escape: null,
  pay_token: paying,
  lose_crew: null,
  lose_good: null,
  surrender: surrendering,
  load: null,
  dare: () => [choice('accept', say('trucker-dare'), 'plain', [say('trucker-dare-note')]), choice('pass', say('trucker-dare-not'), 'quiet')],
  insure: ({ cost, maximum }) => [
    choice('accept', say('trucker-insure'), 'main', [say('trucker-cost-credits', { count: cost }), say('trucker-insure-most', { count: maximum })]),
    choice('pass', say('trucker-insure-not'), 'quiet'),
  ],
  bet: null,
  wait: ({ days: lost }) => [choice('accept', say('trucker-wait'), 'plain', [days(lost)]), choice('pass', say('trucker-wait-not'), 'main')],
  sit_out: sittingOut,
  fly_on: () => [choice('fly-on', say('trucker-fly-on'), 'main'), leave()],
  land: (_, { view, options }) => landing(view, options),
  use_ship: usingShip,
  dock: (decision, { view }) => [accept(view, ...haulNotes(view, 'accept'), stations(view), days(decision.days), shotNotes(decision)), pass()],
  reward: rewarded,
  power: (decision, { view, options }) => powering(view, options, decision),
  defend: (_, { view }) => defending(view, dangerTo(view)),
  shift: shifting,
  crubots: (_, offer) => rousing(offer),
  house: housing,
  board_crew: boarding,
  keep_piece: keepingPiece,
  starting_space: (_, { options }) => spaces(options),
  watch: (_, { options }) => (options.has('flip') ? [choice('flip', say('trucker-flip'))] : []),
  add_reserved: (_, { options }) => (options.has('pass') ? [pass()] : []),
  keep_title: (_, { options }) => options.of('keep-title').map(({ notation, words }) => choice(notation, titleName(words[0] ?? ''))),
  choose_mission: (_, { options }) => options.of('mission').map(({ notation, words: [id = ''] }) => ({ ...choice(notation, missionName(id)), about: `mission:${id}` })),
  come_back: ({ credits }) => [
    choice('accept', say('trucker-come-back'), 'main', [say('trucker-come-back-credits', { count: credits })]),
    choice('pass', say('trucker-come-back-not'), 'quiet'),
  ],
  keep_member: (_, { options }) => members(options),
  take_member: (_, { options }) => members(options),
  use_ability: using,
  linger: null,
  add_last: (_, { options }) => (options.has('done') ? [enough()] : []),
  mark_connection: (decision, { names }) => marking(decision, names),
  lay_pipe: ({ ask }, { options }) => [...numbered(ask, options), enough()],
  choose_joint: ({ ask }, { options }) => numbered(ask, options),
  weld_shut: ({ ask }, { options }) => [...numbered(ask, options), enough()],
  link_components: null,
  plate_component: null,
  take_astronaut: (_, { options }) => onSquares(options, 'dismiss'),
  convert: null,
  exempt: (_, { options }) => onSquares(options, 'exempt'),
  rotate: (_, { options }) => onSquares(options, 'rotate'),
  adjust_bonuses: (decision, { options }) => adjusting(decision, options),
  buy_blocks: (_, { options }) => buying(options),
  change_price: (_, { options }) => pricing(options),
  put_marker: ({ credits }) => [choice('pass', say('trucker-marker-none'), 'quiet', [say('trucker-marker-forgone', { count: credits })])],
  read_ahead: (_, { options }) => readingAhead(options),
  predict: (decision, { options, names }) => predicting(decision, options, names),
  give_title: (_, { options, names }) => options.of('give-title').map(({ notation, words }) => choice(notation, names[Number(words[0])] ?? '')),
};

/** All choices that are one move each. */
export function choicesFor(view: TruckerView, options: Options, names: readonly string[]): Choice[] {
  if (!view.decision) return [];
  const choices = CHOICES[view.decision.ask] as ((decision: Decision, offer: Offer) => Choice[]) | null;
  return choices?.(view.decision, { view, options, names }) ?? [];
}
