import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { theme } from './lib/theme.svelte';
import { words } from './lib/words.svelte';

let page: ReturnType<typeof mount>;

function answerAbout(response: Response): void {
  const answer = (path: string): Response => (path === '/api/about' ? response : Response.json([]));
  vi.stubGlobal('fetch', vi.fn((path: string) => Promise.resolve(answer(path))));
}

function open(): void {
  page = mount(App, { target: document.body });
  flushSync();
}

function press(label: string): void {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === label);
  if (!button) throw new Error(`no button ${label}`);
  button.click();
  flushSync();
}

beforeEach(() => {
  words.choose('en');
  theme.choose('system');
  answerAbout(Response.json({ name: 'Starhaul', version: '1.2.3' }));
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

test('it tells the version of the server', async () => {
  open();
  await vi.waitFor(() => {
    expect(document.querySelector('.version')?.textContent.trim()).toBe('1.2.3');
  });
  expect(fetch).toHaveBeenCalledWith('/api/about');
});

test.each([
  ['an error', new Response('{"error":"internal-server-error"}', { status: 500 })],
  ['nonsense', Response.json({ surprise: true })],
])('a server that answers with %s is told about calmly', async (_, response) => {
  answerAbout(response);
  open();
  await vi.waitFor(() => {
    expect(document.querySelector('.version')?.textContent).toContain('unknown');
  });
});

test('both games are introduced, and ready to be played', () => {
  open();
  const titles = [...document.querySelectorAll('article h3')].map((title) => title.textContent.split(' ')[0]);
  expect(titles).toEqual(['Trucker', 'Race']);
  expect(document.body.textContent).not.toContain('Not playable in the browser yet');
  expect(document.querySelector('footer')?.textContent).toContain('not affiliated');
});

test('the language changes in place', () => {
  open();
  const heading = document.querySelector('h1');
  expect(document.documentElement.lang).toBe('en');
  press('Français');
  expect(document.documentElement.lang).toBe('fr');
  expect(document.title).toContain('jeux de société');
  expect(document.body.textContent).toContain('Créer une table');
  expect(document.querySelector('h1')).toBe(heading);
});

test('the theme follows the system until somebody chooses', () => {
  open();
  expect(document.documentElement.dataset.theme).toBe('system');
  press('Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('starhaul.theme')).toBe('dark');
});
