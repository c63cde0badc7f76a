/** The HTTP API of the server. Whatever goes wrong is a Problem with a code that the page can put into words. */
import type { DealInfo, FairPlay, Frame, Frames, GameInfo, NewTable, Profile, Reach, Replay, ResultsPage, RuleText, Session, StoryPage, TableBrief, ThingAccount } from './protocol';
import { at } from './root';

export class Problem extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const UNREACHABLE = 'unreachable';

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(at(`/api${path}`), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new Problem(UNREACHABLE);
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new Problem(codeOf(answer));
  return answer;
}

function codeOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string') {
    return answer.error;
  }
  return UNREACHABLE;
}

function eyesOf(seat: number | null, first: number, count: number): string {
  return `?first=${first}&count=${count}${seat === null ? '' : `&seat=${seat}`}`;
}

/** As a query has them: what is null is not asked for. */
const given = (values: Readonly<Record<string, string | number | null>>): string =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))).toString();

const framesOf = (answer: unknown): readonly Frame[] => (answer as Frames).frames;

export const recordPath = (id: string, seat: number | null): string => at(`/api/replays/${id}/record${seat === null ? '' : `?seat=${seat}`}`);

/** All that is known of my games, as a file. */
export const EXPORT = at('/api/session/export');

export const api = {
  reach: async () => (await ask('GET', '/reach')) as Reach,
  games: async () => (await ask('GET', '/games')) as readonly GameInfo[],
  rules: async (chapter: string) => (await ask('GET', `/rules/${chapter}`)) as readonly RuleText[],
  whoAmI: async () => (await ask('GET', '/session')) as Session,
  signIn: async (name: string, password: string | null) => (await ask('POST', '/session', { name, password })) as Session,
  signOut: async () => {
    await ask('DELETE', '/session');
  },
  setPassword: async (password: string, current: string | null) =>
    (await ask('PUT', '/session/password', { password, current })) as Session,
  openTables: async () => (await ask('GET', '/tables')) as readonly TableBrief[],
  myTables: async () => (await ask('GET', '/session/tables')) as readonly TableBrief[],
  makeTable: async (wish: NewTable) => (await ask('POST', '/tables', wish)) as TableBrief,
  myReplays: async () => (await ask('GET', '/session/replays')) as readonly Replay[],
  myProfile: async () => (await ask('GET', '/session/profile')) as Profile,
  shareProfile: async (isShared: boolean) => (await ask('PUT', '/session/profile', { is_shared: isShared })) as Profile,
  sharedProfile: async (key: string) => (await ask('GET', `/profiles/${key}`)) as Profile,
  myResults: async (game: string | null, first: number, count: number) =>
    (await ask('GET', `/session/results?${given({ game, first, count })}`)) as ResultsPage,
  replay: async (id: string) => (await ask('GET', `/replays/${id}`)) as Replay,
  accounts: async (id: string) => (await ask('GET', `/replays/${id}/accounts`)) as readonly (readonly ThingAccount[])[],
  fairPlay: async (id: string) => (await ask('GET', `/replays/${id}/fair-play`)) as FairPlay,
  frames: async (id: string, seat: number | null, first: number, count: number) =>
    framesOf(await ask('GET', `/replays/${id}/frames${eyesOf(seat, first, count)}`)),
  deal: async (id: string) => (await ask('GET', `/deals/${id}`)) as DealInfo,
  dealAgain: async (id: string) => (await ask('POST', `/deals/${id}`)) as TableBrief,
  openRecord: async (record: string) => (await ask('POST', '/records', { record })) as Replay,
  recordFrames: async (record: string, seat: number | null, first: number, count: number) =>
    framesOf(await ask('POST', `/records/frames${eyesOf(seat, first, count)}`, { record })),
  story: async (table: string, wish: { before: number; player: number | null; part: string | null }) =>
    (await ask('GET', `/tables/${table}/story?${given(wish)}`)) as StoryPage,
  invitation: async (code: string) => (await ask('GET', `/invitations/${encodeURIComponent(code)}`)) as TableBrief,
};
