import { type Random, type TruthFamily } from '../family.ts';
import { derivation } from './working.ts';

/*
 * Calculations as exercise books have them: numbers put into a formula with the result in the same line, calculations
 * one after the other, members of a sequence by its formula. A wrong one has one result that is not right.
 */

/** A formula, and the calculation that it is for some numbers. */
const formulas: readonly (readonly [
  formula: string,
  put: (...n: number[]) => string,
  of: (...n: number[]) => number,
])[] = [
  ['s = v*t', (v, t) => `${v}*${t}`, (v = 0, t = 0) => v * t],
  ['P = 2(a + b)', (a, b) => `2(${a} + ${b})`, (a = 0, b = 0) => 2 * (a + b)],
  ['A = 1/2*g*h', (g, h) => `1/2*${g}*${h}`, (g = 0, h = 0) => (g * h) / 2],
  ['V = a^2*h', (a, h) => `${a}^2*${h}`, (a = 0, h = 0) => a * a * h],
  ['K = a - b*c', (a, b, c) => `${a} - ${b}*${c}`, (a = 0, b = 0, c = 0) => a - b * c],
  ['c^2 = a^2 + b^2', (a, b) => `${a}^2 + ${b}^2`, (a = 0, b = 0) => a * a + b * b],
  [
    'm = (a - b)/(c + d)',
    (a, b, c, d) => `(${a} - ${b})/(${c} + ${d})`,
    (a = 0, b = 0, c = 0, d = 1) => (a - b) / (c + d),
  ],
];

const written = (value: number): string => String(Number(value.toFixed(9)));

function putIn(random: Random) {
  const [formula, put, of] = random.pick(formulas);
  const divisor = random.pick([1, 2, 4, 5]);
  const [a, b, c] = [random.integer(2, 60), random.integer(2, 60), random.integer(1, divisor)];
  const numbers = [a, b, Math.min(c, divisor - 1), divisor - Math.min(c, divisor - 1)];
  const [left = ''] = formula.split(' = ');
  const isRight = random.chance();
  const value = written(of(...numbers) + (isRight ? 0 : random.pick([-10, -1, 1, 2, 100])));
  const lines = random.chance()
    ? [`${left} = ${put(...numbers)} = ${value}`]
    : [`${left} = ${put(...numbers)}`, `${left} = ${value}`];
  return derivation([formula, ...lines], isRight);
}

function oneAfterTheOther(random: Random) {
  const lines: string[] = [];
  const isRight = random.chance();
  const wrongAt = isRight ? -1 : random.integer(0, 2);
  let value = random.integer(2, 400);
  for (let at = 0; at < 3; at++) {
    const k = random.integer(2, 40);
    const [text, next] = random.pick([
      [`${value} + ${k}`, value + k],
      [`${k}*${value}`, k * value],
      [`${value} - ${k}`, value - k],
      [`${value * k}:${k}`, value],
    ] as const);
    const result = next + (at === wrongAt ? random.pick([-10, -1, 1, 2, 100]) : 0);
    lines.push(`${text} = ${result}`);
    value = random.chance(0.8) && next > 0 ? next : random.integer(2, 400);
  }
  return derivation(lines, isRight);
}

function members(random: Random) {
  const [p, q, n] = [random.integer(2, 9), random.nonZero(-9, 9), random.integer(2, 30)];
  const [letter, index] = [random.pick(['a', 'b', 'u']), random.pick(['n', 'k'])];
  const sign = q < 0 ? '-' : '+';
  const isRight = random.chance();
  const slip = isRight ? 0 : random.pick([-p, -1, 1, p, 10]);
  const member = `${letter}_${n > 9 ? `{${n}}` : n}`;
  const calculation = `${p}*${n} ${sign} ${Math.abs(q)}`;
  const value = p * n + q + slip;
  const ends = random.pick([
    [`${member} = ${calculation}`, `${member} = ${value}`],
    [`${member} = ${calculation} = ${value}`],
    [`${member} = ${value}`],
  ]);
  return derivation([`${letter}_${index} = ${p}${index} ${sign} ${Math.abs(q)}`, ...ends], isRight);
}

export const workingCalculations: readonly TruthFamily[] = [
  { name: 'working: numbers put into a formula', draw: putIn, count: 1000 },
  { name: 'working: one calculation after the other', draw: oneAfterTheOther, count: 1000 },
  { name: 'working: members of a sequence', draw: members, count: 1000 },
];
