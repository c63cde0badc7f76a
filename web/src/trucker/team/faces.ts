/** Portraits, as paths of 48 x 48: a head, what is worn on it, hair, what the face does, and the tool of the trade.
 * The tool is drawn around a point of its own, 14 x 14. */
import type { MemberId } from './catalogue';

const HEADS = {
  round: 'M22 10Q33 10 33 22Q33 35 22 35Q11 35 11 22Q11 10 22 10Z',
  long: 'M22 8Q31 8 31 20V26Q31 36 22 36Q13 36 13 26V20Q13 8 22 8Z',
  square: 'M12 11H32V28Q32 35 25 35H19Q12 35 12 28Z',
  alien: 'M22 8Q36 8 35 20Q34 28 27 32Q22 38 17 32Q10 28 9 20Q8 8 22 8Z',
} as const;

export interface Face {
  head: keyof typeof HEADS;
  /** Worn, and drawn over the head. */
  hat: string;
  /** Eyes, where they are dots. */
  dots: string;
  /** What the face does, and whatever else is a line. */
  lines: string;
  tool: string;
}
export const headOf = ({ head }: Face): string => HEADS[head];

const EYES = 'M17.500 22.500h.01M26.500 22.500h.01';

export const FACES: Readonly<Record<MemberId, Face>> = {
  advertiser: {
    head: 'long',
    hat: 'M11 19Q9 7 21 6Q35 1 34 14Q27 10 21 14Q15 13 11 19Z',
    dots: EYES,
    lines: 'M16 27H28Q27 33 22 33Q17 33 16 27Z',
    tool: 'M-6 -2.500V2.500H-3L3 6V-6L-3 -2.500ZM6 -2.500V2.500',
  },
  architect: {
    head: 'round',
    hat: 'M8 15Q9 5 24 5Q37 6 36 13Q28 11 8 15ZM24 5L26 2',
    dots: EYES,
    lines: 'M13 22.500A4.500 4.500 0 1 0 22 22.500A4.500 4.500 0 1 0 13 22.500M22 22.500A4.500 4.500 0 1 0 31 22.500A4.500 4.500 0 1 0 22 22.500M19 31H25',
    tool: 'M0 -6L-4.500 6M0 -6L4.500 6M-3 2H3',
  },
  assembler: {
    head: 'square',
    hat: 'M7 19H13V29H7ZM31 19H37V29H31ZM10 19Q10 5 22 5Q34 5 34 19H31Q31 9 22 9Q13 9 13 19Z',
    dots: EYES,
    lines: 'M17 30Q22 32 27 30M36 19L42 6',
    tool: 'M0 5h.01M-3.200 1.500Q0 -1.500 3.200 1.500M-6.500 -2.500Q0 -8 6.500 -2.500',
  },
  bureaucrat: {
    head: 'long',
    hat: 'M19 36L22 39L25 36L24 46H20Z',
    dots: '',
    lines: 'M12 21Q8 17 12 13M32 21Q36 17 32 13M14 22H20V26H14ZM24 22H30V26H24ZM20 23.500H24M18 32Q22 29.500 26 32',
    tool: 'M-2 -6.500H2V-1L5.500 2.500H-5.500L-2 -1ZM-6 6H6',
  },
  buyer: {
    head: 'round',
    hat: 'M10 23Q7 7 22 7Q37 7 34 23Q30 14 22 14Q14 14 10 23ZM18 7Q17 1 22 1Q27 1 26 7Z',
    dots: `${EYES}M10 29h.01M34 29h.01`,
    lines: 'M17 29Q22 33 27 29',
    tool: 'M-6.500 -.500L-1 -6H6V1L.500 6.500ZM2.800 -2.800h.01',
  },
  deliveryman: {
    head: 'round',
    hat: 'M10 17Q9 6 22 6Q35 6 34 13Q40 13 41 17Z',
    dots: EYES,
    lines: 'M15 28Q22 34 29 28',
    tool: 'M-6 -3.500L0 -6.500L6 -3.500V3.500L0 6.500L-6 3.500ZM-6 -3.500L0 -.500L6 -3.500M0 -.500V6.500',
  },
  hypergeometer: {
    head: 'alien',
    hat: 'M13 10L8 3L11 1L17 8ZM31 10L36 3L33 1L27 8Z',
    dots: 'M15 22h.01M29 22h.01M22 15h.01',
    lines: 'M19 29Q22 31 25 29',
    tool: 'M-6 -6H6V6H-6ZM-2.200 -2.200H2.200V2.200H-2.200ZM-6 -6L-2.200 -2.200M6 -6L2.200 -2.200M-6 6L-2.200 2.200M6 6L2.200 2.200',
  },
  inspector: {
    head: 'long',
    hat: 'M6 17Q11 15 13 14Q13 4 17 4Q22 7 27 4Q31 4 31 14Q33 15 38 17Q22 21 6 17Z',
    dots: '',
    lines: 'M15 23.500H20M24 23.500H29M22 24V28H20M19 32H25',
    tool: 'M-5.500 -1.500A4 4 0 1 0 2.500 -1.500A4 4 0 1 0 -5.500 -1.500M1.500 1.500L6 6',
  },
  plumber: {
    head: 'square',
    hat: 'M9 16Q11 6 23 6Q34 6 35 13L39 16ZM12 28Q16 23 22 27Q28 23 32 28Q27 33 22 29.500Q17 33 12 28Z',
    dots: EYES,
    lines: 'M22 29.500V29',
    tool: 'M-6 -6V0M-6 -5H1Q5 -5 5 -1V6M-6 -1H0Q1 -1 1 0V6M-1 6H7',
  },
  planner: {
    head: 'round',
    hat: 'M8 35Q5 7 22 7Q39 7 36 35Q31 36 33 23Q31 15 20 14Q13 16 11 23Q13 36 8 35Z',
    dots: EYES,
    lines: 'M19 30Q22 32 25 30M29 14L41 8',
    tool: 'M-5 -5H5V6.500H-5ZM-2 -6.500H2V-4H-2ZM-2.800 .500L-.800 2.500L3 -1.500',
  },
  saboteur: {
    head: 'round',
    hat: 'M10 22Q10 8 22 8Q34 8 34 22V26Q34 36 22 36Q10 36 10 26ZM13 19V26H31V19Z',
    dots: EYES,
    lines: 'M14.500 19.500L20 21M29.500 19.500L24 21',
    tool: 'M-5.500 2A4.500 4.500 0 1 0 3.500 2A4.500 4.500 0 1 0 -5.500 2M2 -1.500L4 -3.500M4 -6.500L5 -5M7 -3.500L6 -3.500',
  },
  security_guard: {
    head: 'square',
    hat: 'M8 12Q8 4 22 4Q36 4 36 12L33 16H11ZM11 16H33L35 20Q22 17 9 20ZM19.500 6.500H24.500V11L22 13L19.500 11Z',
    dots: 'M17.500 24h.01M26.500 24h.01',
    lines: 'M17 30.500H27',
    tool: 'M0 -7Q5 -2 4.500 2Q4 6.500 0 6.500Q-4.500 6.500 -4.500 2Q-4.500 -.500 -2 -2Q-1.500 -5 0 -7Z',
  },
  smuggler: {
    head: 'long',
    hat: 'M11 18Q11 6 22 6Q33 6 33 16L40 12L39 21L32 17Q22 13 11 18ZM14 20H20.500V26H14Z',
    dots: 'M26.500 23h.01',
    lines: 'M20 21L31 17M18 31L26 29.500',
    tool: 'M-6 -6H6V6H-6ZM-2 -1.500Q-2 -4 0 -4Q2.200 -4 2.200 -2Q2.200 -.500 0 .300V1.500M0 4h.01',
  },
  stock_boy: {
    head: 'round',
    hat: 'M11 18Q11 7 22 7Q33 7 33 18ZM11 18L3 20Q4 15 11 14Z',
    dots: EYES,
    lines: 'M16 29Q22 33 28 29M22 31V33M14 27h.01M16.500 26h.01M30 27h.01M27.500 26h.01',
    tool: 'M-6 -6V6.500M6 -6V6.500M-6 0H6M-6 5.500H6M-3.500 -4.500H.500V0M2 2H4V5.500',
  },
  swindler: {
    head: 'long',
    hat: 'M13 14V1H31V14ZM7 14H37V17H7Z',
    dots: 'M17.500 23h.01M27 23h.01',
    lines: 'M22.500 23A4.500 4.500 0 1 0 31.500 23A4.500 4.500 0 1 0 22.500 23M31 26L33 34M12 27Q15 32 22 28.500Q29 32 32 27',
    tool: 'M-4.500 -6.500H4.500V6.500H-4.500ZM0 -3.500L2.500 .500H-2.500ZM0 .500V3.500',
  },
  trader: {
    head: 'round',
    hat: 'M8 18Q8 5 22 5Q36 5 36 18Q28 12 22 15Q16 12 8 18ZM12 26Q12 39 22 39Q32 39 32 26Q27 31 22 29.500Q17 31 12 26Z',
    dots: EYES,
    lines: 'M22 15L17 6M22 15L28 6',
    tool: 'M0 -6.500V6M-3 6H3M-5 -4H5M-5 -4L-7 1.500H-3ZM5 -4L3 1.500H7Z',
  },
  welder: {
    head: 'square',
    hat: 'M10 9Q22 4 34 9V29Q34 38 22 38Q10 38 10 29ZM14 17V25H30V17Z',
    dots: '',
    lines: 'M16 19L20 23M21 19L25 23',
    tool: 'M0 -7V-3.500M0 3.500V7M-7 0H-3.500M3.500 0H7M-5 -5L-2.500 -2.500M5 5L2.500 2.500M5 -5L2.500 -2.500M-5 5L-2.500 2.500',
  },
};
