import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import type { Part } from '../exercises/document/document.ts';
import { formula, number, outcomes, verdict } from '../testing/build-verdict.ts';
import { markResponse, type MarkingOptions } from './mark-response.ts';

const unfinished = (answers: readonly string[]) => answers.map(() => 'unfinished');
const right = (answers: readonly string[]) => answers.map(() => 'right');

describe('an answer that is not worked out', () => {
  test.each([
    ['506', ['8^3-6', '500+6', '2*253', '1012/2', '--506', '|-506|', '506/1', '253/(1/2)']],
    ['66', ['binomial(12, 2)', '12*11/2']],
    ['3/2', ['6/4', '1+1/2', '1.5/1', '(-3)/(-2)', '3 * 1/2', '3/4*2', '1 2/4']],
    ['5', ['log_3(243)', 'sqrt(25)', '|-5|', '2+3', '\\frac{10}{2}']],
    ['1/49', ['7^{-2}', '(1/7)^2']],
    ['-sqrt(2)/2', ['cos(5pi/4)', '-sqrt(8)/4', '-sin(pi/4)']],
    ['2 sqrt(3)', ['sqrt(12)', 'sqrt(2) sqrt(6)', 'sqrt(3)+sqrt(3)', '4sqrt(3)/2']],
    ['3 pi', ['pi+2pi', '6pi/2', '3*pi*1.0']],
  ])('is not taken for %s', (key, answers) => {
    expect(outcomes(number(key), answers)).toEqual(unfinished(answers));
    expect(outcomes(number(key, { evaluated: 'any' }), answers)).toEqual(right(answers));
  });

  test.each([
    ['506', ['506', '+506', '(506)', '506.0', 'x = 506', '5.06*10^2']],
    ['3/2', ['3/2', '1.5', '1 1/2', '\\frac{3}{2}', '150%']],
    ['-sqrt(2)/2', ['-sqrt(2)/2', '-1/sqrt(2)', '-1/2 sqrt(2)', '-\\frac{\\sqrt{2}}{2}']],
    ['(1+sqrt(5))/2', ['(1+sqrt(5))/2', '1/2+sqrt(5)/2', '1/2 (1+sqrt(5))']],
    ['3 ln(12)/ln(2)', ['3 ln(12)/ln(2)', '3 log(12)/log(2)']],
    ['2^100', ['2^100', '2^{100}']],
    ['sin(1)', ['sin(1)']],
    ['1000000', ['10^6', '1 000 000']],
    ['e^2/4', ['e^2/4', '1/4 e^2']],
    ['40/11', ['3.\\overline{63}', '40/11', '3 7/11']],
  ])('is not seen in what is worked out: %s', (key, answers) => {
    expect(outcomes(number(key), answers)).toEqual(right(answers));
  });

  test('says that it is right and what to do, without points', () => {
    expect(verdict(number('506'), '8^3-6')).toMatchObject({
      outcome: 'unfinished',
      score: 0,
      feedback: 'This is right, but not worked out yet. Work it out: there is still something to calculate.',
    });
    expect(verdict(number('3/2'), '6/4').feedback).toContain('Reduce the fraction.');
    expect(verdict(number('2 sqrt(3)'), 'sqrt(12)').feedback).toContain('Simplify the root.');
  });

  test('is wrong as ever where it is not equal', () => {
    expect(outcomes(number('506'), ['8^3-5', '6/4'])).toEqual(['wrong', 'wrong']);
  });

  test('is not asked for where the accepted answer itself is none', () => {
    expect(outcomes(formula(9, '1/2 (4, 8)'), ['1/2 (4, 8)', '(2, 4)'])).toEqual(['right', 'right']);
  });

  test('leaves a form to say what is missing', () => {
    expect(verdict(number('3/2', { form: 'lowest-terms' }), '6/4')).toMatchObject({ outcome: 'wrong', reason: 'form' });
    expect(outcomes(number('40', { form: 'factored' }), ['2^3*5'])).toEqual(['right']);
    expect(outcomes(number('1200', { form: 'scientific' }), ['1.2*10^3'])).toEqual(['right']);
  });
});

describe('an answer that is only written down', () => {
  test('is not a derivative, integral, limit or sum', () => {
    const part = formula(6, '2x', { letters: ['x'] });
    const answers = ['d/dx(x^2)', '\\frac{d}{dx} x^2'];
    expect(outcomes(part, answers)).toEqual(unfinished(answers));
    expect(outcomes(part, ['x+x', '2*x', '4x/2'])).toEqual(['right', 'right', 'right']);
  });

  test('is not the expression of the question itself', () => {
    const exercise = buildExercise({
      question: 'Simplify $2x + 3x$. [[p]]',
      parts: [{ name: 'p', answerType: 6, accept: [{ value: '5x' }] }],
    });
    const mark = (value: string) =>
      markResponse(exercise, variantAt(exercise, 0), [{ part: 'p', value }]).parts[0]?.outcome;
    expect(['2x+3x', '3x+2x', '(2x+3x)', '5x', 'x*5'].map(mark)).toEqual([
      'unfinished',
      'unfinished',
      'unfinished',
      'right',
      'right',
    ]);
  });

  test('is not an equation or inequality for its own solutions', () => {
    expect(outcomes(formula(8, '{4}'), ['|u+11|=5u-5', 'x=4', '{4}', '4', 'x=2*2'])).toEqual([
      'unfinished',
      'right',
      'right',
      'right',
      'unfinished',
    ]);
    expect(outcomes(formula(8, '[-6, 5]'), ['-6<=x<=5', 'x>=-6 and x<=5', '[-6, 5]', '-12<=2u<=10'])).toEqual([
      'right',
      'right',
      'right',
      'unfinished',
    ]);
    expect(outcomes(formula(8, '{1, 2}'), ['x=1 or x=2', '{1, 1+1}', '{1} ∪ {2}'])).toEqual([
      'right',
      'unfinished',
      'unfinished',
    ]);
  });

  test('is not a product or inverse of matrices', () => {
    expect(
      outcomes(formula(9, '[[2, 0], [0, 3]]'), [
        '[[2, 0], [0, 1]]*[[1, 0], [0, 3]]',
        '[[1+1, 0], [0, 3]]',
        '[[2, 0], [0, 3]]',
      ]),
    ).toEqual(['unfinished', 'unfinished', 'right']);
  });
});

describe('a rounding that is asked for', () => {
  const rounded = (key: string, places: number) => number(key, { tolerance: { kind: 'decimals', value: places } });

  test('takes that value alone', () => {
    expect(outcomes(rounded('16.6474', 1), ['16.6', '16.60', '16.7', '16.5', '16.65'])).toEqual([
      'right',
      'right',
      'wrong',
      'wrong',
      'wrong',
    ]);
  });

  test('asks for it where more places are given or nothing is calculated', () => {
    expect(verdict(rounded('16.6474', 1), '16.6474')).toMatchObject({
      outcome: 'unfinished',
      feedback: expect.stringContaining('Round it to 1 decimal place.') as string,
    });
    expect(outcomes(rounded('sqrt(34)', 1), ['sqrt(34)', '5.8', '29/5'])).toEqual(['unfinished', 'right', 'right']);
    expect(verdict(rounded('pi', 0), 'pi').feedback).toContain('Round it to a whole number.');
  });

  test('asks for a number where one need only be near', () => {
    const near = number('3 ln(12)/ln(2)', { tolerance: { kind: 'absolute', value: 0.06 } });
    expect(outcomes(near, ['3 ln(12)/ln(2)', '10.8', '10.75'])).toEqual(['unfinished', 'right', 'right']);
  });
});

describe('what a response that is not finished gives away', () => {
  const two: readonly Part[] = [number('12'), { name: 'q', answerType: 4, accept: [{ value: '5' }] }];
  const exercise = buildExercise({ parts: two });
  const mark = (p: string, q: string, options?: MarkingOptions) => {
    const answers = [
      { part: 'p', value: p },
      { part: 'q', value: q },
    ];
    return markResponse(exercise, variantAt(exercise, 0), answers, options);
  };

  test('is not scored, whatever its other parts are', () => {
    expect(mark('10+2', '5')).toMatchObject({ outcome: 'invalid', score: 0 });
  });

  test('is the same for right and wrong calculations beside one that is right or cannot be read', () => {
    for (const other of ['2+3', '5+']) {
      const [a] = mark('10+2', other).parts;
      const [b] = mark('10+3', other).parts;
      expect(a).toEqual(b);
      expect(a).toMatchObject({ outcome: 'unfinished', feedback: expect.not.stringContaining('right') as string });
    }
  });

  test('is nothing about right or wrong while results are withheld', () => {
    const withheld = { unfinished: 'always' } as const;
    expect(mark('10+2', '5', withheld)).toEqual(mark('10+3', '5', withheld));
    expect(mark('10+2', '5', withheld).parts[0]).toMatchObject({
      outcome: 'unfinished',
      feedback: 'Work it out: there is still something to calculate.',
    });
    expect(mark('13', '5', withheld).outcome).toBe('partly');
  });

  test('is marked where it cannot be continued', () => {
    const final = mark('10+2', '5', { unfinished: 'marked' });
    expect(final).toMatchObject({ outcome: 'partly', score: 1 });
    expect(final.parts[0]).toMatchObject({ outcome: 'wrong', score: 0 });
  });
});
