import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import type { Part, Variable } from '../exercises/document/document.ts';
import { formula, number, verdict } from '../testing/build-verdict.ts';
import { drawValues } from '../exercises/draw/draw.ts';
import type { Variant } from '../exercises/draw/variant.ts';
import { markDrawn, markResponse } from './mark-response.ts';

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
  const mark = (a: string, b: string) =>
    markResponse(exercise, variantAt(exercise, 1), [
      { part: 'a', value: a },
      { part: 'b', value: b },
    ]);

  test('adds the points of its parts', () => {
    expect(mark('2', '3')).toMatchObject({ outcome: 'right', score: 3, points: 3 });
    expect(mark('2', '4')).toMatchObject({ outcome: 'partly', score: 1 });
    expect(mark('1', '4')).toMatchObject({ outcome: 'wrong', score: 0 });
    expect(mark('', '3')).toMatchObject({ outcome: 'partly', score: 2, parts: [{ outcome: 'empty' }, {}] });
  });

  test('is invalid and unscored as soon as one answered part cannot be read, with message and place', () => {
    const result = mark('2', '3+(');
    expect(result).toMatchObject({
      outcome: 'invalid',
      score: 0,
      parts: [{ outcome: 'right', score: 0 }, { outcome: 'invalid' }],
    });
    expect(result.parts[1]?.feedback).not.toBe('');
    expect(result.parts[1]?.span).toBeDefined();
    expect(mark('', '').outcome).toBe('invalid');
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
  const mark = (first: string, second: string) =>
    markResponse(exercise, variantAt(exercise, 1), [
      { part: 'first', value: first },
      { part: 'second', value: second },
    ]).parts[1];

  test('marks a later part against what follows from the earlier answer', () => {
    expect(mark('5', '11')).toMatchObject({ outcome: 'right', score: 2, feedback: '' });
    expect(mark('6', '13')).toMatchObject({ outcome: 'right', score: 2, reason: 'follow-through: exact' });
    expect(mark('6', '12')).toMatchObject({ outcome: 'wrong', score: 0 });
    expect(mark('6', '11')).toMatchObject({ outcome: 'right', reason: 'exact' });
  });

  test('a right earlier answer changes nothing', () => {
    expect(mark('10/2', '13')).toMatchObject({ outcome: 'wrong', score: 0 });
  });
});

describe('typical errors', () => {
  const said = (part: Part, answer: string) => {
    const { outcome, reason } = verdict(part, answer);
    return `${outcome} ${reason}`;
  };

  test('are named where no accepted answer foresees them', () => {
    expect(said(number('3 + 2*4'), '20')).toBe('wrong typical error: left-to-right');
    expect(said(number('1/2 + 1/3'), '2/5')).toBe('wrong typical error: denominators-added');
    expect(said(formula(6, '(x + 3)^2', { form: 'expanded' }), 'x^2 + 9')).toBe('wrong typical error: square-of-sum');
    expect(said(formula(6, '2 cos(2x)', { label: 'Derivative' }), '\\cos 2x')).toBe(
      'wrong typical error: chain-factor-dropped',
    );
    expect(said(formula(6, '2 cos(2x)'), '\\cos 2x')).toBe('wrong value');
    expect(said(formula(7, 'x < 3'), 'x > 3')).toBe('wrong solutions');
    expect(said(formula(8, '(2, 5)'), '(5, 2)')).toBe('wrong typical error: coordinates-swapped');
    expect(said(number('7'), '4')).toBe('wrong value');
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

describe('each way in which a response can end', () => {
  const parts: Part[] = [
    number('2', { name: 'a', points: 1 }),
    number('1', { name: 'b', points: 1, accept: [{ value: '1' }, { value: '3', score: 1 / 3, feedback: 'A third.' }] }),
    { name: 'c', answerType: 5, points: 2, accept: [{ value: 'odd' }] },
  ];
  const exercise = buildExercise({ parts });
  const mark = (...values: string[]) => {
    const answers = values.map((value, index) => ({ part: 'abc'[index] ?? '', value }));
    const { outcome, score, points, parts: verdicts } = markResponse(exercise, variantAt(exercise, 1), answers);
    return [outcome, score, points, verdicts.map((one) => `${one.outcome} ${one.score}`).join(' ')];
  };

  test('follows from the outcomes of its parts', () => {
    expect(mark('2', '1', 'odd')).toEqual(['right', 4, 4, 'right 1 right 1 right 2']);
    expect(mark('2', '3', 'odd')).toEqual(['partly', 3.33, 4, 'right 1 partly 0.33 right 2']);
    expect(mark('5', '3', 'even')).toEqual(['partly', 0.33, 4, 'wrong 0 partly 0.33 wrong 0']);
    expect(mark('5', '5', 'even')).toEqual(['wrong', 0, 4, 'wrong 0 wrong 0 wrong 0']);
    expect(mark('5', '', 'even')).toEqual(['wrong', 0, 4, 'wrong 0 empty 0 wrong 0']);
    expect(mark('2', '', ' ')).toEqual(['partly', 1, 4, 'right 1 empty 0 empty 0']);
    expect(mark('2')).toEqual(['partly', 1, 4, 'right 1 empty 0 empty 0']);
    expect(mark('', ' ')).toEqual(['invalid', 0, 4, 'empty 0 empty 0 empty 0']);
    expect(mark()).toEqual(['invalid', 0, 4, 'empty 0 empty 0 empty 0']);
    expect(mark('2', '1+', 'odd')).toEqual(['invalid', 0, 4, 'right 0 invalid 0 right 0']);
    expect(mark('2', '1+0', 'odd')).toEqual(['invalid', 0, 4, 'right 0 unfinished 0 right 0']);
  });

  test('says nothing of a part that is left empty', () => {
    const { parts: verdicts } = markResponse(exercise, variantAt(exercise, 1), [{ part: 'a', value: '2' }]);
    expect(verdicts[1]).toEqual({ part: 'b', outcome: 'empty', score: 0, points: 1, feedback: '', reason: 'empty' });
  });
});

describe('a key without a value in one variant', () => {
  test('leaves the answer to a person, and a seed without a variant is an error', () => {
    const list: Variable[] = [{ name: 'z', generator: 'random-integer', min: 0, max: 1 }];
    const keyed = buildExercise({ parts: [number('1/z', { name: 'a' })], list });
    const said = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const slots = drawValues(keyed, seed);
      if (!slots.ok) throw new Error('no values');
      const [only] = markDrawn(keyed, { seed, slots: slots.slots, attempt: 0 }, [{ part: 'a', value: '2' }]).parts;
      return `${only?.outcome}: ${only?.reason}`;
    });
    expect(new Set(said)).toEqual(new Set(['wrong: value', 'unknown: In some variants there is a division by 0.']));
    const never = buildExercise({ parts: [number('1')], list, keepIf: 'z > 1' });
    expect(() => markResponse(never, { seed: 7 } as Variant, [])).toThrow(/^seed 7 gives no variant: /);
  });
});
