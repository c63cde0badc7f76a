/** How a name is written at the foot of a card: how large, in hundredths of its width, and in how many lines. */

/** Sizes with the lines that they leave room for, from the largest. */
const SIZES = [
  [9.4, 1],
  [9, 2],
  [8.2, 2],
  [7.4, 3],
] as const;
/** On a small card a name fills all the room there is. */
const SMALL = [[12, 1], [11, 2], [9.8, 2], ...SIZES] as const;
/** Where there is no picture, two lines are all that fit. */
const COMPACT = [[12, 1], [10.4, 1], [9.4, 2], [8.2, 2]] as const;
/** One line is all there is: what does not fit is cut. */
const WIDE = [[8.6, 1], [7.6, 1], [6.8, Infinity]] as const;
const TINY = [[12, 1], [11, Infinity]] as const;
const SMALLEST = [6.4, 3] as const;
/** The room for a line, and how wide a letter of a broad font is beside its height. */
const ROOM = 92;
const LETTER = 0.7;

function linesOf(words: readonly string[], letters: number): number {
  let lines = 1;
  let left = letters;
  for (const word of words) {
    if (word.length > letters) return Infinity;
    if (word.length > left) {
      lines += 1;
      left = letters;
    }
    left -= word.length + 1;
  }
  return lines;
}

const ROOMS = { usual: SIZES, small: SMALL, compact: COMPACT, wide: WIDE, tiny: TINY };

export function nameSize(name: string, room: keyof typeof ROOMS = 'usual'): readonly [size: number, lines: number] {
  const words = name.split(/\s/);
  const fitting = [...ROOMS[room]].find(([size, lines]) => linesOf(words, Math.floor(ROOM / (size * LETTER))) <= lines);
  return fitting ?? SMALLEST;
}
