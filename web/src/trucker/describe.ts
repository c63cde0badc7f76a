/** Things in words, for names and tooltips. */
import { turned } from './art/slots';
import { TILES } from './catalogue';
import { tileOf } from './own';
import { ownName } from './ownWords';
import { refitted } from './refitted';
import type { AlterationView, Card, Seat, Side, SpecialKind, Square } from './types';
import { dashed, say } from './words';

/** The kind of a special component, as missions call it; nothing for ordinary ones. */
export function specialOf(tile: string): SpecialKind | null {
  const { kind, zone } = tileOf(tile) ?? {};
  const found = SPECIAL.find((special) => special === kind);
  return found === 'artifact' && (zone?.length ?? 0) > 1 ? 'double_artifact' : (found ?? null);
}
const SPECIAL: readonly SpecialKind[] = ['explosive', 'fragile', 'heavy', 'radioactive', 'artifact'];

export const specialName = (kind: string): string => say(`trucker-kind-${dashed(kind)}`);

/** A component of this kind, to show what it is. */
export const tileOfKind = (kind: SpecialKind): string => Object.keys(TILES).find((tile) => specialOf(tile) === kind) ?? '';

export function kindName(tile: string): string {
  return ownName(tile) ?? say(`trucker-kind-${dashed(specialOf(tile) ?? tileOf(tile)?.kind ?? 'structural')}`);
}

/** What a component of a ship is now. */
export const partName = (tile: string, tokens?: AlterationView | null): string => (tokens?.part ? say(`trucker-kind-${dashed(tokens.part)}`) : kindName(tile));

/** What a component is and which pipes it has, as it is turned. */
export function tileName(tile: string, turn = 0, tokens?: AlterationView | null): string {
  const printed = tileOf(tile);
  const [front = 0, right = 0, rear = 0, left = 0] = turned(printed ? refitted(printed, turn, tokens).sides : [], turn);
  const name = say('trucker-tile', { kind: partName(tile, tokens), front, right, rear, left });
  return tokens ? say('trucker-tile-with-tokens', { name, tokens: tokenNames(tokens).join(', ') }) : name;
}

/** What tokens have done to a component. */
function tokenNames({ universal = [], plated = [], welded = [], part, rotating, exempt }: AlterationView): string[] {
  const where = (side: Side): { side: string } => ({ side: say(`trucker-side-${side}`) });
  return [
    ...universal.map((side) => say('trucker-token-universal', where(side))),
    ...plated.map((side) => say('trucker-token-plated', where(side))),
    ...welded.map((side) => say('trucker-token-welded', where(side))),
    ...(part ? [say('trucker-token-part')] : []),
    ...(rotating ? [say('trucker-token-rotating')] : []),
    ...(exempt ? [say('trucker-token-exempt')] : []),
  ];
}

/** What it is good for. */
export function tileUse(tile: string): string {
  const { kind, capacity, weight } = tileOf(tile) ?? { kind: 'structural', capacity: 0 };
  return say(`trucker-about-${dashed(specialOf(tile) ?? kind)}`, { count: weight ?? capacity });
}

/** What an adventure card is called. */
export const cardName = ({ id, is }: Pick<Card, 'id' | 'is'>): string => ownName(id) ?? say(`trucker-card-${is}`);

/** How a flight is headed: by the ship where a level has several, else by the level. */
export const levelName = (level: string, shipClass: string | null = null): string => (shipClass ? say('trucker-ship-class', { name: shipClass }) : say(`trucker-level-${level}`));

export const squareName = ([column, row]: Square): string => say('trucker-square', { column, row });

/** Half points as people write them. */
export function strength(halves: number): string {
  const sign = halves < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(halves) / 2);
  return sign + (halves % 2 ? `${whole || ''}½` : String(whole));
}

export const seatName = (names: readonly string[], seat: Seat): string => names[seat] ?? String(seat + 1);

export const titleName = (title: string): string => say(`trucker-title-${dashed(title)}`);
export const billReason = (cause: string): string => say(`trucker-bill-${dashed(cause)}`);
export const betName = (option: string): string => say(`trucker-bet-${dashed(option)}`);
export const directiveName = (id: string): string => say(`trucker-directive-${dashed(id)}`);
/** What it is called, without what it asks for. */
export const directiveTitle = (id: string): string => directiveName(id).split(':', 1)[0]?.trim() ?? '';
export const colourName = (colour: string): string => say(`trucker-colour-${colour}`);

const HIDDEN_PILE = 4;
const pileName = (pile: number): string => (pile === HIDDEN_PILE ? say('trucker-pile-hidden') : say('trucker-pile-number', { pile }));
/** Several cards in one pile are counted. */
export function pilesName(pile: number, piles: readonly number[]): string {
  const count = piles.filter((other) => other === pile).length;
  return count > 1 ? say('trucker-pile-times', { pile: pileName(pile), count }) : pileName(pile);
}
