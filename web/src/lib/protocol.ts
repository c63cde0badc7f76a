/** The messages of docs/protocol.md, as the browser sees them. */

export const PROTOCOL = 1;

export type Phase = 'gathering' | 'playing' | 'over' | 'parked' | 'closed';
export type Options = Readonly<Record<string, unknown>>;

export interface SeatInfo {
  name: string | null;
  is_guest: boolean;
  bot: string | null;
  is_ready: boolean;
  is_here: boolean;
  is_host: boolean;
}

export interface ClockInfo {
  move: string;
  due: number;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Options;
  phase: Phase;
  seats: readonly SeatInfo[];
  is_open: boolean;
  has_spectators: boolean;
  spectators: number;
  match: string | null;
  clocks: readonly ClockInfo[];
  report: string | null;
}

export interface Said {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface MoveInfo {
  notation: string;
  move: Readonly<Record<string, unknown>>;
}

export type View = Readonly<Record<string, unknown>>;

export interface Since {
  epoch: string;
  seat: number | null;
  number: number;
}

export interface Hello {
  is: 'hello';
  protocol: number;
  code?: string | null;
  since?: Since | null;
}

/** Everything that is answered; the socket gives it its id. */
export type Wish =
  | { is: 'submit'; moves: readonly string[] }
  | { is: 'undo' }
  | { is: 'sit'; seat: number }
  | { is: 'leave' }
  | { is: 'ready'; is_ready: boolean }
  | { is: 'add-bot'; seat: number; bot: string }
  | { is: 'empty'; seat: number }
  | { is: 'start' }
  | { is: 'rematch' }
  | { is: 'say'; text: string }
  | { is: 'allow-spectators'; are_allowed: boolean }
  | { is: 'resume' }
  | { is: 'close' };

export interface Welcome {
  is: 'welcome';
  protocol: number;
  epoch: string;
  now: number;
  name: string;
}

export interface Whole {
  is: 'whole';
  epoch: string;
  number: number;
  table: TableInfo;
  seat?: number | null;
  view?: View | null;
  can_undo?: boolean;
  chat?: readonly Said[];
}

export interface Update {
  is: 'update';
  number: number;
  table?: Partial<TableInfo>;
  view?: View;
  is_new_view?: boolean;
  events?: readonly unknown[];
  can_undo?: boolean | null;
  chat?: readonly Said[];
}

export interface Accepted {
  is: 'accepted';
  id: string;
  number: number;
}

export interface Refused {
  is: 'refused';
  code: string;
  id?: string | null;
  rule?: string | null;
  parameters?: Readonly<Record<string, unknown>>;
}

export type ServerMessage = Welcome | Whole | Update | Accepted | Refused;

// The HTTP API.

export interface Session {
  name: string;
  is_guest: boolean;
}

export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  choices: readonly unknown[] | null;
  lowest: number | null;
  highest: number | null;
}

export interface GameInfo {
  name: string;
  fewest_seats: number;
  most_seats: number;
  options: readonly OptionInfo[];
  bots: readonly string[];
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Options;
  is_open?: boolean;
  has_spectators?: boolean;
  bots?: readonly string[];
}

export interface TableBrief {
  id: string;
  game: string;
  options: Options;
  phase: Phase;
  seats: readonly SeatInfo[];
  is_open: boolean;
  has_spectators: boolean;
  created: number;
  match: string | null;
  code: string | null;
}
