/** What a lane is called: the column or row whose number stands at the edge of the board, and the dice beside it where they are not
 * added up. */
import { hasLane, isUpright, type Frame } from './geometry';
import type { EventOf, Side } from './types';
import { say } from './words';

interface Lane {
  side: Side;
  lane: number;
  /** On a board that wraps: the column where it begins. */
  start?: number | undefined;
}
type Faces = readonly (readonly number[])[];

const facesName = (faces: Faces): string => faces.map((pips) => pips.join('-')).join(', ');

function placeName({ side, lane, start }: Lane): string {
  if (isUpright(side)) return say('trucker-lane-column', { column: lane });
  return start ? say('trucker-lane-row-from', { row: lane, column: start }) : say('trucker-lane-row', { row: lane });
}

function named(lane: Lane, faces: Faces, isMiss: boolean): string {
  const place = isMiss ? say('trucker-lane-beside') : placeName(lane);
  if (!faces.length) return place;
  const values = { lane: place, dice: facesName(faces) };
  return isUpright(lane.side) ? say('trucker-lane-by-dice', values) : say('trucker-lane-by-die', values);
}

/** All faces that name this lane at the edge of the board; none where dice are added up. */
function facesAt({ dice, column }: Frame, { side, lane }: Lane): Faces {
  if (!dice) return [];
  if (isUpright(side)) return dice.columns[lane - column] ?? [];
  return dice.rows.flatMap((row, index) => (row === lane ? [[index + 1]] : []));
}

/** On this board. */
export const laneName = (frame: Frame, lane: Lane): string => named(lane, facesAt(frame, lane), !!frame.dice && !hasLane(frame, lane.side, lane.lane));

/** By what fell, whatever board it was; dice that are added up say no more than their number. */
export function rolledLane({ dice, ...lane }: Pick<EventOf<'dice-rolled'>, 'dice' | 'side' | 'lane' | 'start'>): string {
  const isSum = dice.reduce((sum, pips) => sum + pips, 0) === lane.lane;
  const faces = isUpright(lane.side) ? [[...dice].sort((one, other) => one - other)] : [dice.slice(0, 1)];
  // A row is named by one die; a second one falls only if the ship has that row.
  return named(lane, isSum ? [] : faces, !isSum && dice.length === 1);
}

/** Where only the side is known. */
export const plainLane = (lane: Lane): string => named(lane, [], false);

/** What a thruster shifts to: along its row it changes the column. */
export const shiftedLane = ({ way, lane }: EventOf<'lane-shifted'>): string =>
  plainLane({ side: way === 'left' || way === 'right' ? 'front' : 'left', lane });
