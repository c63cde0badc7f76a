/** Which page the address means. The server answers each of these with the same page (server/page.py). */

import { at, within } from './root';

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  /** A deal that can be played again, and how all have fared with it. */
  | { page: 'deal'; id: string }
  | { page: 'table'; code: string }
  | { page: 'open'; id: string }
  /** Without an id: one that somebody kept in a file. */
  | { page: 'replay'; id: string | null }
  /** The rulebook of a game: at a section, or at a numbered rule. */
  | { page: 'rules'; game: string; place: string | null }
  | { page: 'gallery'; game: string }
  /** Without a key: my own. */
  | { page: 'profile'; key: string | null }
  | { page: 'nowhere' };

export function readRoute(address: string): Route {
  const [first = '', second = '', ...rest] = within(address).split('/').filter(Boolean);
  if (!first) return { page: 'start' };
  if (first === 'new' && !second) return { page: 'new' };
  if (first === 't' && /^[0-9A-Za-z]{1,20}$/.test(second) && !rest.length) return { page: 'table', code: second.toUpperCase() };
  if (first === 'o' && /^[0-9a-z]{1,40}$/.test(second) && !rest.length) return { page: 'open', id: second };
  if (first === 'deal' && /^[0-9a-z]{1,40}$/.test(second) && !rest.length) return { page: 'deal', id: second };
  if (first === 'replay' && !second) return { page: 'replay', id: null };
  if (first === 'replay' && /^[0-9a-z]{1,40}$/.test(second) && !rest.length) return { page: 'replay', id: second };
  if (first === 'rules' && /^[a-z]{0,20}$/.test(second) && /^[0-9A-Za-z-]{0,40}$/.test(rest[0] ?? '') && rest.length < 2) return { page: 'rules', game: second, place: rest[0] ?? null };
  if (first === 'gallery' && /^[a-z]{0,20}$/.test(second) && !rest.length) return { page: 'gallery', game: second };
  if (first === 'profile' && /^[0-9a-z]{0,40}$/.test(second) && !rest.length) return { page: 'profile', key: second || null };
  return { page: 'nowhere' };
}

export const tablePath = (code: string): string => at(`/t/${code}`);
export const openPath = (id: string): string => at(`/o/${id}`);
export const dealPath = (id: string): string => at(`/deal/${id}`);
export const replayPath = (id: string): string => at(`/replay/${id}`);

export const rulesPath = (game: string, place: string | null = null): string => at(`/rules/${game}${place === null ? '' : `/${place}`}`);
export const galleryPath = (game: string): string => at(`/gallery/${game}`);

export const profilePath = (key: string): string => at(`/profile/${key}`);

export const HOME = at('/');
export const NEW = at('/new');
export const RECORDS = at('/replay');
export const PROFILE = at('/profile');

class Router {
  #route = $state.raw<Route>(readRoute(location.pathname));

  get route(): Route {
    return this.#route;
  }

  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Another address for the same page: nothing is loaded again. */
  rename(path: string): void {
    history.replaceState(null, '', path);
  }

  /** Follow the browser's own buttons, and plain clicks on links of ours. */
  listen(): () => void {
    const onPop = (): void => {
      this.#read();
    };
    const onClick = (event: MouseEvent): void => {
      this.#follow(event);
    };
    addEventListener('popstate', onPop);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('popstate', onPop);
      document.removeEventListener('click', onClick);
    };
  }

  #read(): void {
    this.#route = readRoute(location.pathname);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (readRoute(link.pathname).page === 'nowhere') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
