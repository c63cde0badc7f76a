/** What the keys do; keys.ts has them in words. */
import type { Answers } from './answers.svelte';
import type { Hands } from './hands.svelte';
import type { Play } from './play.svelte';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
/** What lies over the page has the keys to itself. */
const isCovered = (): boolean => document.querySelector('dialog[open], .veil') !== null;

export function press(event: KeyboardEvent, play: Play, hands: Hands, answers: Answers): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isCovered()) return;
  if (event.key === ' ' && play.director.isPlaying) {
    event.preventDefault();
    play.director.skip(event);
  } else if (event.key === 'Escape') back(play, hands, answers);
  else if (!/^[1-9g]$/i.test(event.key)) pressLetter(event.key.toLowerCase(), hands);
  else if (play.isBuilding) hands.soon(() => { choose(event.key, play, answers); });
  else choose(event.key, play, answers);
}

/** A step back: from what is read, from somebody else's ship, from a question that was opened. */
function back(play: Play, hands: Hands, answers: Answers): void {
  if (play.mine?.reading != null) hands.do('put-back');
  else if (play.looked !== null) play.look(null);
  else choose('Esc', play, answers);
}

/** In flight a key means what it meant when it was pressed: it does not wait for the next question. */
function choose(key: string, play: Play, answers: Answers): void {
  const chosen = answers.choices.find((choice) => choice.key === (key === 'g' ? 'G' : key));
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
