/** Who I am to the server. The cookie is the server's own; we only remember that there is one, and the name. */
import { api, Problem } from './api';
import { recall, remember } from './memory';
import type { Session } from './protocol';

const HANDLES = ['Nova', 'Rivet', 'Comet', 'Orbit', 'Turbo', 'Vega', 'Cosmo', 'Astro', 'Quasar', 'Pulsar', 'Mistral', 'Apollo'];

/** A name for somebody who did not think of one. */
export function suggestName(random: () => number = Math.random): string {
  const handle = HANDLES[Math.floor(random() * HANDLES.length)] ?? 'Nova';
  return `${handle} ${10 + Math.floor(random() * 90)}`;
}

class Me {
  #who = $state.raw<Session | null>(null);
  #isKnown = $state(recall('signed-in') !== 'yes');
  #name = $state(recall('name') ?? suggestName());

  /** Null until somebody signed in. */
  get who(): Session | null {
    return this.#who;
  }

  /** False while we still ask the server. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** The name that is proposed, or mine. */
  get name(): string {
    return this.#who?.name ?? this.#name;
  }

  /** Ask once whether the cookie of the last visit still holds. */
  async recognise(): Promise<void> {
    if (this.#isKnown) return;
    try {
      this.#set(await api.whoAmI());
    } catch (error) {
      if (error instanceof Problem && error.code === 'sign-in') remember('signed-in', 'no');
    }
    this.#isKnown = true;
  }

  async signIn(name: string, password: string | null = null): Promise<void> {
    this.#set(await api.signIn(name, password));
  }

  /** Whoever plays needs a name; the proposed one will do. */
  async ensure(): Promise<void> {
    if (!this.#who) await this.signIn(this.#name);
  }

  async setPassword(password: string, current: string | null): Promise<void> {
    this.#set(await api.setPassword(password, current));
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.#who = null;
    this.#name = suggestName();
    remember('name', this.#name);
    remember('signed-in', 'no');
  }

  #set(session: Session): void {
    this.#who = session;
    this.#isKnown = true;
    remember('name', session.name);
    remember('signed-in', 'yes');
  }
}

export const me = new Me();
