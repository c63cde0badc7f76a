/** How much the page moves: as the system says, or less. */
import { recall, remember } from './memory';

export const MOTIONS = ['system', 'calm'] as const;
export type Motion = (typeof MOTIONS)[number];

class Comfort {
  #motion = $state<Motion>(recall('motion') === 'calm' ? 'calm' : 'system');

  get motion(): Motion {
    return this.#motion;
  }

  /** Whether things should stand still, for whichever reason. */
  get isCalm(): boolean {
    return this.#motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  choose(motion: Motion): void {
    this.#motion = motion;
    remember('motion', motion);
  }
}

export const comfort = new Comfort();
