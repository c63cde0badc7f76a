/** What lies in the data folder of the server, as questions of the form. Names are their author's words, shown as text. */
import type { GameInfo, OwnInfo, Plain } from '../lib/protocol';
import { words, type MessageId } from '../lib/words.svelte';
import { asked, type Options } from './options';

interface OwnChoice {
  value: Plain;
  name: string;
  line: string;
}
export interface OwnQuestion {
  /** Where the answer is kept: the option, or `MISSION`. */
  option: string;
  legend: string;
  value: Plain;
  choices: readonly OwnChoice[];
  isMany: boolean;
  /** The option of the game after which it is asked; the others come last. */
  after: string | null;
}

/** Not an option of the game: the one own mission of every flight. */
const MISSION = 'own_mission';
const LEGENDS: Readonly<Record<string, MessageId>> = { own_cards: 'web-own-cards', own_components: 'web-own-components' };

const listed = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);
const named = ({ id, name_en: english, name_fr: french }: OwnInfo): OwnChoice => ({ value: id, name: words.language === 'fr' && french ? french : english, line: '' });

/** The own mission that was chosen, or that the table has. */
function missionOf({ own }: GameInfo, options: Options): string {
  const given = options[MISSION] ?? listed(options.missions)[0];
  return own.find(({ option, id }) => option === 'missions' && id === given)?.id ?? '';
}

export function ownQuestions(game: GameInfo, options: Options): readonly OwnQuestion[] {
  const of = (name: string): readonly OwnChoice[] => game.own.filter(({ option }) => option === name).map(named);
  const some = Object.entries(LEGENDS).map(([option, legend]) => ({
    option, legend: words.say(legend), value: [...listed(options[option])], choices: of(option), isMany: true, after: null,
  }));
  const missions = listed(options.sets).includes('missions') ? of('missions') : [];
  const none = { value: '', name: words.say('web-own-missions-none'), line: '' };
  const one = { option: MISSION, legend: words.say('web-own-missions'), value: missionOf(game, options), choices: missions.length ? [none, ...missions] : [], isMany: false, after: 'missions' };
  return [one, ...some].filter(({ choices }) => choices.length > 0);
}

/** What of it was agreed on, for reading. */
export function ownAgreed(game: GameInfo, options: Options): readonly { legend: string; names: readonly string[] }[] {
  return ownQuestions(game, options).flatMap(({ legend, value: given, choices, isMany }) => {
    const chosen = choices.filter(({ value }) => value && (isMany ? listed(given).includes(value) : given === value));
    return chosen.length ? [{ legend, names: chosen.map(({ name }) => name) }] : [];
  });
}

/** Whether a table plays with something of it. */
export const hasOwn = (options: Options): boolean => [options.missions, options.own_cards, options.own_components].some((value) => listed(value).length > 0);

/** The answer once this choice was pressed. */
export function ownPressed({ value: before, isMany }: OwnQuestion, value: Plain): Plain {
  if (!isMany) return value;
  const many = listed(before);
  return many.includes(value) ? many.filter((other) => other !== value) : [...many, value];
}

/** What a table is asked for: the answers to all questions, these among them. */
export function askedWithOwn(game: GameInfo, options: Options, seats: number): Record<string, Plain> {
  const answers = asked(game.name, options, seats);
  const chosen = ownQuestions(game, options).filter(({ isMany, value }) => isMany && listed(value).length > 0);
  for (const { option, value } of chosen) answers[option] = value;
  const mission = missionOf(game, options);
  if (mission && listed(answers.sets).includes('missions')) answers.missions = Array.from({ length: listed(answers.classes).length || 1 }, () => mission);
  return answers;
}
