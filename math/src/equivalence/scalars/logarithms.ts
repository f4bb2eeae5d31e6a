import {
  callTree,
  constantTree,
  integerTree,
  negateTree,
  productTree,
  quotientTree,
  sumTree,
} from '../../algebra/construct.ts';
import { exactValue } from '../../algebra/simplifying/simplify.ts';
import type { Expression } from '../../notation/tree.ts';

/**
 * The natural logarithm of the size of a number that is a product of powers, as a sum: −e⁵⁰⁰/2 has 500 − ln 2. Undefined
 * for other expressions.
 */
export function logarithmOf(tree: Expression): Expression | undefined {
  switch (tree.kind) {
    case 'group':
      return logarithmOf(tree.body);
    case 'positive':
    case 'negate':
      return logarithmOf(tree.operand);
    case 'number': {
      const value = exactValue(tree);
      return value && Number(value.n) > 0 ? callTree('ln', tree) : undefined;
    }
    case 'constant':
      return tree.name === 'e' ? integerTree(1) : tree.name === 'pi' ? callTree('ln', constantTree('pi')) : undefined;
    case 'multiply': {
      const parts = tree.factors.map(logarithmOf);
      return parts.every((part) => part !== undefined) ? sumTree(parts) : undefined;
    }
    case 'divide': {
      const [above, below] = [logarithmOf(tree.numerator), logarithmOf(tree.denominator)];
      return above && below && sumTree([above, negateTree(below)]);
    }
    case 'power': {
      const base = logarithmOf(tree.base);
      return base && productTree([tree.exponent, base]);
    }
    case 'root': {
      const radicand = logarithmOf(tree.radicand);
      return radicand && quotientTree(radicand, tree.index ?? integerTree(2));
    }
    case 'call': {
      const [argument] = tree.args;
      return tree.name === 'exp' && tree.args.length === 1 ? argument : undefined;
    }
    default:
      return undefined;
  }
}
