/** Markers on squares of a ship: what their owner has promised to build there. */
import { squareName } from '../describe';
import type { Options } from '../moves';
import type { Target } from '../targets';
import { dashed, say } from '../words';

export const markerName = (marker: string): string => say(`trucker-marker-${dashed(marker)}`);

/** Where the marker in hand may go. */
export const markerTargets = (options: Options): Target[] =>
  options.of('marker').flatMap(({ square, words: [marker = ''] }): Target[] =>
    square ? [{ square, look: 'pick', label: say('trucker-marker-here', { marker: markerName(marker), square: squareName(square) }) }] : [],
  );
