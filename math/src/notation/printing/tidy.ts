import { startsWithDigit } from '../build.ts';
import { mapChildren } from '../traverse.ts';
import type { Expression, MultiplyNode, ProductMark } from '../tree.ts';

/**
 * The tree as it is printed: sums and products flat, `1x` as `x`, a dot before a numeral that is a factor, the sign of a product in
 * front of it, brackets around brackets once. Reading what is printed gives this tree, with brackets added only where they are needed.
 */
export function tidy(tree: Expression, ones: 'dropped' | 'kept' = 'dropped'): Expression {
  const inner = mapChildren(tree, (child) => tidy(child, ones));
  switch (inner.kind) {
    case 'add':
      if (!inner.terms.some((term) => term.kind === 'add')) return inner;
      return { ...inner, terms: inner.terms.flatMap((term) => (term.kind === 'add' ? term.terms : [term])) };
    case 'multiply':
      return tidyProduct(inner, ones);
    case 'group':
      return inner.shape === 'round' && inner.body.kind === 'group' && inner.body.shape === 'round'
        ? inner.body
        : inner;
    case 'divide':
      if (inner.mark !== 'slash') return inner;
      return { ...inner, numerator: withoutBrackets(inner.numerator), denominator: withoutBrackets(inner.denominator) };
    case 'call': {
      const [only] = inner.args;
      if (inner.args.length !== 1 || !only || !inner.bracketed) return inner;
      const bare = withoutBrackets(only);
      return bare === only ? inner : { ...inner, args: [bare] };
    }
    default:
      return inner;
  }
}

function withoutBrackets(tree: Expression): Expression {
  return tree.kind === 'group' && tree.shape === 'round' ? tree.body : tree;
}

function tidyProduct(product: MultiplyNode, ones: 'dropped' | 'kept'): Expression {
  let factors: Expression[] = [];
  let marks: ProductMark[] = [];
  let signs = 0;
  product.factors.forEach((tidied, index) => {
    const mark = product.marks[index - 1] ?? 'implicit';
    if (index > 0) marks.push(mark === 'implicit' && startsWithDigit(tidied) ? 'dot' : mark);
    let factor = tidied;
    if (index === 0) for (; factor.kind === 'negate'; signs++) factor = factor.operand;
    if (factor.kind === 'multiply') {
      factors.push(...factor.factors);
      marks.push(...factor.marks);
    } else factors.push(factor);
  });
  if (ones === 'dropped' && isOne(factors[0]) && marks[0] === 'implicit') {
    factors = factors.slice(1);
    marks = marks.slice(1);
  }
  const [only] = factors;
  let whole: Expression = factors.length === 1 && only ? only : { ...product, factors, marks };
  for (; signs > 0; signs--) whole = { kind: 'negate', operand: whole };
  return whole;
}

function isOne(tree: Expression | undefined): boolean {
  return tree?.kind === 'number' && tree.text === '1' && tree.repetend === undefined;
}
