import { mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { attempt } from '../attempt.ts';
import { sumTree } from '../construct.ts';
import { Normaliser } from '../simplifying/normal-form.ts';
import * as P from './polynomial.ts';
import { type PrintStyle, fractionTree, polynomialTree } from '../simplifying/rebuild.ts';

/**
 * Multiplied out and collected, without bringing fractions to one denominator: 2(x+1) + 1/(x(x+1)) is
 * 2x + 2 + 1/(x²+x). Undefined where there is no normal form.
 */
export function expandBrackets(tree: Expression, style: PrintStyle = {}): Expression | undefined {
  return attempt(() => expandParts(tree, style));
}

function expandParts(tree: Expression, style: PrintStyle): Expression {
  if (tree.kind === 'group') return expandParts(tree.body, style);
  const normaliser = new Normaliser();
  const terms = tree.kind === 'add' ? tree.terms : [tree];
  let whole = P.zeroPolynomial;
  const quotients: Expression[] = [];
  for (const term of terms) {
    const fraction = normaliser.convert(term);
    if (P.isOne(fraction.denominator)) {
      whole = P.add(whole, fraction.numerator);
      continue;
    }
    quotients.push(fractionTree(normaliser.field, fraction, style));
  }
  if (quotients.length === 0) return polynomialTree(normaliser.field, whole, style);
  return sumTree([polynomialTree(normaliser.field, whole, style), ...quotients]);
}

/** Multiplies out; what has no normal form stays, with its parts expanded. */
export function expand(tree: Expression): Expression {
  return attempt(() => expanded(tree), stepsForExpanding) ?? tree;
}

const stepsForExpanding = 60_000;

function expanded(tree: Expression): Expression {
  return expandBrackets(tree) ?? mapChildren(tree, expanded);
}
