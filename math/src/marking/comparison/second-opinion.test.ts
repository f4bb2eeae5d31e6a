import { describe, expect, it } from 'vitest';
import { buildExercise } from '../../testing/build-document.ts';
import type { Part } from '../../exercises/document/document.ts';
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

  it('distinguishes the form from the value', () => {
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

  const numberIn = (unit: string, value: string): Part => ({ name: 'p', answerType: 4, accept: [{ value }], unit });

  it.each([
    ['km', '5', '5 km', 'equal', 'The difference is 0.'],
    ['km', '5', '5000 m', 'equal', 'The difference is 0.'],
    ['km', '5', '5', 'equal', 'The difference is 0.'],
    ['km', '5', '4000 m', 'not-equal', 'It is 4, the key is 5.'],
    ['km', '5', '5 h', 'not-equal', 'Its unit measures something else.'],
    ['°C', '20', '293.15 K', 'equal', 'The difference is 0.'],
  ])('takes numbers in their units: in %s %s beside %s', (unit, key, answer, opinion, reason) => {
    expect(ask(numberIn(unit, key), answer)).toEqual({ opinion, reason });
  });

  const same = 'It means the same as the key.';
  const another = 'It means something else than the key.';
  it.each([
    [8, '(1, 2)', {}, '(2, 1)', 'not-equal', another],
    [8, '(1, 2)', {}, 'x=1, y=2', 'equal', same],
    [8, '{1, 2}', {}, '2, 1', 'equal', same],
    [8, '[1, 2, 3]', { order: 'given' }, '[2, 1, 3]', 'not-equal', another],
    [8, '[1, 2, 3]', { order: 'any' }, '[2, 1, 3]', 'equal', same],
    [8, '{1, 2}', {}, '{1, 1+1}', 'equal', `${same} It is not worked out.`],
    [8, '{1/2, 2}', { form: 'lowest-terms' }, '{2/4, 3}', 'not-equal', another],
    [7, 'x=1', {}, 'x=2', 'not-equal', another],
    [9, '(1, 2)', {}, '[1, 2]', 'equal', same],
    [9, '(1, 2)', {}, '[2, 1]', 'not-equal', another],
  ] as const)(
    'takes all spellings that marking takes: %i %s %o beside %s',
    (type, value, more, answer, opinion, reason) => {
      expect(ask({ name: 'p', answerType: type, accept: [{ value }], ...more }, answer)).toEqual({ opinion, reason });
    },
  );

  it('distinguishes the form of a collection from its meaning', () => {
    const part: Part = { name: 'p', answerType: 8, accept: [{ value: '{1/2, 2}' }], form: 'lowest-terms' };
    expect(ask(part, '{2/4, 2}')).toEqual({
      opinion: 'equal',
      reason: `${same} It is not in the form that is asked for: $\\frac{2}{4}$ can be reduced.`,
    });
  });

  it('takes answers that earn a part, and none that are known to be wrong', () => {
    const accept = [{ value: '2x' }, { value: '3x', score: 0.5 }, { value: '4x', score: 0 }];
    const part: Part = { name: 'p', answerType: 6, accept };
    expect(['2x', '3x', '4x'].map((answer) => ask(part, answer).opinion)).toEqual(['equal', 'equal', 'not-equal']);
    const sets = accept.map((each) => ({ ...each, value: `{${each.value.replace('x', '')}}` }));
    const set: Part = { name: 'p', answerType: 8, accept: sets };
    expect(['{2}', '{3}', '{4}'].map((answer) => ask(set, answer).opinion)).toEqual(['equal', 'equal', 'not-equal']);
  });

  it('shows as many digits as tell both apart', () => {
    const reasonFor = (answer: string) => ask(expression('x'), answer).reason.replace(/At x = [-\d.]+ /, '');
    expect(reasonFor('x+10^(-8)')).toMatch(/^it is (-?[\d.]+), the key is (?!\1)-?[\d.]+\.$/);
    expect(reasonFor('x+10^(-12)')).toMatch(/^it is (-?[\d.]+), the key is (?!\1)-?[\d.]+\.$/);
    expect(reasonFor('x+10^(-30)')).toBe('it differs from the key by less than can be shown.');
  });

  it('leaves open what cannot be compared', () => {
    const open = [
      ask(expression('x'), '\\int_{-1}^1\\frac1x\\,dx'),
      ask({ name: 'p', answerType: 8, accept: [{ value: '{1, 2}' }] }, '{1'),
      ask({ name: 'p', answerType: 5, accept: [{ value: 'odd' }] }, 'odd'),
      secondOpinion(buildExercise({ parts: [expression('x')] }), 1, 'q', 'x'),
    ];
    expect(open.map(({ opinion }) => opinion)).toEqual(Array(4).fill('unknown'));
    expect(open.map(({ reason }) => reason)).toEqual([
      'Even with more time it could not be decided.',
      "It cannot be marked as it is. Invalid input: missing '}'",
      'There is nothing to compare with.',
      'There is nothing to compare with.',
    ]);
  });

  it('compares antiderivatives by their derivatives, and says that it does', () => {
    const part = expression('x^2 + C', { form: 'antiderivative' });
    expect(ask(part, 'x^2+3+C')).toEqual({ opinion: 'equal', reason: 'The derivative of the difference is 0.' });
    expect(ask(part, 'x^2+3').reason).toBe(
      'The derivative of the difference is 0. It is not in the form that is asked for: Add the constant of integration: $+ C$.',
    );
    expect(ask(part, '2x+C').opinion).toBe('not-equal');
    expect(ask(expression('x^2'), 'x^2+3').opinion).toBe('not-equal');
  });
});
