/** The address under which others find a table. Somebody who looks at a server on their own machine has one that works for nobody else. */
import type { Reach } from '../lib/protocol';
import { tablePath } from '../lib/route.svelte';

export interface Invitation {
  link: string;
  /** Why nobody else can open it: the server listens to its own machine alone, or knows of no network. */
  trouble: 'local-only' | 'no-network' | null;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');

export function invitation(code: string, reach: Reach | null, here: { origin: string; hostname: string }): Invitation {
  const own = `${here.origin}${tablePath(code)}`;
  if (!reach || !isLoopback(here.hostname)) return { link: own, trouble: null };
  const [best] = reach.addresses;
  if (best !== undefined) return { link: `${best}/t/${code}`, trouble: null };
  return { link: own, trouble: reach.is_local_only ? 'local-only' : 'no-network' };
}
