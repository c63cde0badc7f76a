import { expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { sayRefusal } from './refusals';

test('what the rules refuse is told in plain words where the game has none for it', () => {
  expect(sayRefusal('not-offered')).toBe(words.say('web-refused-otherwise', { code: 'not-offered' }));
});
