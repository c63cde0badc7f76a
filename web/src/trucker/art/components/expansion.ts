/** The drawings of what the expansions add. A kind without one, here or in the base game, does not compile. */
import type { Component } from 'svelte';
import type { Kind } from '../../types';
import Armory from './Armory.svelte';
import Artifact from './Artifact.svelte';
import AutoDefense from './AutoDefense.svelte';
import CrubotStation from './CrubotStation.svelte';
import Explosive from './Explosive.svelte';
import Fragile from './Fragile.svelte';
import Heavy from './Heavy.svelte';
import MixedLifeSupport from './MixedLifeSupport.svelte';
import Radioactive from './Radioactive.svelte';
import RoutingModule from './RoutingModule.svelte';
import SolarPanel from './SolarPanel.svelte';
import Thruster from './Thruster.svelte';
import type { DRAWINGS as BASE } from './drawings';
import type { Drawn } from './drawn';

/** Of a drawing that looks the same whatever is aboard and however it is turned. */
const upright =
  (drawing: Component): Component<Drawn> =>
  (internals) =>
    drawing(internals, {});

export const DRAWINGS: Readonly<Record<Exclude<Kind, keyof typeof BASE>, Component<Drawn>>> = {
  solar_panel: upright(SolarPanel),
  thruster: Thruster,
  routing_module: RoutingModule,
  mixed_life_support: upright(MixedLifeSupport),
  crubot_station: CrubotStation,
  auto_defense: upright(AutoDefense),
  armory: upright(Armory),
  explosive: upright(Explosive),
  fragile: upright(Fragile),
  heavy: Heavy,
  radioactive: upright(Radioactive),
  artifact: Artifact,
};
