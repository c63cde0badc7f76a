/** The great ones: where those live who rule. Drafted around their middle, 76 wide and 60 high. */
import { box, circle, diamond, ellipse, line, polar, polygon, type Stroke } from '../pen';
import type { Dice } from '../seed';

/** For the great ones: a station whose plan no two of them share. */
export function station(dice: Dice): Stroke[] {
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
export function spire(dice: Dice): Stroke[] {
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
export function hall(dice: Dice): Stroke[] {
  const seats = [14, 21, 28].map((r) => Array.from({ length: Math.floor(r / 2.500) }, (_, index) => {
    const [x, y] = polar(Math.PI + (Math.PI * (index + 0.5)) / Math.floor(r / 2.500), r, 0.9);
    return circle([x, y + 12], 2.100);
  }).join(''));
  return [
    { paint: 'body', d: 'M-38 16A38 40 0 0 1 38 16Z' },
    { paint: 'void', d: 'M-32 14A32 33 0 0 1 32 14Z' },
    { paint: 'land', d: seats.join('') },
    { paint: 'deep', d: box(-42, 16, 84, 6) + box(-36, 22, 72, 6) },
    { paint: 'glow', d: diamond([0, 8], dice.between(4, 5.500)) },
    { paint: 'line', d: `M0 -24V-34L${dice.pick([10, -10])} -31L0 -28` },
  ];
}

/** Or walls, for those who do not. */
export function fortress(dice: Dice): Stroke[] {
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
export function obelisk(dice: Dice): Stroke[] {
  const glyphs = Array.from({ length: 4 }, (_, index) => diamond([dice.between(-3, 3), -14 + index * 9], 2.200));
  return [
    { paint: 'thin', d: ellipse([0, 14], 36, 9) + ellipse([0, 14], 26, 6) },
    { paint: 'body', d: 'M0 -36L13 -24L9 24H-9L-13 -24Z' },
    { paint: 'deep', d: 'M0 -36L13 -24L9 24H0Z' },
    { paint: 'glow', d: glyphs.join('') },
    { paint: 'line', d: 'M-34 6L-28 -8L-22 6ZM22 6L28 -8L34 6Z' },
  ];
}
