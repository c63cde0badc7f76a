/** Which squares of the own ship can be pointed at, and what pointing at them means. */
import { key, same, type Options } from './moves';
import { squareName, strength, tileName } from './describe';
import type { LoadPlan } from './loading.svelte';
import { ruleBroken } from './refusals';
import type { Target } from './targets';
import { markerTargets } from './team/markers';
import { COLOURS, type Ask, type ComponentView, type Decision, type Discard, type LooseView, type Misfit, type ShipView, type Square, type TruckerView } from './types';
import { say } from './words';

/** Where the loose component can go: squares that fit as it is turned glow, those that fit otherwise are dotted, and those
 * where it would break a rule say so, at tables that allow it. */
export function placingTargets(options: Options, rightful: Options, loose: LooseView | null, turn: number, misfits: readonly Misfit[] = []): Target[] {
  if (!loose) return [];
  const reasons = new Map(misfits.map((misfit) => [key(misfit.at), misfit]));
  const meant = [...options.of('place').map(({ square }) => square), ...misfits.map(({ at }) => at)];
  const squares = new Map(meant.flatMap((square) => (square ? [[key(square), square]] : [])));
  const fitting = rightful.placings(turn);
  const targets = [...squares.values()]
    .filter((square) => !same(square, loose.square))
    .map((square): Target => {
      const at = { square: squareName(square) };
      const reason = reasons.get(key(square));
      const why = reason ? say('trucker-place-why', { ...at, why: ruleBroken(reason.code) }) : say('trucker-place-wrong', at);
      if (!rightful.turnsAt(square).length) return { square, look: 'wrong', label: why, badge: '×' };
      if (loose.square) return { square, look: 'turned', label: say('trucker-place-here', at) };
      return fitting.has(key(square))
        ? { square, look: 'fits', label: say('trucker-place-here', at) }
        : { square, look: 'turned', label: say('trucker-place-turned', at) };
    });
  return loose.square
    ? [...targets, { square: loose.square, look: 'own', label: loose.tile ? tileName(loose.tile, loose.turn) : '' }]
    : targets;
}

/** How many things are to be picked from components: powering one takes a single token. */
export function dueIn(decision: Decision | null): number {
  if (decision && 'losing' in decision) return decision.losing.count;
  return decision?.ask === 'pay_token' ? 1 : 0;
}

/** How many live there. */
export const crewOf = (cabin: ComponentView | undefined): number => (cabin ? cabin.humans + (cabin.alien ? 1 : 0) : 0);

/** How many things of the sort that is due lie on a component. */
export function available(component: ComponentView, { decision }: TruckerView): number {
  switch (decision?.ask) {
    case 'lose_crew':
      return crewOf(component);
    case 'pay_token':
      return component.tokens || (!('losing' in decision) && component.kind === 'solar_panel' && !component.used ? 1 : 0);
    case 'lose_good':
      return component.goods.filter((colour) => COLOURS.indexOf(colour) === decision.losing.colour).length;
    default:
      return 0;
  }
}

/** What is alike is picked beforehand, component by component: humans where nobody else is aboard, charges and blocks that are lost. */
export function proposedPicks(view: TruckerView, due: number): readonly Square[] {
  const { decision, players, seat } = view;
  const isLost = decision?.ask === 'lose_good' || (decision?.ask === 'pay_token' && 'losing' in decision);
  if (isLost && due > 1) {
    const bearers = players[seat ?? 0]?.ship.components ?? [];
    return bearers.flatMap((one) => Array<Square>(available(one, view)).fill(one.square)).slice(0, due);
  }
  const crew = players[seat ?? 0]?.ship.components.filter((component) => crewOf(component)) ?? [];
  if (decision?.ask !== 'lose_crew' || due < 2 || crew.some(({ alien }) => alien)) return [];
  return crew.flatMap(({ square, humans }) => Array<Square>(humans).fill(square)).slice(0, due);
}

const PICKED = { lose_crew: 'dismiss', pay_token: 'pay', lose_good: 'forfeit' } as const;

/** The verb for things that are picked one by one from components. */
export function pickingVerb({ decision }: TruckerView): 'dismiss' | 'pay' | 'forfeit' | null {
  const ask = decision?.ask;
  return ask === 'lose_crew' || ask === 'pay_token' || ask === 'lose_good' ? PICKED[ask] : null;
}

function pickingLabel(verb: 'dismiss' | 'pay' | 'forfeit', square: Square): string {
  const at = { square: squareName(square) };
  if (verb === 'dismiss') return say('trucker-dismiss', at);
  return verb === 'pay' ? say('trucker-pay-here', at) : say('trucker-forfeit-here', at);
}

/** Components that can give one more of what is due. */
export function pickingTargets(view: TruckerView, ship: ShipView, picks: readonly Square[], options: Options): Target[] {
  const verb = pickingVerb(view);
  if (!verb) return [];
  return ship.components.flatMap((component): Target[] => {
    const taken = picks.filter((square) => same(square, component.square)).length;
    // Several are sent square by square in a fixed order, so the rules offer only the next one of them.
    const isOffered = dueIn(view.decision) > 1 || options.has(`${verb} ${key(component.square)}`);
    if (!available(component, view) || !isOffered) return [];
    const target: Target = { square: component.square, look: 'pick', label: pickingLabel(verb, component.square) };
    return [taken ? { ...target, badge: `−${taken}` } : target];
  });
}

/** A component that its owner can take off the ship. */
function takenOff(view: TruckerView, square: Square | null, message: 'trucker-remove' | 'trucker-abandon'): Target[] {
  const tile = view.players[view.seat ?? 0]?.ship.components.find((other) => same(other.square, square));
  return square && tile ? [{ square, look: 'remove', label: say(message, { tile: tileName(tile.tile, tile.turn, tile.alteration) }) }] : [];
}

/** The same to escape from a black hole: what is left then, and how many more have to go. */
function thrownOff(view: TruckerView, { square, strength: left, due }: Discard, before: number): Target[] {
  return takenOff(view, square, 'trucker-abandon').map((target) => ({
    ...target,
    look: due < before ? 'pick' : 'remove',
    label: say('trucker-abandon-escape', { what: target.label, strength: left, count: due }),
    badge: String(due),
  }));
}

/** Components of which one is the answer. */
const pickedBy = (options: Options, verb: string, message: 'trucker-take-astronaut' | 'trucker-exempt-here' | 'trucker-rotate-here' | 'trucker-tool-here' | 'trucker-board-here'): Target[] =>
  options.of(verb).flatMap(({ square }): Target[] => (square ? [{ square, look: 'pick', label: say(message, { square: squareName(square) }) }] : []));

/** What a click on a square stands for. */
const VERBS: Partial<Readonly<Record<Ask, string>>> = { power: 'power', crubots: 'power', repair: 'remove', fall_off: 'remove', part: 'abandon', escape: 'abandon', take_astronaut: 'dismiss', link_components: 'pick', plate_component: 'pick', exempt: 'exempt', rotate: 'rotate', put_marker: 'marker', board_crew: 'house' };

/** The other questions that a square can answer. */
export function answerTargets(view: TruckerView, options: Options): Target[] {
  const { decision } = view;
  switch (decision?.ask) {
    case 'power':
    case 'crubots':
      return options.of('power').flatMap(({ square }): Target[] => {
        const after = view.advice?.strengths.find(([at]) => same(at, square))?.[1];
        if (!square) return [];
        const target: Target = { square, look: 'pick', label: say('trucker-power-here', { square: squareName(square) }) };
        return [after === undefined ? target : { ...target, badge: strength(after) }];
      });
    case 'repair':
    case 'fall_off':
      return options.of('remove').flatMap(({ square }) => takenOff(view, square, 'trucker-remove'));
    case 'part':
      return options.of('abandon').flatMap(({ square }) => takenOff(view, square, 'trucker-abandon'));
    case 'escape':
      return decision.discards.flatMap((discard) => thrownOff(view, discard, decision.due));
    case 'keep_piece':
      return decision.pieces.flatMap((piece, index) =>
        piece.map((square): Target => ({
          square,
          look: index === 0 ? 'piece-0' : index === 1 ? 'piece-1' : 'piece-2',
          label: say('trucker-choose-piece', { number: index + 1 }),
          badge: String(index + 1),
        })),
      );
    case 'take_astronaut':
      return pickedBy(options, 'dismiss', 'trucker-take-astronaut');
    case 'exempt':
      return pickedBy(options, 'exempt', 'trucker-exempt-here');
    case 'board_crew':
      return pickedBy(options, 'house', 'trucker-board-here');
    case 'rotate':
      return pickedBy(options, 'rotate', 'trucker-rotate-here');
    case 'link_components':
    case 'plate_component':
      return pickedBy(options, 'pick', 'trucker-tool-here');
    case 'put_marker':
      return markerTargets(options);
    case 'house':
      return [{ square: decision.cabin, look: 'asked', label: say('trucker-house-here', { square: squareName(decision.cabin) }) }];
    default:
      return [];
  }
}

/** The move that a click on a square stands for. */
export function answerAt(view: TruckerView, options: Options, square: Square): string | null {
  const { decision } = view;
  if (decision?.ask === 'keep_piece') {
    const index = decision.pieces.findIndex((piece) => piece.some((other) => same(other, square)));
    return options.of('keep')[index]?.notation ?? null;
  }
  const verb = decision ? VERBS[decision.ask] : undefined;
  return options.all.find((move) => move.verb === verb && same(move.square, square))?.notation ?? null;
}

export function loadingTargets(plan: LoadPlan): Target[] {
  return plan.squares.map((square) => ({
    square,
    look: plan.hasRoom(square) ? 'fits' : 'own',
    label: say('trucker-block-hold', { square: squareName(square) }),
  }));
}
