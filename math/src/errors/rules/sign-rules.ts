import { add, multiply, negate, power } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { isNumeric, wholeOf } from '../patterns.ts';
import { changingOne, type ErrorRule } from '../rule.ts';

function termsOf(tree: Expression): readonly Expression[] | undefined {
  return tree.kind === 'add' ? tree.terms : undefined;
}

/** Signs, brackets and the order of operations. */
export const signRules: readonly ErrorRule[] = [
  {
    id: 'minus-before-bracket',
    name: 'Minus applied to the first term only',
    says: 'A minus before a bracket turns the sign of every term in it. Did you turn only the first?',
    source: 'payne1990',
    needs: ['sum'],
    rewrite: (node) => {
      const terms = node.kind === 'negate' ? termsOf(node.operand) : undefined;
      const [first, ...rest] = terms ?? [];
      return first ? [add(negate(first), ...rest)] : [];
    },
  },
  {
    id: 'factor-first-term-only',
    name: 'Factor applied to the first term only',
    says: 'The factor before the bracket multiplies every term in it. Did you multiply only the first?',
    source: 'sleeman1984',
    needs: ['product', 'sum'],
    rewrite: (node) => {
      const isNegative = node.kind === 'negate';
      const product = isNegative ? node.operand : node;
      if (product.kind !== 'multiply') return [];
      return product.factors.flatMap((factor, index) => {
        const [first, ...rest] = termsOf(factor) ?? [];
        if (!first) return [];
        const others = product.factors.filter((_, position) => position !== index);
        if (others.some((other) => other.kind === 'add')) return [];
        const multiplied = multiply(...others, first);
        return [add(isNegative ? negate(multiplied) : multiplied, ...rest)];
      });
    },
  },
  {
    id: 'outer-and-last-only',
    name: 'Multiplied first with first and last with last only',
    says: 'Each term of one bracket multiplies each term of the other. Did you multiply only first with first and last with last?',
    source: 'booth2014',
    needs: ['product', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'multiply' || node.factors.length !== 2) return [];
      const [left, right] = node.factors.map(termsOf);
      if (left?.length !== 2 || right?.length !== 2) return [];
      const [a, b] = left;
      const [c, d] = right;
      return a && b && c && d ? [add(multiply(a, c), multiply(b, d))] : [];
    },
  },
  {
    id: 'left-to-right',
    name: 'Worked from left to right, sum before product',
    says: 'A product comes before a sum. Did you add first?',
    source: 'linchevski1999',
    needs: ['sum', 'product'],
    rewrite: (node) => {
      const terms = termsOf(node);
      if (!terms) return [];
      return terms.slice(1).flatMap((term, offset) => {
        const before = terms.slice(0, offset + 1);
        const rest = terms.slice(offset + 2);
        const product = term.kind === 'negate' ? term.operand : term;
        if (product.kind !== 'multiply') return [];
        const [first, ...others] = product.factors;
        // Only numbers can be added first, not x² + 3x.
        if (!first || ![first, ...before].every(isNumeric)) return [];
        const sum = add(...before, term.kind === 'negate' ? negate(first) : first);
        return [add(multiply(sum, ...others), ...rest)];
      });
    },
  },
  {
    id: 'minus-swallows-plus',
    name: 'Subtracted all that follows the minus',
    says: 'Plus and minus are worked out from left to right. Did you subtract the sum of all that follows the minus?',
    source: 'linchevski1999',
    needs: ['sum'],
    rewrite: (node) => {
      const terms = termsOf(node);
      if (!terms || terms.length < 3) return [];
      return terms.flatMap((term, index) => {
        if (index === 0 || term.kind !== 'negate' || index === terms.length - 1) return [];
        return [add(...terms.slice(0, index + 1), ...terms.slice(index + 1).map(negate))];
      });
    },
  },
  {
    id: 'product-before-power',
    name: 'Multiplied before taking the power',
    says: 'A power comes before a product. Did you multiply first and take the power of the product?',
    source: 'linchevski1999',
    needs: ['product', 'power'],
    rewrite: (node) => {
      if (node.kind !== 'multiply') return [];
      const last = node.factors.at(-1);
      if (last?.kind !== 'power') return [];
      return [power(multiply(...node.factors.slice(0, -1), last.base), last.exponent)];
    },
  },
  {
    id: 'square-of-negative',
    name: 'Square of a negative number taken as negative',
    says: 'The square of a negative number is positive: check $(-a)^2$.',
    source: 'cangelosi2013',
    needs: ['power'],
    rewrite: (node) => {
      if (node.kind !== 'power' || node.base.kind !== 'negate') return [];
      const exponent = wholeOf(node.exponent);
      return exponent !== undefined && exponent % 2 === 0 ? [negate(power(node.base.operand, node.exponent))] : [];
    },
  },
  {
    id: 'minus-inside-square',
    name: 'Squared the minus as well',
    says: 'In $-a^2$ only $a$ is squared; the minus stays.',
    source: 'cangelosi2013',
    needs: ['power'],
    rewrite: (node) => {
      if (node.kind !== 'negate' || node.operand.kind !== 'power') return [];
      const exponent = wholeOf(node.operand.exponent);
      return exponent !== undefined && exponent % 2 === 0 ? [node.operand] : [];
    },
  },
  {
    id: 'lost-sign-of-term',
    name: 'Sign of one term',
    vague: true,
    says: 'Check the sign of each term.',
    source: 'vlassis2004',
    needs: ['sum'],
    rewrite: (node) => {
      const terms = termsOf(node);
      return terms ? changingOne(terms, (term) => [negate(term)]).map((changed) => add(...changed)) : [];
    },
  },
  {
    id: 'opposite',
    name: 'Opposite sign',
    vague: true,
    says: 'Check the sign of your answer.',
    source: 'vlassis2004',
    needs: ['number'],
    wholeOnly: true,
    rewrite: (node) => [negate(node)],
  },
];
