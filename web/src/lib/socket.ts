/** The socket of a table. Losing the connection is normal: it comes back by itself, says what it saw last, and asks again
 * what was not answered. Requests carry ids of our own, so nothing is ever done twice. */
import { PROTOCOL, type Accepted, type ClientMessage, type Hello, type Refused, type ServerMessage, type Since } from './protocol';
import { at } from './root';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
/** Everything that is answered; the socket gives it its id. */
export type Wish = WithoutId<Exclude<ClientMessage, Hello>>;

export type Link =
  | { state: 'connecting' }
  | { state: 'open' }
  /** Asked something, and nobody has answered for a while. */
  | { state: 'silent' }
  /** Lost; the next attempt comes by itself. The server may have said why. */
  | { state: 'waiting'; code: string }
  /** Over for good, and why. */
  | { state: 'ended'; code: string };

export interface Listener {
  heard: (message: ServerMessage) => void;
  linked: (link: Link) => void;
  /** What was seen last; null for a newcomer. */
  since: () => Since | null;
  /** Whether the server has said itself that answers take longer. */
  isHeldUp: () => boolean;
}

/** Codes of closing after which coming back makes no sense. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4410]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server is there and waits for its disk: it is asked as often as after so many attempts. */
const OFTEN = 2;
export const HELD_UP = 'waiting';
/** A request that is not answered for so long is worth a word. */
const SILENCE = 1_000;
/** A request that is not answered for so long means that nobody hears us. */
const PATIENCE = 8_000;

export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return most / 2 + (most / 2) * random();
}

interface Pending {
  text: string;
  resolve: (answer: Accepted | Refused) => void;
  doubts: ReturnType<typeof setTimeout>[];
}

export class TableSocket {
  readonly #address: string;
  readonly #code: string | null;
  readonly #listener: Listener;
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #attempt = 0;
  #asked = 0;
  #lastRefusal = '';
  #isOpen = false;
  #isSilent = false;
  #isEnded = false;

  constructor(table: string, code: string | null, listener: Listener) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${location.host}${at(`/api/tables/${table}/socket`)}`;
    this.#code = code;
    this.#listener = listener;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#abandon);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Ask for something. The answer comes, however often the connection is lost in between. */
  ask(wish: Wish): Promise<Accepted | Refused> {
    const id = `${this.#prefix}-${++this.#asked}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve) => {
      if (this.#isEnded) {
        resolve({ is: 'refused', code: 'closed', id });
        return;
      }
      this.#pending.set(id, { text, resolve, doubts: [] });
      if (this.#isOpen) this.#send(id);
    });
  }

  /** Do not wait any longer, for the next attempt or for an answer. */
  readonly retry = (): void => {
    if (this.#isSilent) this.#abandon();
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Drop this connection and make a new one: what we know does not fit what we hear. */
  restart(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#end('left');
    this.#socket?.close(1000);
  }

  readonly #hurry = (): void => {
    if (!document.hidden) this.retry();
  };

  #connect(): void {
    this.#timer = null;
    this.#listener.linked({ state: 'connecting' });
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Hello = { is: 'hello', protocol: PROTOCOL, code: this.#code, since: this.#listener.since() };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#lost(code, reason);
    };
  }

  #hear(message: ServerMessage): void {
    if (message.is === 'welcome') this.#welcome();
    else if (this.#isSilent) this.#open();
    this.#listener.heard(message);
    if (message.is === 'accepted') this.#answer(message.id, message);
    else if (message.is === 'refused') {
      if (message.id) this.#answer(message.id, message);
      else this.#lastRefusal = message.code;
    }
  }

  #welcome(): void {
    this.#attempt = 0;
    this.#isOpen = true;
    this.#open();
    for (const id of this.#pending.keys()) this.#send(id);
  }

  #open(): void {
    this.#isSilent = false;
    this.#listener.linked({ state: 'open' });
  }

  #send(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending || !this.#socket) return;
    this.#socket.send(pending.text);
    pending.doubts.forEach(clearTimeout);
    const socket = this.#socket;
    const later = (wait: number, then: () => void): ReturnType<typeof setTimeout> =>
      setTimeout(() => { if (socket === this.#socket && this.#isOpen) then(); }, wait);
    const giveUp = (): void => {
      if (this.#listener.isHeldUp()) pending.doubts.push(later(PATIENCE, giveUp));
      else this.#abandon();
    };
    pending.doubts = [later(SILENCE, this.#wonder), later(PATIENCE, giveUp)];
  }

  #answer(id: string, answer: Accepted | Refused): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.doubts.forEach(clearTimeout);
    this.#pending.delete(id);
    pending.resolve(answer);
  }

  readonly #wonder = (): void => {
    this.#isSilent = true;
    this.#listener.linked({ state: 'silent' });
  };

  /** A connection that is dead but does not know it: closing it politely could take minutes. */
  readonly #abandon = (): void => {
    if (!this.#isOpen) return;
    this.#socket?.close();
    this.#lost(1006, '');
  };

  #lost(code: number, reason: string): void {
    this.#socket = null;
    this.#isOpen = false;
    this.#isSilent = false;
    if (this.#isEnded) return;
    if (FINAL.has(code)) {
      this.#end(this.#lastRefusal || reason || 'closed');
      return;
    }
    const said = this.#lastRefusal;
    this.#lastRefusal = '';
    const wait = waitBefore(said === HELD_UP ? OFTEN : this.#attempt++);
    this.#listener.linked({ state: 'waiting', code: said });
    this.#timer = setTimeout(() => {
      this.#connect();
    }, wait);
  }

  #end(code: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#abandon);
    document.removeEventListener('visibilitychange', this.#hurry);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const id of [...this.#pending.keys()]) this.#answer(id, { is: 'refused', code: 'closed', id });
    this.#listener.linked({ state: 'ended', code });
  }
}
