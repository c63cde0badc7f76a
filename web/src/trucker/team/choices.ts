/** What can be answered around the Support Team. */
import type { Choice } from '../../parts/choice';
import { kindName, squareName } from '../describe';
import { key, type Options } from '../moves';
import type { Ask, DecisionOf } from '../types';
import { say } from '../words';
import { abilityName, abilityText, bonusesName, memberName, ownerOf } from './names';
import { spotsFor } from './spots';

const made = (id: string, label: string, tone: Choice['tone'], notes: readonly string[]): Choice => ({
  id,
  label,
  notes: notes.filter(Boolean),
  tone,
  moves: [id],
});

const about = (member: string, choice: Choice): Choice => ({ ...choice, about: `member:${member}` });

/** The cards to choose from; what they can do stands on them. */
export const members = (options: Options): Choice[] =>
  options.of('member').map(({ notation, words: [member = ''] }) => about(member, made(notation, memberName(member), 'plain', [])));

/** Abilities that can be used while building. */
export const usable = (options: Options): Choice[] =>
  options.of('use').map(({ notation, words: [ability = ''] }) => about(ownerOf(ability), made(notation, abilityName(ability), 'plain', [abilityText(ability)])));

export function using({ offers }: DecisionOf<'use_ability'>): Choice[] {
  const uses = offers.map(({ ability, credits = 0, days = 0 }) =>
    about(ownerOf(ability), made(`use ${ability}`, abilityName(ability), 'plain', [
      abilityText(ability),
      credits > 0 ? say('trucker-gain-credits', { count: credits }) : '',
      credits < 0 ? say('trucker-cost-credits', { count: -credits }) : '',
      days ? say('trucker-gain-days', { count: days }) : '',
    ])),
  );
  return [...uses, made('done', say('trucker-use-none'), 'quiet', [])];
}

/** What others have put aside. */
export const stealing = (options: Options, names: readonly string[]): Choice[] =>
  options.of('take-from').map(({ notation, words: [owner = '', tile = ''] }) =>
    about('saboteur', made(notation, say('trucker-take-from', { who: names[Number(owner)] ?? '', tile: kindName(tile) }), 'plain', [])),
  );

/** No more components, finished as one is. */
export const enough = (): Choice => made('done', say('trucker-linger-done'), 'quiet', []);

/** The piles, before anybody builds. */
export const readingAhead = (options: Options): Choice[] => [
  ...options.of('read').map(({ notation, words: [number = ''] }) => made(notation, say('trucker-forecast-pile', { number }), 'plain', [])),
  made('done', say('trucker-read-enough'), 'quiet', []),
];

const WEAKEST = 3;

/** The weakest connections of somebody else's ship; the others can be pointed at there. */
export function marking({ victim, spots, humans }: DecisionOf<'mark_connection'>, names: readonly string[]): Choice[] {
  const figure = humans ? say('trucker-mark-human', { count: humans }) : '';
  const weakest = [...spots].sort((one, other) => other.components - one.components);
  const marks = weakest.slice(0, WEAKEST).map(({ squares: [one, other], components }) =>
    made(`mark ${key(one)} ${key(other)}`, say('trucker-mark', { one: key(one), other: key(other) }), 'plain', [
      say('trucker-mark-loses', { count: components }),
      figure,
    ]),
  );
  return [...marks, made('pass', say('trucker-mark-not', { who: names[victim] ?? '' }), 'quiet', [])];
}

/** What is numbered on the ship. */
export const numbered = (ask: Ask, options: Options): Choice[] =>
  spotsFor(ask, options).map(({ move, number, label }) => ({ ...made(move, String(number), 'plain', []), isNumber: true, spoken: label }));

/** Components that answer a question, by their squares. */
export const onSquares = (options: Options, verb: 'dismiss' | 'exempt' | 'rotate'): Choice[] =>
  options.of(verb).map(({ notation, square }) => made(notation, square ? squareName(square) : '', 'plain', []));

export function adjusting({ finish, finish_changes: changes, look, look_change: change }: DecisionOf<'adjust_bonuses'>, options: Options): Choice[] {
  const ways: Readonly<Record<string, number>> = { same: 0, up: 1, down: -1 };
  return options.of('bonuses').map(({ notation, words: [places = 'same', looks = 'same'] }) => {
    const rewards = finish.map((reward, place) => reward + (ways[places] ?? 0) * (changes[place] ?? 0)).join('\u2011');
    const note = say('trucker-bonuses-note', { places: rewards, look: look + (ways[looks] ?? 0) * change });
    return made(notation, bonusesName(places, looks), 'plain', [note]);
  });
}

/** How many blocks to buy, at a credit each. */
export const buying = (options: Options): Choice[] =>
  options.of('buy').map(({ notation, words: [count = '1'] }) =>
    made(notation, say('trucker-buy-blocks', { count: Number(count) }), 'plain', [say('trucker-cost-credits', { count: Number(count) })]),
  );

/** A colour and a way for its price. */
export const pricing = (options: Options): Choice[] =>
  options.of('price').map(({ notation, words: [colour = '', way = ''] }) =>
    ({ ...made(notation, say(way === 'up' ? 'trucker-price-up' : 'trucker-price-down'), 'plain', []), about: `block:${colour}` }),
  );

/** A place, or giving up, with what it brings if it comes true. */
export const predicting = (decision: DecisionOf<'predict'>, options: Options, names: readonly string[]): Choice[] =>
  options.of('predict').map(({ notation, words: [, word = ''] }) => {
    const who = names[decision.about] ?? '';
    const place = Number(word);
    const label = place ? say('trucker-predict-place', { who, place }) : say('trucker-predict-giving-up', { who });
    return made(notation, label, 'plain', [say('trucker-gain-credits', { count: place ? decision.for_a_place : decision.for_giving_up })]);
  });
