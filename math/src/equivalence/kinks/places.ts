import { type Program, movesOf, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Assumption } from '../scalars/points.ts';
import type { RealRunner } from './real-run.ts';

/** Places close to each other, where most of what people write happens. */
const dense: readonly number[] = [
  0.02, 0.13, 0.37, 0.5, 0.73, 1, 1.29, 1.5, 2, 2.41, 2.8, 3, 3.4, 4, 4.6, 5, 5.7, 6.4, 7.1, 8.3, 9.6, 11, 12.7, 14.3,
  17, 20.6, 25, 30.3, 38, 47, 61, 83,
];

/**
 * The places on a line that are looked at first: dense near 0, then over all scales up to far beyond the numbers that
 * occur, around these numbers, and at the ends of what doubles can hold. Sorted.
 */
export function placesFor(
  programs: readonly Program[],
  numbers: readonly number[],
  assumption: Assumption | undefined,
): readonly number[] {
  if (assumption === 'integer' || assumption === 'natural') return wholePlaces(numbers, assumption);
  const widest = numbers.reduce((most, number) => Math.max(most, number, 1 / number), 1) ** 2;
  const largest = Math.min(1e60, widest * 1e8);
  const smallest = Math.max(1e-60, 1e-6 / widest);
  const sizes = [...dense, 2 ** -400, 2 ** -200, 2 ** 200, 2 ** 400];
  for (let size = 131.7; size < largest; size *= size < 1e8 ? 2.3 : 29) sizes.push(size);
  for (let size = 0.0037; size > smallest; size /= 29) sizes.push(size);
  const hasLogarithms = programs.some(({ code }) => code.some(({ name }) => name === 'ln' || name === 'log'));
  // e^c is far away for a large c.
  if (hasLogarithms) for (let size = 1e10; size < 1e300; size *= 3.7e5) sizes.push(size, 1 / size);
  for (const number of numbers.slice(0, 8)) {
    sizes.push(number, number + 0.61, number * 1.003);
    if (number > 0.4) sizes.push(Math.abs(number - 0.37), number * 0.997);
  }
  const isSigned = assumption !== 'positive' && assumption !== 'non-negative';
  const all = isSigned
    ? [0, ...sizes, ...sizes.map((size) => -size)]
    : assumption === 'positive'
      ? sizes
      : [0, ...sizes];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** More places than these in one line would not pay. */
const mostZeros = 6;

/**
 * The places of a line with those where a part of the form ax + b is 0, and some around them: what bends there may be
 * narrow, as the top of e^(−(9x − 38)²).
 */
export function withAffineZeros(
  places: readonly number[],
  programs: readonly Program[],
  runners: readonly RealRunner[],
  base: readonly number[],
  letter: number,
): readonly number[] {
  const point = [...base];
  const known = new Set(places);
  const added: number[] = [];
  for (const [side, runner] of runners.entries()) {
    const [first = [], second = [], third = []] = spread.map((t) => {
      point[letter] = t;
      runner.run(point);
      return [...runner.registers];
    });
    for (const [k, { op }] of (programs[side]?.code ?? []).entries()) {
      if (op !== operation.add || added.length >= 5 * mostZeros) continue;
      const [x, y, z] = [first[k] ?? Number.NaN, second[k] ?? Number.NaN, third[k] ?? Number.NaN];
      const slope = (y - x) / (spread[1] - spread[0]);
      const bend = Math.abs(x + slope * (spread[2] - spread[0]) - z);
      if (slope === 0 || !(bend <= 1e-12 * Math.max(Math.abs(x), Math.abs(y), Math.abs(z)))) continue;
      const zero = spread[0] - x / slope;
      if (known.has(zero)) continue;
      known.add(zero);
      added.push(...[0, 0.31, -0.31, 1.3, -1.3].map((by) => zero + by / Math.abs(slope)));
    }
  }
  return added.length === 0 ? places : [...new Set([...places, ...added])].sort((a, b) => a - b);
}

const spread = [0.71, 1.93, -3.13] as const;

function wholePlaces(numbers: readonly number[], assumption: Assumption): readonly number[] {
  const sizes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 17, 30];
  for (const number of numbers) {
    const whole = Math.round(number);
    if (whole < 1e6) sizes.push(whole, whole + 1, Math.abs(whole - 1));
  }
  const all =
    assumption === 'natural' ? sizes.filter((size) => size > 0) : [...sizes, ...sizes.map((size) => 0 - size)];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The sizes of the numbers in what was just run, e.g. 3 and e⁴ in |3x − e⁴|, each once. */
export function numbersIn(programs: readonly Program[], runners: readonly RealRunner[]): readonly number[] {
  const found = new Set<number>();
  for (const [side, program] of programs.entries()) {
    for (const [k, moves] of movesOf(program).entries()) {
      const size = Math.abs(runners[side]?.registers[k] ?? 0);
      if (!moves && size > 1e-60 && size < 1e60) found.add(size);
    }
  }
  return [...found];
}

const mostCombined = 48;
const mostTogether = 5;

/**
 * Places where several letters are on chosen sides of their boundaries together: all letters beyond all of theirs, on
 * either side, and a mixture of what lies next to them.
 */
export function combinedPlaces(critical: readonly (readonly number[])[], base: readonly number[]): number[][] {
  const choices = critical.map((values, letter) => [...values.slice(0, 24), base[letter] ?? 1]);
  const mixed = Array.from({ length: mostCombined }, (_, k) =>
    choices.map((values, letter) => values[(k * (2 * letter + 3) + letter * 7) % values.length] ?? 1),
  );
  const beyond = Array.from({ length: 2 ** Math.min(choices.length, mostTogether) }, (_, sides) =>
    critical.map((values, letter) => {
      const own = values.length > 0 ? values : [base[letter] ?? 1];
      const [last, first] = [Math.max(...own), Math.min(...own)];
      // Far enough for a product of all that is beyond to count beside the letters themselves.
      return (sides >> letter) % 2 === 0 ? last + 0.37 * (1 + Math.abs(last)) : first - 0.37 * (1 + Math.abs(first));
    }),
  );
  return [...mixed, ...beyond];
}

const mostCells = 6;

/**
 * The lines of each letter through places where another one is in each of the cells that were found for it: what bends
 * may be there in one of them only.
 */
export function placesAcrossCells(
  critical: readonly (readonly number[])[],
  lines: readonly (readonly number[])[],
  base: readonly number[],
): number[][] {
  return critical.flatMap((boundaries, fixed) =>
    placesInCells(boundaries).flatMap((value) =>
      lines.flatMap((places, letter) =>
        letter === fixed
          ? []
          : places.map((t) => base.map((usual, k) => (k === fixed ? value : k === letter ? t : usual))),
      ),
    ),
  );
}

/** One place in each cell between boundaries, the cells nearest to 0 first. */
function placesInCells(boundaries: readonly number[]): number[] {
  const sorted = [...new Set(boundaries)].sort((a, b) => a - b);
  const cells = sorted
    .slice(1)
    .map((high, k) => ({ middle: ((sorted[k] ?? high) + high) / 2, width: high - (sorted[k] ?? high) }));
  return cells
    .filter(({ middle, width }) => width > 0.02 * Math.max(0.1, Math.abs(middle)))
    .map(({ middle }) => middle)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .slice(0, mostCells);
}

const mostScattered = 120;
const scales: readonly number[] = [3, 9, 27, 81, 243];
/** Irrational shares, so that places never repeat (Weyl's sequences). */
const turns: readonly number[] = [Math.SQRT2, Math.E / 2, Math.sqrt(3), Math.PI / 3];

/**
 * Places all over, none below what its letter may be: a bend inside another may show only where several letters are far
 * from where lines were walked.
 */
export function scatteredPlaces(least: readonly number[]): number[][] {
  return Array.from({ length: mostScattered }, (_, k) => {
    const scale = scales[k % scales.length] ?? 1;
    return least.map((bound, letter) => {
      const share = ((k + 1) * (turns[letter % turns.length] ?? 0.5)) % 1;
      return Math.max(scale * (2 * share - 1), bound);
    });
  });
}
