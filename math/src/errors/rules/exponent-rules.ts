import {
  add,
  call,
  divide,
  multiply,
  namesIn,
  negate,
  number,
  power,
  root,
  sameTree,
  walk,
} from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { isLogarithm, isNumeric, powerOf, trigonometric, wholeOf } from '../patterns.ts';
import type { ErrorRule } from '../rule.ts';

function contains(tree: Expression, part: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (sameTree(node, part)) found = true;
  });
  return found;
}

/** Squares of 2, 3, … that divide a number. */
function squaresIn(whole: number): number[] {
  const found: number[] = [];
  for (let base = 2; base * base <= whole && base <= 40; base++)
    if (whole % (base * base) === 0) found.push(base * base);
  return found;
}

/** More on powers, roots, exponential functions and logarithms. */
export const exponentRules: readonly ErrorRule[] = [
  {
    id: 'power-of-sum',
    name: 'Raised each term to the power',
    says: 'A power of a sum is not the sum of the powers: write it as a product of equal brackets.',
    source: 'matz1982',
    needs: ['power', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'power' || node.base.kind !== 'add') return [];
      const exponent = wholeOf(node.exponent);
      if (exponent === undefined || exponent < 3) return [];
      return [add(...node.base.terms.map((term) => power(term, node.exponent)))];
    },
  },
  {
    id: 'denominator-not-raised',
    name: 'Only numerator or only denominator raised to the power',
    says: 'The exponent belongs to the numerator and to the denominator.',
    source: 'movshovitz1987',
    needs: ['power', 'quotient'],
    rewrite: (node) => {
      if (node.kind !== 'power' || node.base.kind !== 'divide') return [];
      const { numerator, denominator } = node.base;
      return [
        divide(power(numerator, node.exponent), denominator),
        divide(numerator, power(denominator, node.exponent)),
      ];
    },
  },
  {
    id: 'quotient-exponents-added',
    name: 'Added the exponents of a quotient',
    says: 'When you divide powers of the same base, subtract the exponents.',
    source: 'kirshner2004',
    needs: ['quotient'],
    // Adding the exponents is multiplying by the denominator.
    rewrite: (node) => {
      const base = node.kind === 'divide' ? powerOf(node.denominator)?.base : undefined;
      if (node.kind !== 'divide' || !base || !contains(node.numerator, base)) return [];
      return [multiply(node.numerator, node.denominator)];
    },
  },
  {
    id: 'factor-out-of-root',
    name: 'Took a factor out of a root without its root',
    says: 'A factor that leaves the root leaves it as its own root: $\\sqrt{a^2 b} = a\\sqrt{b}$.',
    source: 'movshovitz1987',
    needs: ['root'],
    rewrite: (node) => {
      if (node.kind !== 'root') return [];
      const whole = node.index ? undefined : wholeOf(node.radicand);
      if (whole !== undefined)
        return squaresIn(whole).map((square) => multiply(number(square), root(number(whole / square))));
      const { radicand, index } = node;
      if (radicand.kind !== 'multiply') return [];
      return radicand.factors.map((factor, at) =>
        multiply(factor, root(multiply(...radicand.factors.filter((_, position) => position !== at)), index)),
      );
    },
  },
  {
    id: 'roots-added-inside',
    name: 'Added under one root',
    says: 'Roots are not added under one root: $\\sqrt{a} + \\sqrt{b}$ is not $\\sqrt{a+b}$.',
    source: 'matz1982',
    needs: ['root', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'add') return [];
      const roots = node.terms.flatMap((term) => (term.kind === 'root' && !term.index ? [term.radicand] : []));
      return roots.length === node.terms.length ? [root(add(...roots))] : [];
    },
  },
  {
    id: 'exponential-of-sum',
    name: 'Power of a sum of exponents as a sum of powers',
    says: 'A sum in the exponent makes a product of powers: $a^{m+n} = a^m \\cdot a^n$.',
    source: 'schechter',
    needs: ['power', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'power' || node.exponent.kind !== 'add') return [];
      return [add(...node.exponent.terms.map((term) => power(node.base, term)))];
    },
  },
  {
    id: 'logarithms-added-inside',
    name: 'Sum of logarithms as the logarithm of the sum',
    says: 'A sum of logarithms is the logarithm of the product: $\\ln a + \\ln b = \\ln(ab)$.',
    source: 'chua2005',
    needs: ['logarithm', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'add' || node.terms.length !== 2) return [];
      const [left, right] = node.terms;
      const isMinus = right?.kind === 'negate';
      const other = isMinus ? right.operand : right;
      if (!isLogarithm(left) || !isLogarithm(other)) return [];
      const [a] = left.args;
      const [b] = other.args;
      if (!a || !b) return [];
      return [{ ...left, args: [add(a, isMinus ? { kind: 'negate', operand: b } : b)] }];
    },
  },
  {
    id: 'logarithm-as-quotient',
    name: 'Logarithm taken as a division by the base',
    says: 'A logarithm asks for an exponent: which power of the base gives the number?',
    source: 'chua2005',
    needs: ['logarithm'],
    rewrite: (node) => {
      const [argument] = isLogarithm(node) ? node.args : [];
      if (!isLogarithm(node) || !node.base || !argument) return [];
      return [divide(argument, node.base), call('log', [node.base], { base: argument })];
    },
  },
  {
    id: 'power-on-argument',
    name: 'Power of a function applied to its argument',
    says: '$\\sin^2 x$ means $(\\sin x)^2$: the sine is squared, not $x$.',
    source: 'schechter',
    needs: ['power', 'trigonometry'],
    rewrite: (node) => {
      if (node.kind !== 'power' || node.base.kind !== 'call' || !trigonometric.has(node.base.name)) return [];
      const [argument] = node.base.args;
      if (!argument || (namesIn(argument).size === 0 && argument.kind === 'number')) return [];
      return [call(node.base.name, [power(argument, node.exponent)])];
    },
  },
  {
    id: 'sign-of-exponent',
    name: 'Sign of an exponent',
    says: 'Check the sign of the exponent: is the power larger or smaller than 1?',
    source: 'cangelosi2013',
    needs: ['power'],
    rewrite: (node) =>
      node.kind === 'power' && isNumeric(node.exponent) && (isNumeric(node.base) || node.exponent.kind === 'negate')
        ? [power(node.base, negate(node.exponent))]
        : [],
  },
];
