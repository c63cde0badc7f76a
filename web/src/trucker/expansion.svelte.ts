/** The art of the expansions, which comes when a game, a gallery or a single drawing needs it. */
import type { Plain } from '../lib/protocol';

type Art = typeof import('./expansionArt');

let art = $state.raw<Art | null>(null);
let coming: Promise<void> | null = null;

/** Whoever waits for this before showing anything sees no gaps. */
export function fetchExpansion(): Promise<void> {
  coming ??= import('./expansionArt').then(
    (fetched) => { art = fetched; },
    (fault: unknown) => {
      coming = null;
      throw fault;
    },
  );
  return coming;
}

/** Null while it is on its way, to those too whom nobody has told that they would need it. */
export function expansion(): Art | null {
  if (art === null) fetchExpansion().catch(() => { /* It is asked for again with the next drawing. */ });
  return art;
}

/** Whether a game with these options has something of it. */
export const hasExpansion = (options: Readonly<Record<string, Plain>>): boolean =>
  [options.sets, options.own_cards, options.own_components].some((added) => Array.isArray(added) && added.length > 0);
