/** What the rules of Trucker refuse, in words. Most of it cannot even be pressed; some is lost to a faster hand. */
import { words, type MessageId } from '../lib/words.svelte';

export const REFUSALS: Readonly<Record<string, MessageId>> = {
  'already-there': 'trucker-refused-already-there',
  'came-from-the-reserve': 'trucker-refused-came-from-the-reserve',
  'component-in-hand': 'trucker-refused-component-in-hand',
  'heap-empty': 'trucker-refused-heap-empty',
  'last-flip-for-finished': 'trucker-refused-last-flip',
  'no-component-in-hand': 'trucker-refused-empty-hand',
  'no-empty-square': 'trucker-refused-square-taken',
  'no-forecast': 'trucker-refused-no-forecast',
  'no-pile-in-hand': 'trucker-refused-no-pile',
  'no-reserve': 'trucker-refused-no-reserve',
  'no-such-pile': 'trucker-refused-no-forecast',
  'no-timer': 'trucker-refused-no-timer',
  'not-asked': 'trucker-refused-not-asked',
  'not-face-up': 'trucker-refused-not-face-up',
  'not-joined': 'trucker-refused-not-joined',
  'not-offered': 'trucker-refused-not-offered',
  'not-reserved': 'trucker-refused-not-reserved',
  'nothing-added-yet': 'trucker-refused-nothing-added-yet',
  'nothing-to-lift': 'trucker-refused-empty-hand',
  'pile-taken': 'trucker-refused-pile-taken',
  'reading-a-pile': 'trucker-refused-reading-a-pile',
  'reserve-full': 'trucker-refused-reserve-full',
  'reserve-is-for-later': 'trucker-refused-reserve-is-for-later',
  'reserve-not-full': 'trucker-refused-reserve-not-full',
  'sand-still-running': 'trucker-refused-sand-still-running',
  'space-not-free': 'trucker-refused-space-not-free',
  'square-taken': 'trucker-refused-square-taken',
  'too-few-connectors': 'trucker-refused-too-few-connectors',
  single_to_double: 'trucker-fault-single-to-double',
  connector_to_smooth: 'trucker-fault-connector-to-smooth',
  engine_not_rearward: 'trucker-fault-engine-not-rearward',
  blocked_engine: 'trucker-fault-blocked-engine',
  blocked_cannon: 'trucker-fault-blocked-cannon',
  blocked_thruster: 'trucker-fault-blocked-thruster',
  outside_area: 'trucker-fault-outside-area',
  closed_square: 'trucker-fault-closed-square',
};

/** The rule that a code stands for. */
export const ruleBroken = (code: string): string => words.say(REFUSALS[code] ?? 'trucker-refused-not-offered');
