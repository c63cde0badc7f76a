/** The guide: one short hint at each first time, for whoever wants it.
 *
 * A game declares its hints as data, the more urgent first, and asks which one is due:
 *
 *     export const HINTS: readonly Hint<Now>[] = [
 *       { id: 'take', when: ({ ask, hand }) => ask === 'build' && !hand, anchor: '.pile', message: 'trucker-guide-take' },
 *     ];
 *     let hint = $derived(guide.next('trucker', HINTS, now));   // `now` is whatever the hints look at
 *     <GuideBubble game="trucker" {hint} />
 *
 * The first one says how a game is won: it has a title, and no anchor, so it stands in the middle.
 * The bubble keeps clear of what can be pressed, and of whatever else is marked with `data-keep-clear`.
 * A hint stays as long as its `when` holds. It counts as seen once it is waved away, or once what it speaks of was done
 * after there was time to read it. Whoever plays against a clock is not interrupted: a hint stays folded until it is asked for. */
import { recall, remember } from '../lib/memory';
import type { MessageId } from '../lib/words.svelte';

export interface Hint<Now = unknown> {
  id: string;
  when: (now: Now) => boolean;
  /** What it speaks of, as a selector; the first match that can be seen. None where it speaks of everything. */
  anchor: string | null;
  title?: MessageId;
  message: MessageId;
  /** Whether the game had better stand still while this is read. */
  isHolding?: boolean;
}

const nameOf = (game: string, id: string): string => `${game}/${id}`;

class Guide {
  #isOn = $state(recall('guide') !== 'off');
  #seen = $state.raw<readonly string[]>(recall('guide-seen')?.split(' ') ?? []);
  /** A hint stands in the middle of the page: whatever else there is to say waits. */
  hasTheFloor = $state(false);

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Whoever asks for the guide again hears everything again. */
  choose(isOn: boolean): void {
    this.#isOn = isOn;
    remember('guide', isOn ? 'on' : 'off');
    if (isOn) this.#remember([]);
  }

  note(game: string, id: string): void {
    const name = nameOf(game, id);
    if (!this.#seen.includes(name)) this.#remember([...this.#seen, name]);
  }

  /** The hint that is due, if any. */
  next<Now>(game: string, hints: readonly Hint<Now>[], now: Now): Hint<Now> | null {
    if (!this.#isOn) return null;
    return hints.find(({ id, when }) => !this.#seen.includes(nameOf(game, id)) && when(now)) ?? null;
  }

  #remember(seen: readonly string[]): void {
    this.#seen = seen;
    remember('guide-seen', seen.join(' '));
  }
}

export const guide = new Guide();
