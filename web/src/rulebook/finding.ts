/** Where in a rulebook something stands. */
import type { Bookish } from './games';
import { chapterWith, sectionsOf, type Section } from './outline';
import { paragraphsOf, plain, readCitation, speaksOf } from './reading';
import { textOf, titleOf } from './words';

const tells = (game: Bookish, { id }: Section, rule: string): boolean =>
  paragraphsOf(textOf(game, id)).some(({ cites }) => cites.some((cite) => speaksOf(cite, rule)));

/** The section that tells a numbered rule. Of a rule that none tells, the first about its group. */
export function sectionTelling(game: Bookish, rule: string): Section | undefined {
  const { group } = readCitation(rule);
  return (
    sectionsOf(game).find((section) => tells(game, section, rule)) ??
    sectionsOf(game).find(({ id }) => paragraphsOf(textOf(game, id)).some(({ cites }) => cites.some((cite) => cite.group === group)))
  );
}

const isRule = (place: string): boolean => /^[A-Z0-9]+(-[A-Z0-9]+)*-\d+$/.test(place);

/** What an address means: a section, a chapter or a numbered rule; whatever else, the beginning. */
export function placeIn(game: Bookish, place: string | null): { section: string | null; rule: string | null } {
  if (place === null) return { section: null, rule: null };
  if (isRule(place)) return { section: sectionTelling(game, place)?.id ?? null, rule: place };
  return { section: chapterWith(game, place) ? place : null, rule: null };
}

/** The sections that have all these words, those in their titles first; or this rule. */
export function search(game: Bookish, wish: string): readonly Section[] {
  const wanted = plain(wish).split(/\s+/).filter(Boolean);
  const rule = wish.trim().toUpperCase();
  if (isRule(rule)) return sectionsOf(game).filter((section) => tells(game, section, rule));
  const has = (text: string): boolean => wanted.every((word) => plain(text).includes(word));
  const found = sectionsOf(game).filter(({ id }) => has(`${titleOf(game, id)} ${textOf(game, id)}`));
  const isTitled = ({ id }: Section): boolean => has(titleOf(game, id));
  return [...found.filter(isTitled), ...found.filter((section) => !isTitled(section))];
}
