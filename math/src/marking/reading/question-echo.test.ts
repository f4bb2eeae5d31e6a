import { describe, expect, test } from 'vitest';
import { buildExercise } from '../../testing/build-document.ts';
import { drawValues } from '../../exercises/draw/draw.ts';
import type { Part } from '../../exercises/document/document.ts';
import { Printer } from '../../exercises/text/template.ts';
import { treeOf } from '../../testing/trees.ts';
import { formula } from '../../testing/build-verdict.ts';
import { keysOf } from '../context.ts';
import { isInQuestion } from './question-echo.ts';

function isEcho(question: string, answer: string, part: Part): boolean {
  const exercise = buildExercise({ question, parts: [part] });
  const [compiled] = exercise.parts;
  const drawn = drawValues(exercise, 1);
  if (!drawn.ok || compiled?.kind !== 'formula') throw new Error('no exercise');
  const printer = new Printer(drawn.slots, exercise.scope);
  const { letters } = exercise;
  const context = { exercise, part: compiled, slots: drawn.slots, printer, decimal: '.' as const, letters };
  return isInQuestion(context, keysOf(context), treeOf(answer));
}

describe('an expression is one of the question', () => {
  const part = formula(6, '5x');

  test.each([
    ['Simplify $2x+3x$.', '2x+3x'],
    ['Simplify $2x+3x$.', '3x+2x'],
    ['Simplify $2x+3x$.', '(2x+3x)'.slice(1, -1)],
    ['Simplify $\\left(2x+3x\\right)$.', '2x+3x'],
    ['Simplify $2x+3x$.', '0+2x+3x'],
    ['Simplify $2x+3x$.', '1*(2x+3x)'],
    ['Simplify $2x+3x$.', '(3x+2x+0)*1'],
    ['First $x^2$, then $\\frac{10x}{2}$.', '10x/2'],
  ])('%s %s', (question, answer) => {
    expect(isEcho(question, answer, part)).toBe(true);
  });

  test.each([
    ['Simplify $2x+3x$.', '2x+2x'],
    ['Simplify $2x+3x$.', '2x+3x+1'],
    ['Simplify $2x+3x$.', '5x'],
    ['Simplify 2x+3x.', '2x+3x'],
    // A number or a letter is a value, not something to be changed.
    ['Add $2+3$.', '2+3'],
    ['Solve for $x$.', 'x'],
    ['Look at $x+$ and $)$.', 'x'],
    // An accepted answer may be in the question.
    ['Is it $5x$ or $2x+3x$?', '5x'],
  ])('or not: %s %s', (question, answer) => {
    expect(isEcho(question, answer, part)).toBe(false);
  });

  test('unless it is one of several accepted answers, as written or as shown', () => {
    const several: Part = { name: 'p', answerType: 6, accept: [{ value: '5x' }, { value: '2x+3x' }] };
    expect(isEcho('Simplify $2x+3x$.', '2x+3x', several)).toBe(false);
    expect(isEcho('Simplify $4x+x$.', '4x+x', several)).toBe(true);
    const shown = formula(6, '(x+1)(x+2)', { form: 'expanded' });
    expect(isEcho('Write $(x+1)(x+2)$ in another way.', '(x+1)(x+2)', shown)).toBe(
      isEcho('Write $(x+1)(x+2)$ in another way.', '(x+2)(x+1)', shown),
    );
  });
});
