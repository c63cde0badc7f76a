/** What the guide says in Trucker, the more urgent first: why, in a sentence or two, when something comes up for the first time. */
import type { Hint } from '../guide/guide.svelte';
import { tileOf } from './own';
import type { Play } from './play.svelte';
import type { Ask } from './types';
import type { Card, Kind, LooseView, TruckerView } from './types';

/** What hints look at. */
export interface Now {
  view: TruckerView;
  /** What is asked, once all that happened was shown. */
  ask: Ask | null;
  /** Components aboard, the loose one not counted. */
  parts: number;
  loose: LooseView | null;
  /** What kind of component is in the hand. */
  inHand: Kind | null;
  canFinish: boolean;
  canReserve: boolean;
  /** The card on the table, as it is being shown. */
  card: Card | null;
  hasBill: boolean;
}

export function nowOf({ view, director, ask, mine, loose, options }: Play, hasBill: boolean): Now {
  return {
    view,
    ask: director.isPlaying ? null : ask,
    parts: mine?.ship.components.length ?? 0,
    loose,
    inHand: loose?.tile && !loose.square ? (tileOf(loose.tile)?.kind ?? null) : null,
    canFinish: options.of('finish').length > 0,
    canReserve: options.has('reserve'),
    card: view.card,
    hasBill,
  };
}

const HAND = '.hand';
const CARD = '.stage .card';
const CHOICES = '.choices button';
/** A part of the page that lies behind a tab on small screens. */
const behind = (tab: number, selector: string): string => `.game > nav button:nth-child(${tab}), ${selector}`;

/** On small screens the race is behind a tab too, except between two cards. */
const ROUTE = '.game > nav:not(:has(+ .tab-main.between)) button:nth-child(2), .route';

const isFree = ({ ask, loose }: Now): boolean => ask === 'build' && loose?.square !== null;
const asked = (ask: Ask, anchor: string, message: Hint['message']): Hint<Now> => ({
  id: ask.replaceAll('_', '-'),
  when: (now) => now.ask === ask,
  anchor,
  message,
});
/** Once the first component is aboard: one thing after the other. */
const kind = (kinds: readonly Kind[], message: Hint['message']): Hint<Now> => ({
  id: kinds[0]?.replaceAll('_', '-') ?? '',
  when: ({ inHand, parts }) => parts > 1 && inHand !== null && kinds.includes(inHand),
  anchor: HAND,
  message,
});
const card = (kinds: readonly Card['is'][], message: Hint['message']): Hint<Now> => ({
  id: kinds[0] ?? '',
  when: (now) => now.card !== null && kinds.includes(now.card.is),
  anchor: CARD,
  message,
  isHolding: true,
});

const BUILDING: readonly Hint<Now>[] = [
  { id: 'goal', when: ({ view }) => view.stage === 'assembly', anchor: null, title: 'trucker-guide-goal-title', message: 'trucker-guide-goal' },
  { id: 'unhurried', when: (now) => isFree(now) && now.view.level === 'L', anchor: behind(2, '.rivals'), message: 'trucker-guide-unhurried' },
  { id: 'welcome', when: (now) => isFree(now) && now.parts === 1 && !now.loose, anchor: '.sheet > .board', message: 'trucker-guide-welcome' },
  { id: 'take', when: (now) => isFree(now) && now.parts === 1 && !now.loose, anchor: '.pile, .hand .draw', message: 'trucker-guide-take' },
  { id: 'turn', when: ({ inHand }) => inHand !== null, anchor: HAND, message: 'trucker-guide-turn' },
  { id: 'place', when: ({ inHand, parts }) => inHand !== null && parts > 1, anchor: '.targets .fits, .targets .turned, .hand .back', message: 'trucker-guide-place' },
  { id: 'weld', when: ({ loose }) => loose?.square != null, anchor: '.targets .own', message: 'trucker-guide-weld' },
  kind(['engine'], 'trucker-guide-engine'),
  kind(['cannon'], 'trucker-guide-cannon'),
  kind(['double_engine', 'double_cannon'], 'trucker-guide-double'),
  kind(['cabin'], 'trucker-guide-cabin'),
  kind(['battery'], 'trucker-guide-battery'),
  kind(['shield'], 'trucker-guide-shield'),
  kind(['cargo_hold', 'special_hold'], 'trucker-guide-hold'),
  kind(['structural'], 'trucker-guide-structural'),
  {
    id: 'life-support',
    when: ({ inHand, view }) => view.level !== 'L' && (inHand === 'life_support_purple' || inHand === 'life_support_brown'),
    anchor: HAND,
    message: 'trucker-guide-life-support',
  },
  { id: 'reserve', when: ({ canReserve, parts }) => canReserve && parts > 2, anchor: '.hand .reserve', message: 'trucker-guide-reserve' },
  { id: 'titles', when: ({ view }) => view.stage === 'assembly' && view.titles.length > 0, anchor: '.titles', message: 'trucker-guide-titles' },
  { id: 'timer', when: (now) => isFree(now) && now.view.timer !== null && now.parts > 1, anchor: '[role=timer]', message: 'trucker-guide-timer' },
  { id: 'forecast', when: (now) => isFree(now) && now.view.forecast.length > 0 && now.parts > 2, anchor: '.piles', message: 'trucker-guide-forecast' },
  { id: 'face-up', when: (now) => isFree(now) && now.view.face_up.length > 2, anchor: behind(1, '.face-up'), message: 'trucker-guide-face-up' },
  { id: 'counts', when: (now) => isFree(now) && now.parts > 4, anchor: '.figures', message: 'trucker-guide-counts' },
  { id: 'rivals', when: (now) => isFree(now) && now.parts > 5, anchor: behind(2, '.rivals'), message: 'trucker-guide-rivals' },
  { id: 'finish', when: (now) => isFree(now) && now.canFinish && now.parts > 7, anchor: '.choices:not(:has(.main, .harm)) button:last-of-type', message: 'trucker-guide-finish' },
];

const CHOSEN: readonly Hint<Now>[] = [
  asked('choose_mission', '.main-panel', 'trucker-guide-choose-mission'),
  asked('keep_member', '.main-panel', 'trucker-guide-keep-member'),
  asked('take_member', '.main-panel', 'trucker-guide-take-member'),
  { id: 'mission', when: (now) => isFree(now) && !!now.view.mission?.id, anchor: '[data-about^="mission:"]', message: 'trucker-guide-mission' },
  { id: 'team', when: (now) => isFree(now) && !!now.view.players[now.view.seat ?? 0]?.team?.members.length, anchor: '.team', message: 'trucker-guide-team' },
  asked('use_ability', CHOICES, 'trucker-guide-use-ability'),
  asked('bet', CHOICES, 'trucker-guide-bet'),
];

/** What is printed on a ship board is told before the first component is in hand. */
const board = (classes: readonly string[], id: string, message: Hint['message']): Hint<Now> => ({
  id,
  when: (now) => isFree(now) && !now.loose && classes.includes(now.view.classes?.[now.view.flight - 1] ?? ''),
  anchor: '.sheet > .board',
  message,
});

const EXPANDED: readonly Hint<Now>[] = [
  board(['IIB'], 'tube', 'trucker-guide-tube'),
  board(['IIIB'], 'closed', 'trucker-guide-closed'),
  board(['IV'], 'halves', 'trucker-guide-halves'),
  kind(['solar_panel'], 'trucker-guide-solar-panel'),
  kind(['thruster'], 'trucker-guide-thruster'),
  kind(['routing_module'], 'trucker-guide-routing-module'),
  kind(['mixed_life_support'], 'trucker-guide-mixed-life-support'),
  kind(['crubot_station'], 'trucker-guide-crubot-station'),
  kind(['auto_defense'], 'trucker-guide-auto-defense'),
  kind(['armory'], 'trucker-guide-armory'),
  kind(['explosive'], 'trucker-guide-explosive'),
  kind(['fragile'], 'trucker-guide-fragile'),
  kind(['heavy'], 'trucker-guide-heavy'),
  kind(['radioactive'], 'trucker-guide-radioactive'),
  kind(['artifact'], 'trucker-guide-artifact'),
  asked('insure', CHOICES, 'trucker-guide-insure'),
  asked('shift', CHOICES, 'trucker-guide-shift'),
  asked('crubots', CHOICES, 'trucker-guide-crubots'),
  asked('wait', CHOICES, 'trucker-guide-wait'),
];

const LAUNCH: readonly Hint<Now>[] = [
  asked('repair', '.faults', 'trucker-guide-repair'),
  asked('house', '.targets .asked', 'trucker-guide-house'),
];

const CARDS: readonly Hint<Now>[] = [
  card(['planets'], 'trucker-guide-planets'),
  card(['abandoned-ship'], 'trucker-guide-abandoned-ship'),
  card(['abandoned-station'], 'trucker-guide-abandoned-station'),
  card(['smugglers', 'slavers', 'pirates'], 'trucker-guide-enemies'),
  card(['open-space'], 'trucker-guide-open-space'),
  card(['meteor-swarm'], 'trucker-guide-meteors'),
  card(['combat-zone'], 'trucker-guide-combat-zone'),
  card(['stardust'], 'trucker-guide-stardust'),
  card(['epidemic'], 'trucker-guide-epidemic'),
  card(['sabotage'], 'trucker-guide-sabotage'),
  card(['dangerous-sector'], 'trucker-guide-dangerous-sector'),
  card(['mostly-open-space'], 'trucker-guide-mostly-open-space'),
  card(['radiation-leak'], 'trucker-guide-radiation-leak'),
  card(['meteor-rain'], 'trucker-guide-meteor-rain'),
  card(['meteor-alert'], 'trucker-guide-meteor-alert'),
  card(['pirate-fleet', 'raider-fleet'], 'trucker-guide-fleets'),
  card(['tactical-zone'], 'trucker-guide-tactical-zone'),
  card(['nanobot-dust'], 'trucker-guide-nanobot-dust'),
  card(['thick-stardust'], 'trucker-guide-thick-stardust'),
  card(['galactic-plague', 'travelling-plague'], 'trucker-guide-plagues'),
  card(['radiation-sickness', 'power-surge'], 'trucker-guide-surges'),
  card(['black-hole'], 'trucker-guide-black-hole'),
  card(['robopolice-raid'], 'trucker-guide-robopolice-raid'),
  card(['predator', 'commando', 'predator-commando'], 'trucker-guide-intruders'),
];

const FLIGHT: readonly Hint<Now>[] = [
  { id: 'crew', when: ({ ask }) => ask === 'fly_on', anchor: '.sheet > .board', message: 'trucker-guide-crew' },
  { id: 'route', when: ({ ask }) => ask === 'fly_on', anchor: ROUTE, message: 'trucker-guide-route' },
  asked('fly_on', '.choices .apart', 'trucker-guide-fly-on'),
  asked('land', '.figures [data-figure=hold]', 'trucker-guide-land'),
  asked('reward', CHOICES, 'trucker-guide-reward'),
  asked('power', '.targets .pick', 'trucker-guide-power'),
  asked('defend', CHOICES, 'trucker-guide-defend'),
  asked('pay_token', '.targets .pick', 'trucker-guide-pay-token'),
  asked('lose_crew', '.targets .pick', 'trucker-guide-lose-crew'),
  asked('lose_good', '.targets .pick', 'trucker-guide-lose-good'),
  asked('load', '.dock', 'trucker-guide-load'),
  asked('keep_piece', '.targets .piece-0', 'trucker-guide-keep-piece'),
  {
    id: 'out',
    when: ({ view }) => view.stage === 'flight' && view.seat !== null && view.players[view.seat]?.flying === false,
    anchor: ROUTE,
    message: 'trucker-guide-out',
  },
];

/** Whether sand runs, for whoever builds. */
export const isHurried = ({ view, ask }: Now): boolean => view.stage === 'assembly' && view.timer !== null && ask === 'build';

export const HINTS: readonly Hint<Now>[] = [
  { id: 'bill', when: ({ hasBill }) => hasBill, anchor: '.columns .bill.mine', message: 'trucker-guide-bill' },
  ...CHOSEN,
  ...EXPANDED,
  ...BUILDING,
  ...LAUNCH,
  ...CARDS,
  ...FLIGHT,
];
