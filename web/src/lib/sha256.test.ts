import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256';

test('the examples of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('every length around a block, and letters of all sorts', () => {
  for (let length = 50; length < 140; length += 1) {
    const text = 'é☃𝕏a'.repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
