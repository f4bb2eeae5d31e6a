import { compile, growthOf } from '../../algebra/evaluating/program.ts';
import type { Expression } from '../../notation/tree.ts';
import { closedSign } from '../precise/closed-sign.ts';

/** ∞, −∞, 0 as 5/∞ is, an undefined form such as ∞ − ∞, or undefined when no ∞ is involved. 0·∞ is 0 as in integration theory. */
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
      if (top === undefined) return undefined;
      return signOf(tree.denominator) === 'zero' ? 'undefined' : infiniteProduct([tree.numerator, tree.denominator]);
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
  const values = factors.map(infiniteValue);
  if (values.every((value) => value === undefined)) return undefined;
  if (values.every((value) => value === undefined || value === 'zero')) return 'zero';
  let result: Infinite = 'plus';
  for (const [index, factor] of factors.entries()) {
    const value = values[index] ?? signOf(factor);
    if (value === 'undefined' || values[index] === 'zero') return 'undefined';
    if (value === 'zero') return 'zero';
    if (value === 'minus') result = opposite(result) ?? result;
  }
  return result;
}

function signOf(tree: Expression): Infinite {
  const program = compile(tree);
  const sign = program?.variables.length === 0 ? closedSign(program) : undefined;
  return sign === undefined ? 'undefined' : ({ [-1]: 'minus', 0: 'zero', 1: 'plus' } as const)[sign];
}
