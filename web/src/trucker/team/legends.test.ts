import { beforeEach, expect, test } from 'vitest';
import { words } from '../../lib/words.svelte';
import type { Play } from '../play.svelte';
import { whatElse } from '../telling';
import type { Ask, TruckerView } from '../types';

function told(ask: Ask, members: readonly string[] = []): string {
  const team = { members: members.map((id) => ({ id, abilities: ['a', 'b'] })) };
  const mine = { seat: 0, team };
  const decision = { ask };
  const view = { seat: 0, decision, players: [mine] } as unknown as TruckerView;
  return whatElse({ director: { isPlaying: false }, view, decision, mine } as unknown as Play);
}

beforeEach(() => {
  words.choose('en');
});

test.each<[Ask, string]>([
  ['adjust_bonuses', 'for everybody'],
  ['buy_blocks', 'come home'],
  ['change_price', 'for everybody'],
  ['convert', 'Its connectors stay'],
  ['lay_pipe', 'smooth'],
  ['link_components', 'holds nothing'],
  ['plate_component', 'meteors'],
  ['predict', 'no place twice'],
  ['rotate', 'any direction'],
  ['weld_shut', 'not exposed'],
])('%s says what it does', (ask, what) => {
  expect(told(ask)).toContain(what);
});

test('who has finished is told what the team still allows', () => {
  expect(told('linger', ['welder', 'swindler'])).toBe('Add a few components after you have finished.');
  expect(told('linger', ['swindler', 'inspector'])).toContain('Read all four piles');
  expect(told('fly_on', ['swindler'])).toBe('');
});
