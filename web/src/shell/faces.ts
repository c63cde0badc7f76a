/** The faces of those bots that have names: a head, eyes, a mouth and something of their own, on a sheet of 48 by 48. */
export interface Face {
  head: string;
  eyes: string;
  mouth: string;
  own: string;
}

export const FACES: readonly Face[] = [
  // Rusty Anna: a boiler with a bun and a patch.
  { head: 'M12 18Q12 9 24 9T36 18V34Q36 42 24 42T12 34Z', eyes: 'M19 23H19.010M29 23H29.010', mouth: 'M18 33Q24 37 30 33', own: 'M19 9A5 5 0 0 1 29 9M30 14L35 17L32 21M14 28H18' },
  // Odd Bolts: a nut on springs, one eye larger.
  { head: 'M14 12H34L41 25L34 38H14L7 25Z', eyes: 'M18 22H18.010M31 22A2 2 0 1 0 31.010 22', mouth: 'M17 32H31M21 30V34M27 30V34', own: 'M15 12L11 5M33 12L37 5M11 5H11.010M37 5H37.010' },
  // Captain Void: a helmet with a visor and a peak.
  { head: 'M10 24Q10 10 24 10T38 24V36Q38 42 24 42T10 36Z', eyes: 'M15 22H33V29H15Z', mouth: 'M20 36H28', own: 'M8 17H40M13 12L24 5L35 12' },
  // Auntie Torque: round, with spectacles and a wrench in her hair.
  { head: 'M24 9A17 17 0 1 1 23.990 9Z', eyes: 'M13 25A4.500 4.500 0 1 0 22 25A4.500 4.500 0 1 0 13 25M26 25A4.500 4.500 0 1 0 35 25A4.500 4.500 0 1 0 26 25M22 25H26', mouth: 'M19 36Q24 33 29 36', own: 'M30 12L40 4M37 3L41 7' },
  // Half a Tonne: a crate with handles.
  { head: 'M8 14H40V41H8Z', eyes: 'M17 23H17.010M31 23H31.010', mouth: 'M18 33H30', own: 'M8 20H4V30H8M40 20H44V30H40M8 18L14 14M40 18L34 14' },
];
