/** The keys of Trucker. Their words are those of the page: the list can be read before the game is loaded. */
import type { KeyHelp } from '../lib/keys';

export const KEYS: readonly KeyHelp[] = [
  { names: ['T'], does: 'web-key-take' },
  { names: ['R'], does: 'web-key-turn' },
  { names: ['←', '↑', '→', '↓'], does: 'web-key-arrows' },
  { names: ['Enter'], does: 'web-key-enter' },
  { names: ['V'], does: 'web-key-reserve' },
  { names: ['B'], does: 'web-key-back' },
  { names: ['1', '…', '9'], does: 'web-key-choice' },
  { names: ['G'], does: 'web-key-give-up' },
  { names: ['Space'], does: 'web-key-skip' },
  { names: ['Esc'], does: 'web-key-my-ship' },
];
