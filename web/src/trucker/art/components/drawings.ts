/** The drawing of each kind of component of the base game, on a plate of 100 x 100. Those of the others come later. */
import type { Component } from 'svelte';
import { expansion } from '../../expansion.svelte';
import type { Kind } from '../../types';
import Battery from './Battery.svelte';
import Cabin from './Cabin.svelte';
import Cannon from './Cannon.svelte';
import CargoHold from './CargoHold.svelte';
import DoubleCannon from './DoubleCannon.svelte';
import DoubleEngine from './DoubleEngine.svelte';
import type { Drawn } from './drawn';
import Engine from './Engine.svelte';
import LifeSupport from './LifeSupport.svelte';
import Shield from './Shield.svelte';
import SpecialHold from './SpecialHold.svelte';
import StartingCabin from './StartingCabin.svelte';
import Structural from './Structural.svelte';

export const DRAWINGS = {
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
} satisfies Partial<Record<Kind, Component<Drawn>>>;

type Late = Exclude<Kind, keyof typeof DRAWINGS>;

const isLate = (kind: Kind): kind is Late => !(kind in DRAWINGS);

/** Nothing while it is still on its way. */
export const drawingOf = (kind: Kind): Component<Drawn> | undefined => (isLate(kind) ? expansion()?.DRAWINGS[kind] : DRAWINGS[kind]);

/** The fire behind what drives a ship, drawn under its plate while the ship flies. */
export const EXHAUSTS: Readonly<Partial<Record<Kind, string>>> = {
  engine: 'M36 94Q40 124 50 140Q60 124 64 94Z',
  double_engine: 'M26 94Q29 120 35 132Q41 120 44 94ZM56 94Q59 120 65 132Q71 120 74 94Z',
};
