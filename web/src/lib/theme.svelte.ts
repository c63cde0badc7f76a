/** Light or dark: the system's choice until the person makes their own. */
import { recall, remember } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function firstTheme(remembered: string | null): Theme {
  return THEMES.find((theme) => theme === remembered) ?? 'system';
}

class ThemeChoice {
  #chosen = $state(firstTheme(recall('theme')));

  get chosen(): Theme {
    return this.#chosen;
  }

  choose(theme: Theme): void {
    this.#chosen = theme;
    remember('theme', theme);
  }
}

export const theme = new ThemeChoice();
