import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES, bundleOf, firstLanguage, words } from './words.svelte';

beforeEach(() => {
  words.choose('en');
});

test.each([
  ['fr', ['en-GB'], 'fr'],
  [null, ['fr-CA', 'en'], 'fr'],
  [null, ['de', 'FR', 'en'], 'fr'],
  [null, ['de'], 'en'],
  [null, [], 'en'],
  ['klingon', ['fr'], 'fr'],
  ['constructor', ['toString'], 'en'],
])('remembered %s, browser asks for %s: %s', (remembered, wishes, expected) => {
  expect(firstLanguage(remembered, wishes)).toBe(expected);
});

test('both files of a language are read', () => {
  for (const language of LANGUAGES) {
    const bundle = bundleOf(language);
    expect(bundle.hasMessage('web-title')).toBe(true);
    expect(bundle.hasMessage('game-trucker')).toBe(true);
  }
});

test('a choice changes what is said, tells those who listen, and is remembered', () => {
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      heard.push(words.say('web-language'));
    });
  });
  flushSync();
  words.choose('fr');
  flushSync();
  stop();
  expect(heard).toEqual(['Language', 'Langue']);
  expect(localStorage.getItem('starhaul.language')).toBe('fr');
});

test('each language knows its own name', () => {
  expect(LANGUAGES.map((language) => words.say('web-language-name', {}, language))).toEqual(['English', 'Français']);
});

test('a message that does not exist is never silent', () => {
  expect(() => words.say('web-no-such-message')).toThrow('no message web-no-such-message in en');
});
