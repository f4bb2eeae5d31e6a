import { add, divide, multiply, negate, number, power, root } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { isNumeric, powerOf, wholeOf } from '../patterns.ts';
import { sameTree } from '../../notation/index.ts';
import type { ErrorRule } from '../rule.ts';

const two = number(2);

/** A sum of two terms under a square. */
function squaredSum(node: Expression): readonly [Expression, Expression] | undefined {
  if (node.kind !== 'power' || wholeOf(node.exponent) !== 2 || node.base.kind !== 'add') return undefined;
  const [a, b] = node.base.terms;
  return a && b && node.base.terms.length === 2 ? [a, b] : undefined;
}

/** Terms of a perfect square a² + 2ab + b² that stands multiplied out: which one is the middle cannot be seen, so each is tried. */
function withoutOneTerm(node: Expression): Expression[] {
  if (node.kind !== 'add' || node.terms.length < 3) return [];
  return node.terms.map((_, index) => add(...node.terms.filter((__, position) => position !== index)));
}

/** Powers of the same base next to each other in a product. */
function sameBases(
  node: Expression,
): { base: Expression; first: Expression; second: Expression; rest: Expression[] }[] {
  if (node.kind !== 'multiply') return [];
  const numbers = node.factors.filter((factor) => isNumeric(factor));
  const [left, right, ...rest] = node.factors.filter((factor) => !isNumeric(factor));
  const a = left && powerOf(left);
  const b = right && powerOf(right);
  if (!a || !b || !sameTree(a.base, b.base)) return [];
  return [{ base: a.base, first: a.exponent, second: b.exponent, rest: [...numbers, ...rest] }];
}

/** 2πr for πr². */
function circumference(node: Expression): readonly Expression[] {
  if (node.kind !== 'multiply' || !node.factors.some((factor) => factor.kind === 'constant' && factor.name === 'pi')) {
    return [];
  }
  return node.factors.flatMap((factor, at) =>
    factor.kind === 'power' && wholeOf(factor.exponent) === 2
      ? [multiply(two, ...node.factors.map((other, index) => (index === at ? factor.base : other)))]
      : [],
  );
}

/** Powers and roots. */
export const powerRules: readonly ErrorRule[] = [
  {
    id: 'square-of-sum',
    name: 'Squared each term',
    says: 'The square of a sum has a middle term: $(a+b)^2 = a^2 + 2ab + b^2$.',
    source: 'matz1982',
    needs: ['power', 'sum'],
    rewrite: (node) => {
      const pair = squaredSum(node);
      return pair ? [add(power(pair[0], two), power(pair[1], two))] : [];
    },
  },
  {
    id: 'square-of-difference',
    name: 'Subtracted the squares',
    says: 'In $(a-b)^2$ the last square is added and there is a middle term: $a^2 - 2ab + b^2$.',
    source: 'matz1982',
    needs: ['power', 'sum'],
    rewrite: (node) => {
      const pair = squaredSum(node);
      if (pair?.[1].kind !== 'negate') return [];
      return [add(power(pair[0], two), negate(power(pair[1].operand, two)))];
    },
  },
  {
    id: 'middle-term-not-doubled',
    name: 'Middle term of a square not doubled',
    says: 'The middle term of a square is twice the product: $(a+b)^2 = a^2 + 2ab + b^2$.',
    source: 'movshovitz1987',
    needs: ['power', 'sum'],
    rewrite: (node) => {
      const pair = squaredSum(node);
      return pair ? [add(power(pair[0], two), multiply(...pair), power(pair[1], two))] : [];
    },
  },
  {
    id: 'coefficient-not-raised',
    name: 'Coefficient not raised to the power',
    says: 'The exponent belongs to every factor in the bracket. Did you leave one out?',
    source: 'movshovitz1987',
    needs: ['power', 'product'],
    rewrite: (node) => {
      if (node.kind !== 'power' || node.base.kind !== 'multiply') return [];
      const { factors } = node.base;
      const last = factors.at(-1);
      return last ? [multiply(...factors.slice(0, -1), power(last, node.exponent))] : [];
    },
  },
  {
    id: 'circumference-for-area',
    name: 'Area and circumference of a circle mixed up',
    says: 'Area or circumference? One of them has $r^2$, the other has $2r$.',
    source: 'hart1981',
    needs: ['power', 'circle'],
    rewrite: circumference,
  },
  {
    id: 'power-as-product',
    name: 'Multiplied by the exponent',
    says: 'A power is a product of equal factors: $a^3$ is $a \\cdot a \\cdot a$, not $3a$.',
    source: 'hart1981',
    needs: ['power'],
    rewrite: (node) => {
      if (node.kind !== 'power' || node.onName) return [];
      const exponent = wholeOf(node.exponent);
      if (exponent === undefined || Math.abs(exponent) < 2) return [];
      const [first, ...rest] = node.base.kind === 'multiply' ? node.base.factors : [];
      // 6x³ for (2x)³.
      const inPart =
        first && isNumeric(first) ? [multiply(node.exponent, first, power(multiply(...rest), node.exponent))] : [];
      return [multiply(node.exponent, node.base), ...inPart];
    },
  },
  {
    id: 'exponents-multiplied',
    name: 'Multiplied the exponents of a product',
    says: 'In a product of powers of the same base the exponents are added.',
    source: 'kirshner2004',
    needs: ['product'],
    rewrite: (node) =>
      sameBases(node).map(({ base, first, second, rest }) => multiply(power(base, multiply(first, second)), ...rest)),
  },
  {
    id: 'bases-multiplied',
    name: 'Multiplied the bases of equal powers',
    says: 'In a product of powers of the same base the base stays and the exponents are added.',
    source: 'kirshner2004',
    needs: ['product', 'power'],
    rewrite: (node) =>
      sameBases(node).flatMap(({ base, first, second, rest }) =>
        isNumeric(base) ? [multiply(power(multiply(base, base), add(first, second)), ...rest)] : [],
      ),
  },
  {
    id: 'exponents-added',
    name: 'Added the exponents of a power of a power',
    says: 'In a power of a power the exponents are multiplied.',
    source: 'kirshner2004',
    needs: ['power'],
    rewrite: (node) => {
      if (node.kind !== 'power') return [];
      const { base, exponent } = node;
      if (base.kind === 'power') return [power(base.base, add(base.exponent, exponent))];
      if (base.kind !== 'multiply' || !base.factors.some(({ kind }) => kind === 'power')) return [];
      const raised = base.factors.map((factor) =>
        factor.kind === 'power' ? power(factor.base, add(factor.exponent, exponent)) : power(factor, exponent),
      );
      return [multiply(...raised)];
    },
  },
  {
    id: 'exponents-divided',
    name: 'Divided the exponents of a quotient',
    says: 'In a quotient of powers of the same base the exponents are subtracted.',
    source: 'kirshner2004',
    needs: ['quotient'],
    rewrite: (node) => {
      if (node.kind !== 'divide') return [];
      const above = powerOf(node.numerator);
      const below = powerOf(node.denominator);
      if (!above || !below || !sameTree(above.base, below.base)) return [];
      return [power(above.base, divide(above.exponent, below.exponent))];
    },
  },
  {
    id: 'negative-exponent-as-sign',
    name: 'Negative exponent taken as a sign',
    says: 'A negative exponent makes a reciprocal, not a negative number: $a^{-n} = \\frac{1}{a^n}$.',
    source: 'cangelosi2013',
    needs: ['power'],
    rewrite: (node) =>
      node.kind === 'power' && node.exponent.kind === 'negate' ? [negate(power(node.base, node.exponent.operand))] : [],
  },
  {
    id: 'exponent-zero',
    name: 'Exponent zero not taken as one',
    says: 'A power with exponent 0 is 1: $a^0 = 1$.',
    source: 'cangelosi2013',
    needs: ['power'],
    rewrite: (node) => (node.kind === 'power' && wholeOf(node.exponent) === 0 ? [number(0), node.base] : []),
  },
  {
    id: 'fractional-exponent-as-division',
    name: 'Fractional exponent taken as a factor',
    says: 'An exponent such as $\\frac{1}{2}$ means a root, not a division.',
    source: 'cangelosi2013',
    needs: ['power', 'quotient'],
    rewrite: (node) =>
      node.kind === 'power' && node.exponent.kind === 'divide' ? [multiply(node.base, node.exponent)] : [],
  },
  {
    id: 'root-of-sum',
    name: 'Distributed a root over a sum',
    says: 'The root of a sum is not the sum of the roots: $\\sqrt{a^2+b^2}$ is not $a+b$.',
    source: 'matz1982',
    needs: ['root', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'root' || node.radicand.kind !== 'add') return [];
      const { index, radicand } = node;
      const roots = add(...radicand.terms.map((term) => signedRoot(term, index)));
      return index ? [roots] : [roots, add(...radicand.terms.map(withoutSquare))];
    },
  },
  {
    id: 'root-as-half',
    name: 'Halved instead of taking the root',
    says: 'A square root is not half of the number: which number times itself gives it?',
    source: 'movshovitz1987',
    needs: ['root'],
    rewrite: (node) => (node.kind === 'root' && node.index === undefined ? [divide(node.radicand, two)] : []),
  },
  {
    id: 'root-forgotten',
    ofAnswer: true,
    name: 'Root not taken',
    says: 'That is the square. Take the root.',
    source: 'booth2014',
    needs: ['root'],
    rewrite: (node) => (node.kind === 'root' && node.index === undefined ? [node.radicand] : []),
  },
  {
    id: 'legs-and-hypotenuse',
    name: 'Pythagoras: hypotenuse and leg mixed up',
    says: 'Which side is the longest? Only the squares of the two legs are added.',
    source: 'booth2014',
    needs: ['root', 'sum', 'triangle'],
    rewrite: (node) => {
      if (node.kind !== 'root' || node.radicand.kind !== 'add' || node.radicand.terms.length !== 2) return [];
      const [a, b] = node.radicand.terms;
      const turned = a && b ? add(a, negate(b)) : undefined;
      const reversed = a && b ? add(b, negate(a)) : undefined;
      return turned && reversed ? [root(turned), root(reversed)] : [];
    },
  },
  {
    id: 'term-forgotten',
    name: 'Left out a term',
    vague: true,
    says: 'A term is missing.',
    source: 'matz1982',
    needs: ['sum'],
    rewrite: withoutOneTerm,
  },
];

/** a for a², and √a for anything else, with its sign. */
function withoutSquare(term: Expression): Expression {
  if (term.kind === 'negate') return negate(withoutSquare(term.operand));
  return term.kind === 'power' && wholeOf(term.exponent) === 2 ? term.base : root(term);
}

function signedRoot(term: Expression, index: Expression | undefined): Expression {
  return term.kind === 'negate' ? negate(root(term.operand, index)) : root(term, index);
}
