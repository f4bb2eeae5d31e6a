import { type Random, type TruthFamily, comparison } from '../family.ts';

/** A list of different whole numbers. */
export function roots(random: Random, count: number): number[] {
  const found = new Set<number>();
  while (found.size < count) found.add(random.integer(-9, 9));
  return [...found];
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.integer(0, rest.length - 1), 1));
  return result;
}

export const linear = (root: number): string => `(x - (${root}))`;

/** Solutions in one of the ways in which they are written. */
export function listed(random: Random, values: readonly (number | string)[], letter = 'x'): string {
  const mixed = shuffled(random, values);
  const ways = [
    mixed.map((value) => `${letter} = ${value}`).join(' or '),
    `${letter} in {${mixed.join(', ')}}`,
    mixed.map((value) => `${value} = ${letter}`).join(' or '),
  ];
  return random.pick(ways);
}

/** A list of solutions with one missing, one too many, or one with the wrong sign. */
export function spoiled(random: Random, values: readonly number[]): number[] {
  const index = random.integer(0, values.length - 1);
  const others = values.filter((_, k) => k !== index);
  const chosen = values[index] ?? 0;
  const fresh = [...Array(25).keys()].map((k) => k - 12).filter((k) => !values.includes(k));
  switch (random.integer(0, 2)) {
    case 0:
      return others.length > 0 ? others : [...values, random.pick(fresh)];
    case 1:
      return [...values, random.pick(fresh)];
    default:
      return [...others, values.includes(-chosen) ? random.pick(fresh) : -chosen];
  }
}

function productOfFactors(random: Random) {
  const values = roots(random, random.integer(1, 4));
  const factor = random.pick(['', '2', '-3', '1/2 ', 'pi ', 'sqrt(2) ']);
  const equation = `${factor}${values.map(linear).join('')} = 0`;
  const isRight = random.chance();
  return comparison(equation, listed(random, isRight ? values : spoiled(random, values)), isRight);
}

/** Functions that touch a value at their extreme points, with one such point, and the period of those. */
const tangents = [
  { f: 'sin(u)', value: '1', at: 'pi/2', period: '2pi' },
  { f: 'sin(u)', value: '-1', at: '-pi/2', period: '2pi' },
  { f: 'cos(u)', value: '1', at: '0', period: '2pi' },
  { f: 'cos(u)', value: '-1', at: 'pi', period: '2pi' },
  { f: 'sin(u)^2', value: '0', at: '0', period: 'pi' },
  { f: 'cos(u)^2', value: '1', at: '0', period: 'pi' },
  { f: 'abs(sin(u))', value: '0', at: '0', period: 'pi' },
  { f: 'sin(u) + cos(u)', value: 'sqrt(2)', at: 'pi/4', period: '2pi' },
  { f: 'sin(u)^4', value: '1', at: 'pi/2', period: 'pi' },
  { f: '3sin(u) + 4cos(u)', value: '5', at: 'arctan(3/4)', period: '2pi' },
  { f: 'tan(u)^2', value: '0', at: '0', period: 'pi' },
  { f: 'sin(2u) + 2cos(u)^2', value: '1 + sqrt(2)', at: 'pi/8', period: 'pi' },
];

function tangentialZeros(random: Random) {
  const { f, value, at, period } = random.pick(tangents);
  const rate = random.integer(1, 4);
  const shift = random.pick(['0', '1', 'pi/3', '-2', 'pi/7']);
  const function_ = f.replaceAll('u', `(${rate}x - (${shift}))`);
  const point = `(${at} + ${shift})/${rate}`;
  const step = `(${period})/${rate}`;
  const equation = `${function_} = ${value}`;
  switch (random.integer(0, 5)) {
    case 0:
      return comparison(equation, `x = ${point}`, false);
    case 1:
      return comparison(equation, 'false', false);
    case 2:
      return comparison(`${function_} != ${value}`, 'true', false);
    case 3:
      return comparison(equation, `x = ${point} + 2 k*${step}`, false);
    case 4:
      // Where the tangent has no value, tan u ≠ 0 does not hold either.
      if (f.startsWith('tan')) return comparison(equation, `x = ${point} + n*${step}`, true);
      return comparison(`${function_} != ${value}`, `not (x = ${point} + n*${step})`, true);
    default:
      return comparison(equation, `x = ${point} + k*${step}`, true);
  }
}

interface Branches {
  readonly equation: string;
  /** Solutions in [0, period) in units of π/12. */
  readonly twelfths: readonly number[];
  /** The period in the same units. */
  readonly period: number;
}

const periodic: readonly Branches[] = [
  { equation: 'sin(x) = 0', twelfths: [0], period: 12 },
  { equation: 'cos(x) = 0', twelfths: [6], period: 12 },
  { equation: 'tan(x) = 1', twelfths: [3], period: 12 },
  { equation: 'tan(x) = -sqrt(3)', twelfths: [8], period: 12 },
  { equation: 'sin(x) = 1/2', twelfths: [2, 10], period: 24 },
  { equation: 'cos(x) = 1/2', twelfths: [4, 20], period: 24 },
  { equation: '2sin(x) = -sqrt(2)', twelfths: [15, 21], period: 24 },
  { equation: 'cos(x) = -sqrt(3)/2', twelfths: [10, 14], period: 24 },
  { equation: 'sin(2x) = 1', twelfths: [3], period: 12 },
  { equation: 'sin(2x) = sin(x)', twelfths: [0, 4, 12, 20], period: 24 },
  { equation: 'cos(2x) = 1/2', twelfths: [2, 10], period: 12 },
  { equation: 'sin(3x) = 0', twelfths: [0], period: 4 },
  { equation: '2cos(x)^2 - cos(x) = 1', twelfths: [0, 8, 16], period: 24 },
  { equation: 'cos(2x) = cos(x)', twelfths: [0], period: 8 },
  { equation: 'sin(x)^2 = 3/4', twelfths: [4, 8], period: 12 },
];

function angle(twelfths: number): string {
  return `${twelfths}pi/12`;
}

function family(random: Random, start: number, period: number): string {
  const moved = start + period * random.integer(-3, 3);
  const letter = random.pick(['k', 'n', 'm', 'j']);
  const sign = random.pick(['+', '-']);
  return random.pick([
    `x = ${angle(moved)} ${sign} ${letter}*${angle(period)}`,
    `x = ${letter}*${angle(period)} + ${angle(moved)}`,
    `x = pi*(${moved} ${sign} ${period}${letter})/12`,
    `12x/pi - ${period}${letter} = ${moved}`,
  ]);
}

/** The branches, some of them split into several with a multiple of the period. */
function written(random: Random, starts: readonly number[], period: number): string {
  const split = random.integer(1, 3);
  const parts = starts.flatMap((start) =>
    random.chance(0.3)
      ? Array.from({ length: split }, (_, k) => family(random, start + k * period, split * period))
      : [family(random, start, period)],
  );
  return shuffled(random, parts).join(' or ');
}

function periodicFamilies(random: Random) {
  const { equation, twelfths, period } = random.pick(periodic);
  const other = random.chance(0.6) ? equation : written(random, twelfths, period);
  switch (random.integer(0, 7)) {
    case 0:
      return comparison(other, written(random, twelfths, 2 * period), false);
    case 1:
      return comparison(other, written(random, [...twelfths, (twelfths[0] ?? 0) + 1], period), false);
    case 2:
      return twelfths.length > 1
        ? comparison(other, written(random, twelfths.slice(1), period), false)
        : comparison(
            other,
            written(
              random,
              twelfths.map((start) => start + 1),
              period,
            ),
            false,
          );
    case 3:
      return comparison(other, `x = ${angle(twelfths[0] ?? 0)}`, false);
    default:
      return comparison(other, written(random, twelfths, period), true);
  }
}

/** Whole-number families: every d-th number from a on. */
function residues(random: Random) {
  const step = random.integer(2, 6);
  const start = random.integer(-7, 7);
  const [k, n] = [random.pick(['k', 'n', 'm']), random.pick(['k', 'n', 'j'])];
  const first = `x = ${step}${k} + (${start})`;
  const isRight = random.chance();
  const shift = step * random.integer(-4, 4) + (isRight ? 0 : random.integer(1, step - 1));
  const second = random.pick([
    `x = ${step}${n} + (${start + shift})`,
    `x = (${start + shift}) - ${step}${n}`,
    `x - (${start + shift}) = ${step}${n}`,
  ]);
  return comparison(first, second, isRight);
}

/** Exact solutions with their decimals. */
const exactValues: readonly (readonly [equation: string, exact: string, value: number])[] = [
  ['3x = 1', '1/3', 1 / 3],
  ['x = pi', 'pi', Math.PI],
  ['7x = 22', '22/7', 22 / 7],
  ['e^x = 2', 'ln(2)', Math.LN2],
  ['x^3 = 2', 'root(3)(2)', Math.cbrt(2)],
  ['ln(x) = 1', 'e', Math.E],
  ['x - sqrt(2) = 0', 'sqrt(2)', Math.SQRT2],
  ['2^x = 3', 'ln(3)/ln(2)', Math.log2(3)],
  ['arctan(x) = 1', 'tan(1)', Math.tan(1)],
  ['sqrt(x) = pi', 'pi^2', Math.PI ** 2],
];

function roundedSolutions(random: Random) {
  const [equation, exact, value] = random.pick(exactValues);
  const left = random.pick([equation, `x = ${exact}`, `x in {${exact}}`]);
  if (random.chance(0.3)) return comparison(left, `x = ${exact}`, true);
  const digits = random.integer(3, 17);
  const rounded = `x = ${value.toPrecision(digits)}`;
  if (random.chance(0.3)) {
    // The values are below 100, so that two of the digits stand before the point at most.
    const isNear = random.chance();
    const tolerance = { kind: 'absolute', value: 10 ** (2 - digits) } as const;
    const typed = isNear ? rounded : `x = ${(value + 3 * 10 ** (2 - Math.min(digits, 9))).toPrecision(17)}`;
    return comparison(typed, `x = ${exact}`, isNear, { tolerance });
  }
  return random.chance() ? comparison(left, rounded, false) : comparison(rounded, left, false);
}

export const solutionFamilies: readonly TruthFamily[] = [
  { name: 'products of linear factors and their zeros', draw: productOfFactors },
  { name: 'zeros where a function only touches', draw: tangentialZeros },
  { name: 'periodic solutions in several spellings', draw: periodicFamilies },
  { name: 'every d-th whole number', draw: residues },
  { name: 'exact solutions and rounded ones', draw: roundedSolutions },
];
