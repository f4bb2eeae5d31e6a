import { add } from '../../../notation/index.ts';
import type { Expression } from '../../../notation/tree.ts';
import { antiderivative, between, integratedWith } from './integral-slips.ts';
import type { ErrorRule } from '../../rule.ts';
import { derivativeOf } from '../../target.ts';
import type { Task } from '../../task.ts';

/** Rightly integrated, then the limits put in wrongly. */
function withLimits(join: (upper: Expression, lower: Expression) => Expression): (task: Task) => readonly Expression[] {
  return (task) => {
    if (task.kind !== 'integral' || !task.limits) return [];
    const right = antiderivative(task.body, task.variable, 'none');
    return right ? [between(right, task.variable, task.limits, join)] : [];
  };
}

/** Integrating what the question shows. */
export const integralRules: readonly ErrorRule[] = [
  {
    id: 'sign-of-trigonometric-integral',
    name: 'Antiderivative of sine or cosine with the wrong sign',
    says: 'Check the sign by differentiating: which of sine and cosine brings a minus?',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: integratedWith('sign-of-trigonometric'),
  },
  {
    id: 'trigonometric-not-integrated',
    name: 'Antiderivative: sine or cosine left as it is',
    says: 'Differentiate your answer to check: neither sine nor cosine is its own derivative.',
    source: 'ortonIntegral',
    needs: ['integral', 'trigonometry'],
    inTask: integratedWith('trigonometric-kept'),
  },
  {
    id: 'differentiated-instead',
    name: 'Differentiated instead of integrated',
    says: 'You differentiated. Look for a function whose derivative is the given one.',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: (task) => {
      if (task.kind !== 'integral') return [];
      const slope = derivativeOf(task.body, task.variable);
      if (!slope) return [];
      return [task.limits ? between(slope, task.variable, task.limits) : slope];
    },
  },
  {
    id: 'divided-by-old-exponent',
    name: 'Antiderivative: divided by the old exponent',
    says: 'When you integrate a power, raise the exponent first and divide by the new one.',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: integratedWith('divided-by-old-exponent'),
  },
  {
    id: 'constant-not-integrated',
    name: 'Antiderivative: constant term left as it is',
    says: 'Differentiate your answer to check the constant term: what has a constant as its derivative?',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: integratedWith('constant-kept'),
  },
  {
    id: 'multiplied-by-inner-factor',
    name: 'Antiderivative: multiplied by the inner derivative',
    says: 'Differentiate your answer to check: the inner derivative comes out as a factor and has to be divided away.',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: integratedWith('inner-multiplied'),
  },
  {
    id: 'logarithm-for-any-reciprocal',
    name: 'Antiderivative: logarithm for any power in the denominator',
    says: 'Only $\\frac{1}{x}$ has a logarithm as its antiderivative; other powers follow the power rule.',
    source: 'schechter',
    needs: ['integral'],
    inTask: integratedWith('logarithm-of-power'),
  },
  {
    id: 'product-of-integrals',
    name: 'Integrated the factors of a product one by one',
    says: 'The integral of a product is not the product of the integrals. Differentiate your answer to see it.',
    source: 'schechter',
    needs: ['integral'],
    inTask: integratedWith('product-of-integrals'),
  },
  {
    id: 'limits-swapped',
    name: 'Definite integral: limits swapped',
    says: 'Subtract the value at the lower limit from the value at the upper limit.',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: withLimits((upper, lower) => add(lower, { kind: 'negate', operand: upper })),
  },
  {
    id: 'lower-limit-left-out',
    name: 'Definite integral: lower limit left out',
    says: 'The value of the antiderivative at the lower limit counts too, even when that limit is 0.',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: withLimits((upper) => upper),
  },
  {
    id: 'limits-added',
    name: 'Definite integral: values at the limits added',
    says: 'The values at the two limits are subtracted, not added.',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: withLimits(add),
  },
  {
    id: 'limits-without-integrating',
    name: 'Definite integral: limits put into the integrand',
    says: 'Find an antiderivative first, then put in the limits.',
    source: 'ortonIntegral',
    needs: ['integral'],
    inTask: (task) => (task.kind === 'integral' && task.limits ? [between(task.body, task.variable, task.limits)] : []),
  },
];
