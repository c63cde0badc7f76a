/** The numbered rules, fetched chapter by chapter when somebody wants to read one. */
import { api } from '../lib/api';
import type { RuleText } from '../lib/protocol';
import { speaksOf, type Citation } from './reading';

type ChapterName = 'trucker-base' | 'trucker-abe' | 'trucker-missions' | 'race';

/** In which chapter a rule stands: its first letters tell. */
export function chapterOf(rule: string): ChapterName {
  if (rule.startsWith('ABE-')) return 'trucker-abe';
  if (rule.startsWith('MIS-')) return 'trucker-missions';
  return rule.startsWith('RFG-') || rule.startsWith('TGS-') ? 'race' : 'trucker-base';
}

const fetched = new Map<ChapterName, Promise<readonly RuleText[]>>();

function fetchChapter(chapter: ChapterName): Promise<readonly RuleText[]> {
  const known = fetched.get(chapter);
  if (known) return known;
  const coming = api.rules(chapter);
  fetched.set(chapter, coming);
  // What did not arrive is asked for again.
  coming.catch(() => fetched.delete(chapter));
  return coming;
}

/** The rules that a citation means. */
export async function rulesOf(cite: Citation): Promise<readonly RuleText[]> {
  const chapter = await fetchChapter(chapterOf(cite.name));
  return chapter.filter(({ id }) => speaksOf(cite, id));
}
