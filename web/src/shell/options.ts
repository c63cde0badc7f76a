/** The options of each game in words: a name, and a line on what each choice does. Options without words are not asked. */
import type { Plain } from '../lib/protocol';
import type { MessageId } from '../lib/words.svelte';

export type Options = Readonly<Record<string, Plain>>;

export interface Choice {
  value: Plain;
  name: MessageId;
  line: MessageId;
  /** The box that it lies in, where it is not that of the game itself. */
  box?: string;
}

export interface Question {
  option: string;
  name: MessageId;
  choices: readonly Choice[];
  /** Whether any number of choices is an answer, or one for each flight; one is, where nothing is said. */
  takes?: 'some' | 'each';
  /** The answer without a clock, where others have one. */
  still?: Plain;
  /** Whether it matters, given the other answers and how many play. */
  matters: (options: Options, seats: number) => boolean;
}

/** How many flights can be planned here. */
export const MOST_FLIGHTS = 6;
const USUAL_FLIGHTS: readonly Plain[] = ['I', 'II', 'III'];
const USUAL_FLIGHT: Plain = 'II';

const always = (): boolean => true;
const listed = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);
const hasBox = ({ mode, sets }: Options, box?: string): boolean => mode !== 'trek' && (box ? listed(sets).includes(box) : listed(sets).length > 0);

const TRUCKER: readonly Question[] = [
  {
    option: 'mode',
    name: 'web-trucker-mode',
    matters: always,
    choices: [
      { value: 'flight', name: 'web-trucker-mode-flight', line: 'web-trucker-mode-flight-line' },
      { value: 'series', name: 'web-trucker-mode-series', line: 'web-trucker-mode-series-line' },
      { value: 'trek', name: 'web-trucker-mode-trek', line: 'web-trucker-mode-trek-line' },
    ],
  },
  {
    option: 'sets',
    name: 'web-trucker-sets',
    takes: 'some',
    matters: ({ mode }) => mode !== 'trek',
    choices: [
      { value: 'abe', name: 'web-trucker-sets-abe', line: 'web-trucker-sets-abe-line' },
      { value: 'missions', name: 'web-trucker-sets-missions', line: 'web-trucker-sets-missions-line' },
    ],
  },
  {
    option: 'level',
    name: 'web-trucker-level',
    matters: (options) => options.mode === 'flight' && !hasBox(options),
    choices: [
      { value: 'learning', name: 'web-trucker-level-learning', line: 'web-trucker-level-learning-line' },
      { value: 1, name: 'web-trucker-level-1', line: 'web-trucker-level-1-line' },
      { value: 2, name: 'web-trucker-level-2', line: 'web-trucker-level-2-line' },
      { value: 3, name: 'web-trucker-level-3', line: 'web-trucker-level-3-line' },
    ],
  },
  {
    option: 'classes',
    name: 'web-trucker-classes',
    takes: 'each',
    matters: (options) => hasBox(options),
    choices: [
      { value: 'I', name: 'web-trucker-class-1', line: 'web-trucker-level-1-line' },
      { value: 'II', name: 'web-trucker-class-2', line: 'web-trucker-level-2-line' },
      { value: 'III', name: 'web-trucker-class-3', line: 'web-trucker-level-3-line' },
      { value: 'IIB', name: 'web-trucker-class-2b', line: 'web-trucker-class-2b-line', box: 'abe' },
      { value: 'IIIB', name: 'web-trucker-class-3b', line: 'web-trucker-class-3b-line', box: 'abe' },
      { value: 'IV', name: 'web-trucker-class-4', line: 'web-trucker-class-4-line', box: 'abe' },
    ],
  },
  {
    option: 'missions',
    name: 'web-trucker-missions',
    matters: (options) => hasBox(options, 'missions'),
    choices: [{ value: 'drawn', name: 'web-trucker-missions-drawn', line: 'web-trucker-missions-drawn-line' }],
  },
  {
    option: 'choosing',
    name: 'web-trucker-choosing',
    matters: (options) => hasBox(options, 'missions') && options.mode === 'series',
    choices: [
      { value: 'each_flight', name: 'web-trucker-choosing-each', line: 'web-trucker-choosing-each-line' },
      { value: 'at_start', name: 'web-trucker-choosing-start', line: 'web-trucker-choosing-start-line' },
    ],
  },
  {
    option: 'team',
    name: 'web-trucker-team',
    matters: (options) => options.mode !== 'trek' && (options.mode !== 'flight' || options.level !== 'learning' || hasBox(options)),
    choices: [
      { value: 'none', name: 'web-trucker-team-none', line: 'web-trucker-team-none-line' },
      { value: 'standard', name: 'web-trucker-team-standard', line: 'web-trucker-team-standard-line' },
      { value: 'competitive', name: 'web-trucker-team-competitive', line: 'web-trucker-team-competitive-line' },
    ],
  },
  {
    option: 'intruders',
    name: 'web-trucker-intruders',
    matters: (options) => hasBox(options, 'abe'),
    choices: [
      { value: true, name: 'web-trucker-intruders-yes', line: 'web-trucker-intruders-yes-line' },
      { value: false, name: 'web-trucker-intruders-no', line: 'web-trucker-intruders-no-line' },
    ],
  },
  {
    option: 'marks',
    name: 'web-trucker-marks',
    matters: (options) => hasBox(options, 'abe') && listed(options.classes).includes('IIIB'),
    choices: [
      { value: 'shown', name: 'web-trucker-marks-shown', line: 'web-trucker-marks-shown-line' },
      { value: 'hidden', name: 'web-trucker-marks-hidden', line: 'web-trucker-marks-hidden-line' },
    ],
  },
  {
    option: 'timer',
    name: 'web-trucker-timer',
    still: 'none',
    matters: (options) => options.mode !== 'flight' || options.level !== 'learning' || hasBox(options),
    choices: [
      { value: 'none', name: 'web-trucker-timer-none', line: 'web-trucker-timer-none-line' },
      { value: 'relaxed', name: 'web-trucker-timer-relaxed', line: 'web-trucker-timer-relaxed-line' },
      { value: 'rulebook', name: 'web-trucker-timer-rulebook', line: 'web-trucker-timer-rulebook-line' },
    ],
  },
  {
    option: 'mistakes',
    name: 'web-trucker-mistakes',
    matters: always,
    choices: [
      { value: 'forbidden', name: 'web-trucker-mistakes-forbidden', line: 'web-trucker-mistakes-forbidden-line' },
      { value: 'marked', name: 'web-trucker-mistakes-marked', line: 'web-trucker-mistakes-marked-line' },
      { value: 'honest', name: 'web-trucker-mistakes-honest', line: 'web-trucker-mistakes-honest-line' },
    ],
  },
];

const hasExpansion = ({ expansion }: Options): boolean => expansion === 'tgs';

const RACE: readonly Question[] = [
  {
    option: 'robot',
    name: 'web-race-robot',
    matters: (_, seats) => seats === 1,
    choices: [
      { value: 'easy', name: 'web-race-robot-easy', line: 'web-race-robot-easy-line' },
      { value: 'normal', name: 'web-race-robot-normal', line: 'web-race-robot-normal-line' },
      { value: 'hard', name: 'web-race-robot-hard', line: 'web-race-robot-hard-line' },
    ],
  },
  {
    option: 'expansion',
    name: 'web-race-expansion',
    matters: (_, seats) => seats > 1 && seats < 5,
    choices: [
      { value: 'tgs', name: 'web-race-expansion-tgs', line: 'web-race-expansion-tgs-line' },
      { value: 'base', name: 'web-race-expansion-base', line: 'web-race-expansion-base-line' },
    ],
  },
  {
    option: 'learning',
    name: 'web-race-learning',
    matters: (_, seats) => seats > 1,
    choices: [
      { value: false, name: 'web-race-learning-no', line: 'web-race-learning-no-line' },
      { value: true, name: 'web-race-learning-yes', line: 'web-race-learning-yes-line' },
    ],
  },
  {
    option: 'draft',
    name: 'web-race-draft',
    matters: (options, seats) => (seats === 2 || seats === 3) && hasExpansion(options) && options.learning === false,
    choices: [
      { value: false, name: 'web-race-draft-no', line: 'web-race-draft-no-line' },
      { value: true, name: 'web-race-draft-yes', line: 'web-race-draft-yes-line' },
    ],
  },
  {
    option: 'expert',
    name: 'web-race-expert',
    matters: (_, seats) => seats === 2,
    choices: [
      { value: true, name: 'web-race-expert-yes', line: 'web-race-expert-yes-line' },
      { value: false, name: 'web-race-expert-no', line: 'web-race-expert-no-line' },
    ],
  },
  {
    option: 'goals',
    name: 'web-race-goals',
    matters: (options, seats) => seats > 1 && (hasExpansion(options) || seats === 5),
    choices: [
      { value: true, name: 'web-race-goals-yes', line: 'web-race-goals-yes-line' },
      { value: false, name: 'web-race-goals-no', line: 'web-race-goals-no-line' },
    ],
  },
];

const QUESTIONS: Readonly<Record<string, readonly Question[]>> = { race: RACE, trucker: TRUCKER };

/** The questions that matter, given the answers so far. */
export function questionsOf(game: string, options: Options, seats: number): readonly Question[] {
  return (QUESTIONS[game] ?? []).filter(({ matters }) => matters(options, seats));
}

/** The answers without a clock to questions that are not asked then. */
export function stillOptions(game: string): Options {
  return Object.fromEntries((QUESTIONS[game] ?? []).flatMap(({ option, still }) => (still === undefined ? [] : [[option, still]])));
}

/** The choices of a question whose boxes are on the table. */
export const offered = ({ choices }: Question, options: Options): readonly Choice[] => choices.filter(({ box }) => !box || hasBox(options, box));

/** How many flights there are to choose something for: as many as were answered, else as many as are usual. */
function flightsOf({ option }: Question, options: Options): number {
  if (options.mode === 'flight') return 1;
  return Math.min(listed(options[option]).length || USUAL_FLIGHTS.length, MOST_FLIGHTS);
}
/** What stands for each flight: as answered where that is offered. */
function eachFlight(question: Question, options: Options): Plain[] {
  const values = offered(question, options).map(({ value }) => value);
  const usual = options.mode === 'flight' ? [USUAL_FLIGHT] : USUAL_FLIGHTS;
  const given = listed(options[question.option]);
  return Array.from({ length: flightsOf(question, options) }, (_, flight) => {
    const value = given[flight];
    return value !== undefined && values.includes(value) ? value : (usual[flight] ?? USUAL_FLIGHT);
  });
}

/** The answer to a question: as given, else what stands first. */
export function answerTo(question: Question, options: Options): Plain {
  const given = options[question.option];
  const choices = offered(question, options);
  if (question.takes === 'each') return eachFlight(question, options);
  if (question.takes === 'some') return choices.flatMap(({ value }) => (listed(given).includes(value) ? [value] : []));
  return (choices.find(({ value }) => value === given) ?? choices[0])?.value ?? null;
}

/** The answer to a question once this choice of it was pressed. */
export function pressed(question: Question, options: Options, value: Plain): Plain {
  if (question.takes !== 'some') return value;
  const before = listed(answerTo(question, options));
  return before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
}

/** What was agreed on, for reading: each question that matters with what was chosen, if anything was. */
export function agreed(game: string, options: Options, seats: number): { question: Question; choices: readonly Choice[] }[] {
  return questionsOf(game, options, seats).flatMap((question) => {
    const given = options[question.option];
    const values = question.takes ? listed(given) : [given];
    const choices = values.flatMap((value) => question.choices.filter((choice) => choice.value === value));
    return choices.length ? [{ question, choices }] : [];
  });
}

/** What a table is asked for: an answer to each question that matters. */
export function asked(game: string, options: Options, seats: number): Record<string, Plain> {
  return Object.fromEntries(questionsOf(game, options, seats).map((question): [string, Plain] => [question.option, answerTo(question, options)]));
}
