/** The text of a section, taken apart: paragraphs, and the numbered rules that each of them tells. */

/** One rule, or all from one number to another: `HIT-05`, `HIT-05–09`. */
export interface Citation {
  /** As it is written. */
  name: string;
  /** What stands before the number. */
  group: string;
  first: number;
  last: number;
}

export interface Paragraph {
  text: string;
  /** One of several things in a row. */
  isItem: boolean;
  cites: readonly Citation[];
}

const CITED = /^(?<text>.*?)(?: \[(?<cites>[^\]]+)\])?$/s;
const RULE = /^(?<group>.+)-(?<first>\d+)(?:–(?<last>\d+))?$/;

export function readCitation(name: string): Citation {
  const { group = name, first = '0', last } = RULE.exec(name)?.groups ?? {};
  return { name, group, first: Number(first), last: Number(last ?? first) };
}

function readParagraph(written: string): Paragraph {
  const { text = '', cites } = CITED.exec(written)?.groups ?? {};
  return {
    text: text.replace(/^• /, ''),
    isItem: text.startsWith('• '),
    cites: cites?.split(', ').map(readCitation) ?? [],
  };
}

export const paragraphsOf = (text: string): readonly Paragraph[] => text.split(/\n\s*\n/).map((written) => readParagraph(written.trim()));

/** Whether this citation means that rule. */
export function speaksOf({ group, first, last }: Citation, rule: string): boolean {
  const { group: of, first: number } = readCitation(rule);
  return group === of && first <= number && number <= last;
}

/** Letters as somebody types them who does not care for accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
