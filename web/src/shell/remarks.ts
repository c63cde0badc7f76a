/** The words of bots: each character has a line of its own for each occasion. */
import type { Occasion, Remark } from '../lib/voices.svelte';
import type { MessageId } from '../lib/words.svelte';

const LINES: Readonly<Record<Occasion, readonly MessageId[]>> = {
  start: ['web-talk-start-1', 'web-talk-start-2', 'web-talk-start-3', 'web-talk-start-4', 'web-talk-start-5'],
  hit: ['web-talk-hit-1', 'web-talk-hit-2', 'web-talk-hit-3', 'web-talk-hit-4', 'web-talk-hit-5'],
  win: ['web-talk-win-1', 'web-talk-win-2', 'web-talk-win-3', 'web-talk-win-4', 'web-talk-win-5'],
  lost: ['web-talk-lost-1', 'web-talk-lost-2', 'web-talk-lost-3', 'web-talk-lost-4', 'web-talk-lost-5'],
};

export const lineOf = ({ seat, occasion }: Remark): MessageId => LINES[occasion][seat % LINES[occasion].length] ?? 'web-talk-start-1';

/** What is said when it is over: by the bot that won, or by the best of those that did not. */
export function lastWord(bots: readonly boolean[], ranks: readonly number[]): Remark | null {
  const best = Math.min(...ranks.filter((_, seat) => bots[seat]));
  const seat = ranks.findIndex((rank, at) => bots[at] && rank === best);
  return seat < 0 ? null : { seat, occasion: best === 1 ? 'win' : 'lost' };
}
