import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';

/*
 * Statements whose solutions are so large or so small that doubles do not tell them apart or do not hold them, beside the
 * same solved, and beside a solution of nearly the same size: ln(3x + 2) = 5000 and x = (e^5000 - 2)/3.
 */

interface Solution {
  readonly statement: string;
  readonly solved: string;
  /** The same with another number in it. */
  readonly others: readonly string[];
}

function logarithm(random: Random, sign: string): Solution {
  const [name, base] = random.pick([
    ['ln', 'e'],
    ['lg', '10'],
    ['log_2', '2'],
    ['log_7', '7'],
  ] as const);
  const size = random.integer(80, random.pick([400, 3000, 90_000]));
  const power = random.chance(0.7) ? size : -size;
  const [factor, shift] = [random.integer(2, 9), power > 0 ? random.integer(1, 9) : 0];
  const value = (n: number | string, c: number, d: number): string => `x ${sign} (${base}^(${n}) - ${d})/${c}`;
  return {
    statement: `${name}(${factor}x + ${shift}) ${sign} ${power}`,
    solved: value(power, factor, shift),
    others: [
      value(power + random.pick([-1, 1]), factor, shift),
      value(`${power} + 1/1000`, factor, shift),
      value(power, factor + 1, shift),
      ...(size < 700 ? [value(power, factor, shift + 1)] : []),
    ],
  };
}

function exponential(random: Random, sign: string): Solution {
  const base = random.pick(['e', '2', '10', '1.03']);
  const size = random.integer(100, 4000);
  const factor = random.integer(2, 400);
  const value = (n: number, c: number): string => `x ${sign} ${c}*${n}*ln(10)/ln(${base})`;
  return {
    statement: `${base}^(x/${factor}) ${sign} 10^${size}`,
    solved: value(size, factor),
    others: [value(size + 1, factor), value(size, factor + 1)],
  };
}

function root(random: Random, sign: string): Solution {
  const [size, shift] = [random.integer(60, 2000), random.integer(1, 9)];
  const value = (n: number, d: number): string => `x ${sign} e^${n} - ${d}`;
  return {
    statement: `sqrt(x + ${shift}) ${sign} e^(${size}/2)`,
    solved: value(size, shift),
    others: [value(size + 1, shift), value(size - 1, shift), `x ${sign} e^${size}*${shift + 1}`],
  };
}

const shapes = [logarithm, exponential, root];

function draw(random: Random): TruthCase {
  const sign = random.pick(['=', '=', '>', '>=']);
  const { statement, solved, others } = random.pick(shapes)(random, sign);
  if (random.chance()) return comparison(statement, solved, true);
  const turned = solved.replace(` ${sign} `, sign === '>' ? ' >= ' : ' > ');
  return comparison(statement, random.pick([...others, turned, 'false', 'true']), false);
}

export const farSolutionFamilies: readonly TruthFamily[] = [
  { name: 'scales: solutions that no double holds', draw, count: 1000, drawn: 40 },
];
