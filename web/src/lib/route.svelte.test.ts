import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRoute, router } from './route.svelte';

let stop: () => void;
beforeEach(() => {
  router.go('/');
  stop = router.listen();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test.each([
  ['/', { page: 'start' }],
  ['/new', { page: 'new' }],
  ['/t/k7q2mrtx', { page: 'table', code: 'K7Q2MRTX' }],
  ['/o/0a1b2c', { page: 'open', id: '0a1b2c' }],
  ['/t', { page: 'nowhere' }],
  ['/t/K7/more', { page: 'nowhere' }],
  ['/t/<script>', { page: 'nowhere' }],
  ['/replay', { page: 'replay', id: null }],
  ['/replay/x05q9b8', { page: 'replay', id: 'x05q9b8' }],
  ['/replay/X', { page: 'nowhere' }],
  ['/replays', { page: 'nowhere' }],
  ['/rules', { page: 'rules', game: '', place: null }],
  ['/rules/trucker/engines', { page: 'rules', game: 'trucker', place: 'engines' }],
  ['/rules/race/RFG-STL-20', { page: 'rules', game: 'race', place: 'RFG-STL-20' }],
  ['/rules/trucker/engines/more', { page: 'nowhere' }],
  ['/gallery/race', { page: 'gallery', game: 'race' }],
  ['/gallery/race/more', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});

function click(href: string, init: MouseEventInit = {}): MouseEvent {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link.dispatchEvent(event);
  return event;
}

test('a plain click on a link of ours stays on the page', () => {
  expect(click('/t/K7Q2MRTX').defaultPrevented).toBe(true);
  expect(router.route).toEqual({ page: 'table', code: 'K7Q2MRTX' });
  expect(location.pathname).toBe('/t/K7Q2MRTX');
});

test.each([
  ['/new', { ctrlKey: true }],
  ['/new', { button: 1 }],
  ['/api/replays/1/record', {}],
])('the browser follows %s with %o itself', (href, init) => {
  expect(click(href, init).defaultPrevented).toBe(false);
  expect(router.route).toEqual({ page: 'start' });
});
