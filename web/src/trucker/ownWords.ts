/** What authors call what they have added, in the language of the page. */
import { words } from '../lib/words.svelte';
import { ownNames } from './own';

/** In the language of the page, where its author wrote it in that. */
export const inLanguage = (english: string, french: string): string => (words.language === 'fr' && french ? french : english);

/** What its author called it; nothing for what is printed. */
export function ownName(id: string): string | undefined {
  const name = ownNames(id);
  return name && inLanguage(name.name_en, name.name_fr);
}
