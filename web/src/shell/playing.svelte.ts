/** One press: a table with bots, as a guest, and off we go. */
import { api } from '../lib/api';
import { router, tablePath } from '../lib/route.svelte';
import { me } from '../lib/session.svelte';
import { intent } from './intent';
import { usualBot } from './names';
import type { Step } from './path';
import { sayProblem } from './refusals';
import { SCREENS } from './screens';

class PlayNow {
  /** The game that is being set up. */
  game = $state<string | null>(null);
  fault = $state('');

  /** The first game, or a step of its path. */
  async play(game: string, step?: Step): Promise<void> {
    if (this.game) return;
    this.game = game;
    this.fault = '';
    try {
      router.go(tablePath(await this.#table(game, step)));
    } catch (error) {
      this.fault = sayProblem(error);
    } finally {
      this.game = null;
    }
  }

  /** The code of a table that will start at once. */
  async #table(game: string, step?: Step): Promise<string> {
    const [offers] = await Promise.all([api.games(), me.ensure()]);
    const bot = usualBot(offers.find(({ name }) => name === game)?.bots ?? []);
    const { seats, options } = step ?? SCREENS[game]?.first ?? { seats: 2, options: {} };
    const bots = Array.from({ length: seats - 1 }, () => bot);
    const { code } = await api.makeTable({ game, seats, options, bots, is_open: false });
    if (!code) throw new Error('a table of mine without a code');
    intent.startAtOnce(code);
    return code;
  }
}

export const playNow = new PlayNow();
