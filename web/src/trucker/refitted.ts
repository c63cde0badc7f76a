/** A component as tokens have made it: what is drawn and named in place of what is printed. */
import type { Tile } from './catalogue';
import { SIDES, type AlterationView, type ComponentView, type Kind, type Side } from './types';
import { tileOf } from './own';

const UNIVERSAL = 3;
const PART_CAPACITY: Readonly<Record<string, number>> = { cargo_hold: 2 };

/** Where a spare part points before it is turned. */
const AHEAD: Readonly<Record<string, number>> = { engine: SIDES.indexOf('rear') };

const at = (sides: readonly Side[] | undefined, side: number): boolean => sides?.includes(SIDES[side] ?? 'front') ?? false;

/** The tile as it is now, before it is turned. Tokens lie on sides of the ship. */
export function refitted(tile: Tile, turn: number, tokens: AlterationView | null | undefined): Tile {
  if (!tokens) return tile;
  const { universal, plated, welded, part } = tokens;
  const onShip = (side: number): number => (side + turn) % 4;
  const sides = tile.sides.map((connector, side) => (at(universal, onShip(side)) ? UNIVERSAL : at(plated, onShip(side)) || at(welded, onShip(side)) ? 0 : connector));
  const isPlated = (side: number): boolean => {
    if (at(universal, onShip(side)) || at(welded, onShip(side))) return false;
    return at(plated, onShip(side)) || (!part && (tile.plated ?? []).includes(side));
  };
  const now = { ...tile, sides, plated: [0, 1, 2, 3].filter(isPlated) };
  return part ? { kind: part as Kind, sides, plated: now.plated, capacity: PART_CAPACITY[part] ?? 0 } : now;
}

/** How its drawing is turned: a spare part points where its owner liked. */
export function pointed(turn: number, tokens: AlterationView | null | undefined): number {
  if (!tokens?.part || !tokens.points) return turn;
  return (SIDES.indexOf(tokens.points) - (AHEAD[tokens.part] ?? 0) + 4) % 4;
}

/** How many containers, charges or crubots a component of a ship has room for. */
export const capacityOf = ({ tile: id, turn, alteration }: ComponentView): number => {
  const tile = tileOf(id);
  return tile ? refitted(tile, turn, alteration).capacity : 0;
};
