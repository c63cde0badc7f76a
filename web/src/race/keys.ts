/** The keys of Race. Their words are those of the page: the list can be read before the game is loaded. */
import type { KeyHelp } from '../lib/keys';

export const KEYS: readonly KeyHelp[] = [
  { names: ['M'], does: 'web-race-key-hand' },
  { names: ['T'], does: 'web-race-key-tableau' },
  { names: ['R'], does: 'web-race-key-rivals' },
  { names: ['←', '↑', '→', '↓'], does: 'web-race-key-arrows' },
  { names: ['Shift ←', 'Shift →'], does: 'web-race-key-move' },
  { names: ['Space'], does: 'web-race-key-pick' },
  { names: ['Enter'], does: 'web-race-key-enter' },
  { names: ['1', '…', '9'], does: 'web-race-key-choice' },
  { names: ['F'], does: 'web-race-key-tempo' },
  { names: ['K'], does: 'web-race-key-signs' },
];
