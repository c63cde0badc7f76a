/** A bet in the making: first on what, then how much. */
import type { Choice } from '../parts/choice';
import type { Options } from './moves';
import { betName } from './describe';
import type { DecisionOf } from './types';
import { say } from './words';

export class BetSlip {
  /** What was chosen to bet on. */
  on = $state<string | null>(null);

  choices(question: DecisionOf<'bet'>, options: Options): Choice[] {
    return this.on === null ? offered(question, options) : stakes(question, options, this.on);
  }

  /** One of the choices that are no move. */
  choose(id: string): void {
    this.on = id === 'back' ? null : id;
  }

  clear(): void {
    this.on = null;
  }
}

/** What can be staked on this, the least first. */
export const stakesOf = (options: Options, on: string): number[] =>
  options.of('bet').filter(({ words: [option] }) => option === on).map(({ words: [, stake] }) => Number(stake)).sort((one, other) => one - other);

function offered({ options: multiples }: DecisionOf<'bet'>, options: Options): Choice[] {
  const known = new Set(options.of('bet').map(({ words: [option] }) => option));
  return [
    ...multiples.filter(([option]) => known.has(option)).map(([option, count]) => plain(option, betName(option), [say('trucker-bet-multiple', { count })])),
    { id: 'pass', label: say('trucker-bet-none'), notes: [], tone: 'quiet', moves: ['pass'] },
  ];
}

function stakes({ options: multiples }: DecisionOf<'bet'>, options: Options, on: string): Choice[] {
  const multiple = multiples.find(([option]) => option === on)?.[1] ?? 0;
  const bets = options.of('bet').filter(({ words: [option] }) => option === on);
  return [
    ...bets.map(({ notation, words: [, stake] }) => {
      const count = Number(stake);
      const notes = [say('trucker-bet-won', { count: count * multiple }), say('trucker-bet-lost', { count })];
      return { ...plain(notation, say('trucker-bet-stake', { count }), notes), moves: [notation] };
    }),
    { id: 'back', label: say('trucker-bet-back'), notes: [say('trucker-bet-instead', { what: betName(on) })], tone: 'quiet', key: 'Esc' },
  ];
}

const plain = (id: string, label: string, notes: string[]): Choice => ({ id, label, notes, tone: 'plain' });
