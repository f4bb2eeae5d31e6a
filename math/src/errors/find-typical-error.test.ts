import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expand } from '../algebra/index.ts';
import { anyTerm } from '../notation/arbitrary-tree.ts';
import { add, multiply, name, number, power, read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { type ErrorContext, findTypicalError, typicalErrors } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain', functions: ['f', 'g'] });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

function found(right: string, answer: string, question: readonly string[] = [], more: ErrorContext = {}) {
  return findTypicalError(tree(right), tree(answer), { ...more, question: question.map(tree) })?.id;
}

/** What the question shows, the right answer, what a learner with the error gives, and an answer wrong in another way. */
const tasks: Readonly<Record<string, readonly [question: string, right: string, hit: string, miss: string]>> = {
  'derivative-inside-function': ['f(x)=(2x+4)^5', '10(2x+4)^4', '5*2^4', '5*3^4'],
  'half-of-product-rule': ['f(x)=x^5 sin(x)', '5x^4 sin(x)+x^5 cos(x)', '5x^4 sin(x)', '5x^3 sin(x)'],
  'quotient-of-derivatives': ['f(x)=sin(x)/x^2', '(x cos(x)-2sin(x))/x^3', 'cos(x)/(2x)', 'cos(x)/(3x)'],
  'quotient-rule-reversed': ['f(x)=x/(x+1)', '1/(x+1)^2', '-1/(x+1)^2', '-2/(x+1)^2'],
  'quotient-rule-added': ['f(x)=x/(x+1)', '1/(x+1)^2', '(2x+1)/(x+1)^2', '(3x+1)/(x+1)^2'],
  'quotient-rule-not-squared': ['f(x)=x/(x+1)', '1/(x+1)^2', '1/(x+1)', '3/(x+1)'],
  'constant-not-dropped': ['f(x)=3x^2+10', '6x', '6x+10', '6x+9'],
  'new-exponent-brought-down': ['f(x)=x^5', '5x^4', '4x^4', '3x^4'],
  'negative-exponent-raised': ['f(x)=x^(-2)', '-2x^(-3)', '-2x^(-1)', '-3x^(-1)'],
  'sign-of-trigonometric-derivative': ['f(x)=x^2+cos(x)', '2x-sin(x)', '2x+sin(x)', '2x+2sin(x)'],
  'exponential-as-power': ['f(x)=2^x', '2^x ln(2)', 'x 2^(x-1)', 'x 2^(x-2)'],
  'logarithm-of-base-left-out': ['f(x)=3^x', '3^x ln(3)', '3^x', '2^x'],
  'not-differentiated': ['f(x)=x^3-x', '3x^2-1', 'x^3-x', 'x^3-2x'],
  'chain-factor-dropped': ['f(x)=(2x+4)^5', '10(2x+4)^4', '5(2x+4)^4', '6(2x+4)^4'],
  'exponent-not-lowered': ['f(x)=(2x+4)^5', '10(2x+4)^4', '10(2x+4)^5', '9(2x+4)^5'],
  'product-of-derivatives': ['f(x)=x^3 sin(x)', '3x^2 sin(x)+x^3 cos(x)', '3x^2 cos(x)', '4x^2 cos(x)'],
  'differentiated-instead': ['int (x^4+6x) dx', 'x^5/5+3x^2+C', '4x^3+6+C', '4x^3+7x+C'],
  'divided-by-old-exponent': ['int x^4 dx', 'x^5/5+C', 'x^5/4+C', 'x^5/3+C'],
  'not-divided-by-exponent': ['int x^4 dx', 'x^5/5+C', 'x^5+C', '2x^5+C'],
  'constant-not-integrated': ['int (3x^2+7) dx', 'x^3+7x+C', 'x^3+7+C', 'x^3+8x+C'],
  'multiplied-by-inner-factor': ['int (e^(4x)+x) dx', 'e^(4x)/4+x^2/2+C', '4e^(4x)+x^2/2+C', '5e^(4x)+x^2/2+C'],
  'sign-of-trigonometric-integral': ['int sin(3x) dx', '-cos(3x)/3+C', 'cos(3x)/3+C', 'cos(3x)/2+C'],
  'logarithm-for-any-reciprocal': ['int 1/x^2 dx', '-1/x+C', 'ln(x^2)+C', 'ln(x^3)+C'],
  'product-of-integrals': ['int x e^x dx', 'x e^x-e^x+C', 'x^2/2 e^x+C', 'x^2/3 e^x+C'],
  'limits-swapped': ['int_1^3 x^2 dx', '26/3', '-26/3', '-25/3'],
  'lower-limit-left-out': ['int_1^3 x^2 dx', '26/3', '9', '31/3'],
  'limits-added': ['int_1^3 x^2 dx', '26/3', '28/3', '37/3'],
  'limits-without-integrating': ['int_1^3 x^2 dx', '26/3', '8', '41/3'],
  'quadratic-sign-of-c': ['x^2+3x+1=0', '{(-3+sqrt(5))/2,(-3-sqrt(5))/2}', '{(-3+sqrt(13))/2}', '{(-3+sqrt(14))/2}'],
  'quadratic-divided-by-a': ['2x^2+3x-5=0', '{1,-5/2}', '{2,-5}', '{3,-5}'],
  'square-not-taken-away': ['x^2+6x-1', '(x+3)^2-10', '(x+3)^2-1', '(x+3)^2-2'],
  'half-not-taken': ['x^2+6x-1', '(x+3)^2-10', '(x+6)^2-37', '(x+6)^2-38'],
  'composition-as-product': ['f(x)=3x-6 & g(x)=x^2+1', '3(x^2+1)-6', '(3x-6)(x^2+1)', '(3x-5)(x^2+1)'],
  'composition-reversed': ['f(x)=3x-6 & g(x)=x^2+1', '3(x^2+1)-6', '(3x-6)^2+1', '(3x-6)^2+2'],
  'inverse-function-as-reciprocal': ['f(x)=(4x+2)/3', '(3x-2)/4', '3/(4x+2)', '3/(4x+3)'],
  'equation-not-solved': ['2x+3=11', '4', '11', '13'],
  'term-moved-without-sign': ['6x-11=-x-53', '-6', '-64/7', '-65/7'],
  'matrix-product-reversed': [
    'A=[[1,3],[-3,3]] & B=[[-2,-4],[-3,3]]',
    '[[-11,5],[-3,21]]',
    '[[10,-18],[-12,0]]',
    '[[10,-18],[-12,1]]',
  ],
  'matrix-product-by-entries': [
    'A=[[1,3],[-3,3]] & B=[[-2,-4],[-3,3]]',
    '[[-11,5],[-3,21]]',
    '[[-2,-12],[9,9]]',
    '[[-2,-12],[9,8]]',
  ],
  'matrix-inverse-by-entries': ['A=[[2,1],[4,3]]', '[[3/2,-1/2],[-2,1]]', '[[1/2,1],[1/4,1/3]]', '[[1/2,1],[1/4,1/5]]'],
  'matrix-inverse-without-determinant': [
    'A=[[2,1],[4,3]]',
    '[[3/2,-1/2],[-2,1]]',
    '[[3,-1],[-4,2]]',
    '[[3,-1],[-4,5]]',
  ],
  'matrix-inverse-diagonal-kept': [
    'A=[[2,1],[4,3]]',
    '[[3/2,-1/2],[-2,1]]',
    '[[1,-1/2],[-2,3/2]]',
    '[[1,-1/2],[-2,5/2]]',
  ],
  'matrix-inverse-signs-kept': ['A=[[2,1],[4,3]]', '[[3/2,-1/2],[-2,1]]', '[[3/2,1/2],[2,1]]', '[[3/2,1/2],[3,1]]'],
  'coefficient-subtracted': ['3x=12', '4', '9', '13'],
};

describe('an error found by what the question shows', () => {
  test.each(Object.entries(tasks))('%s', (id, [question, right, hit, miss]) => {
    const shown = question.split(' & ');
    const more = right.endsWith('+C') ? { upToConstantIn: 'x' } : {};
    expect(found(right, hit, shown, more)).toBe(id);
    expect(found(right, miss, shown, more)).not.toBe(id);
  });

  test('every rule about tasks has a case', () => {
    const rules = typicalErrors.filter(({ inTask, rewrite }) => inTask && !rewrite).map(({ id }) => id);
    expect(rules.filter((id) => !(id in tasks))).toEqual([]);
  });

  test('the question is rewritten as it stands: an expanded answer shows the square it came from', () => {
    expect(found('x^2+6x+9', 'x^2+9', ['(x+3)^2'])).toBe('square-of-sum');
    expect(found('8/9', '2/5', ['32/36'])).toBeUndefined();
  });

  test('where the question is about algebra, rules of calculus are left out', () => {
    expect(found('6x^2+4x', '6x^3+4x^2')).toBe('exponent-not-lowered');
    expect(found('6x^2+4x', '6x^3+4x^2', ['2x(3x+2)'])).toBeUndefined();
  });

  test('what the question shows and the answer does not solve is left alone', () => {
    expect(found('5', '9', ['3x=12'])).toBeUndefined();
    expect(found('2x+1', '5', ['f(x)=x^4'])).toBeUndefined();
  });
});

describe('recognising an error', () => {
  test('the more telling of two rules wins', () => {
    expect(found('(x+3)^2', 'x^2+9')).toBe('square-of-sum');
    expect(found('x^2+6x+9', 'x^2+9')).toBe('term-forgotten');
    expect(found('3 cos(3x)', 'cos(3x)')).toBe('chain-factor-dropped');
    expect(found('1/2+1/3', '2/5')).toBe('denominators-added');
    expect(found('{3,-1}', '{-3,1}')).toBe('roots-with-opposite-sign');
  });

  test('a name for teachers and a sentence for the learner come with the id', () => {
    expect(findTypicalError(tree('(x+3)^2'), tree('x^2+9'))).toEqual({
      id: 'square-of-sum',
      name: 'Squared each term',
      feedback: 'The square of a sum has a middle term: $(a+b)^2 = a^2 + 2ab + b^2$.',
    });
  });

  test('formulas under the same name are compared by their right sides', () => {
    expect(found('y=(x-8)(x+2)', 'y=(x+8)(x-2)')).toBe('factor-signs-turned');
    expect(found('y=(x-8)(x+2)', 'z=(x+8)(x-2)')).toBeUndefined();
  });

  test('what no rule makes is left alone', () => {
    expect(found('1/2+1/3', '17/19')).toBeUndefined();
    expect(found('x^2+1', 'sin(x)')).toBeUndefined();
  });

  test('a learner’s tolerance does not make everything a matter of scale', () => {
    const matches = (made: Expression): boolean => made.kind !== 'number';
    expect(findTypicalError(tree('5'), tree('0'), { kind: 'number', matches })?.id).not.toBe('power-of-ten');
  });
});

describe('a right answer', () => {
  const coefficient = fc.integer({ min: -9, max: 9 }).filter((value) => value !== 0);
  const bracket = fc.tuple(coefficient, coefficient).map(([a, b]) => add(multiply(number(a), name('x')), number(b)));
  const polynomial = fc.oneof(
    fc.tuple(bracket, bracket).map((factors) => multiply(...factors)),
    fc.tuple(bracket, fc.constantFrom(2, 3)).map(([base, exponent]) => power(base, number(exponent))),
  );

  test('is never explained as an error, multiplied out or not', () => {
    fc.assert(
      fc.property(polynomial, (model) => {
        const question = [model];
        expect(findTypicalError(model, model, { question })).toBeUndefined();
        expect(findTypicalError(model, expand(model), { question })).toBeUndefined();
        expect(findTypicalError(expand(model), model)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  test('is never explained as an error, whatever it is', () => {
    fc.assert(
      fc.property(anyTerm, (model) => {
        expect(findTypicalError(model, model)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test('nothing is thrown, whatever is answered', () => {
    fc.assert(
      fc.property(anyTerm, anyTerm, (model, answer) => {
        const error = findTypicalError(model, answer, { question: [answer] });
        expect(error === undefined || error.feedback.length > 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
