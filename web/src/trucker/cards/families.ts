/** How each family of adventure cards looks: its picture, and its lines as printed. Those of the expansions come later. */
import type { Component } from 'svelte';
import AbandonedShip from '../art/vignettes/AbandonedShip.svelte';
import AbandonedStation from '../art/vignettes/AbandonedStation.svelte';
import CombatZone from '../art/vignettes/CombatZone.svelte';
import Epidemic from '../art/vignettes/Epidemic.svelte';
import MeteorSwarm from '../art/vignettes/MeteorSwarm.svelte';
import OpenSpace from '../art/vignettes/OpenSpace.svelte';
import Pirates from '../art/vignettes/Pirates.svelte';
import Planets from '../art/vignettes/Planets.svelte';
import Sabotage from '../art/vignettes/Sabotage.svelte';
import Slavers from '../art/vignettes/Slavers.svelte';
import Smugglers from '../art/vignettes/Smugglers.svelte';
import Stardust from '../art/vignettes/Stardust.svelte';
import { expansion } from '../expansion.svelte';
import type { Card, CardOf } from '../types';
import AbandonedShipLines from './AbandonedShipLines.svelte';
import AbandonedStationLines from './AbandonedStationLines.svelte';
import CombatZoneLines from './CombatZoneLines.svelte';
import EnemyLines from './EnemyLines.svelte';
import MeteorSwarmLines from './MeteorSwarmLines.svelte';
import PlanetsLines from './PlanetsLines.svelte';
import RuleLines from './RuleLines.svelte';
import type { Printed } from './printed';

export interface Family<C extends Card> {
  /** Drawn on 240 x 96. */
  Picture: Component;
  Lines: Component<Printed<C>>;
}

export const FAMILIES = {
  planets: { Picture: Planets, Lines: PlanetsLines },
  'abandoned-ship': { Picture: AbandonedShip, Lines: AbandonedShipLines },
  'abandoned-station': { Picture: AbandonedStation, Lines: AbandonedStationLines },
  smugglers: { Picture: Smugglers, Lines: EnemyLines },
  slavers: { Picture: Slavers, Lines: EnemyLines },
  pirates: { Picture: Pirates, Lines: EnemyLines },
  'open-space': { Picture: OpenSpace, Lines: RuleLines },
  'meteor-swarm': { Picture: MeteorSwarm, Lines: MeteorSwarmLines },
  'combat-zone': { Picture: CombatZone, Lines: CombatZoneLines },
  stardust: { Picture: Stardust, Lines: RuleLines },
  epidemic: { Picture: Epidemic, Lines: RuleLines },
  sabotage: { Picture: Sabotage, Lines: RuleLines },
} satisfies { readonly [K in Card['is']]?: Family<CardOf<K>> };

/** How this card looks; nothing while that is still on its way. The tables pair kinds with lines for just them, which the
 * compiler cannot follow through a lookup. */
export function familyOf(card: Card): Partial<Family<Card>> {
  const families = (card.is in FAMILIES ? FAMILIES : (expansion()?.FAMILIES ?? {})) as Partial<Record<Card['is'], unknown>>;
  return families[card.is] ?? {};
}
