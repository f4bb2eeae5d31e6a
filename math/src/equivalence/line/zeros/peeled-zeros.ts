import { negateTree, powerTree, productTree, quotientTree, rationalTree, sumTree } from '../../../algebra/construct.ts';
import { containsName } from '../../../algebra/names.ts';
import { isInteger } from '../../../algebra/numbers/rational.ts';
import { exactValue } from '../../../algebra/simplifying/simplify.ts';
import type { Expression } from '../../../notation/tree.ts';
import { type Place, placeOf } from '../place.ts';
import { type Zeros, noZeros } from './zero-sets.ts';

/** Lower powers are cheap to multiply out. */
const lowestPower = 5;

/**
 * The zeros of a(u + v·x)ⁿ + c, such as 1500(1 + x/100)⁷ − 2100, by undoing what is done to x from the outside: multiplied
 * out, its coefficients are too far apart for quick factoring. Undefined for other expressions.
 */
export function peeledZeros(tree: Expression, variable: string): Zeros | undefined {
  const values = peeled(tree, rationalTree({ n: 0, d: 1 }), variable, false);
  const places: Place[] = [];
  for (const value of values ?? []) {
    const place = placeOf(value);
    if (place?.digits === undefined) return undefined;
    places.push(place);
  }
  return values && { ...noZeros, places };
}

/** The values of x for which a tree has a value, as trees; undefined where x occurs otherwise than peeling can undo. */
function peeled(tree: Expression, value: Expression, variable: string, isInPower: boolean): Expression[] | undefined {
  const inner = (next: Expression, result: Expression): Expression[] | undefined =>
    peeled(next, result, variable, isInPower);
  switch (tree.kind) {
    case 'name':
      return isInPower && tree.name === variable ? [value] : undefined;
    case 'group':
      return inner(tree.body, value);
    case 'negate':
      return inner(tree.operand, negateTree(value));
    case 'add': {
      const [term, others] = split(tree.terms, variable);
      return term && inner(term, sumTree([value, ...others.map(negateTree)]));
    }
    case 'multiply': {
      const [factor, others] = split(tree.factors, variable);
      const product = productTree(others);
      return factor && isNumber(product) ? inner(factor, quotientTree(value, product)) : undefined;
    }
    case 'divide':
      return isNumber(tree.denominator) ? inner(tree.numerator, productTree([value, tree.denominator])) : undefined;
    case 'power': {
      const exponent = exactValue(tree.exponent);
      if (!exponent || !isInteger(exponent) || exponent.n < lowestPower || exponent.n > 1000) return undefined;
      const [place, power] = [placeOf(value), Number(exponent.n)];
      if (!place || place.value === 0) return undefined;
      if (place.value < 0 && power % 2 === 0) return [];
      const root = powerTree(place.value < 0 ? negateTree(value) : value, rationalTree({ n: 1, d: power }));
      const roots = power % 2 === 0 ? [root, negateTree(root)] : [place.value < 0 ? negateTree(root) : root];
      const all = roots.map((each) => peeled(tree.base, each, variable, true));
      return all.every((each) => each !== undefined) ? all.flat() : undefined;
    }
    default:
      return undefined;
  }
}

/** The only one of some parts in which the variable occurs, and the others. */
function split(parts: readonly Expression[], variable: string): [Expression | undefined, readonly Expression[]] {
  const [part, ...more] = parts.filter((each) => containsName(each, variable));
  return [more.length === 0 ? part : undefined, parts.filter((each) => each !== part)];
}

/** A number that is not 0. */
function isNumber(tree: Expression): boolean {
  const value = exactValue(tree);
  return value !== undefined && value.n !== 0;
}
