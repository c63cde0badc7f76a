import { expect, test } from 'vitest';
import { words } from '../lib/words.svelte';
import { EVERYTHING, Narrator, Story } from '../lib/story.svelte';
import { joined, tell } from './story';
import type { Threat, TruckerEvent } from './types';

const lost: TruckerEvent = { is: 'crew-lost', seat: 0, square: [7, 7], dweller: 'humans', count: 1, cause: 'penalty' };
const who = (seat: number): string => ['Ada', 'Grace'][seat] ?? '';
const teller = { who, card: (id: string): string => id };
const say = (event: TruckerEvent): string | null => tell(event, teller)?.text ?? null;

test('an event is told in the language of the page', () => {
  words.choose('en');
  expect(say(lost)).toBe('Ada loses 1 of the crew.');
  words.choose('fr');
  expect(say(lost)).toBe('Ada perd 1 équipier.');
  words.choose('en');
});

test('half points are written as people write them', () => {
  expect(say({ is: 'strength-declared', seat: 1, criterion: 'cannons', halves: 7, powered: [] })).toContain('3½');
  expect(say({ is: 'strength-declared', seat: 1, criterion: 'cannons', halves: 1, powered: [] })).toContain(' ½');
});

test('nobody tells of a rocket that stays where it is', () => {
  expect(say({ is: 'rocket-moved', seat: 0, days: 0, position: 4 })).toBeNull();
});

function read(...events: TruckerEvent[]) {
  const story = new Story();
  story.follow(events.length, events);
  const narrator = new Narrator(story, (event: TruckerEvent, earlier) => tell(event, teller, earlier), joined);
  narrator.told = events.length;
  return narrator.read(EVERYTHING, 10).lines;
}

test('the same again is counted', () => {
  const [only, ...others] = read(lost, lost);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ id: 0, times: 1, crew: { count: 2 }, squares: [[7, 7], [7, 7]] });
});

test('who grabbed what is not worth telling after the launch', () => {
  const drawn: TruckerEvent = { is: 'tile-drawn', seat: 0, tile: null };
  expect(read(drawn)).toHaveLength(1);
  const launched: TruckerEvent = { is: 'launched', order: [1, 0] };
  expect(read(drawn, launched, lost).map(({ id }) => id)).toEqual([1, 2]);
});

test('what everybody turns up is one line each, whoever turned something up between', () => {
  words.choose('en');
  const drawn = (seat: number): TruckerEvent => ({ is: 'tile-drawn', seat, tile: null });
  const back: TruckerEvent = { is: 'tile-returned', seat: 1, tile: 'B030' };
  expect(read(drawn(0), drawn(1), drawn(0), back, drawn(1), drawn(0)).map(({ text }) => text)).toEqual([
    'Grace turns up 2 components and puts 1 back, the last: Engine.', 'Ada turns up 3 components.',
  ]);
  words.choose('fr');
  expect(read(drawn(0), drawn(0))[0]?.text).toBe('Ada retourne 2 composants.');
  words.choose('en');
});

test('what nobody wants goes back in one line, however much it is', () => {
  const drawn: TruckerEvent = { is: 'tile-drawn', seat: 0, tile: null };
  const back = (tile: string): TruckerEvent => ({ is: 'tile-returned', seat: 0, tile });
  expect(read(back('B030')).map(({ text }) => text)).toEqual(['Ada does not want it: Engine.']);
  expect(read(back('B084'), back('B030')).map(({ text }) => text)).toEqual(['Ada puts 2 components back, the last: Engine.']);
  expect(read(drawn, back('B084'), drawn, back('B030')).map(({ text }) => text)).toEqual(['Ada turns up 2 components and puts 2 back, the last: Engine.']);
  expect(read(drawn, back('B030'))[0]?.text).toBe('Ada turns up a component and puts 1 back, the last: Engine.');
});

test('what does no harm says why, as far as that is known', () => {
  const built = (tile: string): TruckerEvent => ({ is: 'tile-placed', seat: 0, tile, square: [7, 6], turn: 0 });
  const comes = (threat: Threat): TruckerEvent => ({ is: 'dice-rolled', roller: 0, dice: [3, 4], threat, side: 'front', lane: 7 });
  const harmless: TruckerEvent = { is: 'threat-met', seat: 0, how: 'harmless', square: [7, 6] };
  const after = (...events: TruckerEvent[]): string | undefined => read(...events, harmless).at(-1)?.text;
  expect(after(comes('small'))).toBe('It bounces off the ship of Ada: no open pipe there.');
  expect(after(built('B048'), comes('large'))).toBe('A cannon of Ada points its way and shoots it, free of charge.');
  expect(after(comes('heavy'))).toBe('The plating of Ada shrugs it off.');
  expect(after(comes('large'), { is: 'next-comes', threat: 'small', side: 'front' })).toContain('bounces off');
  // Plating could have done it as well, or nobody knows what stands there.
  expect(after(built('A37'), comes('large'))).toBe('It does Ada no harm.');
  expect(after(comes('large'))).toBe('It does Ada no harm.');
  expect(after()).toBe('It does Ada no harm.');
});

test('a card that did nothing says so once the next one comes', () => {
  const card = (id: string): TruckerEvent => ({ is: 'card-revealed', card: id });
  expect(read(card('I-04'), card('I-12')).map(({ text }) => text)).toEqual(['I-04. It leaves everybody as they were.', 'I-12.']);
  expect(read(card('I-04'), lost, card('I-12'))[0]?.text).toBe('I-04.');
});

test('who has too few people for a wreck is named', () => {
  const small = (seats: number[], nobody: boolean): TruckerEvent => ({ is: 'crew-too-small', seats, crew: 4, nobody });
  expect(say(small([1], false))).toBe('Grace has too small a crew for it: it takes 4.');
  expect(say(small([0, 1], true))).toBe('Nobody has the crew of 4 that it takes. It drifts on.');
  words.choose('fr');
  expect(say(small([0, 1], false))).toBe('Les équipages n’y suffisent pas chez Ada et Grace\u00a0: il en faut 4.');
  words.choose('en');
});

test('votes for a mission are told once it is chosen', () => {
  words.choose('en');
  expect(say({ is: 'mission-chosen', mission: 'MS01', votes: ['MS01', 'MS02'] })).toBe('The mission: Beverage Run. Ada wanted Beverage Run and Grace wanted Heavy Duty.');
  expect(say({ is: 'mission-chosen', mission: 'MS01', votes: ['', ''] })).toBe('The mission: Beverage Run.');
});

test('what a token did to a component is said', () => {
  const altered = (alteration: object): TruckerEvent => ({ is: 'component-altered', seat: 0, square: [7, 7], kind: 'cargo_hold', alteration });
  expect(say(altered({ plated: ['left'] }))).toMatch(/^Ada plates a component/);
  expect(say(altered({ welded: ['left'] }))).toMatch(/^Ada welds a component shut/);
  expect(say(altered({ plated: ['left'], universal: ['front'] }))).toMatch(/^Ada puts a token on a component/);
});

test('broken directives are named after the launch', () => {
  const audited: TruckerEvent = { is: 'ship-audited', seat: 0, met: ['balanced_thrust'], broken: [] };
  expect(say(audited)).toBe('Ada keeps to all directives, 1 of 1.');
  expect(say({ ...audited, broken: ['quiet_quarters'] })).toBe('Ada keeps to 1 of 2 directives. Broken: Quiet quarters.');
});

test('supercards of one pile are counted', () => {
  expect(say({ is: 'supercards-added', piles: [4, 4] })).toBe('Supercards lie in: the hidden pile ×2.');
  expect(say({ is: 'supercards-added', piles: [1, 4] })).toBe('Supercards lie in: pile 1 and the hidden pile.');
});
