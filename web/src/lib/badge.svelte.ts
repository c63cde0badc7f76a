/** My turn, told where one sees it from another window: the tab's sign, and a notice of the system for those who asked for it. */
import { recall, remember } from './memory';
import { at } from './root';

const PLAIN = at('/favicon.svg');
const CALLING = at('/favicon-turn.svg');

class Badge {
  #isWanted = $state(recall('notices') === 'yes' && canNotify() && Notification.permission === 'granted');

  /** Whether notices of the system are wanted. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  async want(isWanted: boolean): Promise<void> {
    this.#isWanted = isWanted && canNotify() && (await Notification.requestPermission()) === 'granted';
    remember('notices', this.#isWanted ? 'yes' : 'no');
  }

  /** The sign of the tab. */
  mark(isMyTurn: boolean): void {
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', isMyTurn ? CALLING : PLAIN);
  }

  /** Tell somebody who looks elsewhere. */
  call(title: string, text: string): void {
    if (!this.#isWanted || !document.hidden) return;
    const notice = new Notification(title, { body: text, tag: 'starhaul-turn', icon: at('/icons/icon-192.png') });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }
}

export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

export const badge = new Badge();
