import { add, call, constant, divide, multiply, negate, number } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { argumentOf, inverseTrigonometric, isLogarithm, isNumeric, trigonometric } from '../patterns.ts';
import type { ErrorRule } from '../rule.ts';

const logarithms = new Set(['ln', 'log', 'lg', 'exp']);
const all = new Set([...trigonometric, ...logarithms]);

function withArgument(node: Expression, argument: Expression): Expression {
  return node.kind === 'call' ? { ...node, args: [argument] } : node;
}

const halfTurn = divide(constant('pi'), number(180));

/** Functions: linearity where there is none, inverses, degrees and radians, logarithm laws. */
export const functionRules: readonly ErrorRule[] = [
  {
    id: 'function-of-sum',
    name: 'Distributed a function over a sum',
    says: 'A function of a sum is not the sum of the functions: $f(a+b)$ is not $f(a)+f(b)$.',
    source: 'matz1982',
    needs: ['function', 'sum'],
    rewrite: (node) => {
      const argument = argumentOf(node, all);
      if (argument?.kind !== 'add') return [];
      return [add(...argument.terms.map((term) => signedCall(node, term)))];
    },
  },
  {
    id: 'factor-out-of-function',
    name: 'Took a factor out of a function',
    says: 'A factor inside a function cannot be taken out: $\\sin 2x$ is not $2 \\sin x$.',
    source: 'schechter',
    needs: ['function', 'product'],
    rewrite: (node) => {
      const argument = argumentOf(node, all);
      if (argument?.kind !== 'multiply') return [];
      const [first, ...rest] = argument.factors;
      return first && isNumeric(first) ? [multiply(first, withArgument(node, multiply(...rest)))] : [];
    },
  },
  {
    id: 'degrees-for-radians',
    name: 'Degrees and radians mixed up',
    says: 'Is your calculator set to degrees or to radians? Check which the exercise uses.',
    source: 'akkoc2008',
    needs: ['trigonometry'],
    rewrite: (node) => {
      const argument = argumentOf(node, trigonometric);
      if (argument) {
        return [withArgument(node, multiply(argument, halfTurn)), withArgument(node, divide(argument, halfTurn))];
      }
      return argumentOf(node, inverseTrigonometric) ? [multiply(node, halfTurn), divide(node, halfTurn)] : [];
    },
  },
  {
    id: 'sine-for-cosine',
    name: 'Sine and cosine mixed up',
    says: 'Sine or cosine? Check which of the two belongs here.',
    source: 'gur2009',
    needs: ['trigonometry'],
    rewrite: (node) => {
      if (node.kind !== 'call') return [];
      const other = { sin: 'cos', cos: 'sin', arcsin: 'arccos', arccos: 'arcsin' }[node.name as 'sin'];
      return other ? [{ ...node, name: other }] : [];
    },
  },
  {
    id: 'tangent-for-sine',
    name: 'Tangent mixed up with sine or cosine',
    says: 'Sine, cosine or tangent? Check which of them belongs here.',
    source: 'gur2009',
    needs: ['trigonometry'],
    rewrite: (node) => {
      if (node.kind !== 'call') return [];
      const others = { sin: ['tan'], cos: ['tan'], tan: ['sin', 'cos'] }[node.name as 'sin'] ?? [];
      return others.map((name) => ({ ...node, name }));
    },
  },
  {
    id: 'inverse-as-reciprocal',
    name: 'Inverse function taken as reciprocal',
    says: 'The inverse function is not the reciprocal: $\\sin^{-1} x$ means $\\arcsin x$, not $\\frac{1}{\\sin x}$.',
    source: 'schechter',
    needs: ['trigonometry'],
    rewrite: (node) => {
      if (node.kind !== 'call') return [];
      const direct = { arcsin: 'sin', arccos: 'cos', arctan: 'tan' }[node.name as 'arcsin'];
      return direct ? [divide(number(1), call(direct, node.args))] : [];
    },
  },
  {
    id: 'inverse-not-applied',
    ofAnswer: true,
    name: 'Inverse trigonometric function left out',
    says: 'The angle is asked for: apply the inverse function.',
    source: 'gur2009',
    needs: ['trigonometry'],
    rewrite: (node) => argumentsOf(node, inverseTrigonometric),
  },
  {
    id: 'logarithm-of-product',
    name: 'Logarithm of a product as a product of logarithms',
    says: 'The logarithm of a product is the sum of the logarithms: $\\ln(ab) = \\ln a + \\ln b$.',
    source: 'chua2005',
    needs: ['logarithm', 'product'],
    rewrite: (node) => {
      const [argument] = isLogarithm(node) ? node.args : [];
      return argument?.kind === 'multiply'
        ? [multiply(...argument.factors.map((factor) => withArgument(node, factor)))]
        : [];
    },
  },
  {
    id: 'logarithm-of-quotient',
    name: 'Logarithm of a quotient as a quotient of logarithms',
    says: 'The logarithm of a quotient is a difference: $\\ln \\frac{a}{b} = \\ln a - \\ln b$.',
    source: 'chua2005',
    needs: ['logarithm', 'quotient'],
    rewrite: (node) => {
      const [argument] = isLogarithm(node) ? node.args : [];
      if (argument?.kind !== 'divide') return [];
      return [divide(withArgument(node, argument.numerator), withArgument(node, argument.denominator))];
    },
  },
  {
    id: 'quotient-of-logarithms',
    name: 'Quotient of logarithms as a logarithm of the quotient',
    says: 'A quotient of logarithms is not the logarithm of the quotient, nor a difference.',
    source: 'chua2005',
    needs: ['logarithm', 'quotient'],
    rewrite: (node) => {
      if (node.kind !== 'divide' || !isLogarithm(node.numerator) || !isLogarithm(node.denominator)) return [];
      const { numerator, denominator } = node;
      const [a] = numerator.args;
      const [b] = denominator.args;
      if (!a || !b) return [];
      return [withArgument(numerator, divide(a, b)), add(numerator, negate(denominator)), divide(a, b)];
    },
  },
  {
    id: 'logarithm-of-power',
    name: 'Exponent inside the logarithm applied to the logarithm',
    says: 'In $\\ln a^n = n \\ln a$ the exponent comes in front of the logarithm as a factor.',
    source: 'chua2005',
    needs: ['logarithm', 'power'],
    rewrite: (node) => {
      const [argument] = isLogarithm(node) ? node.args : [];
      if (argument?.kind !== 'power') return [];
      return [{ kind: 'power', base: withArgument(node, argument.base), exponent: argument.exponent }];
    },
  },
];

function signedCall(node: Expression, term: Expression): Expression {
  return term.kind === 'negate' ? negate(withArgument(node, term.operand)) : withArgument(node, term);
}

function argumentsOf(node: Expression, names: ReadonlySet<string>): readonly Expression[] {
  const argument = argumentOf(node, names);
  return argument ? [argument] : [];
}
