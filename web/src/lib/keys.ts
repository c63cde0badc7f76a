/** Keys that do something, and what they do: shown with `?`. */
import type { MessageId } from './words.svelte';

export interface KeyHelp {
  /** As printed on the keys; any of them. */
  names: readonly string[];
  does: MessageId;
}
