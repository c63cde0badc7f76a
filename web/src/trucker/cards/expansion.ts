/** How the families of cards of the expansions look. One without a look, here or in the base game, does not compile. */
import BlackHole from '../art/vignettes/BlackHole.svelte';
import Commando from '../art/vignettes/Commando.svelte';
import DangerousSector from '../art/vignettes/DangerousSector.svelte';
import Fleet from '../art/vignettes/Fleet.svelte';
import GalacticPlague from '../art/vignettes/GalacticPlague.svelte';
import MeteorAlert from '../art/vignettes/MeteorAlert.svelte';
import MeteorRain from '../art/vignettes/MeteorRain.svelte';
import MostlyOpenSpace from '../art/vignettes/MostlyOpenSpace.svelte';
import NanobotDust from '../art/vignettes/NanobotDust.svelte';
import PowerSurge from '../art/vignettes/PowerSurge.svelte';
import Predator from '../art/vignettes/Predator.svelte';
import PredatorCommando from '../art/vignettes/PredatorCommando.svelte';
import RadiationLeak from '../art/vignettes/RadiationLeak.svelte';
import RadiationSickness from '../art/vignettes/RadiationSickness.svelte';
import RaiderFleet from '../art/vignettes/RaiderFleet.svelte';
import Robopolice from '../art/vignettes/Robopolice.svelte';
import TacticalZone from '../art/vignettes/TacticalZone.svelte';
import ThickStardust from '../art/vignettes/ThickStardust.svelte';
import TravellingPlague from '../art/vignettes/TravellingPlague.svelte';
import type { Card, CardOf } from '../types';
import ByLevelLines from './ByLevelLines.svelte';
import BlackHoleLines from './BlackHoleLines.svelte';
import DangerousSectorLines from './DangerousSectorLines.svelte';
import FleetLines from './FleetLines.svelte';
import IntruderLines from './IntruderLines.svelte';
import MeteorAlertLines from './MeteorAlertLines.svelte';
import MeteorRainLines from './MeteorRainLines.svelte';
import MeteorSwarmLines from './MeteorSwarmLines.svelte';
import RobopoliceRaidLines from './RobopoliceRaidLines.svelte';
import RuleLines from './RuleLines.svelte';
import TacticalZoneLines from './TacticalZoneLines.svelte';
import type { FAMILIES as BASE, Family } from './families';

export const FAMILIES: { readonly [K in Exclude<Card['is'], keyof typeof BASE>]: Family<CardOf<K>> } = {
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
