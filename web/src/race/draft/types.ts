/** The draft as its view and its events name it; tests/web/test_race_draft.py compares them with the engine's. */
export interface DraftView {
  /** The number of the set of packs that goes round. */
  set: number;
  to_the_left: boolean;
  /** Cards that the viewer has still to take. */
  left: number;
  /** The viewer's two start worlds, until they are revealed. */
  worlds: readonly number[];
  kept: number | null;
  /** What the viewer drafted; later what is out of sight in the own deck. */
  unseen: readonly number[];
  decks: readonly number[];
  discards: readonly number[];
}

/** Whether packs go round, or the own start world is still to be chosen. */
export function isDrafting(draft: DraftView | null, stage: string): boolean {
  return draft !== null && stage === 'setup' && (draft.left > 0 || (draft.kept === null && draft.worlds.length > 0));
}

interface Cards {
  seat: number;
  count: number;
  /** Only the owner knows them. */
  cards: readonly number[] | null;
}

export type DraftEvent =
  | (Cards & { is: 'start-worlds-dealt' })
  | (Cards & { is: 'pack-received'; set: number })
  | (Cards & { is: 'card-taken' })
  | { is: 'decks-formed'; cards: number; removed: number };

const KINDS: Readonly<Record<DraftEvent['is'], true>> = {
  'start-worlds-dealt': true,
  'pack-received': true,
  'card-taken': true,
  'decks-formed': true,
};

/** Whether an event of the table belongs to the draft. */
export function isDraftEvent(event: { is: string }): event is DraftEvent {
  return event.is in KINDS;
}
