/** The galleries of the games, each fetched when somebody walks in. */
import type { Component } from 'svelte';
import type { Bookish } from '../rulebook/games';

export const GALLERIES: Readonly<Record<Bookish, () => Promise<{ default: Component }>>> = {
  trucker: () => import('../trucker/TruckerGallery.svelte'),
  race: () => import('../race/RaceGallery.svelte'),
};
