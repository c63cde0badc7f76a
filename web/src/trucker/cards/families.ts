/** How each family of adventure cards looks: its picture, and its lines as printed. A family without them does not compile. */
import type { Component } from 'svelte';
import AbandonedShip from '../art/vignettes/AbandonedShip.svelte';
import AbandonedStation from '../art/vignettes/AbandonedStation.svelte';
import BlackHole from '../art/vignettes/BlackHole.svelte';
import CombatZone from '../art/vignettes/CombatZone.svelte';
import Commando from '../art/vignettes/Commando.svelte';
import DangerousSector from '../art/vignettes/DangerousSector.svelte';
import Epidemic from '../art/vignettes/Epidemic.svelte';
import Fleet from '../art/vignettes/Fleet.svelte';
import GalacticPlague from '../art/vignettes/GalacticPlague.svelte';
import MeteorAlert from '../art/vignettes/MeteorAlert.svelte';
import MeteorRain from '../art/vignettes/MeteorRain.svelte';
import MeteorSwarm from '../art/vignettes/MeteorSwarm.svelte';
import MostlyOpenSpace from '../art/vignettes/MostlyOpenSpace.svelte';
import NanobotDust from '../art/vignettes/NanobotDust.svelte';
import OpenSpace from '../art/vignettes/OpenSpace.svelte';
import Pirates from '../art/vignettes/Pirates.svelte';
import Planets from '../art/vignettes/Planets.svelte';
import PowerSurge from '../art/vignettes/PowerSurge.svelte';
import Predator from '../art/vignettes/Predator.svelte';
import PredatorCommando from '../art/vignettes/PredatorCommando.svelte';
import RadiationLeak from '../art/vignettes/RadiationLeak.svelte';
import RadiationSickness from '../art/vignettes/RadiationSickness.svelte';
import RaiderFleet from '../art/vignettes/RaiderFleet.svelte';
import Robopolice from '../art/vignettes/Robopolice.svelte';
import Sabotage from '../art/vignettes/Sabotage.svelte';
import Slavers from '../art/vignettes/Slavers.svelte';
import Smugglers from '../art/vignettes/Smugglers.svelte';
import Stardust from '../art/vignettes/Stardust.svelte';
import TacticalZone from '../art/vignettes/TacticalZone.svelte';
import ThickStardust from '../art/vignettes/ThickStardust.svelte';
import TravellingPlague from '../art/vignettes/TravellingPlague.svelte';
import type { Card, CardOf } from '../types';
import AbandonedShipLines from './AbandonedShipLines.svelte';
import AbandonedStationLines from './AbandonedStationLines.svelte';
import ByLevelLines from './ByLevelLines.svelte';
import BlackHoleLines from './BlackHoleLines.svelte';
import CombatZoneLines from './CombatZoneLines.svelte';
import DangerousSectorLines from './DangerousSectorLines.svelte';
import EnemyLines from './EnemyLines.svelte';
import FleetLines from './FleetLines.svelte';
import IntruderLines from './IntruderLines.svelte';
import MeteorAlertLines from './MeteorAlertLines.svelte';
import MeteorRainLines from './MeteorRainLines.svelte';
import MeteorSwarmLines from './MeteorSwarmLines.svelte';
import PlanetsLines from './PlanetsLines.svelte';
import type { Printed } from './printed';
import RobopoliceRaidLines from './RobopoliceRaidLines.svelte';
import RuleLines from './RuleLines.svelte';
import TacticalZoneLines from './TacticalZoneLines.svelte';

interface Family<C extends Card> {
  /** Drawn on 240 x 96. */
  Picture: Component;
  Lines: Component<Printed<C>>;
}

const FAMILIES: { readonly [K in Card['is']]: Family<CardOf<K>> } = {
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
  'dangerous-sector': { Picture: DangerousSector, Lines: DangerousSectorLines },
  'mostly-open-space': { Picture: MostlyOpenSpace, Lines: MeteorSwarmLines },
  'radiation-leak': { Picture: RadiationLeak, Lines: RuleLines },
  predator: { Picture: Predator, Lines: IntruderLines },
  commando: { Picture: Commando, Lines: IntruderLines },
  'meteor-rain': { Picture: MeteorRain, Lines: MeteorRainLines },
  'black-hole': { Picture: BlackHole, Lines: BlackHoleLines },
  'robopolice-raid': { Picture: Robopolice, Lines: RobopoliceRaidLines },
  'meteor-alert': { Picture: MeteorAlert, Lines: MeteorAlertLines },
  'pirate-fleet': { Picture: Fleet, Lines: FleetLines },
  'raider-fleet': { Picture: RaiderFleet, Lines: FleetLines },
  'tactical-zone': { Picture: TacticalZone, Lines: TacticalZoneLines },
  'nanobot-dust': { Picture: NanobotDust, Lines: ByLevelLines },
  'thick-stardust': { Picture: ThickStardust, Lines: ByLevelLines },
  'galactic-plague': { Picture: GalacticPlague, Lines: ByLevelLines },
  'travelling-plague': { Picture: TravellingPlague, Lines: ByLevelLines },
  'radiation-sickness': { Picture: RadiationSickness, Lines: ByLevelLines },
  'power-surge': { Picture: PowerSurge, Lines: ByLevelLines },
  'predator-commando': { Picture: PredatorCommando, Lines: IntruderLines },
};

/** How this card looks. The table pairs kinds with lines for just them, which the compiler cannot follow through a lookup. */
export const familyOf = (card: Card): Family<Card> => FAMILIES[card.is] as unknown as Family<Card>;
