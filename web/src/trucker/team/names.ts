/** How members of the Support Team and their abilities are called. An ability is a member and a side: `buyer.a`. */
import { dashed, say } from '../words';

export const memberName = (member: string): string => say(`trucker-member-${dashed(member)}`);

const parted = (ability: string): [member: string, side: string] => {
  const [member = '', side = ''] = ability.split('.');
  return [member, side];
};

/** Whose ability it is. */
export const ownerName = (ability: string): string => memberName(parted(ability)[0]);

/** Whose it is, and which. */
export function abilityName(ability: string): string {
  const [member, side] = parted(ability);
  return say('trucker-use-ability', { member: memberName(member), side: side.toUpperCase() });
}

/** What it does, in a sentence. */
export function abilityText(ability: string): string {
  const [member, side] = parted(ability);
  return say(`trucker-ability-${dashed(member)}-${side}`);
}

/** How bonuses are changed: as moves are written, or as numbers. */
export const bonusesName = (finish: string, look: string): string => say(`trucker-bonuses-${finish}-${look}`);

const WAYS: Readonly<Record<number, string>> = { 0: 'same', 1: 'up', [-1]: 'down' };
export const wayName = (way: number): string => WAYS[way] ?? 'same';
