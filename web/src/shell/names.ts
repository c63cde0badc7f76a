/** What we call those at a table. Bots have names too; who plays under them is told beside. */
import type { SeatInfo } from '../lib/protocol';
import { words, type MessageId } from '../lib/words.svelte';

const BOT_NAMES: readonly MessageId[] = ['web-bot-name-1', 'web-bot-name-2', 'web-bot-name-3', 'web-bot-name-4', 'web-bot-name-5'];
const BOT_KINDS: Readonly<Record<string, { name: MessageId; line: MessageId }>> = {
  random: { name: 'web-bot-random', line: 'web-bot-random-line' },
  rookie: { name: 'web-bot-rookie', line: 'web-bot-rookie-line' },
  regular: { name: 'web-bot-regular', line: 'web-bot-regular-line' },
  ace: { name: 'web-bot-ace', line: 'web-bot-ace-line' },
};

/** The one to sit down with when nobody chose: a gentle one, where there is one. */
export const usualBot = (bots: readonly string[]): string => bots.find((bot) => bot === 'rookie') ?? bots[0] ?? 'random';

export const isFree = (seat: SeatInfo): boolean => seat.name === null && seat.bot === null;
export const isBot = (seat: SeatInfo): boolean => seat.name === null && seat.bot !== null;
/** A person whose seat a bot plays until they are back. */
export const isStoodInFor = (seat: SeatInfo): boolean => seat.name !== null && seat.bot !== null;

export function nameOf(seat: SeatInfo, at: number): string {
  if (seat.name !== null) return seat.name;
  const id = BOT_NAMES[at % BOT_NAMES.length];
  return seat.bot !== null && id ? words.say(id) : words.say('web-seat-free');
}

export function watching(spectators: readonly string[]): string {
  return words.say('web-spectators', { who: words.list(spectators), count: spectators.length });
}

/** A player as a record names them: a person, or a kind of bot. */
export function nameInRecord(player: string, at: number): string {
  const [kind = player] = player.split(':');
  if (player && !(kind in BOT_KINDS)) return player;
  const id = player ? BOT_NAMES[at % BOT_NAMES.length] : undefined;
  return id ? words.say(id) : words.say('web-seat-number', { number: at + 1 });
}

export function botKind(bot: string): string {
  const [kind = bot] = bot.split(':');
  const known = BOT_KINDS[kind];
  return known ? words.say(known.name) : kind;
}

export function botLine(bot: string): string | null {
  const [kind = bot] = bot.split(':');
  const known = BOT_KINDS[kind];
  return known ? words.say(known.line) : null;
}
