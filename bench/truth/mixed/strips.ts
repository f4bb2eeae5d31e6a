import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';

/*
 * Functions and curves with conditions on x, beside the same in other words or with another condition in a narrow strip:
 * x ≤ c for x < c, a bound moved by a little, another value in a small interval, at one place or nowhere.
 */

/** A function of x, the same in other words, and another that differs from it at all places but a few. */
function values(random: Random): readonly [text: string, same: string, other: string] {
  const [a, b] = [random.nonZero(-5, 5), random.integer(1, 9)];
  return random.pick([
    [`(${a})x + ${b}`, `${b} - (${-a})x`, `(${a})x + ${b} + 1/1000`],
    [`x^2 - ${b}`, `(x - sqrt(${b}))(x + sqrt(${b}))`, `x^2 + ${b}`],
    [`sin(x)`, `cos(x - pi/2)`, `sin(x) + 10^(-12)`],
    [`e^(x/${b})`, `(e^x)^(1/${b})`, `e^(x/${b + 1}) + 1`],
    [`abs(x - ${b})`, `max(x - ${b}, ${b} - x)`, `x - ${b} - 1/7`],
    [`${b}`, `${2 * b}/2`, `${b + 1}`],
  ] as const);
}

interface Bounds {
  readonly at: string;
  /** A little more than it. */
  readonly beside: string;
}

function bounds(random: Random): Bounds {
  const n = random.integer(-900, 900);
  const places = random.integer(2, 9);
  return { at: `${n}/10`, beside: `${n}/10 + 10^(-${places})` };
}

type Written = (value: string, condition: string) => string;

function functions(random: Random): TruthCase {
  const [left, right] = [values(random), values(random)];
  const { at, beside } = bounds(random);
  const write: Written = (value, condition) => `(y = ${value} and ${condition})`;
  const whole = `${write(left[0], `x < ${at}`)} or ${write(right[0], `x >= ${at}`)}`;
  if (random.chance()) {
    const same = random.pick([
      `${write(right[1], `x >= ${at}`)} or ${write(left[1], `x < ${at}`)}`,
      `${write(left[1], `x < ${at}`)} or ${write(right[0], `${at} <= x < ${beside}`)} or ${write(right[1], `x >= ${beside}`)}`,
      `${write(left[0], `2x < 2*(${at})`)} or ${write(right[0], `not x < ${at}`)}`,
    ]);
    return comparison(whole, same, true);
  }
  const strip = random.pick([
    `${write(right[2], `${at} <= x < ${beside}`)} or ${write(right[0], `x >= ${beside}`)}`,
    write(right[0], `x >= ${beside}`),
    write(right[0], `x > ${at}`),
  ]);
  return comparison(whole, `${write(left[0], `x < ${at}`)} or ${strip}`, false);
}

function curves(random: Random): TruthCase {
  const { at, beside } = bounds(random);
  const n = random.integer(1, 9);
  const [curve, same] = random.pick([
    [`x y = ${n}`, `${n} - x y = 0`],
    [`x y = 0`, `(x = 0 or y = 0)`],
    [`y^2 = x^2`, `abs(y) = abs(x)`],
    [`y > x^2 - ${n}`, `x^2 < y + ${n}`],
    [`y <= sin(x)`, `sin(x) - y >= 0`],
    [`y^3 = x + ${n}`, `x = y^3 - ${n}`],
  ] as const);
  const isRight = random.chance();
  const conditions = isRight
    ? [`${at} > x`, `2x < 2*(${at})`, `x < ${at} and x < ${beside}`]
    : [`x < ${beside}`, `x < ${at} or (${at} < x and x < ${beside})`];
  return comparison(`${curve} and x < ${at}`, `${same} and (${random.pick(conditions)})`, isRight);
}

export const stripFamilies: readonly TruthFamily[] = [
  { name: 'strips: functions in cases', draw: functions, count: 500, drawn: 30, open: 0.04 },
  { name: 'strips: curves with conditions', draw: curves, count: 500, drawn: 30, open: 0.3 },
];
