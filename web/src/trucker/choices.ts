/** The buttons of the strip: what a person can answer, what it costs, what it does. Everything comes from the legal
 * moves, the question and the advice that the server sent. */
import { PRICES } from './catalogue';
import { kindName, strength } from './describe';
import type { Options } from './moves';
import { same } from './moves';
import { titleName } from './story';
import { COLOURS, type Card, type Decision, type TruckerView } from './types';
import { say } from './words';

export interface Choice {
  id: string;
  label: string;
  notes: readonly string[];
  tone: 'main' | 'plain' | 'quiet' | 'harm';
  /** What to send; nothing for choices that only change the page. */
  moves?: readonly string[];
  isDisabled?: boolean;
}

const choice = (id: string, label: string, tone: Choice['tone'] = 'plain', notes: readonly string[] = []): Choice => ({
  id,
  label,
  notes: notes.filter(Boolean),
  tone,
  moves: [id],
});

const days = (count: number): string => say('trucker-cost-days', { count });
const worth = (goods: readonly string[]): string =>
  say('trucker-gain-worth', { count: goods.reduce((sum, colour) => sum + (PRICES[colour] ?? 0), 0) });

function landing(options: Options, card: Card | null): Choice[] {
  if (card?.is !== 'planets') return [];
  return options.of('land').map(({ notation, words }) => {
    const number = Number(words[0]);
    const notes = [worth(card.planets[number - 1] ?? []), days(card.days)];
    return choice(notation, say('trucker-land-on', { number }), 'plain', notes);
  });
}

const pass = (): Choice => choice('pass', say('trucker-pass'), 'quiet');
const accept = (...notes: string[]): Choice => choice('accept', say('trucker-accept'), 'main', notes);

function powering(view: TruckerView, options: Options, halves: number): Choice[] {
  const doubles = options.of('power').map(({ notation, square }) => {
    const after = view.advice?.strengths.find(([at]) => same(at, square))?.[1];
    const notes = [after === undefined ? '' : say('trucker-power-to', { count: strength(after) }), say('trucker-cost-battery', { count: 1 })];
    return choice(notation, say('trucker-power'), 'plain', notes);
  });
  return [...doubles, choice('done', say('trucker-power-done', { count: strength(halves) }), 'quiet')];
}

function defending(view: TruckerView, decision: Extract<Decision, { ask: 'defend' }>): Choice[] {
  const ship = view.players[view.seat ?? 0]?.ship;
  const tile = ship?.components.find(({ square }) => same(square, decision.target))?.tile;
  const falling = view.advice?.falling.length ?? 0;
  const label = decision.defence === 'shield' ? say('trucker-defend-shield') : say('trucker-defend-double-cannon');
  return [
    choice('defend', label, 'main', [say('trucker-cost-battery', { count: 1 })]),
    choice('endure', say('trucker-endure'), 'harm', [
      tile ? say('trucker-endure-loses', { tile: kindName(tile) }) : '',
      falling ? say('trucker-endure-falls', { count: falling }) : '',
    ]),
  ];
}

/** All choices that are one move each. */
export function choicesFor(view: TruckerView, options: Options, names: readonly string[]): Choice[] {
  const { decision } = view;
  switch (decision?.ask) {
    case 'fly_on':
      return [
        choice('fly-on', say('trucker-fly-on'), 'main'),
        choice('give-up', say('trucker-give-up'), 'quiet', [say('trucker-give-up-cost')]),
      ];
    case 'land':
      return [...landing(options, view.card), pass()];
    case 'use_ship':
      return [
        accept(
          say('trucker-gain-credits', { count: decision.credits }),
          say('trucker-cost-crew', { count: decision.crew }),
          days(decision.days),
        ),
        pass(),
      ];
    case 'dock':
      return [accept(worth(decision.goods), days(decision.days)), pass()];
    case 'reward':
      return [
        accept(
          decision.credits ? say('trucker-gain-credits', { count: decision.credits }) : '',
          decision.goods.length ? worth(decision.goods) : '',
          days(decision.days),
        ),
        pass(),
      ];
    case 'power':
      return powering(view, options, decision.halves);
    case 'defend':
      return defending(view, decision);
    case 'house':
      return options.of('house').map(({ notation, words }) => {
        const dweller = words[1] ?? 'humans';
        return choice(notation, say(`trucker-dweller-${dweller}`), 'plain', [say(`trucker-dweller-${dweller}-about`)]);
      });
    case 'keep_piece':
      return decision.pieces.map((piece, index) => {
        const notation = options.of('keep')[index]?.notation ?? '';
        const size = say('trucker-keep-this', { count: piece.length });
        return choice(notation, say('trucker-choose-piece', { number: index + 1 }), index ? 'plain' : 'main', [size]);
      });
    case 'starting_space':
      return spaces(options);
    case 'watch':
      return options.has('flip') ? [choice('flip', say('trucker-flip'))] : [];
    case 'add_reserved':
      return options.has('pass') ? [pass()] : [];
    case 'keep_title':
      return options.of('keep-title').map(({ notation, words }) => choice(notation, titleName(words[0] ?? '')));
    case 'give_title':
      return options.of('give-title').map(({ notation, words }) => choice(notation, names[Number(words[0])] ?? ''));
    default:
      return [];
  }
}

export const spaces = (options: Options): Choice[] =>
  options.of('finish').map(({ notation, words }, index) => {
    const space = Number(words[0]);
    return choice(notation, say('trucker-finish-space', { space }), index ? 'plain' : 'main', [
      say('trucker-finish-ahead', { space }),
    ]);
  });

/** What is asked, in a sentence. */
export function questionOf(view: TruckerView): string {
  const { decision, seat } = view;
  if (!decision || seat === null) return '';
  const loose = view.players[seat]?.loose;
  switch (decision.ask) {
    case 'build':
      if (view.players[seat]?.reading != null) return say('trucker-ask-build-reading');
      if (!loose) return say('trucker-ask-build-empty');
      return loose.square ? say('trucker-ask-build-placed') : say('trucker-ask-build-hand');
    case 'watch':
      return say('trucker-ask-watch');
    case 'starting_space':
      return say('trucker-ask-starting-space');
    case 'add_reserved':
      return decision.tile ? say('trucker-ask-add-reserved-place') : say('trucker-ask-add-reserved');
    case 'repair':
      return say('trucker-ask-repair');
    case 'keep_piece':
      return say('trucker-ask-keep-piece');
    case 'house':
      return say('trucker-ask-house');
    case 'fly_on':
      return say('trucker-ask-fly-on');
    case 'land':
      return say('trucker-ask-land');
    case 'use_ship':
      return say('trucker-ask-use-ship');
    case 'dock':
      return say('trucker-ask-dock');
    case 'reward':
      return say('trucker-ask-reward');
    case 'power': {
      const now = strength(decision.halves);
      if (decision.criterion === 'engines') return say('trucker-ask-power-engines', { now });
      if (decision.against === null) return say('trucker-ask-power-cannons', { now });
      return say('trucker-ask-power-against', { now, against: decision.against });
    }
    case 'pay_token':
      return say('trucker-ask-pay-token', { count: decision.losing.count });
    case 'lose_crew':
      return say('trucker-ask-lose-crew', { count: decision.losing.count });
    case 'lose_good':
      return say('trucker-ask-lose-good', {
        count: decision.losing.count,
        colour: say(`trucker-colour-${COLOURS[decision.losing.colour] ?? 'blue'}`),
      });
    case 'defend':
      return say('trucker-ask-defend', {
        what: say(`trucker-threat-${decision.threat}`),
        side: say(`trucker-from-${decision.side}`),
        lane: decision.lane,
      });
    case 'load':
      return say('trucker-ask-load');
    case 'keep_title':
      return say('trucker-ask-keep-title');
    case 'give_title':
      return say('trucker-ask-give-title', { title: titleName(decision.title) });
    default:
      return '';
  }
}
