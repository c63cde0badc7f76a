/** Every word on the page: the same Fluent files that the command line speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import enGame from '$locales/en/game.ftl?raw';
import enWeb from '$locales/en/web.ftl?raw';
import frGame from '$locales/fr/game.ftl?raw';
import frWeb from '$locales/fr/web.ftl?raw';
import { recall, remember } from './memory';

const SOURCES = {
  en: [enGame, enWeb],
  fr: [frGame, frWeb],
} as const;

export type Language = keyof typeof SOURCES;
export const LANGUAGES = Object.keys(SOURCES) as Language[];
/** Ids are written out where they are used, so that a test can find missing and unused ones. */
export type MessageId = `${'game' | 'race' | 'trucker' | 'web'}-${string}`;

export function isLanguage(wish: string): wish is Language {
  return Object.hasOwn(SOURCES, wish);
}

/** The remembered language, else the first one that the browser asks for and we speak, else English. */
export function firstLanguage(remembered: string | null, wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.toLowerCase().split('-', 1)[0] ?? '');
  return [remembered ?? '', ...codes].find(isLanguage) ?? 'en';
}

export function bundleOf(language: Language): FluentBundle {
  // Isolation marks serve mixed directions of writing; both our languages run from left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of SOURCES[language]) bundle.addResource(new FluentResource(source));
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: bundleOf('en'), fr: bundleOf('fr') };

class Words {
  #language = $state(firstLanguage(recall('language'), navigator.languages));

  get language(): Language {
    return this.#language;
  }

  /** Words of a part of the page that is loaded later. */
  learn(sources: Record<Language, string>): void {
    for (const language of LANGUAGES) bundles[language].addResource(new FluentResource(sources[language]));
  }

  /** A choice of the person, so it is remembered. */
  choose(language: Language): void {
    this.#language = language;
    remember('language', language);
  }

  /** Whether there is such a message by now. */
  knows(id: MessageId): boolean {
    return bundles[this.#language].hasMessage(id);
  }

  /** A message in the current language, or in the given one. Loud when it does not exist: tests must hear it. */
  say(id: MessageId, values: Record<string, FluentVariable> = {}, language: Language = this.#language): string {
    const bundle = bundles[language];
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id} in ${language}`);
    return bundle.formatPattern(pattern, values);
  }

  /** Several things in a row, as the language joins them. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#language).format(items);
  }
}

export const words = new Words();
