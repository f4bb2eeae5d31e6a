import { arithmeticValue } from '../../algebra/index.ts';
import { constantValue, degreeIn, generatorsOf } from '../../algebra/polynomials/polynomial.ts';
import { normalForm } from '../../algebra/simplifying/simplify.ts';
import { namesIn } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { bare, type FormVerdict, isClosed, missing, ok, termsOf, wholeNumber } from '../structure.ts';

/**
 * a(x + u)² + v with a, u and v free of the letter x, and x² counted as (x + 0)²; an answer without letters is complete
 * as it is.
 */
export function checkCompletedSquare(tree: Expression, variable: string | undefined): FormVerdict {
  if (isClosed(tree)) return ok;
  let squares = 0;
  let numbers = 0;
  for (const term of termsOf(tree)) {
    const kind = kindOf(term, variable);
    if (kind === 'other') return missing('Write it as one square plus a number, such as $(x + 1)^2 + 2$.');
    if (kind === 'square') squares++;
    else if (arithmeticValue(term)) numbers++;
  }
  if (squares !== 1) return missing('Write it with exactly one square in which the letter stands.');
  return numbers > 1 ? missing('Put the numbers outside the square together.') : ok;
}

function kindOf(term: Expression, variable: string | undefined): 'square' | 'constant' | 'other' {
  if (isFree(term, variable)) return 'constant';
  const inner = bare(term);
  switch (inner.kind) {
    case 'power':
      return wholeNumber(inner.exponent) === 2 && isLinear(inner.base, variable) ? 'square' : 'other';
    case 'multiply': {
      const bound = inner.factors.filter((factor) => !isFree(factor, variable));
      const [only] = bound;
      // (x + 1)(x + 1) is a square that is not written as one.
      return only && bound.length === 1 ? kindOf(only, variable) : 'other';
    }
    case 'divide':
      return isFree(inner.denominator, variable) ? kindOf(inner.numerator, variable) : 'other';
    default:
      return 'other';
  }
}

function isFree(tree: Expression, variable: string | undefined): boolean {
  return variable === undefined ? isClosed(tree) : !namesIn(tree).has(variable);
}

/** x + u, with like terms collected and u perhaps a fraction of other letters; x² counts as (x + 0)². */
function isLinear(base: Expression, variable: string | undefined): boolean {
  const form = normalForm(base);
  if (!form) return false;
  const { numerator, denominator } = form.fraction;
  const written = (generator: number): Expression | undefined => form.normaliser.field.generators[generator]?.tree;
  // The letter itself, or something that holds it, such as its sine.
  const isBound = (generator: number): boolean => {
    const tree = written(generator);
    return tree !== undefined && !isFree(tree, variable);
  };
  if (generatorsOf(denominator).some(isBound)) return false;
  // Over a common denominator the terms cannot be counted.
  if (constantValue(denominator) && termsOf(base).length > numerator.size) return false;
  const [subject, ...others] = generatorsOf(numerator).filter(isBound);
  if (subject === undefined || others.length > 0) return false;
  return written(subject)?.kind === 'name' && degreeIn(numerator, subject) === 1;
}
