/** The ship on the start page, as data: which plate lies where, and how many pipes leave each of its sides. */

export type Kind = 'battery' | 'cabin' | 'cannon' | 'core' | 'engine' | 'hold' | 'life-support' | 'pipes' | 'shield';
/** Pipes on the sides north, east, south, west. */
export type Edges = readonly [number, number, number, number];

export interface Plate {
  kind: Kind;
  edges: Edges;
}

export interface PlacedPlate extends Plate {
  column: number;
  row: number;
}

const plate = (column: number, row: number, kind: Kind, edges: Edges): PlacedPlate => ({ column, row, kind, edges });

export const SHIP: readonly PlacedPlate[] = [
  plate(1, 0, 'cannon', [0, 1, 2, 0]),
  plate(2, 0, 'shield', [0, 2, 3, 1]),
  plate(0, 1, 'hold', [0, 2, 1, 0]),
  plate(1, 1, 'pipes', [2, 3, 1, 2]),
  plate(2, 1, 'core', [3, 3, 3, 3]),
  plate(3, 1, 'pipes', [1, 1, 2, 3]),
  plate(4, 1, 'cannon', [0, 0, 1, 1]),
  plate(0, 2, 'battery', [1, 1, 2, 0]),
  plate(1, 2, 'hold', [1, 2, 0, 1]),
  plate(2, 2, 'life-support', [3, 1, 2, 2]),
  plate(3, 2, 'cabin', [2, 2, 0, 1]),
  plate(4, 2, 'hold', [1, 0, 1, 2]),
  plate(0, 3, 'engine', [2, 0, 0, 0]),
  plate(2, 3, 'engine', [2, 0, 0, 0]),
  plate(4, 3, 'engine', [1, 0, 0, 0]),
];

/** The one that is still being welded on. */
export const LAST_PLATE: PlacedPlate = plate(3, 0, 'battery', [0, 0, 1, 2]);
