/** What can be asked about on a table of Race: in words, and where the rulebook speaks of it. */
import type { MessageId } from '../lib/words.svelte';
import type { Subject } from '../why/subject';
import { actionName, actionWords, cardName, designNamed, goalName, goalTile, goalWords, phaseOf } from './cards';
import { ACTIONS } from './catalogue';
import type { CardDesign, PowerKind } from './design';
import { signSubject } from './key';
import { say } from './words';

const THINGS: Readonly<Record<string, MessageId>> = {
  'figure:score': 'race-thing-score',
  'figure:chips': 'race-thing-chips',
  'figure:hand': 'race-thing-hand',
  'figure:tableau': 'race-thing-tableau',
  'figure:military': 'race-thing-military',
  'figure:goods': 'race-thing-goods',
  'figure:deck': 'race-thing-deck',
  'thing:actions': 'race-thing-actions',
  'thing:robot': 'race-thing-robot',
};
/** Powers that the rulebook has a section of their own for. */
const SECTIONS: Partial<Record<PowerKind, string>> = {
  pay_for_military: 'power:pay_for_military',
  sacrifice_military: 'power:sacrifice',
  sacrifice_free_world: 'power:sacrifice',
  hand_military: 'power:setup',
  second_world: 'power:setup',
};

/** What the rulebook has to say about a card: its sort, then each phase that it has a power in. */
function topicsOf({ type, military, yields, variable, powers }: CardDesign): readonly string[] {
  return [
    ...(variable ? ['card:variable'] : []),
    military ? 'card:military' : `card:${type}`,
    ...(yields ? [`card:${yields}`] : []),
    ...powers.map((power) => SECTIONS[power.kind] ?? `power:${phaseOf(power)}`),
    'card',
  ];
}

function cardSubject(id: string): Subject {
  const design = designNamed(id);
  return design ? { title: cardName(design), lines: [], topics: topicsOf(design) } : { title: say('race-thing-own-card'), lines: [], topics: ['card:own', 'card'] };
}

/** What `data-about` says, such as `card:old-earth`. */
export function read(topic: string): Subject {
  const [sort = '', id = ''] = topic.split(':');
  const action = ACTIONS.find((one) => sort === 'action' && one === id);
  if (sort === 'card') return cardSubject(id);
  if (sort === 'sign') return signSubject(topic);
  if (sort === 'goal') return { title: goalName(goalTile(id)), lines: [goalWords(goalTile(id))], topics: [`goal:${goalTile(id).kind}`] };
  if (action) return { title: actionName(action), lines: [actionWords(action)], topics: [topic] };
  return { title: say(THINGS[topic] ?? 'race-thing-other'), lines: [], topics: [topic] };
}
