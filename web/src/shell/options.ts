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
  /** Whether it matters, given the other answers. */
  matters: (options: Options) => boolean;
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
      { value: 'honest', name: 'web-trucker-mistakes-honest', line: 'web-trucker-mistakes-honest-line' },
    ],
  },
];

const QUESTIONS: Readonly<Record<string, readonly Question[]>> = { trucker: TRUCKER };

export function questionsOf(game: string): readonly Question[] {
  return QUESTIONS[game] ?? [];
}

/** What was agreed on, for reading: each question that matters with its answer. */
export function agreed(game: string, options: Options): { question: Question; choice: Choice }[] {
  return questionsOf(game)
    .filter(({ matters }) => matters(options))
    .flatMap((question) => {
      const choice = question.choices.find(({ value }) => value === options[question.option]);
      return choice ? [{ question, choice }] : [];
    });
}
