import { workDone } from '../../../algebra/work.ts';
import { RealRunner } from '../../kinks/real-run.ts';
import { sameTree } from '../../../notation/traverse.ts';
import type { Atom, Formula } from '../formula.ts';
import { atomsOf, holds, truth } from '../formula-parts.ts';

type Place = ReadonlyMap<string, number>;

const mostSteps = 12_000;
/** Values of the other letters: each line runs through one of them. */
const sizes: readonly number[] = Array.from({ length: 24 }, (_, k) => 0.057 * 1.53 ** k);
/** Between these, nearest to 0 first, a line is cut where a border is not a polynomial of the second degree. */
const grid: readonly number[] = [
  -900, -170, -41, -13, -5.1, -2.3, -0.9, -0.2, 0, 0.3, 1.1, 2.6, 5.7, 14, 43, 190, 1000,
];

/**
 * Places where two formulas seem to differ, on many lines parallel to the axes, near 0 and far from it: on each line the
 * borders of all relations are crossed, so that no piece between two of them is missed, however narrow or far it is.
 */
export function* differencesOnLines(a: Formula, b: Formula, letters: readonly string[]): Generator<Place> {
  const lines = new Lines(a, b);
  for (const [k, size] of sizes.toReversed().entries()) {
    for (const free of letters) {
      for (const side of [1, -1]) {
        const start = letters.map((name, n): [string, number] => {
          const isTurned = letters.length > 2 && (k >> n) % 2 === 1;
          return [name, (isTurned ? -side : side) * size * 1.19 ** n];
        });
        if (lines.isDone) return;
        yield* lines.differences(new Map(start), free);
      }
    }
  }
}

class Lines {
  private readonly formulas: readonly [Formula, Formula];
  private readonly runners: ReadonlyMap<Atom, RealRunner>;
  /** Relations of which no two have the same border. */
  private readonly borders: readonly Atom[];
  private readonly begun = workDone();

  constructor(a: Formula, b: Formula) {
    this.formulas = [a, b];
    this.runners = new Map([...atomsOf(a), ...atomsOf(b)].map((atom) => [atom, new RealRunner(atom.program)]));
    const atoms = [...this.runners.keys()];
    this.borders = atoms.filter(
      (atom, k) => !atoms.slice(0, k).some((before) => sameTree(before.difference, atom.difference)),
    );
  }

  get isDone(): boolean {
    return workDone() - this.begun > mostSteps;
  }

  /** One place in each gap between the borders on the line in which the formulas seem to differ. */
  *differences(start: Place, free: string): Generator<Place> {
    const cuts = this.borders.flatMap((atom) => this.crossings(atom, start, free)).toSorted((x, y) => x - y);
    const [first = 0, last = 0] = [cuts[0], cuts.at(-1)];
    const gaps = cuts.slice(1).map((cut, k) => (cut + (cuts[k] ?? cut)) / 2);
    for (const t of [first - 1 - Math.abs(first), ...gaps, last + 1 + Math.abs(last)]) {
      if (this.isDone) return;
      const place = new Map([...start, [free, t]]);
      const [inA, inB] = this.formulas.map((formula) => this.truthAt(formula, place));
      if (inA !== undefined && inB !== undefined && inA !== inB) yield place;
    }
  }

  /** Where the line crosses a border: the zeros of a polynomial of the second degree, or places all along the line. */
  private crossings(atom: Atom, start: Place, free: string): readonly number[] {
    const at = (t: number): number => this.valueAt(atom, new Map([...start, [free, t]]));
    const [left, middle, right, next] = [at(-1), at(0), at(1), at(2)];
    const [a, b] = [(left + right) / 2 - middle, (right - left) / 2];
    const isQuadratic = Math.abs(4 * a + 2 * b + middle - next) <= 1e-9 * (Math.abs(middle) + Math.abs(next));
    return isQuadratic ? quadraticZeros(a, b, middle) : grid;
  }

  private truthAt(formula: Formula, place: Place): boolean | undefined {
    return truth(formula, (atom) => {
      const value = this.valueAt(atom, place);
      return Number.isNaN(value) ? undefined : holds(atom.operator, value < 0 ? -1 : value > 0 ? 1 : 0);
    });
  }

  private valueAt(atom: Atom, place: Place): number {
    const values = atom.program.variables.map((name) => place.get(name) ?? 0);
    return this.runners.get(atom)?.run(values) ?? Number.NaN;
  }
}

function quadraticZeros(a: number, b: number, c: number): readonly number[] {
  if (Math.abs(a) <= 1e-12 * (Math.abs(b) + Math.abs(c))) return b === 0 ? [] : [-c / b];
  const root = Math.sqrt(b * b - 4 * a * c);
  if (Number.isNaN(root)) return [];
  // The sum of what has the same sign loses no digits.
  const larger = b < 0 ? b - root : b + root;
  return larger === 0 ? [0] : [-larger / (2 * a), (-2 * c) / larger];
}
