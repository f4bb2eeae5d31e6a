import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import type { Part } from '../exercises/document/document.ts';
import { markResponse } from './mark-response.ts';

const parts: readonly Part[] = [
  { name: 'n', answerType: 4, accept: [{ value: 'a/3' }] },
  { name: 'u', answerType: 4, unit: 'm', accept: [{ value: 'a' }], tolerance: { kind: 'relative', value: 0.01 } },
  { name: 'w', answerType: 5, accept: [{ value: 'word {{a}}' }] },
  { name: 'e', answerType: 6, form: 'factored', accept: [{ value: 'x^2 - a^2' }] },
  { name: 'i', answerType: 6, form: 'antiderivative', accept: [{ value: 'a x^2' }] },
  { name: 'r', answerType: 7, accept: [{ value: 'x < a or x > 9' }] },
  { name: 's', answerType: 8, accept: [{ value: '{a, -a}' }] },
  { name: 'l', answerType: 8, order: 'given', form: 'lowest-terms', accept: [{ value: '(a, 1/a)' }] },
  { name: 'm', answerType: 9, accept: [{ value: '[[a, 0], [1, x]]' }] },
];

const token = fc.constantFrom(
  ..."0 1 2 3 9 . , ; x y a C + - * / ^ _ ( ) [ ] { } | = < > ! % ' or and sqrt sin ln pi e i oo".split(' '),
  ...'\\frac \\sqrt \\left( \\right) \\le \\pm \\cup \\infty \\{ \\} \\in \\lor \\cdot \\int \\sum \\begin{pmatrix} \\end{pmatrix} & \\\\ \\text{m} m km ^{ _{'.split(
    ' ',
  ),
  ' ',
);

describe('marking any text', () => {
  const exercise = buildExercise({ parts, list: [{ name: 'a', generator: 'random-integer', min: 2, max: 8 }] });
  const variant = variantAt(exercise, 3);

  test('never throws, never gives more than the points, and is the same every time', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 14 }), fc.nat(parts.length - 1), (tokens, index) => {
        const part = parts[index];
        if (!part) return;
        const answer = [{ part: part.name, value: tokens.join('') }];
        const verdict = markResponse(exercise, variant, answer);
        expect(verdict.score).toBeGreaterThanOrEqual(0);
        expect(verdict.score).toBeLessThanOrEqual(1);
        expect(markResponse(exercise, variant, answer)).toEqual(verdict);
      }),
      { numRuns: 4000 },
    );
  });

  test.each([
    '10^(10^10)',
    '9^9^9^9',
    '2^(3^(4^(5^6)))',
    '100000!',
    '1/(1-1)',
    '0^0',
    '0/0',
    '((((((((((1))))))))))',
    '\\sqrt[0]{2}',
  ])('%s ends quickly and is not right', (value) => {
    for (const part of parts) {
      const outcome = markResponse(exercise, variant, [{ part: part.name, value }]).parts.find(
        ({ part: name }) => name === part.name,
      )?.outcome;
      expect(['wrong', 'invalid', 'unknown']).toContain(outcome);
    }
  });
});
