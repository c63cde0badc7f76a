/** What is heard when something happens; most of it is silent. */
import type { Cue } from './sound.svelte';
import type { EventKind, Loss, TruckerEvent } from './types';

const CUES: Partial<Record<EventKind, Cue>> = {
  'tile-drawn': 'take',
  'tile-taken': 'take',
  'tile-stolen': 'take',
  'tile-placed': 'place',
  'halves-drawn': 'place',
  'tile-welded': 'weld',
  'component-altered': 'weld',
  'wireless-linked': 'weld',
  'pipe-laid': 'weld',
  'connection-marked': 'bite',
  'card-revealed': 'card',
  'cards-added': 'card',
  'supercards-added': 'card',
  'mission-chosen': 'card',
  'dice-rolled': 'dice',
  'squares-closed': 'dice',
  'sabotage-rolled': 'dice',
  'side-rolled': 'dice',
  'rain-falls': 'rain',
  'lane-shifted': 'thrust',
  escaped: 'thrust',
  'panel-used': 'power',
  'crubots-activated': 'power',
  'intruder-stepped': 'step',
  'charge-planted': 'charge',
  'merchant-moved': 'move',
  'merchant-escorted': 'safe',
  'crates-lost': 'hit',
  'merchant-left': 'end',
  'member-joined': 'whistle',
  'ability-used': 'whistle',
  'drill-called': 'alarm',
  'price-changed': 'coin',
  'bonuses-adjusted': 'coin',
  'rocket-moved': 'move',
  'credits-changed': 'coin',
  died: 'bang',
  'came-back': 'safe',
  'flight-ended': 'end',
};

/** Losses that are heard. */
const BANGS: ReadonlySet<Loss> = new Set<Loss>(['exploded', 'blown_up', 'broken', 'sabotaged']);

export function cueOf(event: TruckerEvent): Cue | undefined {
  switch (event.is) {
    case 'threat-met':
      return event.how === 'hit' ? 'hit' : 'safe';
    case 'components-lost':
      return BANGS.has(event.how) ? 'bang' : undefined;
    case 'fleet-faced':
      return event.spared === event.lines ? 'safe' : 'hit';
    case 'intruder-gone':
      return event.how === 'defeated' || event.how === 'turned_away' ? 'safe' : undefined;
    case 'trial-judged':
      return event.passed ? 'safe' : 'bite';
    case 'bet-judged':
      return event.is_won ? 'safe' : 'bite';
    case 'crew-lost':
    case 'goods-lost':
    case 'tokens-spent':
      return event.cause === 'intruder' || event.cause === 'radiation' ? 'bite' : undefined;
    default:
      return CUES[event.is];
  }
}
