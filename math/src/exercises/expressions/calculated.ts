import {
  isInteger,
  type Rational,
  multiply,
  add,
  negate,
  fromDecimal,
  power,
  terminatingDecimals,
} from '../../algebra/numbers/rational.ts';
import { mapChildren } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { numberTree } from './value.ts';

/**
 * Does the arithmetic that a person does in their head before writing an answer down: sums, differences and products
 * of numerals, and powers with whole exponents. Fractions stay as they stand (`6/4`), and so do powers of ten.
 */
export function calculated(tree: Expression): Expression {
  const inner = mapChildren(tree, calculated);
  switch (inner.kind) {
    case 'group': {
      const value = numeral(inner.body);
      return value === undefined || inner.shape !== 'round' ? inner : inner.body;
    }
    case 'negate':
      return inner.operand.kind === 'negate' ? inner.operand.operand : inner;
    case 'add':
      return sum(inner.terms);
    case 'multiply':
      return product(inner.factors) ?? inner;
    case 'power': {
      const base = numeral(inner.base);
      const exponent = numeral(inner.exponent);
      const isTen = inner.base.kind === 'number' && inner.base.text === '10';
      if (!base || !exponent || isTen || !isInteger(exponent) || exponent.n < 0 || exponent.n > 20) return inner;
      return numberTree(power(base, exponent.n), true);
    }
    default:
      return inner;
  }
}

function numeral(tree: Expression): Rational | undefined {
  if (tree.kind === 'number' && tree.repetend === undefined) return fromDecimal(tree.text);
  if (tree.kind === 'negate') {
    const value = numeral(tree.operand);
    return value && negate(value);
  }
  return tree.kind === 'group' ? numeral(tree.body) : undefined;
}

/** Numerals of a sum become one, at the place of the first. */
function sum(terms: readonly Expression[]): Expression {
  let total: Rational | undefined;
  const kept: (Expression | 'total')[] = [];
  for (const term of terms) {
    const value = numeral(term);
    if (!value) kept.push(term);
    else {
      if (!total) kept.push('total');
      total = total ? add(total, value) : value;
    }
  }
  const trees = kept.flatMap((term) => {
    if (term !== 'total') return [term];
    return total && (total.n !== 0 || kept.length === 1) ? [numberTree(total, true)] : [];
  });
  const [only] = trees;
  return only && trees.length === 1 ? only : { kind: 'add', terms: trees };
}

/** Numerals of a product become one coefficient in front. */
function product(factors: readonly Expression[]): Expression | undefined {
  let total: Rational | undefined;
  const others: Expression[] = [];
  for (const factor of factors) {
    const value = numeral(factor);
    if (value) total = total ? multiply(total, value) : value;
    else others.push(factor);
  }
  if (!total || terminatingDecimals(total) === undefined) return undefined;
  const coefficient = numberTree(total, true);
  if (others.length === 0) return coefficient;
  const magnitude = coefficient.kind === 'negate' ? coefficient.operand : coefficient;
  const isOne = magnitude.kind === 'number' && magnitude.text === '1';
  const all = isOne ? others : [magnitude, ...others];
  const [only] = all;
  const marks = all.slice(1).map((factor) => (startsWithDigit(factor) ? ('dot' as const) : ('implicit' as const)));
  const tree: Expression = only && all.length === 1 ? only : { kind: 'multiply', factors: all, marks };
  return coefficient.kind === 'negate' ? { kind: 'negate', operand: tree } : tree;
}

function startsWithDigit(tree: Expression): boolean {
  if (tree.kind === 'power') return startsWithDigit(tree.base);
  return tree.kind === 'number' || tree.kind === 'divide' || tree.kind === 'mixed';
}
