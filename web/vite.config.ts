import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './src/build/licences.ts';
import { noscriptWords } from './src/build/noscript.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), noscriptWords(fromHere('../locales')), licences(fromHere('..'))],
  resolve: {
    alias: { $locales: fromHere('../locales') },
    // Svelte has a second face for servers; tests mount components as a browser does.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  // The server says where the page lies, when somebody asks for it.
  base: './',
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
  build: {
    outDir: fromHere('../src/starhaul/server/static'),
    emptyOutDir: true,
    // The server's policy allows no inline data.
    assetsInlineLimit: 0,
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
