/** What the rules of Race refuse, in words. */
import type { MessageId } from '../lib/words.svelte';

export const REFUSALS: Readonly<Record<string, MessageId>> = {
  'cards-missing': 'race-refused-cards-missing',
  'no-development': 'race-refused-no-development',
  'no-world': 'race-refused-no-world',
  'not-asked': 'race-refused-not-asked',
  'not-offered': 'race-refused-not-offered',
  'owned-already': 'race-refused-owned-already',
  'too-weak': 'race-refused-too-weak',
};
