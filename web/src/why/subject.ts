/** What a game knows about something on its table. */
import type { Component } from 'svelte';
import type { Bookish } from '../rulebook/games';

export interface Subject {
  title: string;
  /** In its own words, before the rulebook has its say. */
  lines: readonly string[];
  /** What it is about, as sections of the rulebook name it; the most telling first. */
  topics: readonly string[];
}

export interface SubjectModule {
  /** Draws it, where there is something to draw. */
  default: Component<{ topic: string }>;
  read: (topic: string) => Subject;
}

export const SUBJECTS: Readonly<Record<Bookish, () => Promise<SubjectModule>>> = {
  trucker: () => import('../trucker/TruckerSubject.svelte'),
  race: () => import('../race/RaceSubject.svelte'),
};
