/** What the signs of the robot mean: those of its mat and tracks, and the faces of its dice. */
import type { Face } from '../design';
import { FACES, SIGNS, type SignName } from './signs';
import { say } from './words';

export const robotSigns = (): { name: SignName; words: string }[] =>
  (Object.keys(SIGNS) as SignName[]).map((name) => ({ name, words: say(`race-solo-sign-${name}`) }));

export const robotFaces = (): { face: Face; words: string }[] => (Object.keys(FACES) as Face[]).map((face) => ({ face, words: say(`race-solo-face-${face}`) }));
