import type { Expression } from '../notation/tree.ts';
import { foldNumbers, tidy } from '../algebra/tidy.ts';
import {
  bare,
  contains,
  factorsOf,
  type FormVerdict,
  inMaths,
  missing,
  ok,
  termsOf,
  wholeNumber,
} from './structure.ts';

function isSum(tree: Expression): boolean {
  return bare(tree).kind === 'add';
}

/** A product of a sum, a power of a sum with a whole exponent, or a sum over something. */
function unexpanded(tree: Expression): Expression | undefined {
  const inner = bare(tree);
  switch (inner.kind) {
    case 'multiply': {
      if (inner.factors.some(isSum)) return inner;
      return firstOf(inner.factors);
    }
    case 'power': {
      const exponent = wholeNumber(inner.exponent);
      if (exponent !== undefined && exponent > 1) {
        const base = bare(inner.base);
        if (base.kind === 'add' || base.kind === 'multiply') return inner;
      }
      return undefined;
    }
    case 'divide':
      return isSum(inner.numerator) ? inner : unexpanded(inner.numerator);
    case 'add':
      return firstOf(inner.terms);
    default:
      return undefined;
  }
}

/** `12x^5 x^4`: a letter stands twice in a product, each time with a whole exponent or none. */
function repeatsLetter(term: Expression): boolean {
  const inner = bare(term);
  if (inner.kind === 'divide') return repeatsLetter(inner.numerator);
  if (inner.kind !== 'multiply') return false;
  const letters = factorsOf(inner).flatMap(({ base }) => (base.kind === 'name' ? [base.name] : []));
  return new Set(letters).size < letters.length;
}

function firstOf(trees: readonly Expression[]): Expression | undefined {
  for (const tree of trees) {
    const found = unexpanded(tree);
    if (found) return found;
  }
  return undefined;
}

/** No product of sums is left, no power of a sum, and like terms are collected. */
export function checkExpanded(tree: Expression): FormVerdict {
  if (tree.kind === 'relation' || tree.kind === 'logic') {
    for (const operand of tree.operands) {
      const verdict = checkExpanded(operand);
      if (!verdict.ok) return verdict;
    }
    return ok;
  }
  const product = unexpanded(tree);
  if (product) return missing(`Multiply out ${inMaths(product)}.`);
  if (tree.kind === 'add' && tree.terms.some((term) => isSum(term))) return missing('Remove the brackets.');
  const terms = termsOf(tree);
  const repeated = terms.find(repeatsLetter);
  if (repeated) return missing(`Collect the powers of the same letter in ${inMaths(repeated)}.`);
  if (terms.length > termsOf(foldNumbers(tidy(tree))).length) return missing('Collect like terms.');
  return ok;
}

/** No brackets at all, except those of functions, powers of negative numbers and the like. */
export function checkNoBrackets(tree: Expression): FormVerdict {
  const bracket = contains(tree, (node) => node.kind === 'group' && bare(node.body).kind === 'add');
  const expandable = unexpanded(tree);
  if (bracket || expandable) {
    return missing(expandable ? `Multiply out ${inMaths(expandable)}.` : 'Write it without brackets.');
  }
  return ok;
}
