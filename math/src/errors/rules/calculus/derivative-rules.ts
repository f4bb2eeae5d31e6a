import { divide, multiply, namesIn, sameTree } from '../../../notation/index.ts';
import type { Expression } from '../../../notation/tree.ts';
import { differentiatedWith } from './derivative-slips.ts';
import { wholeOf } from '../../patterns.ts';
import { derivativeOf } from '../../target.ts';
import { antiderivative } from './integral-slips.ts';
import type { ErrorRule } from '../../rule.ts';

/** u′/v′ of (u′v − uv′)/v²: v is seen in the denominator, u′ in the term that has v as a factor. */
function derivativesOfQuotient(node: Expression): readonly Expression[] {
  if (node.kind !== 'divide' || node.numerator.kind !== 'add' || node.denominator.kind !== 'power') return [];
  const { base: v, exponent } = node.denominator;
  const { terms } = node.numerator;
  const [name, ...others] = namesIn(node);
  if (wholeOf(exponent) !== 2 || terms.length !== 2 || name === undefined || others.length > 0) return [];
  const slope = derivativeOf(v, name);
  if (!slope || namesIn(v).size === 0) return [];
  return terms
    .filter(({ kind }) => kind === 'multiply')
    .flatMap((term) => {
      const rest =
        term.kind === 'multiply' ? term.factors.filter((factor) => !sameTree(factor, v, { groups: true })) : [];
      const isWithV = term.kind === 'multiply' && rest.length === term.factors.length - 1;
      return isWithV ? [divide(multiply(...rest), slope)] : [];
    });
}

/** Differentiating what the question shows. */
export const derivativeRules: readonly ErrorRule[] = [
  {
    id: 'derivative-inside-function',
    name: 'Chain rule: differentiated inside the function',
    says: 'In the chain rule the inner function stays inside; its derivative is a factor.',
    source: 'clark1997',
    needs: ['derivative'],
    inTask: differentiatedWith('inner-derivative-inside'),
  },
  {
    id: 'half-of-product-rule',
    name: 'Product rule: one half only',
    says: "That is one half of the product rule: $(uv)' = u'v + uv'$.",
    source: 'siyepu2013',
    needs: ['derivative'],
    inTask: differentiatedWith('first-half-of-product', 'second-half-of-product'),
  },
  {
    id: 'quotient-of-derivatives',
    name: 'Quotient rule: divided the derivatives',
    says: 'The derivative of a quotient is not the quotient of the derivatives: use the quotient rule.',
    source: 'siyepu2013',
    needs: ['derivative'],
    inTask: differentiatedWith('quotient-of-derivatives'),
    rewrite: derivativesOfQuotient,
  },
  {
    id: 'quotient-rule-reversed',
    name: 'Quotient rule: difference the wrong way round',
    says: "Mind the order in the quotient rule: the numerator is $u'v - uv'$.",
    source: 'siyepu2013',
    needs: ['derivative'],
    inTask: differentiatedWith('quotient-reversed'),
  },
  {
    id: 'quotient-rule-added',
    name: 'Quotient rule: plus instead of minus',
    says: "In the quotient rule there is a minus: the numerator is $u'v - uv'$.",
    source: 'siyepu2013',
    needs: ['derivative'],
    inTask: differentiatedWith('quotient-added'),
  },
  {
    id: 'quotient-rule-not-squared',
    name: 'Quotient rule: denominator not squared',
    says: 'In the quotient rule the denominator is squared.',
    source: 'siyepu2013',
    needs: ['derivative'],
    inTask: differentiatedWith('quotient-not-squared'),
  },
  {
    id: 'constant-not-dropped',
    name: 'Derivative: constant kept',
    says: 'A constant term only shifts the graph up or down. What does that do to the slope?',
    source: 'ortonDerivative',
    needs: ['derivative'],
    inTask: differentiatedWith('constant-kept'),
  },
  {
    id: 'new-exponent-brought-down',
    name: 'Derivative: new exponent as the factor',
    says: 'When you differentiate a power, multiply by the old exponent, not by the new one.',
    source: 'ortonDerivative',
    needs: ['derivative'],
    inTask: differentiatedWith('new-exponent-brought-down'),
  },
  {
    id: 'negative-exponent-raised',
    name: 'Derivative: negative exponent moved towards zero',
    says: 'A negative exponent becomes smaller by one as well: after $-2$ comes $-3$.',
    source: 'ortonDerivative',
    needs: ['derivative'],
    inTask: differentiatedWith('negative-exponent-raised'),
  },
  {
    id: 'sign-of-trigonometric-derivative',
    name: 'Derivative of sine or cosine with the wrong sign',
    says: 'Check the sign: which of sine and cosine gets a minus when you differentiate it?',
    source: 'siyepu2013',
    needs: ['derivative'],
    inTask: differentiatedWith('sign-of-trigonometric'),
  },
  {
    id: 'trigonometric-not-differentiated',
    name: 'Derivative: sine or cosine left as it is',
    says: 'The sine is not its own derivative, nor is the cosine: which function gives the slope of each?',
    source: 'siyepu2013',
    needs: ['derivative', 'trigonometry'],
    inTask: differentiatedWith('trigonometric-kept'),
  },
  {
    id: 'exponential-as-power',
    name: 'Derivative: power rule for an exponential function',
    says: 'The power rule is for $x^n$. In an exponential function such as $e^x$ the variable is in the exponent.',
    source: 'siyepu2013',
    needs: ['derivative'],
    inTask: differentiatedWith('exponential-as-power', 'exponential-as-power-alone'),
  },
  {
    id: 'logarithm-of-base-left-out',
    name: 'Derivative of $a^x$ without the logarithm',
    says: 'Only $e^x$ is its own derivative; for another base a factor $\\ln a$ comes in.',
    source: 'siyepu2013',
    needs: ['derivative'],
    inTask: differentiatedWith('logarithm-of-base-left-out'),
  },
  {
    id: 'integrated-instead',
    name: 'Integrated instead of differentiated',
    says: 'You integrated: differentiate your answer, and you are back at the function that is given.',
    source: 'ortonDerivative',
    needs: ['derivative'],
    inTask: (task) => {
      const made = task.kind === 'derivative' ? antiderivative(task.body, task.variable, 'none') : undefined;
      return made ? [made] : [];
    },
  },
  {
    id: 'not-differentiated',
    name: 'Gave the function instead of its derivative',
    says: 'That is the function itself. Its derivative is asked for.',
    source: 'ortonDerivative',
    needs: ['derivative'],
    inTask: (task) => (task.kind === 'derivative' ? [task.body] : []),
  },
];
