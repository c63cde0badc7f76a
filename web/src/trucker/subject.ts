/** What can be asked about on a table of Trucker: in words, and where the rulebook speaks of it. */
import type { MessageId } from '../lib/words.svelte';
import type { Subject } from '../why/subject';
import { cardName, kindName, specialOf, tileUse } from './describe';
import { missionName } from './missions/names';
import { cardOf, tileOf } from './own';
import { memberName } from './team/names';
import { ruleBroken } from './refusals';
import type { Card, Penalty } from './types';
import { dashed, say } from './words';

const FIGURES: Readonly<Record<string, MessageId>> = {
  engine: 'trucker-count-engines',
  cannon: 'trucker-count-cannons',
  crew: 'trucker-count-crew',
  battery: 'trucker-count-battery',
  hold: 'trucker-count-holds',
  exposed: 'trucker-count-exposed',
  credits: 'trucker-count-credits',
  lost: 'trucker-count-lost',
  days: 'trucker-thing-days',
};
const THINGS: Readonly<Record<string, MessageId>> = {
  bill: 'trucker-thing-bill',
  block: 'trucker-thing-block',
  forecast: 'trucker-forecast',
  heap: 'trucker-heap',
  loop: 'trucker-thing-loop',
  reserve: 'trucker-reserve-title',
  team: 'trucker-team',
  timer: 'trucker-thing-timer',
  title: 'trucker-titles',
  'weak-spot': 'trucker-thing-weak-spot',
};

function tileSubject(tile: string): Subject {
  const { kind = 'structural', plated = [] } = tileOf(tile) ?? {};
  const topics = [`component:${kind}`, ...(plated.length ? ['thing:plating'] : []), ...(specialOf(tile) ? ['thing:special'] : [])];
  return { title: kindName(tile), lines: [tileUse(tile)], topics };
}

const penaltiesOf = (card: Card): readonly Penalty[] => {
  const printed = 'penalty' in card ? [card.penalty] : 'lines' in card ? card.lines.map(({ penalty }) => penalty) : [];
  return printed.flatMap((penalty) => (penalty.kind === 'combined' ? penalty.penalties : [penalty]));
};

function cardSubject(id: string): Subject {
  const card = cardOf(id);
  if (!card) return { title: id, lines: [], topics: [] };
  const penalties = penaltiesOf(card).map(({ kind }) => `penalty:${kind}`);
  return { title: cardName(card), lines: [], topics: [`card:${card.is}`, ...(card.deck === 'S' ? ['thing:supercard'] : []), ...penalties] };
}

/** Boards of ships that have something of their own. */
const BOARDS: Readonly<Record<string, MessageId>> = { IIB: 'trucker-thing-board-2b', IIIB: 'trucker-thing-board-3b', IV: 'trucker-thing-board-4' };

const boardSubject = (topic: string, name: string): Subject => ({
  title: say('trucker-thing-board', { name }),
  lines: [say(BOARDS[name] ?? 'trucker-thing-other')],
  topics: [topic],
});

/** What a mark on a ship does, beside its name. */
const LINES: Readonly<Record<string, MessageId>> = { 'weak-spot': 'trucker-thing-weak-spot-about' };

/** The topic of a board, if there is something to read about it. */
export const aboutBoard = (shipClass: string): string | undefined => {
  const [name = ''] = shipClass.split('/');
  return name in BOARDS ? `board:${name}` : undefined;
};

/** What `data-about` says, such as `tile:B018`. */
export function read(topic: string): Subject {
  const [sort = '', id = ''] = topic.split(':');
  if (sort === 'tile') return tileSubject(id);
  if (sort === 'block') return read('thing:block');
  if (sort === 'card') return cardSubject(id);
  if (sort === 'board') return boardSubject(topic, id);
  if (sort === 'member') return { title: memberName(id), lines: [], topics: [topic] };
  if (sort === 'mission') return { title: missionName(id), lines: [], topics: [topic, 'mission'] };
  if (sort === 'fault') return { title: say('trucker-thing-fault'), lines: [ruleBroken(id)], topics: [topic] };
  if (sort === 'threat') return { title: say(`trucker-threat-${dashed(id)}`), lines: [], topics: [topic] };
  if (sort === 'penalty') return { title: say(id === 'crew' ? 'trucker-thing-crew-lost' : 'trucker-thing-goods-lost'), lines: [], topics: [topic] };
  const line = sort === 'thing' ? LINES[id] : undefined;
  return { title: say((sort === 'figure' ? FIGURES[id] : THINGS[id]) ?? 'trucker-thing-other'), lines: line ? [say(line)] : [], topics: [topic] };
}
