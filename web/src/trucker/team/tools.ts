/** What tokens do while building: a tool is taken up first, then squares are pointed at. */
import type { Choice } from '../../parts/choice';
import { squareName } from '../describe';
import { key, same, squareOf, type Options, type ReadMove } from '../moves';
import type { Target } from '../targets';
import type { Square } from '../types';
import { say } from '../words';

/** The verbs of their moves, with what they are called. */
const TOOLS = {
  pipe: 'trucker-tool-pipe',
  'place-piped': 'trucker-tool-place-piped',
  universal: 'trucker-tool-universal',
  'place-universal': 'trucker-tool-place-universal',
} as const;
export type Tool = keyof typeof TOOLS;
const VERBS = Object.keys(TOOLS) as Tool[];

/** Those that can be taken up now. */
export const tools = (options: Options): Choice[] =>
  VERBS.filter((verb) => options.of(verb).length > 0).map((verb) => ({ id: `tool ${verb}`, label: say(TOOLS[verb]), notes: [], tone: 'plain', about: 'member:plumber' }));

/** The tool that a choice takes up. */
export const toolOf = (id: string): Tool | null => VERBS.find((verb) => id === `tool ${verb}`) ?? null;

/** The squares that a move begins at: a pipe has two ends, and what is placed stands on one. */
const ends = ({ verb, words, square }: ReadMove): Square[] =>
  (verb === 'pipe' ? words.map(squareOf) : [square]).filter((end) => end !== null);

/** What the tool can do on a square; a component is placed as it is turned, if it fits so. */
export function uses(options: Options, tool: Tool, square: Square, turn: number): ReadMove[] {
  const here = options.of(tool).filter((move) => ends(move).some((end) => same(end, square)));
  const asTurned = here.filter(({ words }) => words[1] === String(turn));
  const [first] = here;
  if (tool === 'pipe' || tool === 'universal') return here;
  return asTurned.length ? asTurned : here.filter(({ words }) => words[1] === first?.words[1]);
}

export function toolTargets(options: Options, tool: Tool, turn: number): Target[] {
  const squares = new Map(options.of(tool).flatMap((move) => ends(move).map((end) => [key(end), end] as const)));
  return [...squares.values()].map((square): Target => {
    const isPlaced = tool === 'place-piped' || tool === 'place-universal';
    const fits = !isPlaced || uses(options, tool, square, turn).some(({ words }) => words[1] === String(turn));
    return { square, look: !isPlaced ? 'pick' : fits ? 'fits' : 'turned', label: say('trucker-tool-here', { square: squareName(square) }) };
  });
}

/** Which of several things is meant on a square, and the way back. */
export function toolChoices(moves: readonly ReadMove[]): Choice[] {
  const chosen = moves.map(({ notation, verb, words }): Choice => {
    const [one = '', other = ''] = verb === 'pipe' ? words : ['', words[2] ?? ''];
    const label = one ? say('trucker-pipe-between', { one, other }) : say('trucker-pipe-to', { to: other });
    return { id: notation, label, notes: [], tone: 'plain', moves: [notation] };
  });
  return [...chosen, { id: 'cancel', label: say('trucker-cancel'), notes: [], tone: 'quiet', key: 'Esc' }];
}
