/** Spare parts: first a component is pointed at, then what it becomes is chosen. */
import type { Choice } from '../../parts/choice';
import { squareName } from '../describe';
import { same, squareOf, type Options, type ReadMove } from '../moves';
import type { Target } from '../targets';
import type { Side, Square } from '../types';
import { dashed, say } from '../words';

/** The components that can become another one, or again what they were. */
export function convertible(options: Options, [picked]: readonly Square[]): Target[] {
  return [...new Set([...options.squares('convert'), ...options.squares('restore')])].flatMap((text): Target[] => {
    const square = squareOf(text);
    if (!square) return [];
    return [{ square, look: same(square, picked) ? 'own' : 'pick', label: say('trucker-convert-here', { square: squareName(square) }) }];
  });
}

/** What the component becomes that was pointed at. */
export function converting(options: Options, [picked]: readonly Square[]): Choice[] {
  if (!picked) return [{ id: 'done', label: say('trucker-convert-done'), notes: [], tone: 'quiet', moves: ['done'] }];
  const here = (verb: string): ReadMove[] => options.of(verb).filter(({ square }) => same(square, picked));
  return [
    ...here('convert').map(({ notation, words: [, part = '', side] }) => offered(notation, partLabel(part, side))),
    ...here('restore').map(({ notation }) => offered(notation, say('trucker-convert-back'))),
    { id: 'clear', label: say('trucker-convert-another'), notes: [squareName(picked)], tone: 'quiet', key: 'Esc' },
  ];
}

const offered = (notation: string, label: string): Choice => ({ id: notation, label, notes: [], tone: 'plain', moves: [notation] });

function partLabel(kind: string, side: string | undefined): string {
  const part = say(`trucker-kind-${dashed(kind)}`);
  return side ? say('trucker-convert-pointing', { part, side: say(`trucker-side-${side as Side}`) }) : part;
}
