/** The options of each game in words: a name, and a line on what each choice does. Options without words are not asked. */
import type { Plain } from '../lib/protocol';
import type { MessageId } from '../lib/words.svelte';

export type Options = Readonly<Record<string, Plain>>;

export interface Choice {
  value: Plain;
  name: MessageId;
  line: MessageId;
}

export interface Question {
  option: string;
  name: MessageId;
  choices: readonly Choice[];
  /** Whether it matters, given the other answers and how many play. */
  matters: (options: Options, seats: number) => boolean;
}

const always = (): boolean => true;

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
    option: 'level',
    name: 'web-trucker-level',
    matters: ({ mode }) => mode === 'flight',
    choices: [
      { value: 'learning', name: 'web-trucker-level-learning', line: 'web-trucker-level-learning-line' },
      { value: 1, name: 'web-trucker-level-1', line: 'web-trucker-level-1-line' },
      { value: 2, name: 'web-trucker-level-2', line: 'web-trucker-level-2-line' },
      { value: 3, name: 'web-trucker-level-3', line: 'web-trucker-level-3-line' },
    ],
  },
  {
    option: 'timer',
    name: 'web-trucker-timer',
    matters: ({ mode, level }) => mode !== 'flight' || level !== 'learning',
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

/** The answer to a question: as given, else what stands first. */
export function answerTo({ option, choices }: Question, options: Options): Plain {
  const given = choices.find(({ value }) => value === options[option]);
  return (given ?? choices[0])?.value ?? null;
}

/** What was agreed on, for reading: each question that matters with its answer. */
export function agreed(game: string, options: Options, seats: number): { question: Question; choice: Choice }[] {
  return questionsOf(game, options, seats).flatMap((question) => {
    const choice = question.choices.find(({ value }) => value === options[question.option]);
    return choice ? [{ question, choice }] : [];
  });
}

/** What a table is asked for: an answer to each question that matters. */
export function asked(game: string, options: Options, seats: number): Record<string, Plain> {
  return Object.fromEntries(questionsOf(game, options, seats).map((question): [string, Plain] => [question.option, answerTo(question, options)]));
}
