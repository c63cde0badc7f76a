/** What is told of a draft. Who takes what is nobody's business, so that is little. */
import { DRAFT_EVENTS, type DraftEvent, type RaceEvent } from '../types';
import { say } from './words';

/** Whether something that happened belongs to the draft. */
export const isDraftEvent = (event: RaceEvent): event is DraftEvent => DRAFT_EVENTS.some((kind) => kind === event.is);

export function tellDraft(event: DraftEvent): string | null {
  return event.is === 'decks-formed' ? say('race-draft-decks-formed', { cards: event.cards, removed: event.removed }) : null;
}
