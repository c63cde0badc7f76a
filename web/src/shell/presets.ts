/** Evenings that are ready-made: answers to many questions at once. What they leave open stays as it was. */
import type { MessageId } from '../lib/words.svelte';
import { asked, type Options } from './options';

export interface Preset {
  id: string;
  name: MessageId;
  line: MessageId;
  options: Options;
}

const TRUCKER: readonly Preset[] = [
  {
    id: 'base',
    name: 'web-trucker-preset-base',
    line: 'web-trucker-preset-base-line',
    options: { mode: 'flight', sets: [], level: 2, team: 'none' },
  },
  {
    id: 'first',
    name: 'web-trucker-preset-first',
    line: 'web-trucker-preset-first-line',
    options: { mode: 'series', sets: ['abe'], classes: ['II', 'IIB'], intruders: false, team: 'none' },
  },
  {
    id: 'missions',
    name: 'web-trucker-preset-missions',
    line: 'web-trucker-preset-missions-line',
    options: { mode: 'series', sets: ['missions'], classes: ['I', 'II', 'III'], missions: 'drawn', choosing: 'each_flight', team: 'none' },
  },
  {
    id: 'everything',
    name: 'web-trucker-preset-everything',
    line: 'web-trucker-preset-everything-line',
    options: {
      mode: 'series',
      sets: ['abe', 'missions'],
      classes: ['IIB', 'IIIB', 'IV'],
      missions: 'drawn',
      choosing: 'each_flight',
      team: 'competitive',
      intruders: true,
      marks: 'shown',
    },
  },
];

export const PRESETS: Readonly<Record<string, readonly Preset[]>> = { trucker: TRUCKER };

/** The one that these answers amount to, if any. */
export function presetOf(game: string, options: Options, seats: number): Preset | null {
  const told = (more: Options): string => JSON.stringify(asked(game, { ...options, ...more }, seats));
  return PRESETS[game]?.find((preset) => told(preset.options) === told({})) ?? null;
}
