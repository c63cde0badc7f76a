/** The galleries of the games, each fetched when somebody walks in. */
import type { Component } from 'svelte';
import type { Bookish } from '../rulebook/games';
import { fetchExpansion } from '../trucker/expansion.svelte';

export const GALLERIES: Readonly<Record<Bookish, () => Promise<{ default: Component }>>> = {
  trucker: async () => (await Promise.all([import('../trucker/TruckerGallery.svelte'), fetchExpansion()]))[0],
  race: () => import('../race/RaceGallery.svelte'),
};
