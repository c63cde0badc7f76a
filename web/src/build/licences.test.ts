// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, packageOf, writeLicences } from './licences';

function packageWith(facts: object, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'parts', version: '1.2.3', ...facts }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('a module belongs to the innermost package around it, or to nobody', () => {
  expect(packageOf('/a/node_modules/svelte/src/index.js')).toBe('/a/node_modules/svelte');
  expect(packageOf('/a/node_modules/@fluent/bundle/esm/index.js')).toBe('/a/node_modules/@fluent/bundle');
  expect(packageOf('/a/node_modules/svelte/node_modules/clsx/clsx.js')).toBe('/a/node_modules/svelte/node_modules/clsx');
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
  expect(packageOf('/a/web/src/main.ts')).toBeUndefined();
});

test('a package brings its text, without those of its tools', () => {
  const folder = packageWith({ license: 'MIT' }, { 'LICENSE.md': 'Do as you like.\n\n# Licenses of bundled dependencies\nMany.' });
  expect(licenceOf(folder, '')).toEqual({ name: 'parts', version: '1.2.3', licence: 'MIT', text: 'Do as you like.' });
});

test('a package that only names a licence gets its text, or stops the build', () => {
  expect(licenceOf(packageWith({ license: 'Apache-2.0' }), 'node_modules').text).toContain('Apache License');
  expect(() => licenceOf(packageWith({ license: 'Odd-1.0' }), 'node_modules')).toThrow('carries no text of its licence, Odd-1.0');
  expect(() => licenceOf(packageWith({}), 'node_modules')).toThrow('does not say under which licence');
});

test('ours comes first, the others by name', () => {
  const text = 'Text.';
  const list = ['b', 'a'].map((name) => ({ name, version: '1', licence: 'MIT', text }));
  const headings = writeLicences('Ours.\n', list).match(/^.*\(MIT\)$/gm);
  expect(headings).toEqual(['Starhaul (MIT)', 'a 1 (MIT)', 'b 1 (MIT)']);
});
