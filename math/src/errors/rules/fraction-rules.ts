import { add, divide, multiply, negate, number, sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { fractionOf, isNumeric } from '../patterns.ts';
import type { ErrorRule } from '../rule.ts';

/** Two fractions that are added or subtracted. */
function twoFractions(node: Expression) {
  if (node.kind !== 'add' || node.terms.length !== 2) return undefined;
  const [left, right] = node.terms;
  const a = left && fractionOf(left);
  const b = right && fractionOf(right);
  return a && b ? { a, b } : undefined;
}

/** Two fractions next to each other in a product, and what else is in it. */
function factorFractions(node: Expression) {
  if (node.kind !== 'multiply') return undefined;
  const [left, right, ...rest] = node.factors;
  const a = left && fractionOf(left);
  const b = right && fractionOf(right);
  return a && b ? { a, b, rest } : undefined;
}

function quotientOfFractions(node: Expression) {
  if (node.kind !== 'divide') return undefined;
  const a = fractionOf(node.numerator);
  const b = fractionOf(node.denominator);
  return a && b ? { a, b } : undefined;
}

/** Fractions and quotients. */
export const fractionRules: readonly ErrorRule[] = [
  {
    id: 'denominators-added',
    name: 'Added numerators and denominators',
    says: 'Fractions are added over a common denominator. Did you add the denominators as well?',
    source: 'vinner1981',
    needs: ['quotient', 'sum'],
    rewrite: (node) => {
      const pair = twoFractions(node);
      if (!pair) return [];
      const { a, b } = pair;
      const top = add(a.top, b.top);
      // In a difference both are subtracted.
      const taken = b.top.kind === 'negate' ? [divide(top, add(a.bottom, negate(b.bottom)))] : [];
      return [divide(top, add(a.bottom, b.bottom)), ...taken];
    },
  },
  {
    id: 'whole-added-to-numerator',
    name: 'Added a whole number to the numerator',
    says: 'A whole number is not added to the numerator: write it as a fraction with the same denominator first.',
    source: 'braithwaite2017',
    needs: ['quotient', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'add' || node.terms.length !== 2) return [];
      const [left, right] = node.terms;
      const a = left && fractionOf(left);
      const b = right && fractionOf(right);
      if (a && right && !b && isNumeric(right)) return [divide(add(a.top, right), a.bottom)];
      return b && left && !a && isNumeric(left) ? [divide(add(left, b.top), b.bottom)] : [];
    },
  },
  {
    id: 'numerators-not-extended',
    name: 'Common denominator without extending the numerators',
    says: 'When the denominators are made equal, the numerators grow by the same factors.',
    source: 'braithwaite2017',
    needs: ['quotient', 'sum'],
    rewrite: (node) => {
      const pair = twoFractions(node);
      return pair ? [divide(add(pair.a.top, pair.b.top), multiply(pair.a.bottom, pair.b.bottom))] : [];
    },
  },
  {
    id: 'common-denominator-kept',
    name: 'Kept the common denominator in a product',
    says: 'In a product of fractions the denominators are multiplied too, also when they are equal.',
    source: 'siegler2013',
    needs: ['quotient', 'product'],
    rewrite: (node) => {
      const pair = factorFractions(node);
      if (!pair || !sameTree(pair.a.bottom, pair.b.bottom)) return [];
      return [multiply(divide(multiply(pair.a.top, pair.b.top), pair.a.bottom), ...pair.rest)];
    },
  },
  {
    id: 'cross-multiplied-product',
    name: 'Multiplied fractions crosswise',
    says: 'A product of fractions is numerator times numerator over denominator times denominator. Did you turn one round?',
    source: 'braithwaite2017',
    needs: ['quotient', 'product'],
    rewrite: (node) => {
      const pair = factorFractions(node);
      if (!pair) return [];
      return [multiply(divide(multiply(pair.a.top, pair.b.bottom), multiply(pair.a.bottom, pair.b.top)), ...pair.rest)];
    },
  },
  {
    id: 'divisor-not-inverted',
    name: 'Multiplied by the divisor instead of its reciprocal',
    says: 'To divide by a fraction, multiply by its reciprocal.',
    source: 'siegler2013',
    needs: ['quotient'],
    rewrite: (node) => {
      const pair = quotientOfFractions(node);
      return pair ? [divide(multiply(pair.a.top, pair.b.top), multiply(pair.a.bottom, pair.b.bottom))] : [];
    },
  },
  {
    id: 'dividend-inverted',
    name: 'Inverted the dividend instead of the divisor',
    says: 'To divide by a fraction, turn the second fraction round, not the first.',
    source: 'siegler2013',
    needs: ['quotient'],
    rewrite: (node) => {
      const pair = quotientOfFractions(node);
      return pair ? [divide(multiply(pair.a.bottom, pair.b.top), multiply(pair.a.top, pair.b.bottom))] : [];
    },
  },
  {
    id: 'factor-above-and-below',
    name: 'Multiplied numerator and denominator by the factor',
    says: 'A number times a fraction multiplies the numerator only.',
    source: 'hart1981',
    needs: ['quotient', 'product'],
    rewrite: (node) => {
      if (node.kind !== 'multiply') return [];
      const at = node.factors.findIndex((factor) => factor.kind === 'divide');
      const fraction = node.factors[at];
      const others = node.factors.filter((_, index) => index !== at);
      if (fraction?.kind !== 'divide' || others.some((other) => other.kind === 'divide')) return [];
      return [divide(multiply(...others, fraction.numerator), multiply(...others, fraction.denominator))];
    },
  },
  {
    id: 'mixed-as-product',
    name: 'Read a mixed number as a product',
    says: 'A mixed number is a sum: $2\\frac{1}{3}$ means $2 + \\frac{1}{3}$.',
    source: 'hart1981',
    needs: ['quotient'],
    rewrite: (node) => (node.kind === 'mixed' ? [multiply(node.whole, divide(node.numerator, node.denominator))] : []),
  },
  {
    id: 'term-cancelled',
    name: 'Cancelled a term of a sum',
    says: 'Only factors can be cancelled, not terms of a sum.',
    source: 'matz1982',
    needs: ['quotient', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'divide' || node.numerator.kind !== 'add') return [];
      const { numerator, denominator } = node;
      return numerator.terms.flatMap((term, index) => {
        const rest = add(...numerator.terms.filter((_, position) => position !== index));
        if (sameTree(term, denominator)) return [rest, add(rest, number(1))];
        if (denominator.kind !== 'add') return [];
        const below = denominator.terms.findIndex((other) => sameTree(other, term));
        if (below < 0) return [];
        return [divide(rest, add(...denominator.terms.filter((_, position) => position !== below)))];
      });
    },
  },
  {
    id: 'quotient-split-below',
    name: 'Split a fraction at a sum in the denominator',
    says: 'A sum below the bar cannot be split: $\\frac{1}{a+b}$ is not $\\frac{1}{a} + \\frac{1}{b}$.',
    source: 'matz1982',
    needs: ['quotient', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'divide' || node.denominator.kind !== 'add') return [];
      return [add(...node.denominator.terms.map((term) => divide(node.numerator, term)))];
    },
  },
  {
    id: 'only-one-term-divided',
    name: 'Divided only one term of the numerator',
    says: 'Every term of the numerator is divided, not only one.',
    source: 'booth2014',
    needs: ['quotient', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'divide' || node.numerator.kind !== 'add') return [];
      const { terms } = node.numerator;
      return terms.map((_, index) =>
        add(...terms.map((term, position) => (position === index ? divide(term, node.denominator) : term))),
      );
    },
  },
  {
    id: 'reciprocal',
    name: 'Gave the reciprocal',
    vague: true,
    says: 'Your answer is the reciprocal. Which number is divided by which?',
    source: 'hart1981',
    needs: ['number'],
    isShown: 'quotient',
    wholeOnly: true,
    rewrite: (node) => [divide(number(1), node)],
  },
  {
    id: 'quotient-turned',
    name: 'Divided the wrong way round',
    says: 'Which number is divided by which? Check the order of the division.',
    source: 'hart1981',
    needs: ['quotient'],
    isShown: 'quotient',
    rewrite: (node) => (node.kind === 'divide' ? [divide(node.denominator, node.numerator)] : []),
  },
  {
    id: 'division-left-out',
    ofAnswer: true,
    name: 'Last division left out',
    says: 'One step is missing: there is still something to divide by.',
    source: 'radatz1979',
    needs: ['quotient'],
    isShown: 'quotient',
    vague: true,
    wholeOnly: true,
    rewrite: (node) => (node.kind === 'divide' && !isNumeric(node.numerator) ? [node.numerator] : []),
  },
  {
    id: 'multiplied-instead-of-dividing',
    name: 'Multiplied instead of dividing',
    says: 'Multiply or divide? Check which of the two fits here.',
    source: 'hart1981',
    needs: ['quotient'],
    isShown: 'quotient',
    vague: true,
    rewrite: (node) => (node.kind === 'divide' ? [multiply(node.denominator, node.numerator)] : []),
  },
  {
    id: 'subtracted-instead-of-dividing',
    ofAnswer: true,
    name: 'Subtracted instead of dividing',
    says: 'A multiplication is undone by dividing, not by subtracting.',
    source: 'kieran1992',
    needs: ['quotient', 'sum'],
    isShown: 'quotient',
    vague: true,
    rewrite: (node) =>
      node.kind === 'divide' && node.numerator.kind === 'add' ? [add(node.numerator, negate(node.denominator))] : [],
  },
];
