/** Two fingers that turn: each eighth of a turn counts as a quarter turn of the component. */
import type { Attachment } from 'svelte/attachments';

const NOTCH = 38;

function angle(touches: TouchList): number | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return null;
  return (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI;
}

export function twist(turn: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let held: number | null = null;
    const start = (event: TouchEvent): void => {
      held = angle(event.touches);
    };
    const move = (event: TouchEvent): void => {
      const now = angle(event.touches);
      if (held === null || now === null) return;
      event.preventDefault();
      const turned = ((now - held + 540) % 360) - 180;
      if (Math.abs(turned) < NOTCH) return;
      held = now;
      turn(turned > 0 ? 1 : -1);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', start, { signal, passive: true });
    element.addEventListener('touchmove', move, { signal, passive: false });
    element.addEventListener('touchend', start, { signal, passive: true });
    return () => { listening.abort(); };
  };
}
