import { differentiatedWith } from './derivative-slips.ts';
import type { ErrorRule } from './rule.ts';

/** Differentiating what the question shows. */
export const derivativeRules: readonly ErrorRule[] = [
  {
    id: 'derivative-inside-function',
    name: 'Chain rule: differentiated inside the function',
    says: 'In the chain rule the inner function stays inside; its derivative is a factor.',
    source: 'clark1997',
    inTask: differentiatedWith('inner-derivative-inside'),
  },
  {
    id: 'half-of-product-rule',
    name: 'Product rule: one half only',
    says: "That is one half of the product rule: $(uv)' = u'v + uv'$.",
    source: 'siyepu2013',
    inTask: differentiatedWith('first-half-of-product', 'second-half-of-product'),
  },
  {
    id: 'quotient-of-derivatives',
    name: 'Quotient rule: divided the derivatives',
    says: 'The derivative of a quotient is not the quotient of the derivatives: use the quotient rule.',
    source: 'siyepu2013',
    inTask: differentiatedWith('quotient-of-derivatives'),
  },
  {
    id: 'quotient-rule-reversed',
    name: 'Quotient rule: difference the wrong way round',
    says: "Mind the order in the quotient rule: the numerator is $u'v - uv'$.",
    source: 'siyepu2013',
    inTask: differentiatedWith('quotient-reversed'),
  },
  {
    id: 'quotient-rule-added',
    name: 'Quotient rule: plus instead of minus',
    says: "In the quotient rule there is a minus: the numerator is $u'v - uv'$.",
    source: 'siyepu2013',
    inTask: differentiatedWith('quotient-added'),
  },
  {
    id: 'quotient-rule-not-squared',
    name: 'Quotient rule: denominator not squared',
    says: 'In the quotient rule the denominator is squared.',
    source: 'siyepu2013',
    inTask: differentiatedWith('quotient-not-squared'),
  },
  {
    id: 'constant-not-dropped',
    name: 'Derivative: constant kept',
    says: 'A constant term only shifts the graph up or down. What does that do to the slope?',
    source: 'ortonDerivative',
    inTask: differentiatedWith('constant-kept'),
  },
  {
    id: 'new-exponent-brought-down',
    name: 'Derivative: new exponent as the factor',
    says: 'When you differentiate a power, multiply by the old exponent, not by the new one.',
    source: 'ortonDerivative',
    inTask: differentiatedWith('new-exponent-brought-down'),
  },
  {
    id: 'negative-exponent-raised',
    name: 'Derivative: negative exponent moved towards zero',
    says: 'A negative exponent becomes smaller by one as well: after $-2$ comes $-3$.',
    source: 'ortonDerivative',
    inTask: differentiatedWith('negative-exponent-raised'),
  },
  {
    id: 'sign-of-trigonometric-derivative',
    name: 'Derivative of sine or cosine with the wrong sign',
    says: 'Check the sign: which of sine and cosine gets a minus when you differentiate it?',
    source: 'siyepu2013',
    inTask: differentiatedWith('sign-of-trigonometric'),
  },
  {
    id: 'exponential-as-power',
    name: 'Derivative: power rule for an exponential function',
    says: 'The power rule is for $x^n$. In an exponential function such as $e^x$ the variable is in the exponent.',
    source: 'siyepu2013',
    inTask: differentiatedWith('exponential-as-power'),
  },
  {
    id: 'logarithm-of-base-left-out',
    name: 'Derivative of $a^x$ without the logarithm',
    says: 'Only $e^x$ is its own derivative; for another base a factor $\\ln a$ comes in.',
    source: 'siyepu2013',
    inTask: differentiatedWith('logarithm-of-base-left-out'),
  },
  {
    id: 'not-differentiated',
    name: 'Gave the function instead of its derivative',
    says: 'That is the function itself. Its derivative is asked for.',
    source: 'ortonDerivative',
    inTask: (task) => (task.kind === 'derivative' ? [task.body] : []),
  },
];
