/** What the server does not do, in words. */
import { Problem } from '../lib/api';
import { words, type MessageId } from '../lib/words.svelte';
import { SCREENS } from './screens';

const REFUSALS: Readonly<Record<string, MessageId>> = {
  'bad-bot': 'web-refused-bad-bot',
  'bad-record': 'web-refused-bad-record',
  banned: 'web-refused-banned',
  busy: 'web-refused-busy',
  closed: 'web-refused-closed',
  'name-taken': 'web-refused-name-taken',
  'no-spectators': 'web-refused-no-spectators',
  'not-found': 'web-refused-not-found',
  'not-host': 'web-refused-not-host',
  'not-invited': 'web-refused-not-invited',
  'not-over': 'web-refused-not-over',
  'not-ready': 'web-refused-not-ready',
  'not-seated': 'web-refused-not-seated',
  'nothing-to-undo': 'web-refused-nothing-to-undo',
  parked: 'web-refused-parked',
  'password-needed': 'web-refused-password-needed',
  'seat-taken': 'web-refused-seat-taken',
  'session-ended': 'web-refused-session-ended',
  'sign-in': 'web-refused-sign-in',
  'too-fast': 'web-refused-too-fast',
  'too-large': 'web-refused-too-large',
  unreachable: 'web-refused-unreachable',
  waiting: 'web-refused-waiting',
  'wrong-password': 'web-refused-wrong-password',
  'wrong-protocol': 'web-refused-wrong-protocol',
};

/** What the rules of a game refuse; its words are there once it is played, those of another game perhaps not. */
const ofGames = (code: string): MessageId | undefined =>
  Object.values(SCREENS).map(({ refusals }) => refusals?.[code]).find((id) => id !== undefined && words.knows(id));

export function sayRefusal(code: string): string {
  return words.say(REFUSALS[code] ?? ofGames(code) ?? 'web-refused-otherwise', { code });
}

export function sayProblem(error: unknown): string {
  return sayRefusal(error instanceof Problem ? error.code : 'failed');
}

/** Whether the name belongs to somebody, who might be the one who asks. */
export function isPasswordAsked(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'password-needed' || error.code === 'wrong-password');
}
