import { describe, expect, test } from 'vitest';
import { markResponse } from '../../marking/mark-response.ts';
import { buildDocument, buildExercise, variantAt } from '../../testing/build-document.ts';
import { compileExercise } from '../compile/compile.ts';
import type { Part, Variable } from '../document/document.ts';
import { checkHealth } from '../health/health.ts';

const expressions = (values: Readonly<Record<string, string>>): Variable[] =>
  Object.entries(values).map(([name, value]) => ({ name, generator: 'expression', value }));

const rule: Part = { name: 'rule', answerType: 6, accept: [{ value: 'f' }] };

function outcomes(list: readonly Variable[], parts: readonly Part[], answers: Readonly<Record<string, string>>) {
  const exercise = buildExercise({ list, parts });
  const given = Object.entries(answers).map(([part, value]) => ({ part, value }));
  return markResponse(exercise, variantAt(exercise, 1), given, { syntax: 'plain' }).parts.map(({ outcome }) => outcome);
}

describe('[A10] the value of an earlier function at a place', () => {
  const list = expressions({ f: '40 - 2t', v: 'at(f, t, 3)', z: 'at(f, t, 0)/(at(f, t, 0) - at(f, t, 1))' });
  const value: Part = {
    name: 'value',
    answerType: 4,
    accept: [{ value: 'v' }],
    followFrom: { part: 'rule', variable: 'f' },
  };
  const zero: Part = { ...value, name: 'zero', accept: [{ value: 'z' }] };

  test('is that of the exercise where the function is right', () => {
    expect(outcomes(list, [rule, value, zero], { rule: '40-2t', value: '34', zero: '20' })).toEqual([
      'right',
      'right',
      'right',
    ]);
  });

  test.each([
    ['40-3t', '31', '40/3'],
    ['f(t) = 30 - 2t', '24', '15'],
    ['y = 2(10 - t)', '14', '10'],
  ])('follows from %s', (own, result, root) => {
    expect(outcomes(list, [rule, value, zero], { rule: own, value: result, zero: root })).toEqual([
      'wrong',
      'right',
      'right',
    ]);
    expect(outcomes(list, [rule, value, zero], { rule: own, value: '1', zero: '1' })).toEqual([
      'wrong',
      'wrong',
      'wrong',
    ]);
  });

  test('is marked by the exercise alone where the own function has no value there', () => {
    const answers = { rule: '40/(t-3)', value: '34', zero: '7' };
    expect(outcomes(list, [rule, value, zero], answers)).toEqual(['wrong', 'right', 'wrong']);
  });

  test('may be a vector or a set, and lead on to another part', () => {
    const curve = expressions({ f: '(t, t^2)', p: 'at(f, t, 3)', s: '{1, at(entry(f, 2), t, 2)}', d: 'norm(p)^2' });
    const parts: Part[] = [
      { name: 'rule', answerType: 9, accept: [{ value: 'f' }] },
      { name: 'point', answerType: 9, accept: [{ value: 'p' }], followFrom: { part: 'rule', variable: 'f' } },
      { name: 'set', answerType: 8, accept: [{ value: 's' }], followFrom: { part: 'rule', variable: 'f' } },
      {
        name: 'square',
        answerType: 4,
        accept: [{ value: 'entry(p, 1)^2 + entry(p, 2)^2' }],
        followFrom: { part: 'point', variable: 'p' },
      },
    ];
    expect(outcomes(curve, parts, { rule: '(t, t^2)', point: '(3, 9)', set: '{1, 4}', square: '90' })).toEqual([
      'right',
      'right',
      'right',
      'right',
    ]);
    expect(outcomes(curve, parts, { rule: '(t, 2t)', point: '(3, 6)', set: '{1, 4}', square: '45' })).toEqual([
      'wrong',
      'right',
      'right',
      'right',
    ]);
  });
});

describe('what an author writes with at(…)', () => {
  const problems = (value: string): string[] =>
    compileExercise(buildDocument({ list: expressions({ k: '2', r: value }) })).problems.map(({ message }) => message);

  test.each([
    ['at(t^2, 3)', 'Write at(f, t, 3): a formula, the letter in it, and what takes the place of the letter.'],
    ['at(t^2, 2t, 3)', 'Write at(f, t, 3): a formula, the letter in it, and what takes the place of the letter.'],
    ['1 + at(t^2, k, 3)', 'k is a variable and has a value: at(f, t, 3) needs a letter of the formula.'],
  ])('is refused with a reason: %s', (value, message) => {
    expect(problems(value)).toContain(message);
  });

  test('passes the health check, and its letter is none of the answer', () => {
    const list = expressions({ f: 't^2 + 1', v: 'at(f, t, 3)' });
    const tests = [{ seed: 'any' as const, answers: [{ part: 'value', value: 'v' }], score: 1 }];
    const parts: Part[] = [
      { name: 'value', answerType: 4, accept: [{ value: 'v' }, { value: 'at(f, t, 2)', score: 0 }] },
    ];
    const { findings } = checkHealth(buildExercise({ list, parts, tests, question: 'How much is $f(3)$?' }), 20);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
