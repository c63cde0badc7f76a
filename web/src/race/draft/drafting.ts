import type { DraftView } from '../types';

/** Whether packs go round, or the own start world is still to be chosen. */
export function isDrafting(draft: DraftView | null, stage: string): boolean {
  return draft !== null && stage === 'setup' && (draft.left > 0 || (draft.kept === null && draft.worlds.length > 0));
}
