/** What is told of a draft. Who takes what is nobody's business, so that is little. */
import type { DraftEvent } from './types';
import { say } from './words';

export function tellDraft(event: DraftEvent): string | null {
  return event.is === 'decks-formed' ? say('race-draft-decks-formed', { cards: event.cards, removed: event.removed }) : null;
}
