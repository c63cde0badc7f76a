/** Developments: the machine by what the card does, the rest by chance. */
import type { CardDesign, PowerKind } from '../design';
import { bank, crane, dish, dome, gate, lab, towers, works } from './machines/buildings';
import { fortress, hall, obelisk, spire, station } from './machines/seats';
import { coins, prospect, wheel } from './machines/trades';
import { freighter, gunship, pods, rocket, tactics, trooper, walker } from './machines/vessels';
import type { Stroke } from './pen';
import type { Dice } from './seed';

type Machine = (dice: Dice) => Stroke[];

const MACHINES: Partial<Record<PowerKind, Machine>> = {
  see: dish,
  keep: dish,
  draw_before_developing: bank,
  develop_discount: crane,
  draw_after_developing: crane,
  military: gunship,
  sacrifice_military: gunship,
  hand_military: gunship,
  sacrifice_free_world: rocket,
  second_world: rocket,
  settle_discount: walker,
  pay_for_military: dish,
  price: freighter,
  price_per_flag: freighter,
  sell: freighter,
  consume: towers,
  consume_all: towers,
  discard_cards: coins,
  windfall: works,
};

/** Words in the name of a card that ask for a machine; the first that fits counts. */
const NAMED: readonly [RegExp, Machine][] = [
  [/robot/, walker],
  [/gen(e|o)|lab/, lab],
  [/terraform/, dome],
  [/bank/, bank],
  [/duties/, gate],
  [/credit/, prospect],
  [/econom/, wheel],
  [/drop/, pods],
  [/marines/, trooper],
  [/tactics/, tactics],
  [/ship|expedition/, rocket],
  [/contact/, dish],
];

/** Where a great one is built, by what it scores for. */
function seatOfPower(design: CardDesign): Machine {
  const { scoring } = design;
  if (design.powers.some(({ kind }) => kind === 'sell')) return freighter;
  if (scoring.some((term) => term.kind === 'per_military' || ('flag' in term && (term.flag === 'imperium' || term.flag === 'rebel')))) return fortress;
  if (scoring.some((term) => 'flag' in term && term.flag === 'alien')) return obelisk;
  if (scoring.some((term) => term.kind === 'per_chips')) return spire;
  if (scoring.some((term) => 'power_phase' in term && term.power_phase === 'explore')) return dish;
  return scoring.some((term) => term.kind === 'per_development') ? hall : station;
}

export function machine(design: CardDesign, dice: Dice): Stroke[] {
  const named = NAMED.find(([word]) => word.test(design.id));
  if (named) return named[1](dice);
  if (design.variable) return seatOfPower(design)(dice);
  const fitting = design.powers.map(({ kind }) => MACHINES[kind]).find((one) => one !== undefined);
  return (fitting ?? works)(dice);
}
