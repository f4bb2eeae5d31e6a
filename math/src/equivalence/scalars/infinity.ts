import { compile, growthOf } from '../../algebra/evaluating/program.ts';
import { run } from '../../algebra/evaluating/run.ts';
import type { Expression } from '../../notation/tree.ts';

/** ∞, −∞, an undefined form such as ∞ − ∞, or undefined when no ∞ is involved. 0·∞ is 0 as in integration theory. */
export type Infinite = 'plus' | 'minus' | 'zero' | 'undefined';

/** The value of an expression with ∞ in it by the rules of the extended real line. */
export function infiniteValue(tree: Expression): Infinite | undefined {
  switch (tree.kind) {
    case 'constant':
      return tree.name === 'infinity' ? 'plus' : undefined;
    case 'group':
      return infiniteValue(tree.body);
    case 'positive':
      return infiniteValue(tree.operand);
    case 'negate':
      return opposite(infiniteValue(tree.operand));
    case 'add': {
      let sum: Infinite | undefined;
      for (const term of tree.terms) {
        const value = infiniteValue(term);
        if (value === undefined || value === 'zero') continue;
        sum = sum === undefined || sum === value ? value : 'undefined';
      }
      return sum;
    }
    case 'multiply':
      return infiniteProduct(tree.factors);
    case 'divide': {
      const top = infiniteValue(tree.numerator);
      const bottom = infiniteValue(tree.denominator);
      if (bottom !== undefined) return top === undefined && bottom !== 'undefined' ? 'zero' : 'undefined';
      return top === undefined ? undefined : infiniteProduct([tree.numerator, tree.denominator]);
    }
    case 'big':
      return growthOf(tree);
    default:
      return undefined;
  }
}

function opposite(value: Infinite | undefined): Infinite | undefined {
  return value === 'plus' ? 'minus' : value === 'minus' ? 'plus' : value;
}

function infiniteProduct(factors: readonly Expression[]): Infinite | undefined {
  if (!factors.some((factor) => infiniteValue(factor) !== undefined)) return undefined;
  let result: Infinite = 'plus';
  for (const factor of factors) {
    const value = infiniteValue(factor) ?? signOf(factor);
    if (value === 'undefined') return 'undefined';
    if (value === 'zero') return 'zero';
    if (value === 'minus') result = opposite(result) ?? result;
  }
  return result;
}

function signOf(tree: Expression): Infinite {
  const program = compile(tree);
  if (!program || program.variables.length > 0) return 'undefined';
  const value = run(program, [], 'real');
  if (value.im !== 0 || Number.isNaN(value.re)) return 'undefined';
  return Math.abs(value.re) <= value.error ? 'zero' : value.re < 0 ? 'minus' : 'plus';
}
