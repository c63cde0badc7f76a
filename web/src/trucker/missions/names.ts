/** Missions by their ids, and how they are called: ours have words, those that players have written bring their own. */
import { ownMission } from '../own';
import { inLanguage, ownName } from '../ownWords';
import type { Mission } from '../types';
import { dashed, say } from '../words';
import { MISSIONS } from './catalogue';

export const missionOf = (id: string): Mission | undefined => MISSIONS[id] ?? ownMission(id)?.printed;

const told = (id: string, part: '' | '-briefing'): string => {
  const mission = MISSIONS[id];
  return mission ? say(`trucker-mission-${dashed(mission.key)}${part}`) : '';
};

export const missionName = (id: string): string => ownName(id) ?? (told(id, '') || id);

/** Who asks for what. */
export function briefing(id: string): string {
  const own = ownMission(id)?.words;
  return own ? inLanguage(own.briefing_en, own.briefing_fr) : told(id, '-briefing');
}
