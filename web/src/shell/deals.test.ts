import { expect, test } from 'vitest';
import type { DealInfo, DealResult } from '../lib/protocol';
import { compared, shortList } from './deals';

const tried = (match: string, points: number, isMine = false): DealResult =>
  ({ match, name: match, scores: [0, points], rank: 1, moves: 9, seconds: 60, taken_back: 0, ended: 0, is_mine: isMine });
const deal = (...results: DealResult[]): DealInfo => ({ match: 'first', game: 'race', options: {}, seat: 1, players: ['bot:rookie', 'Ada'], results });

test('nobody to compare with: nothing is said', () => {
  expect(compared(deal(tried('mine', 5, true)), 'mine')).toBeNull();
  expect(compared(deal(tried('ada', 9), tried('bo', 5)), 'not there yet')).toBeNull();
});

test('the rival is the best of the others, and one of my own only where nobody else tried', () => {
  const among = compared(deal(tried('earlier', 20, true), tried('ada', 9), tried('mine', 5, true), tried('bo', 3)), 'mine');
  expect([among?.rival.match, among?.difference, among?.place]).toEqual(['ada', -4, 3]);
  expect(compared(deal(tried('mine', 20, true), tried('earlier', 5, true)), 'mine')?.difference).toBe(15);
});

test('a short list has the best and this game', () => {
  const all = ['a', 'b', 'c', 'd', 'mine'].map((match, at) => tried(match, 9 - at));
  expect(shortList(all, 'mine', 3).map(({ match }) => match)).toEqual(['a', 'b', 'mine']);
  expect(shortList(all, 'b', 3).map(({ match }) => match)).toEqual(['a', 'b', 'c']);
});
