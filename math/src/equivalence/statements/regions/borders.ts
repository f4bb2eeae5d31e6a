import type { Program } from '../../../algebra/evaluating/program-builder.ts';
import type { Approximation } from '../../../algebra/evaluating/approximation.ts';
import { run } from '../../../algebra/evaluating/run.ts';
import { toNumber } from '../../../algebra/numbers/rational.ts';
import { workDone } from '../../../algebra/work.ts';
import { sameTree } from '../../../notation/traverse.ts';
import type { Atom, Formula } from '../formula.ts';
import { atomsOf, holds, truth } from '../formula-parts.ts';
import { differencesOnLines } from './lines.ts';

/** Where the other letters stand: of all sizes and both signs. */
const positions: readonly number[] = [
  0.31, -0.73, 1.42, -2.17, 3.36, -4.61, 5.93, -7.44, 9.28, -11.8, 16.7, -23.1, 41.3, -58.9, 113.7, -207.3,
];
const rounds = Array.from({ length: positions.length + 8 }, (_, k) => k);
/** The letters are about the same size, each of four in turn; in the last rounds one is larger than the next. */
function placeOf(round: number, letter: number): number {
  if (round >= positions.length) return (5 * letter + 2 * round) % positions.length;
  return round - (round % 4) + ((round + letter) % 4);
}

const sizes: readonly number[] = [0.23, 0.55, 1.1, 1.7, 2.6, 3.8, 5.3, 7.2, 9.7, 13, 18, 26, 40, 65, 110, 210, 450];
/** Where signs of a difference are looked for along its own letter. */
const grid: readonly number[] = [...sizes.map((size) => -size).reverse(), 0.01, ...sizes];
const halvings = 12;
/** Work for the places all over, for the borders of all relations together, and for their corners. */
const mostSteps = 30_000;

/**
 * Whether two formulas in several letters clearly differ at one of many places or beside a border of one of them: two
 * regions that are not the same differ beside the border of a relation that only one of them has.
 */
export function differAtBorders(a: Formula, b: Formula, letters: readonly string[]): boolean {
  const [own, theirs] = [atomsOf(a), atomsOf(b)];
  const lone = [...alone(own, theirs), ...alone(theirs, own)];
  const differ = (place: Place): boolean => {
    const inA = truthAt(a, place);
    const inB = inA === undefined ? undefined : truthAt(b, place);
    return inB !== undefined && inA !== inB;
  };
  const begun = workDone();
  if (placesAllOver(letters).some((place) => workDone() - begun < mostSteps && differ(place))) return true;
  for (const place of differencesOnLines(a, b, letters)) if (differ(place)) return true;
  const found: (readonly [place: Place, border: Program])[] = [];
  const started = workDone();
  const isBeside = rounds.some((round) =>
    lone.some(({ program }) =>
      unitsOf(program).some((unit) => {
        const start = letters.map((letter, n): [string, number] => [
          letter,
          unit * (positions[placeOf(round, n)] ?? 0),
        ]);
        return program.variables.some((free) => {
          if (workDone() - started > mostSteps) return false;
          const places = besideZeros(program, new Map(start), free, unit);
          found.push(...places.filter((_, k) => k % 2 === 0).map((place) => [place, program] as const));
          return places.some(differ);
        });
      }),
    ),
  );
  const corners = new Corners([...own, ...theirs]);
  const before = workDone();
  return (
    isBeside ||
    found.some(
      ([place, border]) => workDone() - before < mostSteps && corners.near(place, border, letters).some(differ),
    )
  );
}

type Place = ReadonlyMap<string, number>;

/** Their multiples without the whole part are spread evenly, and no two of them alike. */
const steps: readonly number[] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31].map(Math.sqrt);
const spreadPlaces = 240;
const [nearest, farthest] = [0.3, 600] as const;

/** Places all over, near 0 and far from it: in half of them the letters are of one size, in the others each has its own. */
function placesAllOver(letters: readonly string[]): Place[] {
  const share = (k: number, n: number): number => ((k + 1) * (steps[n] ?? 0)) % 1;
  return Array.from({ length: spreadPlaces }, (_, k) => {
    const sizes = letters.map((__, n) => nearest * (farthest / nearest) ** share(k, k % 2 === 0 ? 0 : n + 1));
    return new Map(letters.map((name, n) => [name, (sizes[n] ?? 1) * (2 * share(k, letters.length + 1 + n) - 1)]));
  });
}

/** The inequalities of one side that the other does not have. */
function alone(own: readonly Atom[], theirs: readonly Atom[]): Atom[] {
  return own.filter(
    ({ operator, difference }) =>
      (operator === '<' || operator === '<=') && theirs.every((other) => !sameTree(difference, other.difference)),
  );
}

/** 1, and about how far from 0 a border with large numbers is. */
function unitsOf({ code }: Program): number[] {
  const largest = code.reduce((most, { exact }) => Math.max(most, Math.abs(toNumber(exact))), 0);
  return [1, ...[Math.sqrt(largest) / 4, largest / 20].filter((unit) => unit > 5 && unit < 1e9)];
}

/** Places close to each other, on both sides of zeros along one letter. */
function besideZeros(program: Program, start: Place, free: string, unit: number): Place[] {
  const at = (t: number): Place => new Map([...start, [free, t]]);
  const zero = zeroOfLine([0, unit, 2 * unit].map((t) => valueAt(program, at(t)).re)) * unit;
  if (Number.isFinite(zero)) {
    const step = 1e-5 * Math.max(unit, Math.abs(zero));
    return [at(zero - step), at(zero + step)];
  }
  const found: Place[] = [];
  let before: { readonly t: number; readonly sign: -1 | 1 } | undefined;
  for (const step of grid) {
    const t = unit * step;
    const sign = signAt(program, at(t));
    if (sign === undefined) continue;
    if (before && before.sign !== sign) {
      let [low, high] = [before.t, t];
      for (let k = 0; k < halvings; k++) {
        const middle = (low + high) / 2;
        const side = signAt(program, at(middle));
        if (side === before.sign) low = middle;
        else if (side === sign) high = middle;
        else break;
      }
      found.push(at(low), at(high));
    }
    before = { t, sign };
  }
  return found;
}

/** Where a line has its zero whose values at 0, 1 and 2 are given; no number where they are not those of a line. */
function zeroOfLine([first = NaN, second = NaN, third = NaN]: readonly number[]): number {
  const rise = second - first;
  return Math.abs(third - second - rise) <= 1e-9 * Math.abs(rise) ? -first / rise : NaN;
}

function truthAt(formula: Formula, place: Place): boolean | undefined {
  return truth(formula, ({ operator, program }) => {
    const sign = signAt(program, place);
    return sign === undefined ? undefined : holds(operator, sign);
  });
}

/** The sign where doubles are sure of it. */
function signAt(program: Program, place: Place): -1 | 1 | undefined {
  const { re, im, error } = valueAt(program, place);
  if (im !== 0 || !Number.isFinite(re) || !(Math.abs(re) > 1000 * error)) return undefined;
  return re < 0 ? -1 : 1;
}

function valueAt(program: Program, place: Place): Approximation {
  return run(
    program,
    program.variables.map((name) => ({ re: place.get(name) ?? 0, im: 0 })),
    'strict',
  );
}

/** Around a corner, where two borders meet. */
const directions = Array.from({ length: 12 }, (_, k) => [Math.cos(k / 2 + 0.1), Math.sin(k / 2 + 0.1)] as const);

/** Where borders meet: small pieces of a region lie beside such corners. */
class Corners {
  private readonly programs: readonly Program[];
  private readonly seen = new Set<string>();

  constructor(atoms: readonly Atom[]) {
    this.programs = atoms.map(({ program }) => program);
  }

  /** Places around the corners of a border with the others that are found from a place on it, each corner once. */
  near(place: Place, border: Program, [x, y]: readonly string[]): Place[] {
    if (x === undefined || y === undefined) return [];
    return this.programs.flatMap((other) => {
      const corner = other === border ? undefined : meeting(border, other, place, x, y);
      if (!corner) return [];
      const [a, b] = [corner.get(x) ?? 0, corner.get(y) ?? 0];
      const key = [...corner.values()].map((value) => value.toPrecision(5)).join();
      if (this.seen.has(key)) return [];
      this.seen.add(key);
      const radius = 1e-3 * Math.max(0.1, Math.min(Math.abs(a), Math.abs(b)));
      return directions.map(([right, up]) => new Map([...corner, [x, a + radius * right], [y, b + radius * up]]));
    });
  }
}

/** Newton's method in two letters. */
function meeting(first: Program, second: Program, start: Place, x: string, y: string): Place | undefined {
  let place = start;
  for (let k = 0; k < 7; k++) {
    const [a, b] = [place.get(x) ?? 0, place.get(y) ?? 0];
    const [h, l] = [1e-6 * Math.max(1, Math.abs(a)), 1e-6 * Math.max(1, Math.abs(b))];
    const [right, up] = [new Map([...place, [x, a + h]]), new Map([...place, [y, b + l]])];
    const [f, g] = [first, second].map((program) => {
      const value = valueAt(program, place).re;
      return { value, dx: (valueAt(program, right).re - value) / h, dy: (valueAt(program, up).re - value) / l };
    });
    if (!f || !g) return undefined;
    const determinant = f.dx * g.dy - f.dy * g.dx;
    const [dx, dy] = [f.dy * g.value - g.dy * f.value, g.dx * f.value - f.dx * g.value].map(
      (part) => part / determinant,
    );
    if (dx === undefined || dy === undefined || !Number.isFinite(dx + dy)) return undefined;
    place = new Map([...place, [x, a + dx], [y, b + dy]]);
    if (Math.abs(dx) + Math.abs(dy) < 1e-7 * (1 + Math.abs(a) + Math.abs(b))) return place;
  }
  return undefined;
}
