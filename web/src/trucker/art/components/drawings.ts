/** The drawing of each kind of component, on a plate of 100 x 100. A kind without one does not compile. */
import type { Component } from 'svelte';
import type { Kind } from '../../types';
import Armory from './Armory.svelte';
import Artifact from './Artifact.svelte';
import AutoDefense from './AutoDefense.svelte';
import Battery from './Battery.svelte';
import Cabin from './Cabin.svelte';
import Cannon from './Cannon.svelte';
import CargoHold from './CargoHold.svelte';
import CrubotStation from './CrubotStation.svelte';
import DoubleCannon from './DoubleCannon.svelte';
import DoubleEngine from './DoubleEngine.svelte';
import type { Drawn } from './drawn';
import Engine from './Engine.svelte';
import Explosive from './Explosive.svelte';
import Fragile from './Fragile.svelte';
import Heavy from './Heavy.svelte';
import LifeSupport from './LifeSupport.svelte';
import MixedLifeSupport from './MixedLifeSupport.svelte';
import Radioactive from './Radioactive.svelte';
import RoutingModule from './RoutingModule.svelte';
import Shield from './Shield.svelte';
import SolarPanel from './SolarPanel.svelte';
import SpecialHold from './SpecialHold.svelte';
import StartingCabin from './StartingCabin.svelte';
import Structural from './Structural.svelte';
import Thruster from './Thruster.svelte';

/** Of a drawing that looks the same whatever is aboard and however it is turned. */
const upright =
  (drawing: Component): Component<Drawn> =>
  (internals) =>
    drawing(internals, {});

export const DRAWINGS: Readonly<Record<Kind, Component<Drawn>>> = {
  starting_cabin: StartingCabin,
  cabin: Cabin,
  life_support_purple: LifeSupport,
  life_support_brown: LifeSupport,
  engine: Engine,
  double_engine: DoubleEngine,
  cannon: Cannon,
  double_cannon: DoubleCannon,
  battery: Battery,
  shield: Shield,
  cargo_hold: CargoHold,
  special_hold: SpecialHold,
  structural: Structural,
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

/** The fire behind what drives a ship, drawn under its plate while the ship flies. */
export const EXHAUSTS: Readonly<Partial<Record<Kind, string>>> = {
  engine: 'M36 94Q40 124 50 140Q60 124 64 94Z',
  double_engine: 'M26 94Q29 120 35 132Q41 120 44 94ZM56 94Q59 120 65 132Q71 120 74 94Z',
};
