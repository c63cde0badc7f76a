/** Finished games of this server, and those that somebody kept in a file. */
import { api, Problem } from './api';
import type { Archive, Eyes } from './film';
import type { Frame, Replay } from './protocol';
import { merge, type View } from './table.svelte';

export const BAD_RECORD = 'bad-record';

const everybody = (about: Replay): Eyes[] => [null, ...about.players.keys()];

export async function archiveOf(id: string): Promise<Archive> {
  const about = await api.replay(id);
  return { about, eyes: everybody(about), fetch: (eyes, first, count) => api.frames(id, eyes, first, count) };
}

/** A file: the whole record, which the server checks and shows, or what one seat saw, which is all there already. */
export async function archiveIn(file: Blob): Promise<Archive> {
  const text = await file.text();
  const seen = framesIn(text);
  if (seen) return seen;
  const about = await api.openRecord(text);
  return { about, eyes: everybody(about), fetch: (eyes, first, count) => api.recordFrames(text, eyes, first, count) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isReplay = (value: unknown): value is Replay =>
  isObject(value) && typeof value.game === 'string' && typeof value.lines === 'number' && Array.isArray(value.players) && Array.isArray(value.scores);
const isFrame = (value: unknown): value is Frame => isObject(value) && typeof value.number === 'number' && isObject(value.view);

function framesIn(text: string): Archive | null {
  const [about, ...frames] = text.trimEnd().split('\n').map(parsed);
  if (!isReplay(about)) return null;
  if (frames.length !== about.lines + 1 || !frames.every(isFrame)) throw new Problem(BAD_RECORD);
  const seat = frames[0]?.view.seat;
  return { about, eyes: [typeof seat === 'number' ? seat : null], fetch: (_eyes, first, count) => Promise.resolve(pageOf(frames, first, count)) };
}

/** Frames in a row; the first of a page holds the whole view. */
function pageOf(frames: readonly Frame[], first: number, count: number): Frame[] {
  const view = frames.slice(0, first + 1).reduce<View>((before, frame) => merge(before, frame.view), {});
  const [head, ...rest] = frames.slice(first, first + count);
  return head ? [{ ...head, view }, ...rest] : [];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Problem(BAD_RECORD);
  }
}
