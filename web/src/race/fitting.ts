/** How large cards can be, and in which form, so that all of them are seen whole. */
import { SHAPES, type Form, type Shape } from './art/forms';

export interface Room {
  width: number;
  height: number;
}

/** How a group of cards lies. */
export interface Lay {
  form: Form;
  /** Of one card, in pixels. */
  width: number;
  columns: number;
}

/** Cards that lie together. */
export interface Group {
  count: number;
  /** How much its size counts beside that of other groups. */
  weight: number;
  /** The widest that a card which stands upright may be; of others, as much larger as they are drawn. */
  largest: number;
  /** Between cards. */
  gap: number;
}

interface Way extends Lay {
  height: number;
  merit: number;
}

const MOST_ROWS = 4;
/** Of the width that the room allows: how large a card may be chosen to be. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44];
/** What a better form is worth, as a logarithm of widths: more than the room that it takes, as long as it can be read. */
const BONUS: Readonly<Record<Form, number>> = { full: 0.55, wide: 0.4, compact: 0.35, tiny: 0 };
/** Below this size, in pixels of a hundred units, every one that is lost hurts. */
const EASY = 60;

function way({ count, weight, gap }: Group, { form, across, high }: Shape, columns: number, width: number): Way {
  const rows = Math.ceil(count / columns);
  const size = (100 * width) / across;
  const merit = weight * (Math.log(Math.max(1, size)) + BONUS[form] - Math.max(0, EASY - size) / 20);
  return { form, columns, width, height: (rows * width * high) / across + (rows - 1) * gap, merit };
}

/** The widths worth trying: parts of what the width allows, and what would fill the height. */
function widthsOf({ count, largest, gap }: Group, { across, high, least }: Shape, columns: number, room: Room): number[] {
  const rows = Math.ceil(count / columns);
  const widest = Math.min((largest * across) / 100, (room.width - gap * (columns - 1)) / columns);
  const highest = ((room.height - gap * (rows - 1)) / rows / high) * across;
  return [...SCALES.map((scale) => scale * widest), Math.min(widest, highest)].filter((width) => width >= least);
}

/** The ways to lay a group that can be read. */
function waysOf(group: Group, room: Room): Way[] {
  const all = new Set(Array.from({ length: MOST_ROWS }, (_, index) => Math.ceil(group.count / (index + 1))));
  return [...all].flatMap((columns) =>
    SHAPES.flatMap((shape) => widthsOf(group, shape, columns, room).map((width) => way(group, shape, columns, Math.floor(width)))),
  );
}

interface Found {
  ways: readonly Way[];
  merit: number;
}

/** The best ways for all groups together that are no higher than this. */
function best([ways, ...others]: readonly (readonly Way[])[], height: number): Found | null {
  if (!ways) return { ways: [], merit: 0 };
  let found: Found | null = null;
  for (const one of ways) {
    const rest = one.height <= height ? best(others, height - one.height) : null;
    if (rest && (!found || one.merit + rest.merit > found.merit)) found = { ways: [one, ...rest.ways], merit: one.merit + rest.merit };
  }
  return found;
}

const lowest = (ways: readonly Way[]): Way[] => [...ways].sort((one, other) => one.height - other.height).slice(0, 1);

/** How groups that lie one below the other share a room; where it is too low, as low as they can be. */
export function share(groups: readonly Group[], room: Room): Lay[] {
  const ways = groups.map((group) => waysOf({ ...group, count: Math.max(1, group.count) }, room));
  const found = best(ways, room.height)?.ways ?? ways.flatMap(lowest);
  return found.map(({ form, width: wide, columns }) => ({ form, width: wide, columns }));
}

/** How one group fills a room. */
export function fill(group: Group, room: Room): Lay {
  const [only] = share([group], room);
  return only ?? { form: 'tiny', width: 0, columns: 1 };
}
