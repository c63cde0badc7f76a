/** What every sign means, and where the rulebook speaks of it: the entries of the key. */
import type { MessageId } from '../lib/words.svelte';
import type { Subject } from '../why/subject';
import { flagSign, type Sign, type SignName } from './art/signs';
import { NUMERALS, PHASES } from './cards';
import { FLAGS, GOODS } from './design';
import { say } from './words';

export interface KeyEntry {
  signs: readonly Sign[];
  words: string;
  /** What can be asked about, such as `sign:race-key-eye`. */
  about: string;
  /** What it is about, as sections of the rulebook name it. */
  topics: readonly string[];
}

const line = (sign: SignName, more: Partial<Sign> = {}): Sign => ({ sign, paint: 'line', ...more });
const entry = (id: MessageId, topic: string, ...signs: Sign[]): KeyEntry => ({ signs, words: say(id), about: `sign:${id}`, topics: topic.split(' ') });
const NOVELTY: Sign = { sign: 'novelty', paint: 'novelty' };
const GENES: Sign = { sign: 'genes', paint: 'genes' };
const ANY: Sign = { sign: 'any', paint: 'any' };

export const keyEntries = (): KeyEntry[] => [
  entry('race-key-cost', 'card:world', line('world', { text: '2' })),
  entry('race-key-defence', 'card:military', { sign: 'world', paint: 'ring', text: '2' }),
  entry('race-key-development', 'card:development', line('development', { text: '2' })),
  entry('race-key-vp', 'figure:chips', { sign: 'chip', paint: 'chip', text: '2' }),
  entry('race-key-variable', 'card:variable', { sign: 'chip', paint: 'chip', text: '?' }),
  ...GOODS.map((good) => entry(`race-good-${good}`, 'figure:goods', { sign: good, paint: good })),
  entry('race-key-any', 'figure:goods', ANY),
  entry('race-key-production', 'card:production', NOVELTY, GENES),
  entry('race-key-windfall', 'card:windfall', { ...NOVELTY, hollow: true }, { ...GENES, hollow: true }),
  entry('race-key-here', 'power:consume power:trade', { ...ANY, corner: 'world' }),
  entry('race-key-not', 'power:consume power:settle', { sign: 'alien', paint: 'alien', struck: true }),
  entry('race-key-different', 'power:consume', ANY, { text: '≠' }),
  entry('race-key-exchange', 'power:consume', ANY, line('arrow'), { sign: 'card', text: '1' }),
  entry('race-key-each', 'power:produce power:consume', { sign: 'card', text: '1' }, { text: '/' }, NOVELTY),
  entry('race-key-times', 'power:consume', { text: '2×' }),
  entry('race-key-card', 'power:produce', { sign: 'card', text: '2' }),
  entry('race-key-discard', 'power:consume', { sign: 'discard', paint: 'gone' }),
  entry('race-key-torn', 'power:sacrifice', { sign: 'torn', paint: 'gone' }),
  entry('race-key-named', 'card', { sign: 'named', paint: 'gone' }),
  entry('race-key-eye', 'power:explore', line('eye')),
  entry('race-key-keep', 'power:explore', line('keep')),
  entry('race-key-strength', 'figure:military', { sign: 'strength', paint: 'military' }),
  entry('race-key-discount', 'power:develop power:settle', { text: '−1' }, line('world'), line('development')),
  entry('race-key-sell', 'power:trade', line('coin')),
  entry('race-key-gamble', 'power:consume', line('die')),
  entry('race-key-most', 'power:produce goal:most', line('most')),
  ...FLAGS.map((flag) => entry(`race-flag-${flag}`, 'card card:variable', flag === 'chromosome' ? line(flag) : { sign: flagSign(flag) })),
];

/** The numbers that stand before the rows of powers. */
export const phaseEntries = (): KeyEntry[] => PHASES.map((phase) => entry(`race-phase-${phase}`, `power:${phase}`, { text: NUMERALS[phase] }));

/** One of them by what is asked. */
export const entryAbout = (topic: string): KeyEntry | undefined => [...phaseEntries(), ...keyEntries()].find(({ about }) => about === topic);

export function signSubject(topic: string): Subject {
  const { words, topics } = entryAbout(topic) ?? { words: say('race-thing-other'), topics: [] };
  return { title: words, lines: [], topics };
}

/** Signs of the table, beside things that are drawn as they are, with what they stand for. */
export const TABLE_SIGNS = [
  { name: 'star', about: 'figure:score' },
  { name: 'tableau', about: 'figure:tableau' },
  { name: 'military', about: 'figure:military' },
  { name: 'discard', about: 'figure:deck' },
  { name: 'lock', about: 'thing:actions' },
] as const;
