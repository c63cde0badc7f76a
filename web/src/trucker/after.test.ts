import { describe, expect, test } from 'vitest';
import { after } from './after';
import type { ComponentView, PlayerView, TruckerEvent, TruckerView } from './types';

const component = (tile: string, kind: ComponentView['kind'], column: number, more: Partial<ComponentView> = {}): ComponentView => ({
  tile, kind, square: [column, 7], turn: 0, humans: 0, alien: '', tokens: 0, goods: [], ...more,
});
const COMPONENTS = [
  component('B130', 'cargo_hold', 5, { goods: ['yellow', 'blue'] }),
  component('B050', 'battery', 6, { tokens: 2 }),
  component('S1', 'starting_cabin', 7, { humans: 2 }),
  component('B001', 'cabin', 8, { alien: 'purple' }),
];

function player(seat: number): PlayerView {
  return {
    seat, loose: null, reserve: ['B002'], discarded: [], reading: null, space: 1, flying: true, finished: false, position: 4,
    declared: 0, landed: 0, credits: seat === 0 ? 3 : null, title: null, gold: false,
    ship: { ship_class: 'II', components: COMPONENTS, crew: 3, humans: 2, tokens: 2, exposed: 5, engines: [1, 1], cannon_halves: [2, 2], shielded: [] },
  };
}

const VIEW: TruckerView = {
  seat: 0, decision: null, advice: null, asked: [], due: null, mode: 'flight', level: 'II', flight: 1, plan: ['II'], stage: 'flight',
  players: [player(0), player(1)], face_down: 9, face_up: ['B010', 'B011'], timer: { space: 1, spaces: 3, running: true, seconds: 90 },
  forecast: [{ number: 1, readers: [1], cards: null }], cards_to_come: 8, card: null, revealed: [], bank: [], titles: [], bill: [], planned: [], outcome: null,
};

const told = (...events: TruckerEvent[]): TruckerView => events.reduce(after, VIEW);
/** The first player after that. */
const mine = (...events: TruckerEvent[]): PlayerView => told(...events).players[0] ?? player(0);
const at = (column: number, ...events: TruckerEvent[]): ComponentView | undefined =>
  mine(...events).ship.components.find(({ square }) => square[0] === column);

describe('what is aboard', () => {
  test('figures leave their cabin, and the crew is counted', () => {
    const one: TruckerEvent = { is: 'crew-lost', seat: 0, square: [7, 7], dweller: 'humans', count: 1, cause: 'card' };
    expect(at(7, one)?.humans).toBe(1);
    expect(mine(one).ship).toMatchObject({ crew: 2, humans: 1 });
    const alien: TruckerEvent = { ...one, square: [8, 7], dweller: 'purple' };
    expect(at(8, alien)?.alien).toBe('');
    expect(mine(alien).ship).toMatchObject({ crew: 2, humans: 2 });
    expect(told(one).players[1]?.ship.crew).toBe(3);
  });

  test('figures move in', () => {
    const event: TruckerEvent = { is: 'crew-housed', seat: 0, square: [8, 7], dweller: 'humans', count: 2 };
    expect(at(8, { ...event, dweller: 'brown', count: 1 })?.alien).toBe('brown');
    expect(at(7, { ...event, square: [7, 7], count: 1 })?.humans).toBe(1);
  });

  test('tokens are spent', () => {
    const event: TruckerEvent = { is: 'tokens-spent', seat: 0, square: [6, 7], count: 1, cause: 'defence' };
    expect([at(6, event)?.tokens, mine(event).ship.tokens]).toEqual([1, 1]);
  });

  test('blocks come and go, the most valuable in front', () => {
    const block = { seat: 0, square: [5, 7] } as const;
    expect(at(5, { is: 'goods-loaded', ...block, colour: 'red' })?.goods).toEqual(['red', 'yellow', 'blue']);
    expect(at(5, { is: 'goods-unloaded', ...block, colour: 'yellow' })?.goods).toEqual(['blue']);
    expect(at(5, { is: 'goods-lost', ...block, colour: 'blue', count: 1, cause: 'penalty' })?.goods).toEqual(['yellow']);
  });

  test('a component goes with all that is on it', () => {
    const gone: TruckerEvent = { is: 'components-lost', seat: 0, how: 'destroyed', components: [{ tile: 'S1', square: [7, 7] }] };
    const contents: TruckerEvent = { is: 'crew-lost', seat: 0, square: [7, 7], dweller: 'humans', count: 2, cause: 'lost_component' };
    expect(mine(gone, contents).ship).toMatchObject({ crew: 1, humans: 0 });
    expect(mine(gone).ship.components).toHaveLength(3);
    expect(mine(gone).discarded).toEqual(['S1']);
    expect(mine({ is: 'components-lost', seat: 0, how: 'reserved', components: [{ tile: 'B002', square: null }] })).toMatchObject({ reserve: [], discarded: ['B002'] });
  });
});

describe('tokens', () => {
  const linked: TruckerEvent = { is: 'wireless-linked', seat: 0, ends: [[5, 7], [7, 7]] };
  const laid: TruckerEvent = { is: 'pipe-laid', seat: 0, ends: [[6, 7], [7, 7]] };
  const marked: TruckerEvent = { is: 'connection-marked', seat: 0, ends: [[5, 7], [6, 7]] };

  test('alter a component', () => {
    const alteration = { part: 'cannon', points: 'left' } as const;
    expect(at(7, { is: 'component-altered', seat: 0, square: [7, 7], kind: 'cannon', alteration })).toMatchObject({ kind: 'cannon', alteration });
  });

  test('join components until one of them is lost', () => {
    const events = [linked, laid, marked];
    expect(mine(...events).ship).toMatchObject({ wireless: [[5, 7], [7, 7]], pipes: [[[6, 7], [7, 7]]], marks: [[[5, 7], [6, 7]]] });
    const gone: TruckerEvent = { is: 'components-lost', seat: 0, how: 'destroyed', components: [{ tile: 'S1', square: [7, 7] }] };
    expect(mine(...events, gone).ship).toMatchObject({ wireless: null, pipes: [], marks: [[[5, 7], [6, 7]]] });
  });
});

describe('building', () => {
  const drawn: TruckerEvent = { is: 'tile-drawn', seat: 0, tile: 'B034' };
  const placed: TruckerEvent = { is: 'tile-placed', seat: 0, tile: 'B034', square: [9, 7], turn: 2 };

  test('of a special component all see the back', () => {
    const seen = told({ is: 'special-mixed-in', kind: 'heavy', count: 8 }, { is: 'tile-drawn', seat: 1, tile: null, special: true });
    expect([seen.special_face_down, seen.face_down, seen.players[1]?.loose?.special]).toEqual([7, 9, true]);
    expect(mine({ is: 'special-dealt', seat: 0, tiles: ['M17', 'M18'] }).reserve).toEqual(['B002', 'M17', 'M18']);
  });

  test('a component comes to a hand', () => {
    expect([mine(drawn).loose?.tile, told(drawn).face_down]).toEqual(['B034', 8]);
    const taken: TruckerEvent = { is: 'tile-taken', seat: 0, tile: 'B010', reserved: false };
    expect([mine(taken).loose, told(taken).face_up]).toEqual([{ tile: 'B010', square: null, turn: 0, from_reserve: false }, ['B011']]);
    const fetched: TruckerEvent = { is: 'tile-taken', seat: 0, tile: 'B002', reserved: true };
    expect([mine(fetched).loose?.from_reserve, mine(fetched).reserve]).toEqual([true, []]);
    expect(mine({ is: 'tile-drawn', seat: 0, tile: null }, { is: 'tile-shown', seat: 0, tile: 'B034' }).loose?.tile).toBe('B034');
  });

  test('and goes aboard, aside or back', () => {
    expect(mine(drawn, placed).loose).toMatchObject({ square: [9, 7], turn: 2 });
    expect(mine(drawn, placed, { is: 'tile-lifted', seat: 0, tile: 'B034' }).loose?.square).toBeNull();
    const welded = [drawn, placed, { is: 'tile-welded', seat: 0, square: [9, 7] }] as const;
    expect(at(9, ...welded)).toMatchObject({ tile: 'B034', kind: 'engine', turn: 2 });
    expect(mine(...welded).loose).toBeNull();
    expect(mine(drawn, { is: 'tile-reserved', seat: 0, tile: 'B034' })).toMatchObject({ loose: null, reserve: ['B002', 'B034'] });
    expect(told(drawn, { is: 'tile-returned', seat: 0, tile: 'B034' }).face_up).toEqual(['B010', 'B011', 'B034']);
  });

  test('piles and sand', () => {
    expect(mine({ is: 'pile-taken', seat: 0, pile: 1 }).reading).toBe(1);
    expect(mine({ is: 'pile-taken', seat: 0, pile: 1 }, { is: 'pile-put-back', seat: 0, pile: 1 }).reading).toBeNull();
    expect(told({ is: 'pile-read', seat: 0, pile: 1, cards: ['I-13'] }).forecast).toEqual([{ number: 1, readers: [0, 1], cards: ['I-13'] }]);
    const now = after({ ...VIEW, mission: { id: 'MS01', goal: 20, supercards: [1, 0, 0, 0] } }, { is: 'supercards-added', piles: [2, 4] });
    expect(now).toMatchObject({ cards_to_come: 10, mission: { id: 'MS01', supercards: [1, 1, 0, 1] } });
    expect(told({ is: 'sand-ran-out', space: 1 }).timer?.running).toBe(false);
    expect(told({ is: 'sand-ran-out', space: 1 }, { is: 'timer-flipped', seat: 0, space: 2 }).timer).toMatchObject({ space: 2, running: true });
    expect(mine({ is: 'building-finished', seat: 0, space: 2 }).space).toBe(2);
    expect(mine({ is: 'rocket-taken-back', seat: 0 }).space).toBeNull();
  });
});

describe('the flight', () => {
  test('begins and ends', () => {
    const waiting = { ...VIEW, players: VIEW.players.map((player) => ({ ...player, position: 0 })) };
    expect(after(waiting, { is: 'launched', order: [1, 0] })).toMatchObject({ stage: 'flight', players: [{ flying: true, position: 6 }, { flying: true }] });
    expect(mine({ is: 'rocket-moved', seat: 0, days: 3, position: 9 }, { is: 'launched', order: [0, 1] }).position).toBe(9);
    expect(told({ is: 'flight-ended', finishers: [1] })).toMatchObject({ stage: 'payday', players: [{ finished: false }, { finished: true }] });
    expect(mine({ is: 'gave-up', seat: 0, why: 'own_wish' }).flying).toBe(false);
  });

  test('a card that lies open is not to come any more', () => {
    expect(told({ is: 'card-revealed', card: 'I-13' })).toMatchObject({ card: { id: 'I-13' }, cards_to_come: 7, revealed: ['I-13'] });
  });

  test('panels and crubots are marked until the next card', () => {
    const used: TruckerEvent = { is: 'panel-used', seat: 0, square: [6, 7], target: [7, 7], cause: 'defence' };
    const active: TruckerEvent = { is: 'crubots-activated', seat: 0, square: [8, 7], count: 4 };
    expect([at(6, used, active)?.used, at(8, used, active)?.active]).toEqual([true, true]);
    const next: TruckerEvent = { is: 'card-revealed', card: 'I-13' };
    expect([at(6, used, active, next)?.used, at(8, used, active, next)?.active]).toEqual([false, false]);
  });

  test('rockets, landings and strengths', () => {
    expect(mine({ is: 'rocket-moved', seat: 0, days: -2, position: 2 }).position).toBe(2);
    expect(mine({ is: 'landed-on', seat: 0, planet: 2 }).landed).toBe(2);
    expect(mine({ is: 'strength-declared', seat: 0, criterion: 'engines', halves: 7, powered: [] }).declared).toBe(7);
  });

  test('money, as far as it is known', () => {
    const earned: TruckerEvent = { is: 'credits-changed', seat: 0, amount: 4, cause: 'card' };
    expect(mine(earned).credits).toBe(7);
    expect(told(earned).bill).toEqual([{ reason: 'card', amount: 4 }]);
    expect(told({ ...earned, seat: 1 })).toMatchObject({ bill: [], players: [{ credits: 3 }, { credits: null }] });
    expect(mine({ is: 'debt-forgiven', seat: 0, amount: 2 }).credits).toBe(5);
    expect(told({ is: 'credits-shown', credits: [1, 2] }).players.map(({ credits }) => credits)).toEqual([1, 2]);
  });

  test('titles', () => {
    expect(told({ is: 'titles-drawn', titles: ['corridorist'] }).titles).toEqual(['corridorist']);
    expect(mine({ is: 'title-won', seat: 0, title: 'corridorist' }).title).toBe('corridorist');
    expect(after({ ...VIEW, flight: 2 }, { is: 'title-defended', seat: 0, title: 'corridorist', gold: false }).players[0]?.gold).toBe(true);
    expect(after({ ...VIEW, flight: 3 }, { is: 'title-defended', seat: 0, title: 'corridorist', gold: false }).players[0]?.gold).toBe(false);
  });
});

test('nothing is changed in place', () => {
  const before = JSON.stringify(VIEW);
  told({ is: 'crew-lost', seat: 0, square: [7, 7], dweller: 'humans', count: 1, cause: 'card' }, { is: 'card-revealed', card: 'I-13' });
  expect(JSON.stringify(VIEW)).toBe(before);
});
