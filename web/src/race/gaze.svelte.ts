/** What somebody looks at: whose tableau, which cards the story speaks of, which action, which part of a small screen. */
import type { StoryLine } from './story';
import type { Action, Card, RaceView, Seat } from './types';

export const TABS = ['mine', 'rivals', 'goals', 'log'] as const;

export class Gaze {
  /** The rival whose tableau is in front. */
  rival = $state<Seat | null>(null);
  marked = $state.raw<readonly Card[]>([]);
  action = $state<Action | null>(null);
  tab = $state<(typeof TABS)[number]>('mine');

  /** A rival is looked at, or no longer. */
  turn(seat: Seat): void {
    this.rival = this.rival === seat ? null : seat;
  }

  home(): void {
    this.rival = null;
    this.marked = [];
  }

  /** The cards that a line of the story speaks of. */
  follow({ cards }: StoryLine, { seats, seat }: RaceView): void {
    this.marked = cards;
    const owner = seats.find(({ tableau }) => cards.some((card) => tableau.includes(card)));
    this.rival = owner && owner.seat !== seat ? owner.seat : null;
    this.tab = 'mine';
  }
}
