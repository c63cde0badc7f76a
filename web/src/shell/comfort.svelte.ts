/** How much the page moves: as the system says, or less. */
import { recall, remember } from '../lib/memory';

export const MOTIONS = ['system', 'calm'] as const;
export type Motion = (typeof MOTIONS)[number];

class Comfort {
  #motion = $state<Motion>(recall('motion') === 'calm' ? 'calm' : 'system');

  get motion(): Motion {
    return this.#motion;
  }

  choose(motion: Motion): void {
    this.#motion = motion;
    remember('motion', motion);
  }
}

export const comfort = new Comfort();
