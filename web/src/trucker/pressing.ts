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
  if (!/^[1-9]$/.test(event.key)) pressLetter(event.key.toLowerCase(), hands);
  else if (play.isBuilding) hands.soon(() => { choose(Number(event.key), play, answers); });
  else choose(Number(event.key), play, answers);
}

/** In flight a number means what it meant when it was pressed: it does not wait for the next question. */
function choose(number: number, play: Play, answers: Answers): void {
  const chosen = answers.choices[number - 1];
  if (chosen && play.canAct && !chosen.isDisabled) answers.choose(chosen);
}

function pressLetter(letter: string, hands: Hands): void {
  switch (letter) {
    case 'r':
      hands.soon(() => { hands.rotate(); });
      break;
    case 't':
      hands.soon(() => { hands.takeByKey(); });
      break;
    case 'b':
      hands.do('return');
      break;
    case 'v':
      hands.do('reserve');
      break;
    default:
      break;
  }
}
