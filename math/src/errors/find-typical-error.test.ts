import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expand } from '../algebra/index.ts';
import { anyTerm } from '../testing/arbitrary-tree.ts';
import { add, multiply, name, number, power, read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { type ErrorContext, findTypicalError, operationsInWords } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain', functions: ['f', 'g'] });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

function found(right: string, answer: string, question: readonly string[] = [], more: ErrorContext = {}) {
  return findTypicalError(tree(right), tree(answer), { ...more, question: question.map(tree) })?.id;
}

describe('an error found by what the question shows', () => {
  test('the question is rewritten as it stands: an expanded answer shows the square it came from', () => {
    expect(found('x^2+6x+9', 'x^2+9', ['(x+3)^2'])).toBe('square-of-sum');
    expect(found('8/9', '2/5', ['32/36'])).toBeUndefined();
  });

  test('where the question is about algebra, rules of calculus are left out', () => {
    expect(found('6x^2+4x', '6x^3+4x^2', ['f(x)=2x^3+2x^2'])).toBe('exponent-not-lowered');
    expect(found('6x^2+4x', '6x^3+4x^2', ['2x(3x+2)'])).toBeUndefined();
  });

  test('what the question shows and the answer does not solve is left alone', () => {
    expect(found('5', '9', ['3x=12'])).toBeUndefined();
    expect(found('2x+1', '5', ['f(x)=x^4'])).toBeUndefined();
  });
});

describe('a reason that would not be true', () => {
  const calculus: ErrorContext = { operations: operationsInWords('Find the derivative.') };
  const nothingSaid: ErrorContext = { operations: new Set() };
  test.each([
    ['a column to borrow from', '3-10', '13', ['3-10'], {}, 'lost-sign-of-term'],
    ['a number line for letters', '-2x+6', '-2x-6', ['-2(x-3)'], {}, 'lost-sign-of-term'],
    ['adding first what cannot be put together', 'x+3', 'x^2+3', ['(x^2+3x)/x'], {}, 'only-one-term-divided'],
    [
      'a division by the coefficient of an equation that is not linear',
      'x=0 or x=4',
      'x=-4',
      ['x^2=4x'],
      {},
      undefined,
    ],
    ['the size of a power of a letter', 'x^7', 'x', ['x^3*x^4'], {}, undefined],
    ['the order of a division in a derivative', '1/x', 'x', ['f(x)=ln(x)'], calculus, undefined],
    ['the order of a division in a value of the sine', '1/2', '2', ['sin(30°)'], {}, undefined],
    ['the direction of a vector for a point', '(2,-3)', '(-2,3)', ['y=(x-2)^2-3'], nothingSaid, undefined],
    ['a missing name for 3·2 in (2x)^3', '8x^3', '6x^3', ['(2x)^3'], {}, 'power-as-product'],
  ] as const)('is not given: %s', (_, right, answer, question, more, id) => {
    expect(found(right, answer, question, more)).toBe(id);
  });
});

describe('recognising an error', () => {
  test('the more telling of two rules wins', () => {
    expect(found('(x+3)^2', 'x^2+9')).toBe('square-of-sum');
    expect(found('x^2+6x+9', 'x^2+9')).toBe('term-forgotten');
    expect(found('3 cos(3x)', 'cos(3x)', ['f(x)=sin(3x)'])).toBe('chain-factor-dropped');
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
