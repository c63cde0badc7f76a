/** Developments, drafted around their middle, 76 wide and 60 high: the machine by what the card does, the rest by chance. */
import type { CardDesign, PowerKind } from '../design';
import { at, box, circle, ellipse, gear, line, polar, polygon, shape, type Point, type Stroke } from './pen';
import type { Dice } from './seed';

function dish(dice: Dice): Stroke[] {
  const tilt = dice.between(-0.5, 0.1);
  const turn = ([x, y]: Point): Point => [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt) - 8];
  const waves = [10, 16, 22].map((r) => {
    const [a, b] = [turn([-r * 0.5, -18 - r * 0.6]), turn([r * 0.5, -18 - r * 0.6])];
    return `M${at(a)}A${r} ${r} 0 0 1 ${at(b)}`;
  });
  const legs = dice.whole(2, 3) === 2 ? line([-16, 30], [0, 2], [16, 30]) : line([-18, 30], [0, 2], [18, 30]) + line([0, 2], [0, 30]);
  return [
    { paint: 'thin', d: waves.join('') },
    { paint: 'line', d: `${legs}M-24 30H24` },
    { paint: 'body', d: `M${at(turn([-28, -8]))}Q${at(turn([0, 22]))} ${at(turn([28, -8]))}Z` },
    { paint: 'line', d: line(turn([-28, -8]), turn([28, -8])) + line(turn([-12, -8]), turn([0, -20]), turn([12, -8])) },
    { paint: 'glow', d: circle(turn([0, -20]), 2.600) },
  ];
}

function gunship(dice: Dice): Stroke[] {
  const wings = dice.whole(1, 3);
  const span = dice.between(20, 28);
  const guns = Array.from({ length: wings }, (_, index) => {
    const y = span - index * 8;
    return box(-8 + index * 4, -y - 1.500, 30, 3) + box(-8 + index * 4, y - 1.500, 30, 3);
  });
  return [
    { paint: 'deep', d: shape([6, -6], [-16, -span], [-28, -span], [-20, -6]) + shape([6, 6], [-16, span], [-28, span], [-20, 6]) },
    { paint: 'body', d: 'M40 0L18 -9H-24L-32 -4V4L-24 9H18Z' },
    { paint: 'line', d: `${guns.join('')}M-24 -9V9M18 -9V9M-8 0H10` },
    { paint: 'glow', d: 'M-33 -4L-41 0L-33 4Z' },
    { paint: 'void', d: circle([24, 0], 3.500) },
  ];
}

function rocket(dice: Dice): Stroke[] {
  const fins = dice.between(14, 22);
  const rings = dice.whole(2, 4);
  return [
    { paint: 'glow', d: 'M-6 25L0 36L6 25Z' },
    { paint: 'deep', d: `M-10 6L${-fins} 22V30L-8 24ZM10 6L${fins} 22V30L8 24Z` },
    { paint: 'body', d: 'M0 -34Q12 -20 12 0L9 26H-9L-12 0Q-12 -20 0 -34Z' },
    { paint: 'line', d: Array.from({ length: rings }, (_, index) => `M-11.500 ${index * 7}H11.500`).join('') },
    { paint: 'void', d: circle([0, -11], 5) },
    { paint: 'thin', d: 'M-30 -18h.01M28 -26h.01M34 4h.01M-36 8h.01M-24 -34h.01' },
  ];
}

function crane(dice: Dice): Stroke[] {
  const mast = dice.whole(-18, -10);
  const load = dice.between(8, 20);
  const floors = Array.from({ length: dice.whole(3, 5) }, (_, index) => box(-4, 26 - index * 8, 34, 7));
  const braces = Array.from({ length: 7 }, (_, index) => line([mast, -24 + index * 8], [mast + 7, -16 + index * 8]));
  return [
    { paint: 'body', d: floors.join('') },
    { paint: 'line', d: `M${mast} 34V-28M${mast + 7} 34V-28M-36 -24H36L${mast + 4} -36Z${braces.join('')}` },
    { paint: 'thin', d: `M${load + 8} -24V-8` },
    { paint: 'glow', d: box(load + 3, -8, 10, 7) },
  ];
}

function bank(dice: Dice): Stroke[] {
  const columns = dice.whole(4, 6);
  const pillars = Array.from({ length: columns }, (_, index) => box(-26 + (index * 48) / (columns - 1), -8, 4, 28));
  return [
    { paint: 'deep', d: box(-32, -10, 64, 32) },
    { paint: 'body', d: `M-38 -10L0 -32L38 -10Z${box(-36, 21, 72, 5)}${box(-40, 26, 80, 5)}` },
    { paint: 'land', d: pillars.join('') },
    { paint: 'glow', d: circle([0, -18], 4.500) },
  ];
}

function works(dice: Dice): Stroke[] {
  const chimneys = dice.whole(2, 4);
  const stacks = Array.from({ length: chimneys }, (_, index) => box(-32 + index * 11, -24 + dice.between(0, 10), 6, 40));
  const smoke = Array.from({ length: chimneys }, (_, index) => circle([-27 + index * 11, -32], 3 + dice.next() * 2));
  return [
    { paint: 'thin', d: smoke.join('') },
    { paint: 'land', d: stacks.join('') },
    { paint: 'body', d: 'M-38 30V8L-24 -2V8L-10 -2V8L4 -2V8H10V30Z' },
    { paint: 'deep', d: gear([22, 12], 17, dice.whole(9, 13)) },
    { paint: 'void', d: circle([22, 12], 6) },
    { paint: 'glow', d: box(-32, 16, 6, 6) + box(-20, 16, 6, 6) + box(-8, 16, 6, 6) },
  ];
}

function walker(dice: Dice): Stroke[] {
  const legs = dice.whole(2, 3);
  const feet = Array.from({ length: legs }, (_, index) => {
    const x = -20 + (index * 40) / (legs - 1);
    return line([x * 0.5, 6], [x * 1.200, 16], [x, 30]) + box(x - 5, 28, 10, 4);
  });
  return [
    { paint: 'line', d: feet.join('') },
    { paint: 'body', d: 'M-18 -16H18L24 -4L16 10H-16L-24 -4Z' },
    { paint: 'deep', d: box(-10, -28, 20, 13) },
    { paint: 'line', d: `M22 -6L38 ${dice.whole(-22, 4)}M-22 -6L-36 ${dice.whole(-10, 14)}M0 -28V-36` },
    { paint: 'glow', d: circle([-4, -22], 2.200) + circle([4, -22], 2.200) + circle([0, -36], 1.600) },
  ];
}

function freighter(dice: Dice): Stroke[] {
  const crates = Array.from({ length: dice.whole(3, 5) }, (_, index) => box(-28 + index * 11, -15, 9.500, 14));
  return [
    { paint: 'land', d: crates.join('') },
    { paint: 'body', d: 'M-36 0H26L40 9L30 18H-30L-38 9Z' },
    { paint: 'line', d: `M-20 9H20${crates.length > 3 ? 'M26 0V-12H34L36 2' : 'M24 0V-18H34V4'}` },
    { paint: 'glow', d: 'M-38 6L-46 9L-38 12Z' },
    { paint: 'thin', d: 'M-40 28H-6M0 28H14M20 28H40M-24 -28H0M8 -28H30' },
  ];
}

function towers(dice: Dice): Stroke[] {
  const blocks = Array.from({ length: 6 }, (_, index) => ({ x: -36 + index * 12, h: dice.between(18, 52) }));
  const windows = blocks.flatMap(({ x, h }) =>
    Array.from({ length: Math.floor(h / 9) }, (_, floor) => (dice.next() > 0.35 ? box(x + 3, 24 - floor * 9, 5, 3) : '')),
  );
  return [
    { paint: 'deep', d: blocks.filter((_, index) => index % 2).map(({ x, h }) => box(x, 30 - h, 12, h)).join('') },
    { paint: 'body', d: blocks.filter((_, index) => index % 2 === 0).map(({ x, h }) => box(x, 30 - h, 12, h)).join('') },
    { paint: 'glow', d: windows.join('') },
    { paint: 'line', d: 'M-40 30H40' },
  ];
}

function lab(dice: Dice): Stroke[] {
  const steps = 7;
  const side = (sign: number): string =>
    `M${Array.from({ length: steps * 2 + 1 }, (_, index) => `${Math.round(Math.sin((index / steps) * Math.PI) * 11 * sign + 16)} ${-34 + index * 4.800}`).join('L')}`;
  const rungs = Array.from({ length: steps * 2 + 1 }, (_, index) => {
    const x = Math.sin((index / steps) * Math.PI) * 11;
    return Math.abs(x) > 3 ? line([16 - x, -34 + index * 4.800], [16 + x, -34 + index * 4.800]) : '';
  });
  const level = dice.between(2, 16);
  return [
    { paint: 'body', d: 'M-28 -26H-12M-25 -26V-6L-38 26Q-38 31 -32 31H-8Q-2 31 -2 26L-15 -6V-26Z' },
    { paint: 'land', d: `M${-27 - level * 0.4} ${level - 2}H${-13 + level * 0.4}L-5 26H-35Z` },
    { paint: 'line', d: side(1) + side(-1) },
    { paint: 'thin', d: rungs.join('') },
    { paint: 'glow', d: circle([-22, 16], 2) + circle([-16, 9], 1.500) + circle([-26, 23], 1.500) },
  ];
}

function dome(dice: Dice): Stroke[] {
  const trees = Array.from({ length: 4 }, (_, index) => {
    const x = -21 + index * 13;
    const h = dice.between(12, 24);
    return shape([x - 6, 24], [x, 24 - h], [x + 6, 24]);
  });
  return [
    { paint: 'land', d: trees.join('') },
    { paint: 'line', d: 'M-36 24A36 36 0 0 1 36 24ZM-18 24Q-16 -6 0 -12Q16 -6 18 24M-31 6H31' },
    { paint: 'body', d: box(-40, 24, 80, 6) },
    { paint: 'glow', d: circle([dice.between(-8, 8), -24], 3) },
  ];
}

/** A gate that taxes whoever passes. */
function gate(dice: Dice): Stroke[] {
  const lamps = Array.from({ length: 5 }, (_, index) => circle(polar(Math.PI * (1.150 + index * 0.175), 27), 2));
  return [
    { paint: 'body', d: 'M-38 30V-2A38 36 0 0 1 38 -2V30H24V0A24 24 0 0 0 -24 0V30Z' },
    { paint: 'line', d: `M-24 ${dice.whole(8, 16)}H24M-42 30H42` },
    { paint: 'land', d: box(-9, 16, 18, 12) + shape([9, 16], [18, 22], [9, 28]) },
    { paint: 'glow', d: lamps.join('') },
  ];
}

/** A sheet of paper with a curve that goes up, as promised. */
function prospect(dice: Dice): Stroke[] {
  let y = 18;
  const curve = Array.from({ length: 6 }, (_, index): Point => {
    y -= dice.between(1, 9);
    return [-26 + index * 10.500, y];
  });
  const bars = curve.map(([x, height]) => box(x - 3, height + 6, 6, Math.max(2, 22 - height - 6)));
  return [
    { paint: 'body', d: 'M-36 -30H26L36 -20V30H-36Z' },
    { paint: 'line', d: 'M26 -30V-20H36M-30 24H30' },
    { paint: 'land', d: bars.join('') },
    { paint: 'glow', d: curve.map((point) => circle(point, 2.200)).join('') },
    { paint: 'line', d: line(...curve) },
  ];
}

/** Coins in piles, some of them real. */
function coins(dice: Dice): Stroke[] {
  const piles = [-27, -9, 9, 27].map((x) => ({ x, many: dice.whole(2, 7) }));
  const discs = piles.flatMap(({ x, many }) => Array.from({ length: many }, (_, index) => ellipse([x, 24 - index * 6], 8.500, 3.600)));
  return [
    { paint: 'deep', d: ellipse([0, 27], 40, 6) },
    { paint: 'body', d: discs.join('') },
    { paint: 'glow', d: piles.map(({ x, many }) => circle([x, 30 - many * 6], 1.800)).join('') },
    { paint: 'thin', d: `M-34 -22L-12 ${dice.whole(-16, -4)}L6 ${dice.whole(-26, -10)}L34 -30` },
  ];
}

/** Four trades that share one roof. */
function wheel(dice: Dice): Stroke[] {
  const turn = dice.between(0, 1);
  const parts = [0, 1, 2, 3].map((index) => {
    const angle = turn + index * (Math.PI / 2);
    const [a, b] = [polar(angle + 0.080, 29), polar(angle + Math.PI / 2 - 0.080, 29)];
    return `M${at(polar(angle + Math.PI / 4, 4))}L${at(a)}A29 29 0 0 1 ${at(b)}Z`;
  });
  return [
    { paint: 'thin', d: circle([0, 0], 34) },
    { paint: 'body', d: (parts[0] ?? '') + (parts[2] ?? '') },
    { paint: 'deep', d: parts[1] ?? '' },
    { paint: 'land', d: parts[3] ?? '' },
    { paint: 'void', d: circle([0, 0], 9) },
    { paint: 'glow', d: gear([0, 0], 6, 8) },
  ];
}

/** A trooper, shoulders up. */
function trooper(dice: Dice): Stroke[] {
  return [
    { paint: 'body', d: 'M-36 30Q-36 8 -14 4H14Q36 8 36 30Z' },
    { paint: 'deep', d: 'M-30 30V14M30 30V14M-8 30V16H8V30' },
    { paint: 'body', d: 'M-16 2V-16A16 16 0 0 1 16 -16V2Q0 10 -16 2Z' },
    { paint: 'void', d: 'M-12 -15H12V-6Q0 1 -12 -6Z' },
    { paint: 'glow', d: box(dice.pick([-8, 3]), -12, 5, 2.500) + circle([-25, 14], 2) },
    { paint: 'line', d: 'M16 -14L24 -26M24 -30A3 3 0 1 0 24.010 -30' },
  ];
}

/** A map of a battle, before it goes wrong. */
function tactics(dice: Dice): Stroke[] {
  const foes = Array.from({ length: 4 }, () => polygonAt([dice.between(4, 30), dice.between(-22, 14)], 4));
  return [
    { paint: 'thin', d: 'M-36 -16H36M-36 2H36M-36 20H36M-18 -30V30M0 -30V30M18 -30V30' },
    { paint: 'line', d: box(-38, -30, 76, 60) },
    { paint: 'deep', d: foes.join('') },
    { paint: 'body', d: 'M-30 22Q-22 -10 0 -8V-15L14 -4L0 7V0Q-14 -2 -20 22Z' },
    { paint: 'glow', d: circle([-25, 22], 4) },
  ];
}

const polygonAt = ([x, y]: Point, size: number): string => shape([x - size, y], [x, y - size], [x + size, y], [x, y + size]);

/** Pods that fall towards a planet. */
function pods(dice: Dice): Stroke[] {
  const falling = [-26, 0, 26].map((x) => ({ x, y: dice.between(-14, 4) }));
  return [
    { paint: 'deep', d: 'M-44 30Q0 10 44 30Z' },
    { paint: 'glow', d: falling.map(({ x, y }) => shape([x - 4, y + 12], [x, y + 20], [x + 4, y + 12])).join('') },
    { paint: 'body', d: falling.map(({ x, y }) => `M${x} ${y - 14}L${x + 9} ${y + 4}L${x + 6} ${y + 12}H${x - 6}L${x - 9} ${y + 4}Z`).join('') },
    { paint: 'thin', d: falling.map(({ x, y }) => line([x, -34], [x, y - 15])).join('') },
    { paint: 'void', d: falling.map(({ x, y }) => circle([x, y], 3)).join('') },
  ];
}

/** For the great ones: a station whose plan no two of them share. */
function station(dice: Dice): Stroke[] {
  const arms = dice.whole(3, 8);
  const sides = dice.whole(3, 8);
  const squash = dice.pick([1, 1, 0.5]);
  const turn = dice.between(0, 1);
  const spokes = Array.from({ length: arms }, (_, index) => {
    const angle = turn + (index / arms) * Math.PI * 2;
    return { rod: line(polar(angle, 9, squash), polar(angle, 29, squash)), pod: circle(polar(angle, 31, squash), 4.200) };
  });
  return [
    { paint: 'thin', d: ellipse([0, 0], 37, 37 * squash) },
    { paint: 'line', d: ellipse([0, 0], 31, 31 * squash) + ellipse([0, 0], 22, 22 * squash) + spokes.map(({ rod }) => rod).join('') },
    { paint: 'body', d: spokes.map(({ pod }) => pod).join('') },
    { paint: 'deep', d: polygon(sides, 15) },
    { paint: 'line', d: polygon(sides, 10, Math.PI / 2) },
    { paint: 'glow', d: circle([0, 0], 3.600) },
  ];
}

/** Or a tower with decks around it. */
function spire(dice: Dice): Stroke[] {
  const decks = Array.from({ length: dice.whole(3, 5) }, (_, index) => ({ y: -16 + index * 11, r: dice.between(12, 34) }));
  return [
    { paint: 'body', d: 'M0 -36L5 -22V30H-5V-22Z' },
    { paint: 'deep', d: decks.map(({ y, r }) => ellipse([0, y], r, r * 0.2)).join('') },
    { paint: 'line', d: decks.map(({ y, r }) => `M${-r} ${y}V${y - 3}M${r} ${y}V${y - 3}`).join('') },
    { paint: 'land', d: box(-5, -22, 4, 52) },
    { paint: 'glow', d: circle([0, -34], 2.400) + decks.map(({ y, r }) => circle([-r * 0.5, y + r * 0.1], 1.300) + circle([r * 0.5, y + r * 0.1], 1.300)).join('') },
  ];
}

/** Or a hall for those who vote. */
function hall(dice: Dice): Stroke[] {
  const seats = [14, 21, 28].map((r) => Array.from({ length: Math.floor(r / 2.500) }, (_, index) => {
    const [x, y] = polar(Math.PI + (Math.PI * (index + 0.5)) / Math.floor(r / 2.500), r, 0.9);
    return circle([x, y + 12], 2.100);
  }).join(''));
  return [
    { paint: 'body', d: 'M-38 16A38 40 0 0 1 38 16Z' },
    { paint: 'void', d: 'M-32 14A32 33 0 0 1 32 14Z' },
    { paint: 'land', d: seats.join('') },
    { paint: 'deep', d: box(-42, 16, 84, 6) + box(-36, 22, 72, 6) },
    { paint: 'glow', d: polygonAt([0, 8], dice.between(4, 5.500)) },
    { paint: 'line', d: `M0 -24V-34L${dice.pick([10, -10])} -31L0 -28` },
  ];
}

/** Or walls, for those who do not. */
function fortress(dice: Dice): Stroke[] {
  const teeth = Array.from({ length: 7 }, (_, index) => box(-35 + index * 10.500, 0, 6.500, 6));
  const keep = dice.between(20, 28);
  return [
    { paint: 'deep', d: box(-9, 6 - keep, 18, keep) + box(-33, -8, 12, 14) + box(21, -8, 12, 14) },
    { paint: 'body', d: `M-38 30L-35 5H35L38 30Z${teeth.join('')}` },
    { paint: 'line', d: `M0 ${6 - keep}V${-keep - 4}M-9 ${10 - keep}H9M-27 -8L-36 ${dice.whole(-22, -14)}M27 -8L36 ${dice.whole(-22, -14)}` },
    { paint: 'land', d: `M0 ${-keep - 4}L14 ${-keep}L0 ${4 - keep}Z` },
    { paint: 'void', d: 'M-7 30V18A7 7 0 0 1 7 18V30Z' },
    { paint: 'glow', d: box(-24, 14, 4, 5) + box(20, 14, 4, 5) },
  ];
}

/** Or a stone that nobody of us has put there. */
function obelisk(dice: Dice): Stroke[] {
  const glyphs = Array.from({ length: 4 }, (_, index) => polygonAt([dice.between(-3, 3), -14 + index * 9], 2.200));
  return [
    { paint: 'thin', d: ellipse([0, 14], 36, 9) + ellipse([0, 14], 26, 6) },
    { paint: 'body', d: 'M0 -36L13 -24L9 24H-9L-13 -24Z' },
    { paint: 'deep', d: 'M0 -36L13 -24L9 24H0Z' },
    { paint: 'glow', d: glyphs.join('') },
    { paint: 'line', d: 'M-34 6L-28 -8L-22 6ZM22 6L28 -8L34 6Z' },
  ];
}

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
