/** What a browser tab keeps of a match over a reload: trifles that neither a view nor the story holds. */
const KEY = 'starhaul.match';

function keep(match: string, keepsake: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ match, ...keepsake }));
  } catch {
    // Then it does without.
  }
}

/** What was kept of it; whoever kept it knows of what shape. */
export function recallKept(match: string): object | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { match: string } | null;
    return kept?.match === match ? kept : null;
  } catch {
    return null;
  }
}

/** Inside an effect: keep what there is when the page goes. */
export function keepOnLeaving(match: string, keepsake: () => object): () => void {
  const leave = (): void => { keep(match, keepsake()); };
  addEventListener('pagehide', leave);
  return () => { removeEventListener('pagehide', leave); };
}
