/** Worlds, drawn around their middle with a radius of 30: the kind of surface by what the card is, the rest by chance. */
import type { CardDesign } from '../design';
import { at, blob, box, circle, ellipse, line, polar, polygon, shape, type Point, type Stroke } from './pen';
import type { Dice } from './seed';

const R = 30;

/** A band between two latitudes, bent as on a ball. */
function band(top: number, bottom: number, bend: number): string {
  const half = (y: number): number => Math.sqrt(R * R - y * y);
  const [a, b] = [half(top), half(bottom)];
  const round = `A${R} ${R} 0 0 1`;
  return `M${at([-a, top])}Q${at([0, top + bend])} ${at([a, top])}${round} ${at([b, bottom])}Q${at([0, bottom + bend])} ${at([-b, bottom])}${round} ${at([-a, top])}Z`;
}

function bands(dice: Dice): Stroke[] {
  const bend = dice.between(2, 8);
  const strips: string[] = [];
  const deep: string[] = [];
  for (let y = -25; y < 22; y += dice.between(7, 12)) {
    (strips.length > deep.length ? deep : strips).push(band(y, Math.min(26, y + dice.between(3, 6)), bend));
  }
  const storm = ellipse([dice.between(-12, 8), dice.between(4, 14)], dice.between(4, 7), 3, 4);
  return [
    { paint: 'land', d: strips.join('') },
    { paint: 'deep', d: deep.join('') },
    { paint: 'land', d: storm },
  ];
}

function patch(dice: Dice, reach: number, least: number, most: number): string {
  const angle = dice.between(0, Math.PI * 2);
  const size = dice.between(least, most);
  const [x, y] = polar(angle, dice.between(0, Math.min(reach, R - 2 - size)));
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const [dx, dy] = polar((index / 9) * Math.PI * 2, size * dice.between(0.6, 1.25));
    const from = Math.hypot(x + dx, y + dy);
    const keep = from > R - 1.500 ? (R - 1.500) / from : 1;
    return [(x + dx) * keep, (y + dy) * keep];
  });
  return blob(points);
}

function continents(dice: Dice): Stroke[] {
  const many = dice.whole(4, 6);
  const lands = Array.from({ length: many }, () => patch(dice, 22, 6, 11));
  const cap = band(-28.500, -23, 3);
  return [
    { paint: 'land', d: lands.join('') },
    { paint: 'deep', d: patch(dice, 12, 3, 5) },
    { paint: 'land', d: cap },
  ];
}

function islands(dice: Dice): Stroke[] {
  return [
    { paint: 'deep', d: band(-12, 14, 5) },
    { paint: 'land', d: Array.from({ length: 11 }, () => patch(dice, 25, 2, 4.500)).join('') },
  ];
}

function craters(dice: Dice): Stroke[] {
  const found: { spot: Point; r: number }[] = [];
  for (let tries = 0; tries < 60 && found.length < 9; tries += 1) {
    const r = dice.between(2, found.length ? 5 : 8);
    const spot = polar(dice.between(0, Math.PI * 2), dice.between(0, R - r - 2));
    if (found.every((other) => Math.hypot(other.spot[0] - spot[0], other.spot[1] - spot[1]) > other.r + r + 1)) found.push({ spot, r });
  }
  return [
    { paint: 'deep', d: found.map(({ spot, r }) => circle(spot, r)).join('') },
    { paint: 'land', d: found.map(({ spot: [x, y], r }) => circle([x + r * 0.2, y + r * 0.25], r * 0.7)).join('') },
  ];
}

function cities(dice: Dice): Stroke[] {
  const lights: string[] = [];
  for (let spot = 0; spot < 5; spot += 1) {
    const [x, y] = polar(dice.between(-0.7, 1.9), dice.between(8, 22));
    for (let lamp = 0; lamp < 6; lamp += 1) lights.push(box(x + dice.whole(-4, 4), y + dice.whole(-3, 3), 1.300, 1.300));
  }
  const tower = dice.between(-0.9, -0.5);
  const [tx, ty] = polar(tower - 0.7, R - 1);
  const skyline = Array.from({ length: 5 }, (_, index) => box(tx - 7 + index * 3.500, ty - dice.between(2, 9), 2.600, 12)).join('');
  return [
    { paint: 'line', d: skyline },
    { paint: 'land', d: [patch(dice, 15, 8, 12), patch(dice, 20, 6, 9)].join('') },
    { paint: 'glow', d: lights.join('') },
  ];
}

function cracks(dice: Dice): Stroke[] {
  const split = Array.from({ length: 4 }, (_, index) => {
    const angle = index * 1.600 + dice.between(0, 0.8);
    return line(...[1, 0.75, 0.5, 0.2].map((part) => polar(angle + dice.between(-0.22, 0.22), R * part)));
  });
  const chunks = Array.from({ length: 4 }, (_, index) => {
    const [x, y] = polar(-0.5 + index * 0.32 + dice.between(-0.1, 0.1), R + dice.between(5, 9));
    const size = dice.between(1.500, 3.200);
    return shape([x - size, y], [x, y - size], [x + size * 1.200, y + size * 0.3], [x, y + size]);
  });
  return [
    { paint: 'deep', d: patch(dice, 14, 8, 12) },
    { paint: 'glow', d: split.join('') },
    { paint: 'body', d: chunks.join('') },
  ];
}

function rocks(dice: Dice): Stroke[] {
  const stones = Array.from({ length: 11 }, (_, index) => {
    const x = -37 + index * 7.400;
    const y = 14 - x * 0.38 + dice.between(-9, 9);
    const size = index % 4 === 1 ? dice.between(8, 11) : dice.between(2.500, 5);
    const points = Array.from({ length: 7 }, (__, corner): Point => {
      const [dx, dy] = polar((corner / 7) * Math.PI * 2, size * dice.between(0.75, 1.200), 0.85);
      return [x + dx, y + dy];
    });
    return { d: shape(...points), pit: size > 6 ? circle([x - 2, y - 1], size * 0.25) : '' };
  });
  return [
    { paint: 'body', d: stones.map(({ d }) => d).join('') },
    { paint: 'deep', d: stones.map(({ pit }) => pit).join('') },
    { paint: 'thin', d: line([-40, 29], [40, -1]) },
  ];
}

function comet(dice: Dice): Stroke[] {
  const tails = Array.from({ length: 6 }, (_, index) => line([-12 + index, 12 - index * 2], [26 + dice.between(0, 12), -28 + index * 7]));
  return [
    { paint: 'land', d: 'M-27 12L40 -30Q20 0 -10 27Z' },
    { paint: 'thin', d: tails.join('') },
    { paint: 'body', d: blob(Array.from({ length: 9 }, (_, index): Point => {
      const [x, y] = polar((index / 9) * Math.PI * 2, 14 * dice.between(0.85, 1.150));
      return [x - 16, y + 15];
    })) },
    { paint: 'deep', d: circle([-20, 12], 3) + circle([-12, 20], 2) },
  ];
}

/** A hull of strange corners, for what the Overlords left behind. */
function hulk(dice: Dice): Stroke[] {
  const wing = dice.between(14, 24);
  const nose = dice.between(34, 40);
  const ribs = Array.from({ length: 5 }, (_, index) => {
    const x = -22 + index * 10;
    return line([x, -wing * (0.7 - index * 0.12)], [x + 5, 0], [x, wing * (0.7 - index * 0.12)]);
  });
  return [
    { paint: 'body', d: shape([nose, 0], [4, -9], [-20, -wing], [-30, -wing * 0.55], [-22, 0], [-30, wing * 0.55], [-20, wing], [4, 9]) },
    { paint: 'line', d: ribs.join('') + line([-22, 0], [nose, 0]) },
    { paint: 'glow', d: circle([12, 0], 3.200) + box(-34, -6, 6, 2) + box(-34, 4, 6, 2) },
  ];
}

/** A world dressed in machines. */
function works(dice: Dice): Stroke[] {
  const rows = [-18, -8, 2, 12, 22].map((y) => {
    const half = Math.sqrt(R * R - y * y);
    return line([-half, y], [half, y]);
  });
  const cells = Array.from({ length: 9 }, () => box(dice.whole(-3, 2) * 7, dice.whole(-2, 1) * 10 + 3.500, 5, 5));
  return [
    { paint: 'deep', d: cells.join('') },
    { paint: 'line', d: rows.join('') + ellipse([0, 0], 11, R) + ellipse([0, 0], 22, R) },
    { paint: 'glow', d: polygon(3, 6) },
  ];
}

/** What they left behind: stones that point at nothing any more. */
function ruins(dice: Dice): Stroke[] {
  const stones = Array.from({ length: dice.whole(3, 5) }, (_, index) => {
    const angle = -2.500 + index * dice.between(0.35, 0.5);
    const lean = dice.between(0.1, 0.16);
    return shape(polar(angle - lean, R - 1), polar(angle, R + dice.between(7, 15)), polar(angle + lean, R - 1));
  });
  const roads = Array.from({ length: 4 }, () => {
    const [from, to] = [dice.between(0.2, 2.900), dice.between(3.300, 6)];
    return line(polar(from, R * 0.96), polar(to, R * dice.between(0.2, 0.7)), polar(to + 0.5, R * 0.96));
  });
  return [
    { paint: 'body', d: stones.join('') },
    { paint: 'deep', d: patch(dice, 12, 6, 10) },
    { paint: 'line', d: roads.join('') },
    { paint: 'glow', d: circle(polar(dice.between(0, 1.500), 12), 2.200) },
  ];
}

function hive(dice: Dice): Stroke[] {
  const cells: string[] = [];
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const [x, y] = [column * 9 + (row % 2 ? 4.500 : 0), row * 7.800];
      if (Math.hypot(x, y) < 24 && dice.next() > 0.15) cells.push(shape(...Array.from({ length: 6 }, (_, corner): Point => {
        const [dx, dy] = polar(Math.PI / 6 + (corner / 6) * Math.PI * 2, 4.400);
        return [x + dx, y + dy];
      })));
    }
  }
  return [{ paint: 'deep', d: cells.join('') }];
}

const BALLS = { bands, continents, islands, craters, cities, cracks, works, ruins, hive };
const OBJECTS = { rocks, comet, hulk };

/** Words in the name of a card that ask for a surface; the first that fits counts. */
const SURFACES: readonly [RegExp, keyof typeof BALLS | keyof typeof OBJECTS][] = [
  [/asteroid|belt|cache/, 'rocks'],
  [/comet/, 'comet'],
  [/warship|fleet|\b(ark|ship)\b/, 'hulk'],
  [/deserted|library|rosetta/, 'ruins'],
  [/destroyed|doomed|volcanic|radioactive|damaged/, 'cracks'],
  [/hive|plague|lifeforms/, 'hive'],
  [/robot|factory|sentry|library|alien/, 'works'],
  [/min(es|ing|ers)|gem|penal|lair|base|outpost/, 'craters'],
  [/resort|tourist|studios|trend|bazaar|market|merchant|port|gambling|prosperous|engineers/, 'cities'],
  [/earth|terra|vinland|colony|colonists|eridani|homeworld/, 'continents'],
  [/aquatic|refugee|secluded/, 'islands'],
];

function surfaceOf(design: CardDesign, dice: Dice): keyof typeof BALLS | keyof typeof OBJECTS {
  const named = SURFACES.find(([word]) => word.test(design.id));
  if (named) return named[1];
  if (design.good === 'alien') return 'works';
  if (design.good === 'rare') return dice.pick(['craters', 'bands', 'cracks']);
  if (design.good === 'genes') return dice.pick(['continents', 'islands', 'hive']);
  return dice.pick(['bands', 'continents', 'islands', 'cities']);
}

function ring(dice: Dice): Stroke[] {
  const tilt = dice.between(-28, 28);
  const [rx, ry] = [dice.between(37, 42), dice.between(7, 11)];
  const dx = Math.cos((tilt * Math.PI) / 180) * rx;
  const dy = Math.sin((tilt * Math.PI) / 180) * rx;
  // Only the half that passes before the planet.
  const front = (size: number): string => `M${at([-dx * size, -dy * size])}A${at([rx * size, ry * size])} ${Math.round(tilt)} 0 0 ${at([dx * size, dy * size])}`;
  return [{ paint: 'line', d: front(1) + front(0.88) }];
}

function moon(dice: Dice): Stroke[] {
  const [x, y] = polar(dice.between(-1.200, 0.200), dice.between(40, 44), 0.75);
  return [{ paint: 'body', d: circle([x, y], dice.between(3.500, 6)) }];
}

export function planet(design: CardDesign, dice: Dice): Stroke[] {
  const surface = surfaceOf(design, dice);
  if (surface in OBJECTS) return OBJECTS[surface as keyof typeof OBJECTS](dice);
  const strokes: Stroke[] = [
    { paint: 'body', d: circle([0, 0], R) },
    ...BALLS[surface as keyof typeof BALLS](dice),
  ];
  strokes.push({ paint: 'shade', d: circle([0, 0], R) });
  const company = dice.next();
  return company < 0.300 ? [...strokes, ...ring(dice)] : company < 0.600 ? [...moon(dice), ...strokes] : strokes;
}
