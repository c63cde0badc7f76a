/** How a meteor or a shot ended for a ship, and why. */
import type { Earlier } from '../lib/story.svelte';
import { same } from './moves';
import { tileOf } from './own';
import type { Teller } from './story';
import type { EventOf, Threat, TruckerEvent } from './types';
import { dashed, say } from './words';

/** What came at the ships before this. */
function threatBefore(earlier: Earlier<TruckerEvent> | undefined): Threat | undefined {
  const coming = earlier?.(({ is }) => is === 'dice-rolled' || is === 'next-comes' || is === 'meteor-falls' || is === 'rain-falls');
  return coming && ('threat' in coming ? coming.threat : 'small');
}

/** Whether what stands there was built by its owner, and no plating is on it as far as is known. */
function isBare({ seat, square }: EventOf<'threat-met'>, earlier: Earlier<TruckerEvent> | undefined): boolean {
  const there = earlier?.((event) => (event.is === 'tile-placed' || event.is === 'component-altered') && event.seat === seat && same(event.square, square));
  return there?.is === 'tile-placed' && !tileOf(there.tile)?.plated?.length;
}

/** Why nothing happened: small meteors bounce off, large ones are shot by a cannon that needs no charge, and else there is plating. */
export function met(event: EventOf<'threat-met'>, { who, earlier }: Teller): string {
  const values = { who: who(event.seat) };
  const threat = event.how === 'harmless' ? threatBefore(earlier) : undefined;
  if (threat === 'small') return say('trucker-story-met-bounced', values);
  if (threat === 'light' || threat === 'heavy') return say('trucker-story-met-plated', values);
  if (threat === 'large' && isBare(event, earlier)) return say('trucker-story-met-shot-freely', values);
  return say(`trucker-story-met-${dashed(event.how)}`, values);
}
