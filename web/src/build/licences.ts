/** Writes LICENSES.txt beside the page: ours, and those of all foreign code that the bundle really holds. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the full text of a licence is found for packages that only name it. */
const TEXTS: Record<string, string> = { 'Apache-2.0': 'typescript/LICENSE.txt' };
/** Vite's own licence is followed by those of its tools, which stay on the machine that builds. */
const TOOLS = '# Licenses of bundled dependencies';
const RULE = '-'.repeat(80);

export interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** The folder of the package that a module of the bundle belongs to; nothing for our own. */
export function packageOf(module: string): string | undefined {
  const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
  const made = /^\0(vite|rolldown)\//.exec(module)?.[1];
  return folder ?? made;
}

export function licenceOf(folder: string, modules: string): Licence {
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Partial<Record<string, string>>;
  const { name, version, license } = facts;
  if (!name || !version || !license) throw new Error(`${folder} does not say under which licence it is`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text = file ? join(folder, file) : join(modules, TEXTS[license] ?? '');
  if (!file && !TEXTS[license]) throw new Error(`${name} carries no text of its licence, ${license}`);
  const [own = ''] = readFileSync(text, 'utf-8').split(TOOLS);
  return { name, version, licence: license, text: own.trim() };
}

export function writeLicences(own: string, licences: Licence[]): string {
  const sorted = licences.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const parts = sorted.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`);
  return `${[`Starhaul (MIT)\n\n${own.trim()}`, ...parts].join(`\n\n${RULE}\n\n`)}\n`;
}

export function licences(root: string): Plugin {
  const modules = join(root, 'web', 'node_modules');
  return {
    name: 'starhaul-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const used = chunks.flatMap((chunk) =>
        Object.entries(chunk.modules)
          .filter(([, module]) => module.renderedLength > 0)
          .map(([id]) => packageOf(id)),
      );
      const named = [...new Set(used)].filter((found) => found !== undefined);
      const folders = named.map((found) => (existsSync(join(found, 'package.json')) ? found : join(modules, found)));
      const source = writeLicences(
        readFileSync(join(root, 'LICENSE'), 'utf-8'),
        folders.map((folder) => licenceOf(folder, modules)),
      );
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source });
    },
  };
}
