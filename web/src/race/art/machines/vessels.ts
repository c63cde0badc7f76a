/** Developments that fly, walk or fight. Drafted around their middle, 76 wide and 60 high. */
import { box, circle, diamond, line, shape, type Stroke } from '../pen';
import type { Dice } from '../seed';

export function gunship(dice: Dice): Stroke[] {
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

export function rocket(dice: Dice): Stroke[] {
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

export function freighter(dice: Dice): Stroke[] {
  const crates = Array.from({ length: dice.whole(3, 5) }, (_, index) => box(-28 + index * 11, -15, 9.500, 14));
  return [
    { paint: 'land', d: crates.join('') },
    { paint: 'body', d: 'M-36 0H26L40 9L30 18H-30L-38 9Z' },
    { paint: 'line', d: `M-20 9H20${crates.length > 3 ? 'M26 0V-12H34L36 2' : 'M24 0V-18H34V4'}` },
    { paint: 'glow', d: 'M-38 6L-46 9L-38 12Z' },
    { paint: 'thin', d: 'M-40 28H-6M0 28H14M20 28H40M-24 -28H0M8 -28H30' },
  ];
}

export function walker(dice: Dice): Stroke[] {
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

/** Pods that fall towards a planet. */
export function pods(dice: Dice): Stroke[] {
  const falling = [-26, 0, 26].map((x) => ({ x, y: dice.between(-14, 4) }));
  return [
    { paint: 'deep', d: 'M-44 30Q0 10 44 30Z' },
    { paint: 'glow', d: falling.map(({ x, y }) => shape([x - 4, y + 12], [x, y + 20], [x + 4, y + 12])).join('') },
    { paint: 'body', d: falling.map(({ x, y }) => `M${x} ${y - 14}L${x + 9} ${y + 4}L${x + 6} ${y + 12}H${x - 6}L${x - 9} ${y + 4}Z`).join('') },
    { paint: 'thin', d: falling.map(({ x, y }) => line([x, -34], [x, y - 15])).join('') },
    { paint: 'void', d: falling.map(({ x, y }) => circle([x, y], 3)).join('') },
  ];
}

/** A trooper, shoulders up. */
export function trooper(dice: Dice): Stroke[] {
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
export function tactics(dice: Dice): Stroke[] {
  const foes = Array.from({ length: 4 }, () => diamond([dice.between(4, 30), dice.between(-22, 14)], 4));
  return [
    { paint: 'thin', d: 'M-36 -16H36M-36 2H36M-36 20H36M-18 -30V30M0 -30V30M18 -30V30' },
    { paint: 'line', d: box(-38, -30, 76, 60) },
    { paint: 'deep', d: foes.join('') },
    { paint: 'body', d: 'M-30 22Q-22 -10 0 -8V-15L14 -4L0 7V0Q-14 -2 -20 22Z' },
    { paint: 'glow', d: circle([-25, 22], 4) },
  ];
}
