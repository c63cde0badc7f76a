import { expect, test } from 'vitest';
import { Options, readMove } from './moves';

const options = new Options([{ notation: 'place 7,6 0' }, { notation: 'place 7,6 2' }, { notation: 'place 8,7 2' }, { notation: 'take' }]);

test('a notation tells its verb and its square', () => {
  expect(readMove({ notation: 'load red 7,10' })).toEqual({
    notation: 'load red 7,10',
    verb: 'load',
    words: ['red', '7,10'],
    square: [7, 10],
  });
});

test('squares glow for the turn of the component in hand', () => {
  expect([...options.placings(2)]).toEqual(['7,6', '8,7']);
  expect([...options.placings(1)]).toEqual([]);
  expect(options.turnsAt([7, 6])).toEqual([0, 2]);
});
