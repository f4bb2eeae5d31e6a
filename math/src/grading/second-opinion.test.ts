import { describe, expect, it } from 'vitest';
import { buildExercise } from '../exercises/build-document.ts';
import type { Part } from '../exercises/document.ts';
import { secondOpinion } from './second-opinion.ts';

const expression = (value: string, more: object = {}): Part => ({
  name: 'p',
  answerType: 6,
  accept: [{ value }],
  ...more,
});
const ask = (part: Part, answer: string) => secondOpinion(buildExercise({ parts: [part] }), 1, 'p', answer);

describe('a second opinion [A4]', () => {
  it.each([
    ['ln(sqrt(1+x^2))', '\\frac12\\ln(x^2+1)', 'equal'],
    ['sqrt(3)', '3/sqrt(3)', 'equal'],
    ['x^2 + 8x + 16', 'x^2 + 16', 'not-equal'],
    ['x^2', 'x^{', 'unknown'],
  ])('%s beside %s is %s', (key, answer, opinion) => {
    expect(ask(expression(key), answer).opinion).toBe(opinion);
  });

  it('says where they differ', () => {
    const { reason } = ask(expression('x^2 + 8x + 16'), 'x^2 + 16');
    expect(reason).toMatch(/^At x = [\d.-]+ it is [\d.-]+, the key is [\d.-]+\.$/);
  });

  it('tells the form apart from the value', () => {
    const { opinion, reason } = ask(expression('(x+1)^2', { form: 'factored' }), 'x^2+2x+1');
    expect(opinion).toBe('equal');
    expect(reason).toMatch(/not in the form/);
  });

  it('compares antiderivatives up to their constant', () => {
    const part = expression('ln(sqrt(1+x^2)) + C', { form: 'antiderivative' });
    expect(ask(part, '\\frac12\\ln(x^2+1)+C')).toMatchObject({ opinion: 'equal' });
    expect(ask(part, 'x^2+C')).toMatchObject({ opinion: 'not-equal' });
  });

  it('compares numbers, equations and sets', () => {
    expect(ask({ name: 'p', answerType: 4, accept: [{ value: '1/3' }] }, '0.33')).toMatchObject({
      opinion: 'not-equal',
      reason: 'It is 0.33, the key is 0.333333.',
    });
    expect(ask({ name: 'p', answerType: 7, accept: [{ value: 'y = 2x' }] }, '2y = 4x').opinion).toBe('equal');
    expect(ask({ name: 'p', answerType: 8, accept: [{ value: '{1, 2}' }] }, '{2, 3}').opinion).toBe('not-equal');
  });
});
