/** What would come of a meteor, a shot or an intruder in a lane, as notes of a choice. */
import type { Prospect, TruckerView } from './types';
import { dashed, say } from './words';

type Kind<K extends Prospect['is']> = Extract<Prospect, { is: K }>;

function hit({ target, lost, defence }: Kind<'hit-prospect'>): string {
  if (!target) return say('trucker-shift-misses');
  if (!lost) return say('trucker-shift-harmless');
  return defence ? say('trucker-shift-defended') : say('trucker-shift-hits', { count: lost });
}

interface Losses {
  crew?: number | undefined;
  goods?: number | undefined;
  tokens?: number | undefined;
  components?: number | undefined;
}

/** What goes, each sort by itself. */
export function lossNotes({ crew, goods, tokens, components }: Losses): string[] {
  return [
    crew ? say('trucker-raid-crew', { count: crew }) : '',
    goods ? say('trucker-raid-goods', { count: goods }) : '',
    tokens ? say('trucker-raid-tokens', { count: tokens }) : '',
    components ? say('trucker-raid-components', { count: components }) : '',
  ].filter(Boolean);
}

/** How each fares, and what that costs and earns. */
function raid({ endings, reward, ...losses }: Kind<'raid'>): string[] {
  return [
    ...endings.map((ending) => say(`trucker-raid-${dashed(ending)}`)),
    ...lossNotes(losses),
    ...(reward ? [say('trucker-raid-reward', { count: reward })] : []),
  ];
}

/** What a fleet takes from somebody of this strength, or a tactical zone from the lowest. */
export function tollNotes({ advice }: TruckerView, halves: number): string[] {
  const toll = [...(advice?.tolls ?? [])].reverse().find((other) => other.halves === null || other.halves <= halves);
  if (!toll) return [];
  const { days, shots, is_last_crew: isLast, ...losses } = toll;
  const notes = [
    ...lossNotes(losses),
    days ? say('trucker-cost-days', { count: days }) : '',
    shots ? say('trucker-toll-shots', { count: shots.length }) : '',
    isLast ? say('trucker-crew-none-left') : '',
  ].filter(Boolean);
  if (toll.halves === null) return [say('trucker-toll-if-lowest', { what: notes.join(', ') })];
  return notes.length ? notes : [say('trucker-toll-none')];
}

const notesOf = (prospect: Prospect): string[] => (prospect.is === 'raid' ? raid(prospect) : [hit(prospect)]);

/** One after the other: of two that come in the same lane it is said which does what. */
export function prospectNotes(prospects: readonly Prospect[]): string[] {
  const notes = prospects.map((prospect) => notesOf(prospect).join(', '));
  const isAlike = notes.every((note) => note === notes[0]);
  if (prospects.length !== 2) return [...new Set(prospects.flatMap(notesOf))];
  return isAlike ? [say('trucker-shift-both', { what: notes[0] ?? '' })] : [say('trucker-shift-first', { what: notes[0] ?? '' }), say('trucker-shift-second', { what: notes[1] ?? '' })];
}
