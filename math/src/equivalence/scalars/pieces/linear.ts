import { LimitReached } from '../../../algebra/numbers/integer.ts';
import { arithmeticValue } from '../../../algebra/numbers/exact.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  one,
  type Rational,
  sign,
  zero,
} from '../../../algebra/numbers/rational.ts';
import { simplify } from '../../../algebra/simplifying/simplify.ts';
import { charge } from '../../../algebra/work.ts';
import { toPlain } from '../../../notation/printing/print-plain.ts';
import type { Expression } from '../../../notation/tree.ts';

/** A sum of multiples of what has no law here, by their texts; the number alone has the empty text. */
export type Linear = ReadonlyMap<string, Rational>;

const mostAtoms = 9;
const mostInequalities = 60;

/** Thrown where sums have too many atoms or parts to go through. */
export class TooMany extends LimitReached {}

/** The first sum and a multiple of the second. */
export function plus(a: Linear, b: Linear, factor: Rational): Linear {
  const sum = new Map(a);
  for (const [atom, coefficient] of b) {
    const value = add(sum.get(atom) ?? zero, multiply(coefficient, factor));
    if (isZero(value)) sum.delete(atom);
    else sum.set(atom, value);
  }
  return sum;
}

/** Whether all sums can be positive for the same values: Fourier–Motzkin elimination of one atom at a time. */
export function isPossible(inequalities: readonly Linear[]): boolean {
  const atoms = new Set(inequalities.flatMap((one) => [...one.keys()].filter((atom) => atom !== '')));
  if (atoms.size > mostAtoms) throw new TooMany();
  let left = inequalities;
  for (const atom of atoms) {
    const of = (wanted: number): Linear[] => left.filter((each) => sign(each.get(atom) ?? zero) === wanted);
    const [below, above] = [of(1), of(-1)];
    const pairs = below.flatMap((low) =>
      above.map((high) => {
        const scaled = plus(new Map(), low, divide(one, low.get(atom) ?? one));
        return plus(scaled, high, divide(one, negate(high.get(atom) ?? one)));
      }),
    );
    left = [...of(0), ...pairs];
    charge(left.length);
    if (left.length > mostInequalities) throw new TooMany();
    if (left.some((each) => each.size === 0)) return false;
  }
  return left.every((each) => sign(each.get('') ?? zero) > 0);
}

/** A tree as a sum of multiples of atoms. */
export function linearOf(tree: Expression): Linear {
  const number = arithmeticValue(tree);
  if (number) return isZero(number) ? new Map() : new Map([['', number]]);
  if (tree.kind === 'name') return new Map([[atomOf(tree), one]]);
  charge(20);
  const plain = simplify(tree, 'no-brackets');
  const found = { value: new Map() as Linear };
  for (const term of plain.kind === 'add' ? plain.terms : [plain]) {
    const [coefficient, atom] = multipleOf(term);
    found.value = plus(found.value, new Map([[atom, coefficient]]), one);
  }
  return found.value;
}

function multipleOf(term: Expression): readonly [Rational, string] {
  const number = arithmeticValue(term);
  if (number) return [number, ''];
  switch (term.kind) {
    case 'group':
      return multipleOf(term.body);
    case 'negate': {
      const [coefficient, atom] = multipleOf(term.operand);
      return [negate(coefficient), atom];
    }
    case 'divide': {
      const below = arithmeticValue(term.denominator);
      const [coefficient, atom] = multipleOf(term.numerator);
      return below && !isZero(below) ? [divide(coefficient, below), atom] : [one, atomOf(term)];
    }
    case 'multiply': {
      const coefficient = term.factors.reduce<Rational>((all, each) => {
        const value = arithmeticValue(each);
        return value ? multiply(all, value) : all;
      }, one);
      const others = term.factors.filter((each) => arithmeticValue(each) === undefined);
      return [coefficient, others.map(atomOf).toSorted().join('*')];
    }
    default:
      return [one, atomOf(term)];
  }
}

/** The text that names a tree among the atoms. */
export const atomOf = (tree: Expression): string => `(${toPlain(tree)})`;
