/** A step of the mat as a row of small signs with figures, in the order of doing. */
import type { MatStep } from '../design';
import type { SignName } from './signs';

export interface Part {
  sign: SignName;
  figure: string;
}

const FINDS = { development: 'development', peaceful_world: 'world', military_world: 'military' } as const;

const part = (sign: SignName, amount: number, figure: string): Part[] => (amount ? [{ sign, figure }] : []);

function earnings({ vp, economy, credit }: MatStep): Part[] {
  return [...part('vp', vp, vp > 1 ? `×${vp}` : ''), ...part('economy', economy, `+${economy}`), ...part('credit', credit, `+${credit}`)];
}

function search({ find, from_common: isCommon, worth, pay, pay_six: six }: MatStep): Part[] {
  if (!find) return [];
  return [
    { sign: FINDS[find], figure: isCommon ? `${worth}+` : '' },
    ...part('credit', pay, `−${pay}`),
    ...part('six', six, `−${six}`),
  ];
}

export function partsOf(step: MatStep): Part[] {
  const found = search(step);
  const drawn = part('cards', step.draw, step.draw_both ? `+${step.draw}/${step.draw_both}` : `+${step.draw}`);
  const needed = step.pay ? [] : part('credit', step.credit_needed, `≥${step.credit_needed}`);
  // A search of the common deck earns once it has found something.
  const done = step.from_common ? [...found, ...earnings(step)] : [...earnings(step), ...drawn, ...found];
  const parts = [...part('marker', step.marker, `−${step.marker}`), ...needed, ...done];
  return parts.length ? parts : [{ sign: 'idle', figure: '' }];
}
