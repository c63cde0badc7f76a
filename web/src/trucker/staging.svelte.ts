/** How Trucker is shown: what lasts how long, and what of it a reload keeps. While building hardly anything waits. */
import { Director, type Staging, type Update as AnyUpdate } from '../lib/director.svelte';
import { keepOnLeaving, recallKept } from '../lib/keepsake';
import { Narrator, type Story } from '../lib/story.svelte';
import { after } from './after';
import { cueOf } from './cues';
import { arrived, opened, staged, type Scene } from './scene';
import { sound } from './sound.svelte';
import { joined, tell, type StoryLine, type Teller } from './story';
import type { EventKind, MoveInfo, TruckerEvent, TruckerView } from './types';

export type Update = AnyUpdate<TruckerView, MoveInfo, TruckerEvent>;
export type TruckerDirector = Director<TruckerView, MoveInfo, TruckerEvent, Scene, StoryLine>;

/** In milliseconds; what is not named passes at once. */
const LASTS: Partial<Record<EventKind, number>> = {
  'card-revealed': 1100,
  'card-skipped': 900,
  'crew-too-small': 900,
  'dice-rolled': 1400,
  'sabotage-rolled': 1100,
  'cards-added': 900,
  'rain-falls': 1100,
  'meteor-falls': 600,
  'side-rolled': 1100,
  'entry-found': 600,
  escaped: 700,
  'next-comes': 700,
  'intruder-stepped': 450,
  'charge-planted': 600,
  'intruder-gone': 900,
  'shots-braved': 500,
  fastest: 800,
  'crew-boarded': 350,
  'threat-met': 950,
  'components-lost': 650,
  'lane-shifted': 600,
  'panel-used': 250,
  'crubots-activated': 500,
  'merchant-moved': 650,
  'crates-lost': 700,
  'merchant-escorted': 700,
  'merchant-left': 800,
  'crew-lost': 350,
  'tokens-spent': 250,
  'goods-lost': 250,
  'strength-declared': 650,
  'difference-declared': 650,
  'fleet-faced': 800,
  'landed-on': 600,
  'offer-taken': 500,
  passed: 300,
  fought: 900,
  lowest: 800,
  'rocket-moved': 650,
  'gave-up': 800,
  launched: 700,
  'flight-ended': 1000,
};
/** While building, too: what everybody voted for is read before the race for parts begins. */
const LASTS_IN_YARD: Partial<Record<EventKind, number>> = { 'mission-chosen': 1800 };
/** Whoever is thrown out of the race has the time to read why; a press goes on. */
const LASTS_FOR_THE_FALLEN = 5000;
const isThrownOut = (event: TruckerEvent, { seat }: TruckerView): boolean =>
  (event.is === 'gave-up' && event.why !== 'own_wish' && event.seat === seat) || (event.is === 'died' && event.seat === seat);
/** So many updates may wait before all goes faster, and so many before all is skipped. */
const WAITING_ROOM = 3;
const CROWD = 24;
const HASTE = 3;

const STAGING: Staging<TruckerView, TruckerEvent, Scene> = {
  after,
  opened,
  staged,
  arrived,
  lasts: (event, newest) => (isThrownOut(event, newest) ? LASTS_FOR_THE_FALLEN : ((newest.stage === 'assembly' ? LASTS_IN_YARD : LASTS)[event.is] ?? 0)),
  pace: () => 1,
  haste: (waiting) => (waiting > CROWD ? Infinity : waiting > WAITING_ROOM ? HASTE : 1),
  cue(event) {
    const cue = cueOf(event);
    if (cue) sound.play(cue);
  },
};

export const direct = (first: Update, teller: Teller, story: Story): TruckerDirector =>
  new Director(first, STAGING, new Narrator(story, (event, earlier) => tell(event, teller, earlier), joined));

type Kept = Pick<Scene, 'lit' | 'dice' | 'rolls' | 'fights' | 'declared' | 'raiders' | 'trails' | 'takings'>;

interface Keepsake {
  card: string | undefined;
  scene: Kept;
  /** What was being shown: how the table looked, and what was still to come. */
  midway: { view: TruckerView; scene: Scene; rest: readonly TruckerEvent[]; told: number } | null;
}

function keepsakeOf({ view, scene, isPlaying, rest, narrator }: TruckerDirector): Keepsake {
  const { lit, dice, rolls, fights, declared, raiders, trails, takings } = scene;
  const isMidway = isPlaying && view.stage === 'flight';
  return {
    card: view.card?.id,
    scene: { lit, dice, rolls, fights, declared, raiders, trails, takings },
    midway: isMidway ? { view, scene: { ...scene, ghosts: [], welded: [] }, rest, told: narrator.told + rest.length } : null,
  };
}

/** A reload keeps what a view does not hold: how far the card has come, and what was just being shown. To be called where
 * effects may be made. */
export function keepScene(director: TruckerDirector, match: string): void {
  const kept = recallKept(match) as Keepsake | null;
  if (kept?.midway?.told === director.narrator.told) director.resume(kept.midway.view, kept.midway.scene, kept.midway.rest);
  else if (kept && kept.card === director.view.card?.id) director.scene = { ...director.scene, ...kept.scene };
  $effect(() => keepOnLeaving(match, () => keepsakeOf(director)));
}
