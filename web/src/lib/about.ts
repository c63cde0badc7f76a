/** Who serves this page. */
import { at } from './root';

export interface About {
  name: string;
  version: string;
}

function isAbout(answer: unknown): answer is About {
  return typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'string';
}

export async function fetchAbout(): Promise<About> {
  const response = await fetch(at('/api/about'));
  const answer: unknown = await response.json();
  if (!response.ok || !isAbout(answer)) throw new Error(`/api/about answered ${response.status}`);
  return answer;
}
