/** My turn everywhere: the server says at which tables I am asked, as it changes, on a socket of its own. */
import { badge } from './badge.svelte';
import type { ServerMessage, TurnInfo } from './protocol';
import { at } from './root';
import { waitBefore } from './socket';

const SIGN_IN_FIRST = 4401;

class MyTurns {
  #tables = $state.raw<readonly TurnInfo[]>([]);
  #attempt = 0;

  /** The longest wait first. */
  get tables(): readonly TurnInfo[] {
    return this.#tables;
  }

  isAsked(table: string): boolean {
    return this.#tables.some((turn) => turn.table === table);
  }

  /** What the tab says: how many tables wait for me, beside the one with this code. */
  titled(title: string, code: string | null = null): string {
    const count = this.#tables.filter((turn) => turn.code !== code).length;
    return count ? `(${count}) ${title}` : title;
  }

  /** Listen until the returned function is called; `call` hears of every table that asks anew. */
  listen(call: (turn: TurnInfo) => void): () => void {
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const connect = (): void => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      socket = new WebSocket(`${scheme}://${location.host}${at('/api/session/socket')}`);
      socket.onmessage = ({ data }) => {
        this.#hear(JSON.parse(String(data)) as ServerMessage, call);
      };
      socket.onclose = ({ code }) => {
        socket = null;
        if (!isOver && code !== SIGN_IN_FIRST) timer = setTimeout(connect, waitBefore(this.#attempt++));
      };
    };
    const hurry = (): void => {
      if (document.hidden || socket || isOver) return;
      clearTimeout(timer);
      connect();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    connect();
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close(1000);
      this.#set([]);
    };
  }

  #hear(message: ServerMessage, call: (turn: TurnInfo) => void): void {
    if (message.is !== 'turns') return;
    this.#attempt = 0;
    const before = this.#tables;
    this.#set(message.tables);
    for (const turn of message.tables) if (!before.some(({ table }) => table === turn.table)) call(turn);
  }

  #set(tables: readonly TurnInfo[]): void {
    this.#tables = tables;
    badge.mark(tables.length > 0);
  }
}

export const turns = new MyTurns();
