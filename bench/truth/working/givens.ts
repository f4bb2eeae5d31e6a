import type { Random, TruthCase, TruthFamily } from '../family.ts';
import { derivation } from './working.ts';

/*
 * Numbers for letters and a formula that they are put into: in lines of their own or in one, before the formula or after
 * it, then what comes out, in one step or in two.
 */

interface Formula {
  readonly text: string;
  readonly letters: readonly [string, string];
  readonly out: string;
  readonly of: (a: number, b: number) => number;
  /** The formula with the numbers in it. */
  readonly filled: (a: number, b: number) => string;
}

const formulas: readonly Formula[] = [
  { text: 's = v t', letters: ['v', 't'], out: 's', of: (a, b) => a * b, filled: (a, b) => `s = ${a}*${b}` },
  { text: 'A = g h/2', letters: ['g', 'h'], out: 'A', of: (a, b) => (a * b) / 2, filled: (a, b) => `A = ${a}*${b}/2` },
  {
    text: 'u = 2(a + b)',
    letters: ['a', 'b'],
    out: 'u',
    of: (a, b) => 2 * (a + b),
    filled: (a, b) => `u = 2*${a + b}`,
  },
  { text: 'V = q^2 h', letters: ['q', 'h'], out: 'V', of: (a, b) => a * a * b, filled: (a, b) => `V = ${a * a}*${b}` },
  { text: 'U = R I', letters: ['R', 'I'], out: 'U', of: (a, b) => a * b, filled: (a, b) => `U = ${a}*${b}` },
  { text: 'y = m x + 3', letters: ['m', 'x'], out: 'y', of: (a, b) => a * b + 3, filled: (a, b) => `y = ${a * b} + 3` },
];

function numbersAndFormula(random: Random): TruthCase {
  const { text, letters, out, of, filled } = random.pick(formulas);
  const [a, b] = [random.integer(2, 12), random.integer(2, 12)];
  const given = letters.map((letter, k) => `${letter} = ${k === 0 ? a : b}`);
  const lines = random.chance(0.4) ? [given.join(', ')] : random.chance() ? given : given.toReversed();
  const start = random.chance(0.6) ? [...lines, text] : [text, ...lines];
  const isRight = random.chance();
  const value = of(a, b);
  const off = isRight ? 0 : random.pick([-2, -1, 1, 3, 10]);
  const middle = random.chance(0.4) ? [filled(a, b)] : [];
  return derivation([...start, ...middle, `${out} = ${value + off}`], isRight);
}

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
] as const;

/** c² = a² + b² with numbers for a and b, up to the square. */
function pythagoras(random: Random): TruthCase {
  const [a, b, c] = random.pick(triples);
  const text = 'c^2 = a^2 + b^2';
  const given = random.chance(0.4) ? [`a = ${a}, b = ${b}`] : [`a = ${a}`, `b = ${b}`];
  const start = random.chance() ? [...given, text] : [text, ...given];
  const isRight = random.chance();
  const off = isRight ? 0 : random.pick([-9, 1, 2, 24]);
  const middle = random.chance() ? [`c^2 = ${a * a} + ${b * b}`] : [];
  return derivation([...start, ...middle, `c^2 = ${c * c + off}`], isRight);
}

/** A rounded solution, below the equation or below its exact solution. */
function rounded(random: Random): TruthCase {
  const base = random.integer(2, 9);
  const value = random.integer(2, 60);
  const exact = Math.log(value) / Math.log(base);
  const places = random.integer(1, 3);
  const isRight = random.chance();
  const shown = (exact + (isRight ? 0 : random.pick([-2, 2, 5]) * 10 ** -places)).toFixed(places);
  const middle = random.chance() ? [`x = ln(${value})/ln(${base})`] : [];
  return derivation([`${base}^x = ${value}`, ...middle, `x ≈ ${shown}`], isRight);
}

/** An inequality solved, and its solutions as an interval with a name. */
function namedInterval(random: Random): TruthCase {
  const low = random.integer(-7, 3);
  const high = low + random.integer(1, 6);
  const isClosed = random.chance();
  const signed = (k: number): string => (k < 0 ? ` - ${-k}` : ` + ${k}`);
  const sign = isClosed ? '<=' : '<';
  const isRight = random.chance();
  const [from, to] = isRight
    ? [low, high]
    : random.pick([
        [low, high + 1],
        [low - 1, high],
        [-high, -low + 1],
      ]);
  const isSame = isRight || random.chance(0.7);
  const ends = isClosed === isSame ? `[${from}, ${to}]` : random.pick([`(${from}, ${to})`, `]${from}, ${to}[`]);
  return derivation(
    [`(x${signed(-low)})(x${signed(-high)}) ${sign} 0`, `${low} ${sign} x ${sign} ${high}`, `L = ${ends}`],
    isRight,
  );
}

export const workingGivens: readonly TruthFamily[] = Object.entries({
  'numbers and a formula': numbersAndFormula,
  'numbers and squares': pythagoras,
  'rounded solutions': rounded,
  'named intervals': namedInterval,
}).map(([name, draw]) => ({ name: `working: ${name}`, draw, count: 1000 }));
