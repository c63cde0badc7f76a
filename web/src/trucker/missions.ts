/** How missions are called. */
import { say } from './words';

export const missionName = (id: string): string => say('trucker-mission-named', { id });
