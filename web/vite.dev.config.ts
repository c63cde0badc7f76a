/** The screens of a game by themselves, for work on them: `npx vite build --config vite.dev.config.ts`, `--mode race` for those of Race. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  root: fromHere(mode === 'race' ? 'src/race/dev' : 'src/trucker/dev'),
  plugins: [svelte({ configFile: fromHere('svelte.config.js') })],
  resolve: { alias: { $locales: fromHere('../locales') } },
  server: { fs: { allow: [fromHere('..')] }, proxy: { '/table': 'http://127.0.0.1:8123', '/submit': 'http://127.0.0.1:8123' } },
  build: { outDir: fromHere(mode === 'race' ? '../build/race-dev' : '../build/trucker-dev'), emptyOutDir: true, minify: false },
}));
