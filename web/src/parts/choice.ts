/** A button of the strip. */
export interface Choice {
  id: string;
  label: string;
  notes: readonly string[];
  tone: 'main' | 'plain' | 'quiet' | 'harm';
  /** What to send; nothing for choices that only change the page. */
  moves?: readonly string[];
  isDisabled?: boolean;
  /** The key that stands for it, as printed: where the label has a number, that number. */
  key?: string | undefined;
  /** A number alone: its key needs no telling. */
  isNumber?: boolean;
  /** What is read out in its place, where the label alone says too little. */
  spoken?: string;
  /** What it is about, as `data-about` says it; the game may draw that beside it. */
  about?: string;
  /** Not to be pressed by mistake. */
  isApart?: boolean;
}
