/** How members of the Support Team and their abilities are called. An ability is a member and a side: `buyer.a`. */
import { dashed, say } from '../words';
import { MEMBERS, type MemberId, type PrintedAbility } from './catalogue';

export const isMember = (id: string): id is MemberId => id in MEMBERS;

export const memberName = (member: string): string => say(`trucker-member-${dashed(member)}`);

export type AbilitySide = 'a' | 'b';
export const SIDES: readonly AbilitySide[] = ['a', 'b'];
export const abilityOf = (member: string, side: AbilitySide): string => `${member}.${side}`;

const parted = (ability: string): [member: string, side: string] => {
  const [member = '', side = ''] = ability.split('.');
  return [member, side];
};

/** Whose ability it is. */
export const ownerOf = (ability: string): string => parted(ability)[0];
export const ownerName = (ability: string): string => memberName(ownerOf(ability));

/** What is printed of it. */
export function printed(member: string, side: AbilitySide): PrintedAbility | null {
  return isMember(member) ? MEMBERS[member][side] : null;
}

/** In a word or two. */
export function abilityName(ability: string): string {
  const [member, side] = parted(ability);
  return say(`trucker-skill-${dashed(member)}-${side}`);
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
