/** Developments that stand somewhere. Drafted around their middle, 76 wide and 60 high. */
import { at, box, circle, gear, line, polar, shape, type Point, type Stroke } from '../pen';
import type { Dice } from '../seed';

export function dish(dice: Dice): Stroke[] {
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

export function crane(dice: Dice): Stroke[] {
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

export function bank(dice: Dice): Stroke[] {
  const columns = dice.whole(4, 6);
  const pillars = Array.from({ length: columns }, (_, index) => box(-26 + (index * 48) / (columns - 1), -8, 4, 28));
  return [
    { paint: 'deep', d: box(-32, -10, 64, 32) },
    { paint: 'body', d: `M-38 -10L0 -32L38 -10Z${box(-36, 21, 72, 5)}${box(-40, 26, 80, 5)}` },
    { paint: 'land', d: pillars.join('') },
    { paint: 'glow', d: circle([0, -18], 4.500) },
  ];
}

export function works(dice: Dice): Stroke[] {
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

export function towers(dice: Dice): Stroke[] {
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

export function lab(dice: Dice): Stroke[] {
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

export function dome(dice: Dice): Stroke[] {
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
export function gate(dice: Dice): Stroke[] {
  const lamps = Array.from({ length: 5 }, (_, index) => circle(polar(Math.PI * (1.150 + index * 0.175), 27), 2));
  return [
    { paint: 'body', d: 'M-38 30V-2A38 36 0 0 1 38 -2V30H24V0A24 24 0 0 0 -24 0V30Z' },
    { paint: 'line', d: `M-24 ${dice.whole(8, 16)}H24M-42 30H42` },
    { paint: 'land', d: box(-9, 16, 18, 12) + shape([9, 16], [18, 22], [9, 28]) },
    { paint: 'glow', d: lamps.join('') },
  ];
}
