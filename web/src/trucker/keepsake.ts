/** What a browser tab keeps of a match over a reload. A tab that keeps nothing only starts a new story. */
import type { Scene } from './director.svelte';
import type { StoryLine } from './story';

export interface Keepsake {
  story: readonly StoryLine[];
  card: string | undefined;
  scene: Pick<Scene, 'lit' | 'dice' | 'rolls' | 'declared'>;
}

const KEY = 'starhaul.story';

export function rememberStory(match: string, keepsake: Keepsake): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ match, ...keepsake }));
  } catch {
    // Then the story starts anew.
  }
}

export function recallStory(match: string): Keepsake | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Keepsake & { match: string }) | null;
    return kept?.match === match ? kept : null;
  } catch {
    return null;
  }
}
