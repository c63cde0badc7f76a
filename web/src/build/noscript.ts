/** Fills the page's only static words, for browsers without script, from the same files as all others. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'fr'];

function noscriptText(locales: string, language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${locales}/${language}/web.ftl`, 'utf-8')));
  const pattern = bundle.getMessage('web-noscript')?.value;
  if (!pattern) throw new Error(`web-noscript is missing in ${language}`);
  return bundle.formatPattern(pattern);
}

export function noscriptWords(locales: string): Plugin {
  return {
    name: 'starhaul-noscript',
    transformIndexHtml(html) {
      const lines = LANGUAGES.map((language) => `<p lang="${language}">${noscriptText(locales, language)}</p>`);
      return html.replace('<noscript></noscript>', `<noscript>${lines.join('')}</noscript>`);
    },
  };
}
