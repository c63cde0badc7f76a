/** What this browser was promised: the hashes of seeds that it was shown while the seeds themselves were secret. */
import { recall, remember } from './memory';
import type { TableInfo } from './protocol';

const KEY = 'promises';
const KEPT = 50;
const GROUP = 4;

const kept = (): string[] => (recall(KEY) ?? '').split(' ').filter(Boolean);

/** Remember what a table shows before its game is over; afterwards anybody could say anything. */
export function notePromise({ phase, seed_hash: hash }: TableInfo): void {
  if (!hash || (phase !== 'gathering' && phase !== 'playing')) return;
  const known = kept();
  if (known.at(-1) !== hash) remember(KEY, [...known.filter((other) => other !== hash), hash].slice(-KEPT).join(' '));
}

export function wasPromised(hash: string): boolean {
  return kept().includes(hash);
}

/** The beginning of a hash, to be compared by eye or written down; `starhaul verify --hash` takes it as it is. */
export function shortHash(hash: string): string {
  return Array.from({ length: 4 }, (_, group) => hash.slice(group * GROUP, (group + 1) * GROUP)).join(' ');
}
