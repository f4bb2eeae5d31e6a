import { describe, expect, test } from 'vitest';
import type { Part } from '../exercises/document/document.ts';
import { formula, number, outcomes, verdict } from '../testing/build-verdict.ts';

describe('one choice and several choices [D06]', () => {
  const choices = (answerType: 2 | 3, partialCredit = false): Part => ({
    name: 'p',
    answerType,
    points: 2,
    shuffle: false,
    partialCredit,
    choices: [
      { text: 'one', correct: true },
      { text: 'two', correct: answerType === 3 },
      { text: 'three', correct: false, feedback: 'Three is odd here.' },
      { text: 'four', correct: '1 > 2' },
    ],
  });

  test('one choice is right or wrong, with the feedback of the choice', () => {
    expect(verdict(choices(2), 'a')).toMatchObject({ outcome: 'right', score: 2 });
    expect(verdict(choices(2), 'c')).toMatchObject({ outcome: 'wrong', score: 0, feedback: 'Three is odd here.' });
  });

  test('unknown keys and several keys for one choice cost nothing', () => {
    expect(outcomes(choices(2), ['z', 'a,b'])).toEqual(['invalid', 'invalid']);
  });

  test('several choices are all or nothing by default', () => {
    expect(outcomes(choices(3), ['a,b', 'b, a', 'a', 'a,b,c'])).toEqual(['right', 'right', 'wrong', 'wrong']);
  });

  test('with partial credit each rightly set choice counts, but choosing all or none of the right ones earns nothing', () => {
    expect(['a,b', 'a', 'a,b,c', 'c', 'a,b,c,d'].map((keys) => verdict(choices(3, true), keys).score)).toEqual([
      2, 1.5, 1.5, 0, 0,
    ]);
  });
});

describe('numbers [D06]', () => {
  test.each([
    ['3/4', ['0.75', '3/4', '\\frac{3}{4}', '.75', '75%', 'x=0.75', '(3/4)', '\\frac34']],
    ['7/2', ['3.5', '3 1/2', '3\\frac{1}{2}', '7/2']],
    ['-2', ['-2', '−2', '(-2)']],
    ['2 sqrt(3)', ['2\\sqrt3', '6/sqrt(3)', '2*3^(1/2)']],
    ['1000000', ['10^6', '1000000', '1 000 000', '10^{6}']],
    ['pi/3', ['\\frac{\\pi}{3}', 'pi/3', '\\frac13\\pi']],
  ])('%s may be typed in many ways', (key, answers) => {
    expect(answers.map((answer) => [answer, verdict(number(key), answer).outcome])).toEqual(
      answers.map((answer) => [answer, 'right']),
    );
  });

  test('other numbers are wrong', () => {
    expect(outcomes(number('3/4'), ['0.7', '4/3', '-3/4'])).toEqual(['wrong', 'wrong', 'wrong']);
  });

  test('rejects anything but a number, without costing a try', () => {
    expect(outcomes(number('3'), ['3 +', '(3', '1, 2', '{3}', 'x', '2 < 3', '1/0', '\\sqrt{-1}'])).toEqual(
      Array(8).fill('invalid'),
    );
  });

  test('a rounded answer to an exact question is distinguished from a wrong one', () => {
    expect(verdict(number('1/3'), '0.33')).toMatchObject({ outcome: 'wrong', reason: 'rounded' });
    expect(verdict(number('sqrt(2)'), '1.414').feedback).toContain('Give the exact value');
  });

  test('the decimal comma is read where it is asked for', () => {
    expect(verdict(number('3.5'), '3,5', [], { decimal: ',' }).outcome).toBe('right');
    expect(verdict(number('3.5'), '3{,}5', [], { decimal: ',' }).outcome).toBe('right');
  });

  test.each([
    ['absolute', 0.01, '2.71', ['2.70', '2.72', '2.71'], ['2.69', '2.731']],
    ['relative', 0.01, '200', ['198', '202', '201.5'], ['197.9', '203']],
    ['decimals', 2, '2/3', ['0.67', '0.670'], ['0.66', '0.7']],
    ['significant-figures', 3, '12345', ['12300', '1.23*10^4'], ['12400', '12200']],
  ] as const)('a tolerance of kind %s', (kind, value, key, right, wrong) => {
    const part = number(key, { tolerance: { kind, value } });
    expect(outcomes(part, right)).toEqual(right.map(() => 'right'));
    expect(outcomes(part, wrong)).toEqual(wrong.map(() => 'wrong'));
  });

  test.each([
    ['a', '3.1', '3.0'],
    ['aa', '3.14', '3.13'],
    ['aaaa', '3.1416', '3.1415'],
    ['aaaaaa', '3.141593', '3.141592'],
    ['aaaaaaaaaa', '3.1415926536', '3.1415926535'],
  ] as const)('the precision tier %s [D09]', (precision, right, wrong) => {
    expect(outcomes(number('pi', { precision }), [right, '\\pi', wrong])).toEqual(['right', 'right', 'wrong']);
  });

  test('a unit is compared by value and by what it measures', () => {
    const part = number('5', { unit: 'km' });
    expect(outcomes(part, ['5 km', '5000 m', '5\\,\\mathrm{km}', '5·10^3 m', '500000cm'])).toEqual(
      Array(5).fill('right'),
    );
    expect(outcomes(part, ['5 m', '5 h', '4 km'])).toEqual(['wrong', 'wrong', 'wrong']);
    expect(verdict(part, '5')).toMatchObject({ outcome: 'invalid', feedback: 'Type the unit as well.' });
    expect(verdict(number('5'), '5 km')).toMatchObject({
      outcome: 'invalid',
      feedback: 'Type the number without a unit.',
    });
  });

  test('a form can be asked for', () => {
    expect(verdict(number('3/4', { form: 'lowest-terms' }), '6/8')).toMatchObject({ outcome: 'wrong', reason: 'form' });
    expect(verdict(number('1200', { form: 'scientific' }), '1.2*10^3').outcome).toBe('right');
    expect(verdict(number('1200', { form: 'scientific' }), '12*10^2').outcome).toBe('wrong');
  });
});

describe('words [D06]', () => {
  const part = (caseSensitive: boolean): Part => ({
    name: 'p',
    answerType: 5,
    caseSensitive,
    accept: [{ value: 'right angle' }, { value: 'a triangle', score: 0, feedback: 'Which angle is it?' }],
  });

  test('spaces never matter, letter case only when asked', () => {
    expect(outcomes(part(false), ['right angle', '  Right   ANGLE ', 'left'])).toEqual(['right', 'right', 'wrong']);
    expect(verdict(part(true), 'Right angle')).toMatchObject({
      outcome: 'wrong',
      feedback: 'Check capital and small letters.',
    });
    expect(verdict(part(false), 'A triangle').feedback).toBe('Which angle is it?');
  });
});

describe('expressions [D06]', () => {
  test('equal expressions are right in any form', () => {
    const answers = ['(x-1)(x+2)', 'x^2+x-2', 'x(x+1)-2', '\\left(x+2\\right)\\left(x-1\\right)', 'f(x)=x^2+x-2'];
    expect(outcomes(formula(6, 'x^2 + x - 2'), answers)).toEqual(answers.map(() => 'right'));
    expect(outcomes(formula(6, 'x^2 + x - 2'), ['x^2+x+2', 'x^2-x-2', '(x-1)^2'])).toEqual(['wrong', 'wrong', 'wrong']);
  });

  test('a letter that stands nowhere in the exercise costs nothing; one of the question does', () => {
    expect(verdict(formula(6, '2x'), '2y')).toMatchObject({
      outcome: 'invalid',
      feedback: 'Your answer has y in it; this exercise uses x.',
    });
    expect(verdict(formula(6, '2x'), '2X')).toMatchObject({
      outcome: 'invalid',
      feedback: 'Use the small letter x instead of X.',
    });
    expect(verdict(formula(6, '2x'), '2u').outcome).toBe('wrong');
    expect(verdict(formula(6, '2x', { letters: ['y'] }), '2y').outcome).toBe('wrong');
  });

  test('the form that is asked for is part of the answer', () => {
    const factored = formula(6, 'x^2 - 5x + 6', { form: 'factored' });
    expect(outcomes(factored, ['(x-2)(x-3)', '(3-x)(2-x)', 'x^2-5x+6'])).toEqual(['right', 'right', 'wrong']);
  });

  test('an antiderivative may have any constant but must have one', () => {
    const part = formula(6, 'x^3/3', { form: 'antiderivative' });
    expect(outcomes(part, ['x^3/3+C', '\\frac{x^3}{3}+5+c', 'x^3+C'])).toEqual(['right', 'right', 'wrong']);
    expect(verdict(part, 'x^3/3').feedback).toContain('constant of integration');
  });

  test('an equation where an expression is asked for costs nothing', () => {
    expect(verdict(formula(6, '2x'), '2x = 3x').outcome).toBe('invalid');
  });
});

describe('equations and inequalities [D06]', () => {
  test('solutions may be written in many ways', () => {
    const answers = [
      'x=2 or x=-3',
      'x = -3 or x = 2',
      'x=2\\lor x=-3',
      '{2, -3}',
      '2, -3',
      'x=2, x=-3',
      'x \\in \\{-3, 2\\}',
    ];
    expect(answers.map((answer) => [answer, verdict(formula(7, 'x = 2 or x = -3'), answer).outcome])).toEqual(
      answers.map((answer) => [answer, 'right']),
    );
    expect(verdict(formula(7, 'x = 2 or x = -2'), 'x = \\pm 2').outcome).toBe('right');
    expect(verdict(formula(7, 'x = 2 or x = -3'), 'x = 2').outcome).toBe('wrong');
  });

  test('the equation itself is not a solution of it', () => {
    expect(verdict(formula(7, 'x = 2 or x = -3'), '(x-2)(x+3)=0')).toMatchObject({
      outcome: 'unfinished',
      reason: 'not solved',
      feedback: 'This is right, but not solved yet. Solve it: write the letter alone on one side.',
    });
  });

  test('inequalities compare by their solutions', () => {
    const part = formula(7, '1 < x <= 4');
    expect(outcomes(part, ['1<x\\le4', '4>=x>1', 'x>1 and x<=4', '(1, 4]'])).toEqual(Array(4).fill('right'));
    expect(verdict(part, '1 < x < 4')).toMatchObject({ outcome: 'wrong', reason: 'ends' });
    expect(outcomes(formula(7, 'x < -2 or x > 2'), ['x>2 or x<-2', 'x < 2 or x > 2', 'x > 2'])).toEqual([
      'right',
      'wrong',
      'wrong',
    ]);
  });

  test('an equation of a line may be rearranged', () => {
    expect(outcomes(formula(7, 'y = 2x - 3'), ['y=2x-3', '2x-y=3', 'y - 1 = 2(x - 2)', 'y=2x+3'])).toEqual([
      'right',
      'right',
      'right',
      'wrong',
    ]);
  });
});

describe('sets, lists, points and intervals [D06]', () => {
  test('a set has no order', () => {
    const answers = ['{1, 2}', '2, 1', '{2, 1, 1}', 'x=1 or x=2', '\\{1,2\\}', '\\left\\lbrace2,1\\right\\rbrace'];
    expect(answers.map((answer) => [answer, verdict(formula(8, '{1, 2}'), answer).outcome])).toEqual(
      answers.map((answer) => [answer, 'right']),
    );
  });

  test('what is missing or too much is said', () => {
    expect(verdict(formula(8, '{1, 2}'), '{1}').feedback).toContain('something is missing');
    expect(verdict(formula(8, '{1, 2}'), '{1, 2, 3}').feedback).toContain('too many');
    expect(verdict(formula(8, '{1, 2}'), '{1, 5}').feedback).toBe('One of your values is right.');
  });

  test('the empty set', () => {
    expect(outcomes(formula(8, '{}'), ['{}', '\\emptyset', '\\varnothing', '{0}'])).toEqual([
      'right',
      'right',
      'right',
      'wrong',
    ]);
  });

  test('a list in a given order, and a point, keep their order', () => {
    const list = formula(8, '1, 2, 3', { order: 'given' });
    expect(verdict(list, '1, 2, 3').outcome).toBe('right');
    expect(verdict(list, '3, 2, 1')).toMatchObject({ outcome: 'wrong', reason: 'order' });
    expect(outcomes(formula(8, '(2, 3)'), ['(2, 3)', '(3, 2)'])).toEqual(['right', 'wrong']);
  });

  test('intervals compare by their ends and brackets', () => {
    const part = formula(8, '(-oo, 2] union (3, 5)');
    expect(outcomes(part, ['(-\\infty, 2] \\cup (3, 5)', '(3,5)\\cup(-\\infty,2]', 'x <= 2 or 3 < x < 5'])).toEqual(
      Array(3).fill('right'),
    );
    expect(verdict(part, '(-\\infty, 2) \\cup (3, 5)')).toMatchObject({ outcome: 'wrong', reason: 'ends' });
    expect(outcomes(formula(8, '(-1, 4)'), ['(-1, 4)', ']-1, 4[', '-1 < x < 4', '[-1, 4]'])).toEqual([
      'right',
      'right',
      'right',
      'wrong',
    ]);
  });
});

describe('vectors and matrices [D06]', () => {
  test('entries compare by value', () => {
    const part = formula(9, '[[1, 1/2], [0, -1]]');
    expect(verdict(part, '\\begin{pmatrix}1&0.5\\\\0&-1\\end{pmatrix}').outcome).toBe('right');
    expect(verdict(part, '\\begin{bmatrix}1&2\\\\0&-1\\end{bmatrix}')).toMatchObject({
      outcome: 'wrong',
      feedback: '3 of 4 entries are right.',
    });
    expect(verdict(part, '\\begin{pmatrix}1&0\\end{pmatrix}').feedback).toContain('size');
  });

  test('a vector may be typed with commas', () => {
    const part = formula(9, '(1, -2, 3)');
    expect(outcomes(part, ['(1, -2, 3)', '\\begin{pmatrix}1\\\\-2\\\\3\\end{pmatrix}', '(1, 2, 3)'])).toEqual([
      'right',
      'right',
      'wrong',
    ]);
    expect(outcomes(formula(9, '[[1], [2]]'), ['(1, 2)', '\\begin{pmatrix}1\\\\2\\end{pmatrix}'])).toEqual([
      'right',
      'right',
    ]);
    expect(verdict(formula(9, '[[1], [2]]'), '\\begin{pmatrix}1&2\\end{pmatrix}').feedback).toBe('Write a column.');
  });

  test('rejects a number where a matrix is asked, without costing a try', () => {
    expect(verdict(formula(9, '[[1], [2]]'), '3').outcome).toBe('invalid');
  });
});
