/** Paths as text: what the drawings of planets and machines are made of. */

/** A path and how it is painted, see RaceCard.svelte. */
export interface Stroke {
  paint: 'body' | 'land' | 'deep' | 'shade' | 'line' | 'thin' | 'glow' | 'void';
  d: string;
}

export type Point = readonly [number, number];

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const polar = (angle: number, radius: number, squash = 1): Point => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius * squash,
];

export const circle = ([x, y]: Point, r: number): string =>
  `M${at([x + r, y])}A${at([r, r])} 0 1 1 ${at([x - r, y])}A${at([r, r])} 0 1 1 ${at([x + r, y])}Z`;
export const ellipse = ([x, y]: Point, rx: number, ry: number, tilt = 0): string => {
  const dx = Math.cos((tilt * Math.PI) / 180) * rx;
  const dy = Math.sin((tilt * Math.PI) / 180) * rx;
  const arc = `A${at([rx, ry])} ${round(tilt)} 1 1`;
  return `M${at([x + dx, y + dy])}${arc} ${at([x - dx, y - dy])}${arc} ${at([x + dx, y + dy])}Z`;
};
export const line = (...points: Point[]): string => `M${points.map(at).join('L')}`;
export const shape = (...points: Point[]): string => `${line(...points)}Z`;
/** A square on its corner. */
export const diamond = ([x, y]: Point, size: number): string => shape([x - size, y], [x, y - size], [x + size, y], [x, y + size]);
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at([x, y])}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A soft closed curve through the middles between the points. */
export function blob(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const curves = points.map((_, index) => `Q${at(points[(index + 1) % points.length] ?? [0, 0])} ${at(middle(index + 1))}`);
  return `M${at(middle(0))}${curves.join('')}Z`;
}

/** A wheel with teeth. */
export function gear(centre: Point, radius: number, teeth: number): string {
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    for (const [part, size] of [[0, 1], [0.3, 1], [0.45, 0.8], [0.85, 0.8]] as const) {
      const [x, y] = polar(((tooth + part) / teeth) * Math.PI * 2, radius * size);
      points.push([centre[0] + x, centre[1] + y]);
    }
  }
  return shape(...points);
}

/** A regular polygon. */
export const polygon = (sides: number, radius: number, turn = -Math.PI / 2): string =>
  shape(...Array.from({ length: sides }, (_, index) => polar(turn + (index / sides) * Math.PI * 2, radius)));
