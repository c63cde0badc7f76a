/** What somebody looks at: whose tableau, which cards the story speaks of, which action, which part of a small screen. */
import type { StoryLine } from './story';
import type { Action, Card, RaceView, Seat } from './types';

export const TABS = ['mine', 'rivals', 'goals', 'log'] as const;
export type Tab = (typeof TABS)[number];

export class Gaze {
  /** The rival whose tableau is in front. */
  rival = $state<Seat | null>(null);
  marked = $state.raw<readonly Card[]>([]);
  action = $state<Action | null>(null);
  #tab = $state<Tab>('mine');
  /** Where something happens that nobody should miss: looked at while it lasts. */
  visit = $state<Tab | null>(null);

  get tab(): Tab {
    return this.visit ?? this.#tab;
  }

  set tab(wish: Tab) {
    this.#tab = wish;
    this.visit = null;
  }

  /** A rival is looked at, or no longer; on a small screen that is where the own tableau lies too. */
  turn(seat: Seat): void {
    this.rival = this.rival === seat ? null : seat;
    if (this.rival !== null) this.tab = 'mine';
  }

  home(): void {
    this.rival = null;
    this.marked = [];
  }

  /** Where a line of the story happened: before whom, on which part of a small screen, with which cards. */
  follow({ cards, seat: whose, spot }: StoryLine, { seats, seat, goals }: RaceView): void {
    this.marked = cards;
    const owner = seats.find(({ tableau }) => cards.some((card) => tableau.includes(card)))?.seat ?? whose;
    this.rival = owner !== seat ? owner : null;
    const beside = goals.length ? 'goals' : 'log';
    this.tab = spot.startsWith('goal') || spot === 'bank' ? beside : spot === 'robot' ? 'rivals' : 'mine';
  }
}
