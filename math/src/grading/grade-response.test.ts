import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../exercises/build-document.ts';
import type { Part, Variable } from '../exercises/document.ts';
import { formula, number, verdict } from './build-verdict.ts';
import { gradeResponse } from './grade-response.ts';

describe('several accepted answers', () => {
  const part: Part = {
    name: 'p',
    answerType: 4,
    points: 3,
    accept: [
      { value: '-4', score: 0, feedback: 'Look at the sign of ${{a}}$.' },
      { value: '2', score: 0.5, feedback: 'Half way.' },
      { value: '4' },
      { value: '2.0', score: 0.25 },
    ],
  };
  const list: Variable[] = [{ name: 'a', generator: 'constant', value: '4' }];

  test('each has its share and its feedback, and the best match counts', () => {
    expect(verdict(part, '4', list)).toMatchObject({ outcome: 'right', score: 3 });
    expect(verdict(part, '2', list)).toMatchObject({ outcome: 'partly', score: 1.5, feedback: 'Half way.' });
    expect(verdict(part, '-4', list)).toMatchObject({
      outcome: 'wrong',
      score: 0,
      feedback: 'Look at the sign of $4$.',
    });
    expect(verdict(part, '7', list)).toMatchObject({ outcome: 'wrong', feedback: '' });
  });
});

describe('a response', () => {
  const parts: Part[] = [number('2', { name: 'a', points: 1 }), number('3', { name: 'b', points: 2 })];
  const exercise = buildExercise({ parts });
  const grade = (a: string, b: string) =>
    gradeResponse(exercise, variantAt(exercise, 1), [
      { part: 'a', value: a },
      { part: 'b', value: b },
    ]);

  test('adds the points of its parts', () => {
    expect(grade('2', '3')).toMatchObject({ outcome: 'right', score: 3, points: 3 });
    expect(grade('2', '4')).toMatchObject({ outcome: 'partly', score: 1 });
    expect(grade('1', '4')).toMatchObject({ outcome: 'wrong', score: 0 });
    expect(grade('', '3')).toMatchObject({ outcome: 'partly', score: 2, parts: [{ outcome: 'empty' }, {}] });
  });

  test('is invalid and unscored as soon as one answered part cannot be read, with message and place', () => {
    const result = grade('2', '3+(');
    expect(result).toMatchObject({
      outcome: 'invalid',
      score: 0,
      parts: [{ outcome: 'right', score: 0 }, { outcome: 'invalid' }],
    });
    expect(result.parts[1]?.feedback).not.toBe('');
    expect(result.parts[1]?.span).toBeDefined();
    expect(grade('', '').outcome).toBe('invalid');
  });
});

describe('follow-through', () => {
  const list: Variable[] = [
    { name: 'r', generator: 'constant', value: '5' },
    { name: 's', generator: 'expression', value: '2 r' },
  ];
  const parts: Part[] = [
    number('r', { name: 'first' }),
    number('s + 1', { name: 'second', points: 2, followFrom: { part: 'first', variable: 'r' } }),
  ];
  const exercise = buildExercise({ parts, list });
  const grade = (first: string, second: string) =>
    gradeResponse(exercise, variantAt(exercise, 1), [
      { part: 'first', value: first },
      { part: 'second', value: second },
    ]).parts[1];

  test('marks a later part against what follows from the earlier answer', () => {
    expect(grade('5', '11')).toMatchObject({ outcome: 'right', score: 2, feedback: '' });
    expect(grade('6', '13')).toMatchObject({ outcome: 'right', score: 2, reason: 'follow-through: exact' });
    expect(grade('6', '12')).toMatchObject({ outcome: 'wrong', score: 0 });
    expect(grade('6', '11')).toMatchObject({ outcome: 'right', reason: 'exact' });
  });

  test('a right earlier answer changes nothing', () => {
    expect(grade('10/2', '13')).toMatchObject({ outcome: 'wrong', score: 0 });
  });
});

describe('typical errors', () => {
  const told = (part: Part, answer: string) => {
    const { outcome, reason } = verdict(part, answer);
    return `${outcome} ${reason}`;
  };

  test('are named where no accepted answer foresees them', () => {
    expect(told(number('3 + 2*4'), '20')).toBe('wrong typical error: left-to-right');
    expect(told(number('1/2 + 1/3'), '2/5')).toBe('wrong typical error: denominators-added');
    expect(told(formula(6, '(x + 3)^2', { form: 'expanded' }), 'x^2 + 9')).toBe('wrong typical error: square-of-sum');
    expect(told(formula(6, '2 cos(2x)', { label: 'Derivative' }), '\\cos 2x')).toBe(
      'wrong typical error: chain-factor-dropped',
    );
    expect(told(formula(6, '2 cos(2x)'), '\\cos 2x')).toBe('wrong value');
    expect(told(formula(7, 'x < 3'), 'x > 3')).toBe('wrong typical error: inequality-not-turned');
    expect(told(formula(8, '(2, 5)'), '(5, 2)')).toBe('wrong typical error: coordinates-swapped');
    expect(told(number('7'), '4')).toBe('wrong value');
  });

  test('give way to what the author says', () => {
    const part: Part = {
      name: 'p',
      answerType: 4,
      accept: [{ value: '1/2 + 1/3' }, { value: '2/5', score: 0, feedback: 'Look again.' }],
    };
    expect(verdict(part, '2/5').feedback).toBe('Look again.');
  });
});
