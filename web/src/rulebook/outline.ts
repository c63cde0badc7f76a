/** What the rulebooks are made of: chapters, sections, and what each section is about. Their words are Fluent files. */
import type { Bookish } from './games';
import race from './race.json';
import trucker from './trucker.json';

export interface Section {
  id: string;
  /** Things of the table that it explains, such as `component:engine`. */
  about: readonly string[];
}

export interface Chapter {
  id: string;
  sections: readonly Section[];
}

export const BOOKS: Readonly<Record<Bookish, readonly Chapter[]>> = { trucker, race };

export const chapterWith = (game: Bookish, section: string): Chapter | undefined =>
  BOOKS[game].find(({ sections }) => sections.some(({ id }) => id === section));

export const sectionsOf = (game: Bookish): readonly Section[] => BOOKS[game].flatMap(({ sections }) => sections);

/** The sections that explain one of these things, in the order of the things. */
export function sectionsAbout(game: Bookish, topics: readonly string[]): readonly Section[] {
  const found = topics.flatMap((topic) => sectionsOf(game).filter(({ about }) => about.includes(topic)));
  return [...new Set(found)];
}
