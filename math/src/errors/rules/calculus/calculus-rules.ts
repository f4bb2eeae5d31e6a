import { add, divide, multiply, namesIn, number } from '../../../notation/index.ts';
import type { Expression } from '../../../notation/tree.ts';
import { differentiatedWith } from './derivative-slips.ts';
import { integratedWith } from './integral-slips.ts';
import { powerOf, wholeOf } from '../../patterns.ts';
import type { ErrorRule } from '../../rule.ts';
import { derivativeOf } from '../../target.ts';
import { areClose, valuesOf } from '../../values.ts';

/** The variable: the only letter apart from a constant of integration. */
function onlyName(tree: Expression): string | undefined {
  const all = [...namesIn(tree)];
  const names = all.length > 1 ? all.filter((name) => name !== 'C') : all;
  return names.length === 1 ? names[0] : undefined;
}

/** Returns the inside of a function, a power of a sum or an exponential. */
function insideOf(factor: Expression): Expression | undefined {
  if (factor.kind === 'call') return factor.args[0];
  if (factor.kind === 'root') return factor.radicand;
  if (factor.kind !== 'power') return undefined;
  if (namesIn(factor.exponent).size > 0) return factor.exponent;
  return factor.base.kind === 'add' || factor.base.kind === 'multiply' || factor.base.kind === 'call'
    ? factor.base
    : undefined;
}

function factorsOf(node: Expression): readonly Expression[] {
  if (node.kind === 'negate') return factorsOf(node.operand);
  if (node.kind === 'divide') return [...factorsOf(node.numerator), ...factorsOf(node.denominator)];
  return node.kind === 'multiply' ? node.factors.flatMap(factorsOf) : [node];
}

/** A sum of powers of one letter: its terms with their degrees. */
function monomials(node: Expression): { term: Expression; degree: number; name: string }[] | undefined {
  const name = onlyName(node);
  if (name === undefined) return undefined;
  const terms = node.kind === 'add' ? node.terms : [node];
  const found = terms.map((term) => ({ term, degree: degreeOf(term, name), name }));
  return found.every((part): part is { term: Expression; degree: number; name: string } => part.degree !== undefined)
    ? found
    : undefined;
}

function degreeOf(term: Expression, name: string): number | undefined {
  if (!namesIn(term).has(name)) return 0;
  if (term.kind === 'negate') return degreeOf(term.operand, name);
  if (term.kind === 'divide') return namesIn(term.denominator).size > 0 ? undefined : degreeOf(term.numerator, name);
  if (term.kind === 'multiply') {
    const degrees = term.factors.map((factor) => degreeOf(factor, name));
    return degrees.every((degree) => degree !== undefined) ? degrees.reduce((a, b) => a + b, 0) : undefined;
  }
  const own = powerOf(term);
  return own ? wholeOf(own.exponent) : undefined;
}

function scaleTerms(
  node: Expression,
  change: (term: Expression, degree: number, name: string) => Expression,
): Expression[] {
  const parts = monomials(node);
  if (!parts || !parts.some(({ degree }) => degree > 0)) return [];
  return [add(...parts.map(({ term, degree, name }) => change(term, degree, name)))];
}

/** Derivatives and antiderivatives; the right expression is the result that was asked for. */
export const calculusRules: readonly ErrorRule[] = [
  {
    id: 'chain-factor-dropped',
    name: 'Chain rule: inner derivative left out',
    says: 'Mind the inner function: the chain rule brings its derivative as a factor.',
    source: 'ortonDerivative',
    needs: ['derivative'],
    inTask: differentiatedWith('inner-left-out'),
    rewrite: (node) => {
      if (node.kind !== 'multiply' && node.kind !== 'negate' && node.kind !== 'divide') return [];
      const name = onlyName(node);
      if (name === undefined) return [];
      return factorsOf(node).flatMap((factor) => {
        const inside = insideOf(factor);
        const slope = inside && namesIn(inside).has(name) ? derivativeOf(inside, name) : undefined;
        return slope ? [divide(node, slope)] : [];
      });
    },
  },
  {
    id: 'inner-factor-not-divided',
    name: 'Antiderivative: not divided by the inner derivative',
    says: 'Differentiate your answer to check: the inner derivative comes out as a factor and has to be divided away.',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: integratedWith('inner-not-divided'),
    rewrite: (node) => {
      if (node.kind === 'add') return [];
      const name = onlyName(node);
      if (name === undefined) return [];
      return factorsOf(node).flatMap((factor) => {
        const inside = insideOf(factor);
        const slope = inside && namesIn(inside).has(name) ? derivativeOf(inside, name) : undefined;
        return slope ? [multiply(node, slope)] : [];
      });
    },
  },
  {
    id: 'exponent-not-lowered',
    name: 'Derivative: exponent not lowered',
    says: 'When you differentiate a power, its exponent becomes smaller by one.',
    source: 'ortonDerivative',
    needs: ['derivative'],
    wholeOnly: true,
    inTask: differentiatedWith('exponent-not-lowered'),
    rewrite: (node) => scaleTerms(node, (term, _, name) => multiply(term, { kind: 'name', name })),
  },
  {
    id: 'exponent-not-brought-down',
    name: 'Derivative: exponent not brought down as a factor',
    says: 'When you differentiate a power, the old exponent becomes a factor.',
    source: 'ortonDerivative',
    needs: ['derivative'],
    wholeOnly: true,
    inTask: differentiatedWith('exponent-not-brought-down'),
    rewrite: (node) => scaleTerms(node, (term, degree) => divide(term, number(degree + 1))),
  },
  {
    id: 'not-divided-by-exponent',
    name: 'Antiderivative: not divided by the new exponent',
    says: 'When you integrate a power, divide by the new exponent.',
    source: 'ortonIntegral',
    needs: ['integral'],
    wholeOnly: true,
    inTask: integratedWith('not-divided'),
    rewrite: (node) => scaleTerms(node, (term, degree) => (degree > 0 ? multiply(number(degree), term) : term)),
  },
  {
    id: 'multiplied-by-exponent',
    name: 'Antiderivative: multiplied instead of divided by the exponent',
    says: 'When you integrate a power, divide by the new exponent; multiplying belongs to differentiating.',
    source: 'ortonIntegral',
    needs: ['integral'],
    wholeOnly: true,
    inTask: integratedWith('multiplied'),
    rewrite: (node) =>
      scaleTerms(node, (term, degree) => (degree > 1 ? multiply(number(degree * (degree - 1)), term) : term)),
  },
  {
    id: 'differentiated-twice',
    name: 'Differentiated once more',
    vague: true,
    says: 'You went one step too far: this is the derivative of the answer.',
    source: 'ortonDerivative',
    needs: ['derivative'],
    wholeOnly: true,
    rewrite: (node) => {
      const name = onlyName(node);
      const slope = name === undefined ? undefined : derivativeOf(node, name);
      return slope ? [slope] : [];
    },
  },
  {
    id: 'product-of-derivatives',
    name: 'Product rule: multiplied the derivatives',
    says: "The derivative of a product is not the product of the derivatives: $(uv)' = u'v + uv'$.",
    source: 'ortonDerivative',
    needs: ['derivative'],
    inTask: differentiatedWith('product-of-derivatives'),
    rewrite: (node) => {
      if (node.kind !== 'add' || node.terms.length !== 2) return [];
      const [left, right] = node.terms;
      if (!left || !right) return [];
      return [...productsOf(left, right), ...productsOf(right, left)];
    },
  },
];

/** From u′v + uv′ the wrong u′v′: a factor of one term is v where the other term is made of v′ and of what u′ comes from. */
function productsOf(left: Expression, right: Expression): Expression[] {
  const name = onlyName({ kind: 'add', terms: [left, right] });
  if (name === undefined) return [];
  return factorsOf(left).flatMap((factor) => {
    if (!namesIn(factor).has(name)) return [];
    const slope = derivativeOf(factor, name);
    if (!slope || !namesIn(right).has(name)) return [];
    const own = divide(left, factor);
    const other = derivativeOf(divide(right, slope), name);
    const [values, wanted] = [other && valuesOf(other), valuesOf(own)];
    return values && wanted && areClose(values, wanted) ? [multiply(own, slope)] : [];
  });
}
