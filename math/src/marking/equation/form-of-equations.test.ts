import { expect, test } from 'vitest';
import { formula, outcomes, verdict } from '../../testing/build-verdict.ts';

test('an equation has the form that is asked for on each of its sides', () => {
  const part = formula(7, '(x-2)(x+2)=0', { form: 'factored' });
  expect(outcomes(part, ['(x+2)(x-2)=0', '0=(x-2)(x+2)'])).toEqual(['right', 'right']);
  expect(verdict(part, 'x^2-4=0')).toMatchObject({ outcome: 'wrong', reason: 'form' });
  const parabola = formula(7, 'y=(x-1)^2+2', { form: 'completed-square' });
  expect(outcomes(parabola, ['y=(x-1)^2+2', 'y=x^2-2x+3'])).toEqual(['right', 'wrong']);
});
