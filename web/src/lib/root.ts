/** Where on its site this page lies. The server writes it into the page (server/page.py); everything that has an address asks here. */
const written = document.querySelector<HTMLMetaElement>('meta[name=root]')?.content ?? '';

/** Without a slash at its end: nothing, or something like `/starhaul`. While developing nobody has written anything. */
export const root = written.startsWith('/') ? written.replace(/\/$/, '') : '';

/** An address on our part of the site: `/new` may be `/starhaul/new`. */
export const at = (path: string): string => root + path;

/** The other way round: what an address means to us. Whatever lies outside is nowhere. */
export function within(path: string, base = root): string {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : '/nowhere';
}
