import { type Program, hasUnknownValues } from '../../algebra/evaluating/program-builder.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { exactRatio, haveShortNumbers, seedOf } from '../scalars/exact-values.ts';
import { divideModulo, ratioLanes, residue } from '../scalars/fingerprint.ts';
import type { Atom, Formula } from './formula.ts';
import { atomsOf, holds, truth } from './formula-parts.ts';
import { closedSign } from '../precise/closed-sign.ts';
import { realPoint } from '../scalars/points.ts';

/** The reading of an atom in terms of a shared quantity: its sign times `orientation`, or a fixed sign. */
type Reading =
  | { readonly kind: 'sign'; readonly quantity: string; readonly orientation: 1 | -1 }
  | { readonly kind: 'fixed'; readonly sign: -1 | 0 | 1 };

export type PatternResult = 'equal' | 'different' | 'open';

/**
 * Compares two formulas as statements about the signs of their differences, where differences that are constant
 * multiples of each other are the same quantity. Agreement for every pattern of signs proves equality; disagreement
 * proves nothing unless a single quantity is involved that takes all signs (a polynomial of odd degree does; here: one
 * that was seen positive and negative, for inequalities).
 */
export function compareSignPatterns(a: Formula, b: Formula): PatternResult {
  const readings = new Map<Atom, Reading>();
  const atoms = [...atomsOf(a), ...atomsOf(b)];
  const seed = seedOf(atoms.map(({ program }) => program));
  for (const atom of atoms) {
    const reading = readingOf(atom, seed);
    if (!reading) return 'open';
    readings.set(atom, reading);
  }
  const quantities = new Set<string>();
  for (const reading of readings.values()) if (reading.kind === 'sign') quantities.add(reading.quantity);
  const letters = new Set([...opaqueKeys(a), ...opaqueKeys(b)]);
  const names = [...quantities, ...letters];
  if (names.length > 9) return 'open';
  const assignment = new Map<string, -1 | 0 | 1>();
  const valueOf = (formula: Formula): boolean | undefined =>
    truth(
      formula,
      (atom) => {
        const reading = readings.get(atom);
        if (!reading) return undefined;
        const sign =
          reading.kind === 'fixed' ? reading.sign : (assignment.get(reading.quantity) ?? 0) * reading.orientation;
        return holds(atom.operator, sign < 0 ? -1 : sign > 0 ? 1 : 0);
      },
      (key) => assignment.get(key) === 1,
    );
  const agrees = (index: number): boolean => {
    const name = names[index];
    if (name === undefined) return valueOf(a) === valueOf(b);
    const values: readonly (-1 | 0 | 1)[] = letters.has(name) ? [0, 1] : [-1, 0, 1];
    return values.every((value) => {
      assignment.set(name, value);
      return agrees(index + 1);
    });
  };
  if (agrees(0)) return 'equal';
  return quantities.size === 0 ? 'different' : 'open';
}

function opaqueKeys(formula: Formula): string[] {
  switch (formula.kind) {
    case 'opaque':
      return [formula.key];
    case 'and':
    case 'or':
      return formula.parts.flatMap(opaqueKeys);
    case 'not':
      return opaqueKeys(formula.part);
    default:
      return [];
  }
}

/** A number: without letters, and without functions of which nothing is known, as in f(5) = f(7) + 4. */
function isClosed(program: Program): boolean {
  return program.variables.length === 0 && !hasUnknownValues(program);
}

/**
 * The quotients of residues at several points, and of exact values at two points, name the difference up to a constant
 * factor.
 */
function readingOf(atom: Atom, seed: number): Reading | undefined {
  const { program } = atom;
  const parts: number[] = [];
  let zeros = 0;
  let count = 0;
  for (const lanes of ratioLanes) {
    const residues = lanes.map((lane) => residue(program, lane));
    const [first] = residues;
    if (first === undefined || residues.some((value) => value < 0)) return undefined;
    count += residues.length;
    zeros += residues.filter((value) => value === 0).length;
    for (const [k, lane] of lanes.entries()) parts.push(divideModulo(residues[k] ?? 0, first, lane.prime));
  }
  const ratio = exactRatio(program, seed);
  if (ratio === undefined && !haveShortNumbers([program])) return undefined;
  if (ratio === 'zero' || (ratio === undefined && zeros === count)) return { kind: 'fixed', sign: 0 };
  if (zeros > 0 && zeros < count) return undefined;
  const sign = isClosed(program) ? closedSign(program) : referenceSign(atom);
  if (isClosed(program)) return sign === undefined ? undefined : { kind: 'fixed', sign };
  const quantity = `${parts.join()} ${ratio}`;
  if (atom.operator === '=' || atom.operator === '!=')
    return { kind: 'sign', quantity, orientation: sign === -1 ? -1 : 1 };
  return sign === undefined || sign === 0 ? undefined : { kind: 'sign', quantity, orientation: sign };
}

/**
 * The sign of the difference at the first point where it is clearly real and not zero. The point is given by the names,
 * so proportional differences are seen at the same point.
 */
function referenceSign(atom: Atom): -1 | 0 | 1 | undefined {
  const names = atom.program.variables;
  const sorted = [...names].sort();
  for (let k = 0; k < 12; k++) {
    const values = realPoint(k, sorted, {});
    const byName = names.map((name) => values[sorted.indexOf(name)] ?? { re: 0, im: 0 });
    const value = run(atom.program, byName, 'real');
    if (value.im !== 0 || !Number.isFinite(value.re)) continue;
    if (Math.abs(value.re) > 1000 * value.error) return value.re < 0 ? -1 : 1;
  }
  return undefined;
}
