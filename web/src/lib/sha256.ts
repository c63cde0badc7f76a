/** SHA-256 (FIPS 180-4). The browser has its own, but not for pages that come over plain http, as in a club's own network. */

const SIZE = 64;

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => Math.floor((root % 1) * 0x1_0000_0000);

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

const PRIMES = primes(SIZE);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text in bytes, with a mark, zeros and its length in bits, so that whole blocks come out. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / SIZE) * SIZE));
  new Uint8Array(view.buffer).set([...bytes, 0x80]);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getUint32(at + 4 * index));
  for (let index = 16; index < SIZE; index += 1) {
    const [far, near] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
    const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words.push(((words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second) | 0);
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function mixed(state: State, words: readonly number[]): State {
  let [a, b, c, d, e, f, g, h] = state;
  words.forEach((word, index) => {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[index] ?? 0) + word) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0) as State;
}

/** The hash of a text, in hex. */
export function sha256(text: string): string {
  const view = padded(text);
  let state = START as State;
  for (let at = 0; at < view.byteLength; at += SIZE) state = mixed(state, schedule(view, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
