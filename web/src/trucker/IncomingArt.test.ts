import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { frameOf } from './geometry';
import IncomingArt from './IncomingArt.svelte';
import type { Incoming } from './scene';

/** Where something that comes in row 3 from the left is drawn, from its first place to its last. */
function drawn(board: string, more: Partial<Incoming>): string[] {
  const drawing = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const frame = frameOf(board);
  const incoming: Incoming = { id: 1, threat: 'small', side: 'left', lane: frame.row, met: {}, ...more };
  const art = mount(IncomingArt, { target: drawing, props: { frame, seat: 0, incoming } });
  const places = [...drawing.querySelectorAll('.flying')].map(({ parentElement }) => parentElement?.getAttribute('transform') ?? '');
  void unmount(art, { outro: false });
  drawing.remove();
  return places;
}

test('round a tube a meteor leaves at one end and comes back in at the other', () => {
  expect(drawn('IIB', { start: 4 })).toEqual(['translate(0 0)', 'translate(-900 0)']);
  expect(drawn('IIB', { start: 4, side: 'right' })).toEqual(['translate(0 0)', 'translate(900 0)']);
});

test('elsewhere there is no way round', () => {
  expect(drawn('II', {})).toEqual(['translate(0 0)']);
});
