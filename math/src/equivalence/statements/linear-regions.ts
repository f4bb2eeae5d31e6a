import { attempt } from '../../algebra/attempt.ts';
import { freeNames } from '../../algebra/names.ts';
import { add, isZero, multiply, negate, type Rational, sign, zero } from '../../algebra/numbers/rational.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { children } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import type { Atom, Formula } from './formula.ts';
import { linearRow } from './linear-systems.ts';

/** More would take too long: eliminating a letter can square the number of inequalities. */
const mostAtoms = 6;
const mostLetters = 3;

/** The half-space `row · (letters, 1) ≤ 0`, or `< 0`. */
interface HalfSpace {
  readonly row: readonly Rational[];
  readonly isStrict: boolean;
}

/**
 * Compares the regions of two systems of linear inequalities and equations with rational coefficients: each has to be
 * in every half-space of the other, which is decided exactly by Fourier and Motzkin's elimination. Undefined for other
 * statements.
 */
export function compareLinearRegions(a: Formula, b: Formula): 'equal' | 'different' | undefined {
  const first = conjunction(a);
  const second = first && conjunction(b);
  if (!first || !second || first.length > mostAtoms || second.length > mostAtoms) return undefined;
  return attempt(() => {
    const normaliser = new Normaliser();
    const rows = [first, second].map((atoms) =>
      atoms.map((atom) => ({ atom, row: isPlain(atom.difference) ? linearRow(normaliser, atom) : undefined })),
    );
    const width = normaliser.field.generators.length;
    if (width > mostLetters) return undefined;
    const spaces: HalfSpace[][] = [];
    for (const system of rows) {
      const found: HalfSpace[] = [];
      for (const { atom, row } of system) {
        if (!row) return undefined;
        const whole = Array.from({ length: width + 1 }, (_, k) => row.get(k === width ? -1 : k) ?? zero);
        found.push({ row: whole, isStrict: atom.operator === '<' });
        if (atom.operator === '=') found.push({ row: whole.map(negate), isStrict: false });
      }
      spaces.push(found);
    }
    const [one = [], other = []] = spaces;
    return isWithin(one, other, width) && isWithin(other, one, width) ? 'equal' : 'different';
  });
}

function conjunction(formula: Formula): readonly Atom[] | undefined {
  if (formula.kind === 'atom') return formula.operator === '!=' ? undefined : [formula];
  if (formula.kind !== 'and') return undefined;
  const found: Atom[] = [];
  for (const part of formula.parts) {
    const inner = conjunction(part);
    if (!inner) return undefined;
    found.push(...inner);
  }
  return found;
}

/** Whether a tree has a value everywhere: its normal form would hide a denominator that may be 0. */
function isPlain(tree: Expression): boolean {
  if (tree.kind === 'divide' && freeNames(tree.denominator).length > 0) return false;
  const isPlainKind = ['number', 'name', 'add', 'negate', 'positive', 'multiply', 'divide', 'group', 'mixed'];
  return isPlainKind.includes(tree.kind) && [...children(tree)].every(isPlain);
}

/** Whether no point of the system is outside one of the half-spaces. */
const isWithin = (system: readonly HalfSpace[], spaces: readonly HalfSpace[], width: number): boolean =>
  spaces.every(({ row, isStrict }) => !hasPoint([...system, { row: row.map(negate), isStrict: !isStrict }], width));

/** Eliminates letter by letter: every lower bound has to be below every upper one. */
function hasPoint(system: readonly HalfSpace[], width: number): boolean {
  let left = system;
  for (let letter = 0; letter < width; letter++) {
    const signOf = ({ row }: HalfSpace): number => sign(row[letter] ?? zero);
    const upper = left.filter((one) => signOf(one) > 0);
    const lower = left.filter((one) => signOf(one) < 0);
    const joined = upper.flatMap((above) => lower.map((below) => without(letter, above, below)));
    left = [...left.filter((one) => signOf(one) === 0), ...joined];
  }
  return left.every(({ row, isStrict }) => {
    const constant = row[width] ?? zero;
    return sign(constant) < 0 || (isZero(constant) && !isStrict);
  });
}

/** The sum of two half-spaces, multiplied so that the letter is gone. */
function without(letter: number, above: HalfSpace, below: HalfSpace): HalfSpace {
  const [p, q] = [above.row[letter] ?? zero, negate(below.row[letter] ?? zero)];
  return {
    row: above.row.map((value, k) => add(multiply(value, q), multiply(below.row[k] ?? zero, p))),
    isStrict: above.isStrict || below.isStrict,
  };
}
