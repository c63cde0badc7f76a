/** Printed things by their ids: those of our catalogue, and what players have added to the game at hand. */
import { CARDS, TILES, type Tile } from './catalogue';
import { SIDES, type Added, type Card, type Component, type Name, type OwnMission } from './types';

let tiles: Readonly<Record<string, Tile>> = {};
let cards: Readonly<Record<string, Card>> = {};
let missions: Readonly<Record<string, OwnMission>> = {};
let names: ReadonlyMap<string, Name> = new Map();

const AXES = ['column', 'row'];

/** As the catalogue has them. */
function tileFrom({ kind, sides, capacity, plated, weight, zone }: Component): Tile {
  return { kind, sides, capacity, weight, plated: plated.map((side) => SIDES.indexOf(side)), zone: zone.map((axis) => AXES.indexOf(axis)) };
}

/** From now on this is what was added. */
export function learn(own: Added | null | undefined): void {
  const added = own ?? { missions: [], cards: [], components: [] };
  tiles = Object.fromEntries(added.components.map(({ printed }) => [printed.id, tileFrom(printed)]));
  cards = Object.fromEntries(added.cards.map(({ printed }) => [printed.id, printed]));
  missions = Object.fromEntries(added.missions.map((mission) => [mission.printed.id, mission]));
  names = new Map([...added.missions, ...added.cards, ...added.components].map(({ printed, words: name }) => [printed.id, name]));
}

export const tileOf = (id: string): Tile | undefined => TILES[id] ?? tiles[id];

export const cardOf = (id: string): Card | undefined => CARDS[id] ?? cards[id];

/** A mission that somebody has written. */
export const ownMission = (id: string): OwnMission | undefined => missions[id];

/** What its author called it, in one language or two; nothing for what is printed. */
export const ownNames = (id: string): Name | undefined => names.get(id);
