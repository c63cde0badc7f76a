/** The seats in the order in which a pack comes to them, beginning with the one that looks. */
export function ring(seats: number, me: number, toTheLeft: boolean): number[] {
  return Array.from({ length: seats }, (_, step) => (me + (toTheLeft ? step : seats - step)) % seats);
}
