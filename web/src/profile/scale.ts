/** A line through numbers, in a box of 100 by 30 with a little room above and below. */
export function track(numbers: readonly number[]): string {
  const lowest = Math.min(...numbers);
  const span = Math.max(1, Math.max(...numbers) - lowest);
  const x = (at: number): number => (numbers.length > 1 ? (at / (numbers.length - 1)) * 100 : 0);
  const y = (number: number): number => 28 - ((number - lowest) / span) * 26;
  return numbers.map((number, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(number).toFixed(1)}`).join('');
}
