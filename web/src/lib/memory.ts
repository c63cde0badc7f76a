/** What this browser remembers for us. A browser that keeps nothing (private mode, blocked storage) still works. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`starhaul.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`starhaul.${key}`, value);
  } catch {
    // Then the choice lasts as long as the page does.
  }
}
