/** How small things come aboard and leave: they drop in from above and rise away. */
import { backOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { comfort } from '../../lib/comfort.svelte';

type Moving = (thing: Element) => TransitionConfig;

const MILLISECONDS = 320;
const HEIGHT = 30;

function hover(): TransitionConfig {
  if (comfort.isCalm) return { duration: 0 };
  return {
    duration: MILLISECONDS,
    css: (there, away) => `transform: translateY(${-away * HEIGHT}px); opacity: ${there}`,
  };
}

export const arrive: Moving = () => ({ ...hover(), easing: backOut });
export const leave: Moving = () => hover();
