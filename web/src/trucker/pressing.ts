/** What the keys do; keys.ts has them in words. */
import type { Answers } from './answers.svelte';
import type { Hands } from './hands.svelte';
import type { Play } from './play.svelte';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function press(event: KeyboardEvent, play: Play, hands: Hands, answers: Answers): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key === ' ' && play.director.isPlaying) {
    event.preventDefault();
    play.director.skip();
    return;
  }
  const chosen = /^[1-9]$/.test(event.key) ? answers.choices[Number(event.key) - 1] : undefined;
  if (chosen && play.canAct && !chosen.isDisabled) answers.choose(chosen);
  else pressLetter(event.key.toLowerCase(), hands);
}

function pressLetter(letter: string, hands: Hands): void {
  switch (letter) {
    case 'r':
      hands.rotate();
      break;
    case 't':
      hands.takeByKey();
      break;
    case 'b':
      hands.doIfOffered('return');
      break;
    case 'v':
      hands.doIfOffered('reserve');
      break;
    default:
      break;
  }
}
