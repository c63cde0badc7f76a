/** Developments, drafted around their middle, 76 wide and 60 high: the machine by what the card does, the rest by chance. */
import type { CardDesign, PowerKind } from '../design';
import { box, circle, ellipse, gear, line, polar, polygon, shape, type Point, type Stroke } from './pen';
import type { Dice } from './seed';

function dish(dice: Dice): Stroke[] {
  const tilt = dice.between(-0.5, 0.1);
  const turn = ([x, y]: Point): Point => [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt) - 8];
  const waves = [10, 16, 22].map((r) => {
    const [a, b] = [turn([-r * 0.5, -18 - r * 0.6]), turn([r * 0.5, -18 - r * 0.6])];
    return `M${a.join(' ')}A${r} ${r} 0 0 1 ${b.join(' ')}`;
  });
  const legs = dice.whole(2, 3) === 2 ? line([-16, 30], [0, 2], [16, 30]) : line([-18, 30], [0, 2], [18, 30]) + line([0, 2], [0, 30]);
  return [
    { paint: 'thin', d: waves.join('') },
    { paint: 'line', d: `${legs}M-24 30H24` },
    { paint: 'body', d: `M${turn([-28, -8]).join(' ')}Q${turn([0, 22]).join(' ')} ${turn([28, -8]).join(' ')}Z` },
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
    { paint: 'body', d: 'M42 0L18 -9H-24L-32 -4V4L-24 9H18Z' },
    { paint: 'line', d: `${guns.join('')}M-24 -9V9M18 -9V9M-8 0H10` },
    { paint: 'glow', d: 'M-33 -4L-44 0L-33 4Z' },
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
  discard_cards: bank,
  windfall: works,
};

/** Words in the name of a card that ask for a machine; the first that fits counts. */
const NAMED: readonly [RegExp, Machine][] = [
  [/robot/, walker],
  [/gen(e|o)|lab/, lab],
  [/terraform/, dome],
  [/bank|credit|duties|econom/, bank],
  [/ship|force/, rocket],
  [/specialist/, dish],
];

export function machine(design: CardDesign, dice: Dice): Stroke[] {
  if (design.variable) return station(dice);
  const named = NAMED.find(([word]) => word.test(design.id));
  if (named) return named[1](dice);
  const power = design.powers.find(({ kind }) => MACHINES[kind]);
  return (power && MACHINES[power.kind] ? MACHINES[power.kind] : works)?.(dice) ?? works(dice);
}
