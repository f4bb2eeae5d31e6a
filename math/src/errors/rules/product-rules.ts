import { add, divide, multiply, namesIn, number, power, sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { isNumeric, powerOf } from '../patterns.ts';
import type { ErrorRule } from '../rule.ts';

/** The number before a product of letters, and the letters. */
function multipleOf(tree: Expression): { readonly count: Expression; readonly rest: Expression } | undefined {
  if (tree.kind !== 'multiply') return undefined;
  const [count, ...others] = tree.factors;
  if (!count || !isNumeric(count) || others.length === 0 || others.some((other) => namesIn(other).size === 0)) {
    return undefined;
  }
  return { count, rest: multiply(...others) };
}

/** Products taken for sums, and sums for products, of terms with letters. */
export const productRules: readonly ErrorRule[] = [
  {
    id: 'powers-counted',
    name: 'Counted the powers of a product as a factor',
    says: 'That is a product, not a sum: no factor comes in when powers are multiplied, as in $a \\cdot a = a^2$.',
    source: 'kirshner2004',
    needs: ['product'],
    rewrite: (node) => {
      const powers = node.kind === 'multiply' ? node.factors.map(powerOf) : [];
      const [first, ...rest] = powers;
      if (!first || rest.length === 0 || namesIn(first.base).size === 0) return [];
      if (!rest.every((one) => one && sameTree(one.base, first.base))) return [];
      const sum = add(...powers.flatMap((one) => (one ? [one.exponent] : [])));
      return [multiply(number(powers.length), power(first.base, sum))];
    },
  },
  {
    id: 'coefficients-added',
    name: 'Added the numbers of a product',
    says: 'In a product the numbers are multiplied; only the exponents of equal bases are added.',
    source: 'kirshner2004',
    needs: ['product'],
    rewrite: (node) => {
      if (node.kind !== 'multiply') return [];
      const numbers = node.factors.filter(isNumeric);
      const others = node.factors.filter((factor) => !isNumeric(factor));
      const areTerms = others.length > 0 && others.every((factor) => powerOf(factor) && namesIn(factor).size > 0);
      return numbers.length === 2 && areTerms ? [multiply(add(...numbers), ...others)] : [];
    },
  },
  {
    id: 'letter-taken-away',
    name: 'Took the letter away instead of one of it',
    says: 'A letter by itself counts once: $5a - a$ is $4a$, not $5$.',
    source: 'booth1984',
    needs: ['sum'],
    rewrite: (node) => {
      if (node.kind !== 'add' || node.terms.length !== 2) return [];
      const [first, second] = node.terms;
      const multiple = first && multipleOf(first);
      if (!multiple || second?.kind !== 'negate') return [];
      return sameTree(multiple.rest, second.operand, { groups: true }) ? [multiple.count] : [];
    },
  },
  {
    id: 'reciprocals-added',
    name: 'Sum of fractions with equal numerators as one fraction over the sum',
    says: 'Fractions are added over a common denominator: $\\frac{1}{a} + \\frac{1}{b}$ is not $\\frac{1}{a+b}$.',
    source: 'vinner1981',
    needs: ['quotient', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'add' || node.terms.length !== 2) return [];
      const [first, second] = node.terms;
      if (first?.kind !== 'divide' || second?.kind !== 'divide') return [];
      if (!sameTree(first.numerator, second.numerator, { groups: true })) return [];
      return [divide(first.numerator, add(first.denominator, second.denominator))];
    },
  },
];
