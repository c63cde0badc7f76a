import { expect, test } from 'vitest';
import type { Options } from './options';
import { PRESETS, presetOf } from './presets';

const USUAL: Options = { mode: 'flight', level: 2, sets: [], classes: [], missions: 'none', choosing: 'each_flight', team: 'none', timer: 'none', mistakes: 'forbidden', intruders: true, marks: 'shown' };

test('each ready-made evening is known again, whatever it leaves open', () => {
  for (const preset of PRESETS.trucker ?? []) {
    expect(presetOf('trucker', { ...USUAL, ...preset.options }, 3)).toBe(preset);
    expect(presetOf('trucker', { ...USUAL, ...preset.options, timer: 'rulebook' }, 3)).toBe(preset);
  }
});

test('one answer of your own, and it is your own evening', () => {
  expect(presetOf('trucker', USUAL, 3)?.id).toBe('base');
  expect(presetOf('trucker', { ...USUAL, level: 3 }, 3)).toBeNull();
  expect(presetOf('trucker', { ...USUAL, sets: ['abe'] }, 3)).toBeNull();
  expect(presetOf('race', {}, 3)).toBeNull();
});
