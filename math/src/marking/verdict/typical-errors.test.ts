import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../../testing/build-document.ts';
import type { Part } from '../../exercises/document/document.ts';
import { formula, number } from '../../testing/build-verdict.ts';
import { drawValues } from '../../exercises/draw/draw.ts';
import { Printer } from '../../exercises/text/template.ts';
import { toPlain } from '../../notation/index.ts';
import { markResponse } from '../mark-response.ts';
import { shownIn } from './typical-errors.ts';

const list = [{ name: 'a', generator: 'random-integer', min: 3, max: 3 }] as const;

function said(
  question: string,
  part: Part,
  value: string,
): { reason: string | undefined; feedback: string | undefined } {
  const exercise = buildExercise({ parts: [part], list, question });
  const [only] = markResponse(exercise, variantAt(exercise, 0), [{ part: 'p', value }]).parts;
  return { reason: only?.reason, feedback: only?.feedback };
}

describe('a wrong answer is explained by what the question shows', () => {
  test.each([
    ['Differentiate $f(x) = ({{a}}x + 1)^4$.', formula(6, '4 a (a x + 1)^3'), '4(3x+1)^3', 'chain-factor-dropped'],
    [
      'Find $$\\int x^{{a}} \\, dx$$',
      formula(6, 'x^4/4 + C', { form: 'antiderivative' }),
      'x^4+C',
      'not-divided-by-exponent',
    ],
    ['Solve ${{a}}x + 4 = 10$.', number('2'), '14/3', 'term-moved-without-sign'],
    ['Expand $(x + {{a}})^2$.', formula(6, 'x^2 + 6x + 9', { form: 'expanded' }), 'x^2+9', 'square-of-sum'],
    ['Let $f(x) = {{a}}x \\qquad g(x) = x + 1$. $f(g(x)) =$ [[p]]', formula(6, '3x+3'), '3x+1', 'composition-reversed'],
    ['A coat costs 80 euros after 20 % off. Before?', number('80/0.8'), '96', 'percent-of-new-value'],
    ['A rise from 50 to 60: how many percent?', number('(60-50)/50*100'), '16.67', 'percent-of-other-value'],
    ['The area of a circle with radius 5.', number('pi*5^2'), '10*pi', 'circumference-for-area'],
    ['Which point?', formula(9, '(2, 5)'), '(5, 2)', 'coordinates-swapped'],
  ] as const)('%s', (question, part, answer, id) => {
    const { reason, feedback } = said(question, part, answer);
    expect(reason).toBe(`typical error: ${id}`);
    expect(feedback).not.toBe('');
  });

  test.each([
    ['Solve $-2x > -6$.', 7, 'x < 3', 'x > 3', true],
    ['Solve $5 - x > 2$.', 7, 'x < 3', 'x > 3', true],
    ['Solve $2x < x + 3$.', 8, '(-oo, 3)', '(3, oo)', true],
    ['Solve $2x > 5x - 9$ or $x = 7$.', 7, 'x < 3', 'x > 3', true],
    ['Solve $2x + 1 < 7$.', 7, 'x < 3', 'x > 3', false],
    ['Solve $2x = 6$ for small $-x$.', 7, 'x < 3', 'x > 3', false],
    ['Which numbers are less than 3?', 7, 'x < 3', 'x > 3', false],
    ['Solve $x^2 - 3x + 2 > 0$.', 8, '(-oo, 1) union (2, oo)', '(-oo, 2)', false],
    ['Solve $x^2 - 3x + 2 > 0$.', 7, 'x < 1 or x > 2', 'x < 1 or x < 2', false],
    ['Solve $(x - 1)(x - 2) > 0$.', 8, '(-oo, 1) union (2, oo)', '(-oo, 2)', false],
  ] as const)(
    'a sign that has to turn round is spoken of only where it has to: %s %i %s answered by %s: %s',
    (question, answerType, key, answer, isSaid) => {
      const { reason } = said(question, formula(answerType, key), answer);
      expect(reason === 'typical error: inequality-not-turned').toBe(isSaid);
    },
  );

  test('words bring into sight what no formula shows, and nothing else does', () => {
    const part = formula(6, '6x^5');
    expect(said('What is the derivative of the volume?', part, '6x^6').reason).toBe(
      'typical error: exponent-not-lowered',
    );
    expect(said('What is the volume?', part, '6x^6').reason).toBe('value');
  });

  test('formulas that cannot be read are passed over', () => {
    expect(said('Look at $\\square < ($ and solve ${{a}}x = 12$.', number('4'), '9').reason).toBe(
      'typical error: coefficient-subtracted',
    );
  });
});

describe('the formulas that a question shows', () => {
  test.each([
    ['Solve $3x + 4 = 10$.', ['3x + 4 = 10']],
    ['Solve $3x + 4 = 10.$', ['3x + 4 = 10']],
    ['Solve $3x + 4 = 10,$ then $x^2;$', ['3x + 4 = 10', 'x^2']],
    ['Let $f(x) = 2x \\qquad g(x) = x + 1$.', ['f(x) = 2x', 'g(x) = x + 1']],
    ['Let $f(x) = 2x \\quad x + 1$.', ['f(x) = 2x', 'x + 1']],
    ['Let $f ( x ) = f(2)$.', ['f(x) = f(2)']],
    ['The number $5$ and the letter $x$.', []],
    ['This is $x + $ and $x + 1$.', ['x + 1']],
    ['Nothing to see.', []],
  ])('%s', (question, formulas) => {
    const exercise = buildExercise({ question });
    const [part] = exercise.parts;
    const drawn = drawValues(exercise, 1);
    if (!drawn.ok || !part || part.kind !== 'formula') throw new Error('no exercise');
    const printer = new Printer(drawn.slots, exercise.scope);
    const shown = () =>
      shownIn({ exercise, part, slots: drawn.slots, printer, decimal: '.', letters: exercise.letters }).map((tree) =>
        toPlain(tree),
      );
    expect(shown()).toEqual(formulas);
    // A second look has the same formulas.
    expect(shown()).toEqual(formulas);
  });
});
