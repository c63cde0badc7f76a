/** The screens of Trucker by themselves, for work on them: `npx vite build --config vite.dev.config.ts`. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: fromHere('src/trucker/dev'),
  plugins: [svelte({ configFile: fromHere('svelte.config.js') })],
  resolve: { alias: { $locales: fromHere('../locales') } },
  server: { fs: { allow: [fromHere('..')] }, proxy: { '/table': 'http://127.0.0.1:8123', '/submit': 'http://127.0.0.1:8123' } },
  build: { outDir: fromHere('../build/trucker-dev'), emptyOutDir: true, minify: false },
});
