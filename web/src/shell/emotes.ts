/** The signs that players show each other, drawn with one pen on 40 by 40: `line` is stroked, `fill` is filled. */
import type { Emote } from '../lib/protocol';
import type { MessageId } from '../lib/words.svelte';

export interface EmoteArt {
  name: MessageId;
  line: string;
  fill?: string;
}

const HELMET = 'M20 5A15 15 0 1 1 19.990 5M9 17Q20 10 31 17V24Q20 32 9 24Z';

export const EMOTES: Readonly<Record<Emote, EmoteArt>> = {
  wave: { name: 'web-emote-wave', line: 'M12 35Q8 28 8 21L11 20L14 25V10A2 2 0 0 1 18 10V19V7.500A2 2 0 0 1 22 7.500V19V9A2 2 0 0 1 26 9V20V13A2 2 0 0 1 30 13V25Q30 31 26 35ZM32 6Q36 9 36 14M5 9Q5 13 8 16' },
  cheer: { name: 'web-emote-cheer', line: 'M20 4Q27 11 27 20V26H13V20Q13 11 20 4ZM13 19L7 28H13M27 19L33 28H27M17 30V36M20 30V38M23 30V36M6 6L9 9M34 6L31 9M4 16H8M36 16H32', fill: 'M20 13A3 3 0 1 1 19.990 13' },
  thanks: { name: 'web-emote-thanks', line: 'M20 35L7 21A8 8 0 0 1 20 11A8 8 0 0 1 33 21ZM12 18A4 4 0 0 1 16 15' },
  oops: { name: 'web-emote-oops', line: 'M8 32L15 8H29L35 32ZM22 8L18 15L24 19L19 25L23 32M5 12L9 14M6 20H10' },
  laugh: { name: 'web-emote-laugh', line: 'M20 4A16 16 0 1 1 19.990 4M10 16L14 13L17 16M23 16L26 13L30 16M10 21Q20 24 30 21Q28 31 20 31T10 21Z' },
  gulp: { name: 'web-emote-gulp', line: 'M20 4A16 16 0 1 1 19.990 4M16 30Q16 24 20 24T24 30ZM33 30Q37 35 33 37T31 35Q31 33 33 30Z', fill: 'M13 14A3 3 0 1 1 12.990 14M27 14A3 3 0 1 1 26.990 14' },
  thinking: { name: 'web-emote-thinking', line: HELMET, fill: 'M14 19.500A2 2 0 1 1 13.990 19.500M20 19.500A2 2 0 1 1 19.990 19.500M26 19.500A2 2 0 1 1 25.990 19.500' },
  luck: { name: 'web-emote-luck', line: 'M6 13L20 6L34 13V28L20 35L6 28ZM6 13L20 20L34 13M20 20V35', fill: 'M20 10.500A2.200 1.300 0 1 1 19.990 10.500M13 23A1.600 2.200 0 1 1 12.990 23M25 22A1.600 2.200 0 1 1 24.990 22M29 26A1.600 2.200 0 1 1 28.990 26' },
};

export const EMOTE_NAMES = Object.keys(EMOTES) as readonly Emote[];
