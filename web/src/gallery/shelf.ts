/** What stands in a gallery: things of one sort, what they can be chosen by, and how many of each there are. */
import { plain } from '../rulebook/reading';

export interface Exhibit {
  /** Unique, and what is asked about when it is pressed: `tile:B018`. */
  topic: string;
  name: string;
  /** The name with all that tells it from others, for those who do not see it. */
  label?: string;
  /** How many there are in the box. */
  count: number;
  /** By facet: what it is. */
  is: Readonly<Record<string, string>>;
}

export interface Facet {
  id: string;
  name: string;
  values: readonly { id: string; name: string }[];
}

export interface Shelf {
  id: string;
  name: string;
  facets: readonly Facet[];
  exhibits: readonly Exhibit[];
}

/** Things with the same print are one exhibit: the first of them, with the number of all. */
export function gathered(exhibits: readonly Exhibit[], printOf: (exhibit: Exhibit) => string): readonly Exhibit[] {
  const prints = new Map<string, Exhibit>();
  for (const exhibit of exhibits) {
    const print = printOf(exhibit);
    const first = prints.get(print);
    prints.set(print, first ? { ...first, count: first.count + exhibit.count } : exhibit);
  }
  return [...prints.values()];
}

export type Choice = Readonly<Record<string, string>>;

/** What is left of a shelf after choosing; an empty choice takes all. */
export function chosen({ exhibits }: Shelf, choice: Choice, wish: string): readonly Exhibit[] {
  const words = plain(wish).split(/\s+/).filter(Boolean);
  return exhibits.filter(({ is, name }) => {
    const isChosen = Object.entries(choice).every(([facet, value]) => !value || is[facet] === value);
    return isChosen && words.every((word) => plain(name).includes(word));
  });
}

export const total = (exhibits: readonly Exhibit[]): number => exhibits.reduce((sum, { count }) => sum + count, 0);

/** How many there would be with this value, whatever else is chosen. */
export const countWith = (shelf: Shelf, choice: Choice, wish: string, facet: string, value: string): number =>
  total(chosen(shelf, { ...choice, [facet]: value }, wish));
