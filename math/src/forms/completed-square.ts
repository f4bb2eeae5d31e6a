import { degreeIn, generatorsOf } from '../algebra/polynomial.ts';
import type { Expression } from '../notation/tree.ts';
import { bare, type FormVerdict, isClosed, missing, ok, polynomialOf, termsOf, wholeNumber } from './structure.ts';

/**
 * a(x + u)² + v, with a and v free of the variable. What is no quadratic with a linear term needs no square: x² − 1
 * and numbers are complete as they are.
 */
export function checkCompletedSquare(tree: Expression, variable: string | undefined): FormVerdict {
  if (isClosed(tree)) return ok;
  let squares = 0;
  for (const term of termsOf(tree)) {
    const kind = kindOf(term, variable);
    if (kind === 'other') return missing('Write it as one square plus a number, such as $(x + 1)^2 + 2$.');
    if (kind === 'square') squares++;
  }
  return squares === 1 ? ok : missing('Write it with exactly one square in which the letter stands.');
}

function kindOf(term: Expression, variable: string | undefined): 'square' | 'constant' | 'other' {
  if (isFree(term, variable)) return 'constant';
  const inner = bare(term);
  switch (inner.kind) {
    case 'power':
      return wholeNumber(inner.exponent) === 2 && isLinear(inner.base, variable) ? 'square' : 'other';
    case 'multiply': {
      const bound = inner.factors.filter((factor) => !isFree(factor, variable));
      const [first, second] = bound;
      if (!first) return 'constant';
      if (bound.length === 1) return kindOf(first, variable);
      // (x + 1)(x + 1) is a square that is not written as one.
      return second ? 'other' : 'constant';
    }
    case 'divide':
      return isFree(inner.denominator, variable) ? kindOf(inner.numerator, variable) : 'other';
    default:
      return 'other';
  }
}

function isFree(tree: Expression, variable: string | undefined): boolean {
  if (variable === undefined) return isClosed(tree);
  if (tree.kind === 'name') return tree.name !== variable;
  const form = polynomialOf(tree);
  if (!form) return isClosed(tree);
  return generatorsOf(form.polynomial).every((generator) => {
    const name = form.normaliser.field.generators[generator];
    return name?.tree.kind !== 'name' || name.tree.name !== variable;
  });
}

/** x + u; x² counts as (x + 0)². */
function isLinear(base: Expression, variable: string | undefined): boolean {
  const form = polynomialOf(base);
  if (!form) return false;
  const generators = generatorsOf(form.polynomial).filter((generator) => {
    const tree = form.normaliser.field.generators[generator]?.tree;
    return variable === undefined || (tree?.kind === 'name' && tree.name === variable);
  });
  return generators.length === 1 && degreeIn(form.polynomial, generators[0] ?? 0) === 1;
}
