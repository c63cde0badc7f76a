/** Where things sit on a component of 100 x 100: contents stay upright, however the plate is turned. */

export interface Spot {
  x: number;
  y: number;
}

const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 50, y: 50 }],
  [
    { x: 35.5, y: 50 },
    { x: 64.5, y: 50 },
  ],
  [
    { x: 36, y: 36 },
    { x: 64, y: 36 },
    { x: 50, y: 64 },
  ],
  [
    { x: 37, y: 38 },
    { x: 63, y: 38 },
    { x: 37, y: 63 },
    { x: 63, y: 63 },
  ],
];

/** The middles of so many containers. */
export const containerSpots = (capacity: number): readonly Spot[] => SPOTS[Math.min(capacity, 4)] ?? [];

/** The middles of so many charges, side by side. */
export const chargeSpots = (capacity: number): readonly Spot[] =>
  Array.from({ length: capacity }, (_, index) => ({ x: 50 + (index - (capacity - 1) / 2) * (capacity > 2 ? 14 : 18), y: 52 }));

/** Where so many figures stand in a cabin. */
export const figureSpots = (count: number): readonly Spot[] =>
  count < 2
    ? [{ x: 50, y: 52 }]
    : [
        { x: 38.5, y: 53 },
        { x: 61.5, y: 53 },
      ];

/** The pipes on a side with this connector: offsets from its middle. */
export const pipeOffsets = (connector: number): readonly number[] => [[], [0], [-14, 14], [-23, 0, 23]][connector] ?? [];

/** Sides clockwise from the front after so many quarter turns clockwise. */
export const turned = (sides: readonly number[], turn: number): number[] =>
  sides.map((_, facing) => sides[(facing - turn + 4) % 4] ?? 0);
