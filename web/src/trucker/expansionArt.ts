/** Everything that is drawn in games with expansions only. */
export { DRAWINGS } from './art/components/expansion';
export { default as Intruder } from './art/IntruderArt.svelte';
export { default as Raider } from './art/RaiderArt.svelte';
export { FAMILIES } from './cards/expansion';
