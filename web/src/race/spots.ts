/** Where things lie on the table, and how the eye is led there. */
import type { Card, RaceView } from './types';

const LASTS = 1800;

/** Whether a card lies where somebody can see it. */
export const isOnTable = ({ seats, robot }: RaceView, card: Card): boolean =>
  (robot?.tableau.includes(card) ?? false) ||
  seats.some(({ tableau, hand, seen, placing }) => placing === card || [tableau, hand ?? [], seen ?? []].some((cards) => cards.includes(card)));

/** The part of the table with this `data-spot` lights up for a moment. */
export function flash(table: HTMLElement | undefined, spot: string): void {
  const place = table?.querySelector<HTMLElement>(`[data-spot='${spot}']`);
  place?.scrollIntoView({ block: 'nearest' });
  place?.animate([{ outline: '3px solid var(--weld)', outlineOffset: '2px' }, { outline: '3px solid transparent', outlineOffset: '2px' }], {
    duration: LASTS,
    easing: 'ease-in',
  });
}
