/** What every sign means: the entries of the key. */
import { flagSign, type Sign, type SignName } from './art/signs';
import { FLAGS, GOODS } from './design';
import { say } from './words';

export interface KeyEntry {
  signs: readonly Sign[];
  words: string;
}

const line = (sign: SignName, more: Partial<Sign> = {}): Sign => ({ sign, paint: 'line', ...more });
const entry = (words: string, ...signs: Sign[]): KeyEntry => ({ signs, words });
const NOVELTY: Sign = { sign: 'novelty', paint: 'novelty' };
const GENES: Sign = { sign: 'genes', paint: 'genes' };
const ANY: Sign = { sign: 'any', paint: 'any' };

export const keyEntries = (): KeyEntry[] => [
  entry(say('race-key-cost'), line('world', { text: '2' })),
  entry(say('race-key-defence'), { sign: 'world', paint: 'ring', text: '2' }),
  entry(say('race-key-development'), line('development', { text: '2' })),
  entry(say('race-key-vp'), { sign: 'chip', paint: 'chip', text: '2' }),
  entry(say('race-key-variable'), { sign: 'chip', paint: 'chip', text: '?' }),
  ...GOODS.map((good) => entry(say(`race-good-${good}`), { sign: good, paint: good })),
  entry(say('race-key-any'), ANY),
  entry(say('race-key-production'), NOVELTY, GENES),
  entry(say('race-key-windfall'), { ...NOVELTY, hollow: true }, { ...GENES, hollow: true }),
  entry(say('race-key-here'), { ...ANY, corner: 'world' }),
  entry(say('race-key-not'), { sign: 'alien', paint: 'alien', struck: true }),
  entry(say('race-key-different'), ANY, { text: '≠' }),
  entry(say('race-key-exchange'), ANY, line('arrow'), { sign: 'card', text: '1' }),
  entry(say('race-key-each'), { sign: 'card', text: '1' }, { text: '/' }, NOVELTY),
  entry(say('race-key-times'), { text: '2×' }),
  entry(say('race-key-card'), { sign: 'card', text: '2' }),
  entry(say('race-key-discard'), { sign: 'discard', paint: 'gone' }),
  entry(say('race-key-torn'), { sign: 'torn', paint: 'gone' }),
  entry(say('race-key-named'), { sign: 'named', paint: 'gone' }),
  entry(say('race-key-eye'), line('eye')),
  entry(say('race-key-keep'), line('keep')),
  entry(say('race-key-strength'), { sign: 'strength', paint: 'military' }),
  entry(say('race-key-discount'), { text: '−1' }, line('world'), line('development')),
  entry(say('race-key-sell'), line('coin')),
  entry(say('race-key-gamble'), line('die')),
  entry(say('race-key-most'), line('most')),
  ...FLAGS.map((flag) => entry(say(`race-flag-${flag}`), flag === 'chromosome' ? line(flag) : { sign: flagSign(flag) })),
];

/** Signs of the table, beside things that are drawn as they are. */
export const TABLE_SIGNS = ['star', 'tableau', 'military', 'discard', 'lock'] as const;
