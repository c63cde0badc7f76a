/** What to play next: each game step by step, from the first evening on. A step is done once such a game is finished. */
import type { Plain } from '../lib/protocol';
import type { MessageId } from '../lib/words.svelte';

type Options = Readonly<Record<string, Plain>>;

export interface Step {
  id: string;
  name: MessageId;
  line: MessageId;
  seats: number;
  options: Record<string, Plain>;
  /** Whether a game with these options was one of this kind. */
  fits: (options: Options, seats: number) => boolean;
}

/** A finished game, as far as the path looks at it. */
export interface Finished {
  game: string;
  options: Options;
  players: readonly unknown[];
}

const isFlight = (options: Options, level: Plain): boolean => (options.mode ?? 'flight') === 'flight' && (options.level ?? 2) === level && !hasSets(options);
const setsOf = ({ sets }: Options): readonly Plain[] => (Array.isArray(sets) ? sets : []);
const hasSets = (options: Options): boolean => setsOf(options).length > 0;
const isPlain = ({ robot = 'none', draft = false, learning = false }: Options): boolean => robot === 'none' && !draft && !learning;

export const PATHS: Readonly<Record<string, readonly Step[]>> = {
  trucker: [
    { id: 'learning', name: 'web-path-learning', line: 'web-path-learning-line', seats: 3, options: { mode: 'flight', level: 'learning' }, fits: (options) => isFlight(options, 'learning') },
    { id: 'level-1', name: 'web-path-level-1', line: 'web-path-level-1-line', seats: 3, options: { mode: 'flight', level: 1 }, fits: (options) => isFlight(options, 1) },
    { id: 'level-2', name: 'web-path-level-2', line: 'web-path-level-2-line', seats: 3, options: { mode: 'flight', level: 2, timer: 'relaxed' }, fits: (options) => isFlight(options, 2) },
    { id: 'level-3', name: 'web-path-level-3', line: 'web-path-level-3-line', seats: 3, options: { mode: 'flight', level: 3, timer: 'relaxed' }, fits: (options) => isFlight(options, 3) },
    { id: 'series', name: 'web-path-series', line: 'web-path-series-line', seats: 3, options: { mode: 'trek', timer: 'relaxed' }, fits: ({ mode, team = 'none' }) => (mode === 'trek' || mode === 'series') && team === 'none' },
    { id: 'abe', name: 'web-path-abe', line: 'web-path-abe-line', seats: 3, options: { sets: ['abe'], classes: ['IIB'] }, fits: (options) => setsOf(options).includes('abe') },
    { id: 'missions', name: 'web-path-missions', line: 'web-path-missions-line', seats: 3, options: { sets: ['missions'], missions: 'drawn', mode: 'flight', level: 1 }, fits: (options) => setsOf(options).includes('missions') },
    { id: 'team', name: 'web-path-team', line: 'web-path-team-line', seats: 3, options: { mode: 'series', team: 'standard' }, fits: ({ team = 'none' }) => team !== 'none' },
  ],
  race: [
    { id: 'first', name: 'web-path-first', line: 'web-path-first-line', seats: 2, options: { expansion: 'base', expert: false, learning: true }, fits: ({ learning = false }) => learning === true },
    { id: 'normal', name: 'web-path-normal', line: 'web-path-normal-line', seats: 3, options: { expansion: 'base' }, fits: (options, seats) => isPlain(options) && seats > 1 },
    { id: 'goals', name: 'web-path-goals', line: 'web-path-goals-line', seats: 3, options: {}, fits: (options, seats) => isPlain(options) && options.expansion !== 'base' && options.goals !== false && seats > 1 },
    { id: 'expert', name: 'web-path-expert', line: 'web-path-expert-line', seats: 2, options: {}, fits: (options, seats) => isPlain(options) && options.expert !== false && seats === 2 },
    { id: 'robot', name: 'web-path-robot', line: 'web-path-robot-line', seats: 1, options: { robot: 'easy' }, fits: ({ robot = 'none' }) => robot !== 'none' },
    { id: 'draft', name: 'web-path-draft', line: 'web-path-draft-line', seats: 2, options: { draft: true }, fits: ({ draft = false }) => draft === true },
  ],
};

/** Whether time runs from its first moment. */
export const runsSand = ({ options }: Step): boolean => (options.timer ?? 'none') !== 'none';

/** The steps of a game that these finished games have taken. */
export function doneIn(game: string, finished: readonly Finished[]): ReadonlySet<string> {
  const mine = finished.filter((one) => one.game === game);
  const taken = (PATHS[game] ?? []).filter(({ fits }) => mine.some(({ options, players }) => fits(options, players.length)));
  return new Set(taken.map(({ id }) => id));
}

/** The step after the last that was taken; then whatever was left out, the furthest first, except the first lesson: nobody is sent back to school. */
export function nextOf(game: string, done: ReadonlySet<string>): Step | null {
  const steps = PATHS[game] ?? [];
  const reached = steps.findLastIndex(({ id }) => done.has(id));
  return steps[reached + 1] ?? steps.slice(1).findLast(({ id }) => !done.has(id)) ?? null;
}

/** The step that the latest of these games took, newest first; of several that it fits, the furthest. */
export function latestOf(game: string, finished: readonly Finished[]): Step | null {
  const latest = finished.find((one) => one.game === game);
  return (latest && PATHS[game]?.findLast(({ fits }) => fits(latest.options, latest.players.length))) ?? null;
}
