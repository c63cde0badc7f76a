/** Developments on paper: prospects, coins, trades. Drafted around their middle, 76 wide and 60 high. */
import { at, box, circle, ellipse, gear, line, polar, type Point, type Stroke } from '../pen';
import type { Dice } from '../seed';

/** A sheet of paper with a curve that goes up, as promised. */
export function prospect(dice: Dice): Stroke[] {
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
export function coins(dice: Dice): Stroke[] {
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
export function wheel(dice: Dice): Stroke[] {
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
