/** What components do to others on a ship: which of it is to be shown for the square that somebody points at. The server says it all. */
import { same } from '../moves';
import type { Reach, Reaching, Square } from '../types';
import { dashed, say } from '../words';

export interface Told {
  kind: Reaching;
  /** The component that does it. */
  from: Square;
  squares: readonly Square[];
  /** Whether it is the one that is pointed at; otherwise that one is reached. */
  isOwn: boolean;
}

/** What the component on this square does or, if it is in hand, would do when turned so; and what others do to the one that stands here. */
export function toldAt(reaches: readonly Reach[], square: Square, turn: number, standing: readonly Square[]): Told[] {
  const stands = (at: Square): boolean => standing.some((other) => same(other, at));
  return reaches.flatMap(({ kind, at, squares, turn: wanted = null }): Told[] => {
    if (same(at, square)) return stands(at) || wanted === null || wanted === turn ? [{ kind, from: at, squares, isOwn: true }] : [];
    const isReached = stands(at) && stands(square) && squares.some((other) => same(other, square));
    return isReached ? [{ kind, from: at, squares: [square], isOwn: false }] : [];
  });
}

/** In words, each thing once. */
export function inWords(told: readonly Told[]): { kind: Reaching; text: string }[] {
  const lines = told.map(({ kind, squares, isOwn }) => ({
    kind,
    text: isOwn ? say(`trucker-reach-${dashed(kind)}`, { count: squares.length }) : say(`trucker-reached-${dashed(kind)}`),
  }));
  return lines.filter(({ text }, index) => lines.findIndex((other) => other.text === text) === index);
}

/** Signs of 24 x 24, drawn with lines. */
export const SIGNS: Readonly<Record<Reaching, string>> = {
  joins: 'M12 9A3 3 0 1 0 12.010 9M12 9V3M12 15V21M9 12H3M15 12H21',
  powers: 'M14 2L5 14H11L10 22L19 10H13Z',
  arms: 'M4 4L18 18M20 4L6 18M15 21L21 15M9 21L3 15',
  supports: 'M12 3A8 8 0 1 0 12.010 3M8 20H16M12 7A4 4 0 0 0 8 11',
  pairs: 'M8 6A6 6 0 1 0 8.010 6M16 6A6 6 0 1 0 16.010 6',
  manned: 'M12 3A4 4 0 1 0 12.010 3M4 21Q4 12 12 12Q20 12 20 21Z',
  deadens: 'M4 4L20 20M20 4L4 20',
  irradiates: 'M12 10.500A1.500 1.500 0 1 0 12.010 10.500M12 8L8 2H16ZM9 14L2 14.500L6 21ZM15 14L22 14.500L18 21Z',
  blows_up: 'M12 2L14 8L20 5L17 11L22 14L16 15L17 21L12 17L7 21L8 15L2 14L7 11L4 5L10 8Z',
  breaks: 'M13 2L9 9L15 12L8 22M15 12L20 10M9 9L4 8',
};

/** Those that are shown as a wire to each; the others are an area. */
export const WIRED: ReadonlySet<Reaching> = new Set(['joins', 'powers', 'arms', 'supports', 'pairs', 'manned']);
