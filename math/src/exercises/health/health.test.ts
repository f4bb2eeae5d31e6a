import { describe, expect, test } from 'vitest';
import { buildExercise } from '../../testing/build-document.ts';
import type { Part, Variable } from '../document/document.ts';
import { checkHealth, type HealthFinding } from './health.ts';

const a: Variable = { name: 'a', generator: 'random-integer', min: 1, max: 9 };
const b: Variable = { name: 'b', generator: 'random-integer', min: -9, max: 9 };
const shifted: Part = { name: 'sum', label: '{{a}}', answerType: 4, accept: [{ value: 'a + c' }] };
const sum: Part = { name: 'sum', answerType: 4, accept: [{ value: 'a + b' }] };

function findings(changes: Parameters<typeof buildExercise>[0], seeds = 200): readonly HealthFinding[] {
  return checkHealth(buildExercise(changes), seeds).findings;
}

const said = (list: readonly HealthFinding[]) => list.map(({ kind, place, message }) => `${kind} ${place}: ${message}`);

describe('the health of an exercise', () => {
  test('is good for a sound one, with the number of its variants and the share of its draws', () => {
    const exercise = buildExercise({
      list: [a, b],
      keepIf: 'b > 0',
      parts: [sum],
      question: '${{a}} + {{b}} =$ [[sum]]',
    });
    const report = checkHealth(exercise, 500);
    expect(report).toMatchObject({ seeds: 500, failed: 0, findings: [] });
    expect(report.distinctVariants).toBeGreaterThan(70);
    expect(report.distinctVariants).toBeLessThanOrEqual(81);
    expect(report.keptShare).toBeGreaterThan(0.4);
    expect(report.keptShare).toBeLessThan(0.55);
  });

  test('reports a division by 0 with a seed that shows it', () => {
    const list: Variable[] = [a, b, { name: 'q', generator: 'expression', value: 'a/b' }];
    // A failing draw is repeated, so only what is computed in the text can fail.
    const [finding] = findings({ list, keepIf: 'b < 3', question: '{{1/(a - 3)}}' });
    expect(finding).toMatchObject({ kind: 'no-variant', severity: 'error', place: 'question' });
    expect(finding?.count).toBeGreaterThan(5);
    expect(finding?.seed).toBeTypeOf('number');
  });

  test('reports when the own answer is not right, here because of its form', () => {
    const part: Part = { name: 'p', answerType: 6, form: 'factored', accept: [{ value: 'x^2 - 1' }] };
    expect(said(findings({ parts: [part] }))).toEqual([
      'own-answer parts.p: In some variants the exercise’s own answer is not marked right. This is a sum: write it as a product.',
    ]);
  });

  test('reports when the own answer cannot be read, here because it has no real value', () => {
    const part: Part = { name: 'p', answerType: 4, accept: [{ value: 'sqrt(-a)' }] };
    expect(said(findings({ list: [a], parts: [part] }, 5)).join()).toContain(
      'the exercise’s own answer cannot be read',
    );
  });

  test('says the same of a variant that many seeds give as of each by itself', () => {
    const list: Variable[] = [{ name: 'a', generator: 'random-integer', min: 1, max: 3 }];
    const part: Part = { name: 'p', answerType: 4, accept: [{ value: '12345678901 a' }] };
    const finding = findings({ list, parts: [part] }, 300).find(({ kind }) => kind === 'long-answer');
    expect(finding).toMatchObject({ count: 300, seed: 0 });
  });

  test('counts every draw, also those that are given up before the last variable', () => {
    const c: Variable = { name: 'c', generator: 'expression', value: '1/(a - 1)' };
    const report = checkHealth(
      buildExercise({ list: [a, c], keepIf: 'a > 1 and c > 0 and a < 4', parts: [shifted] }),
      300,
    );
    expect(report).toMatchObject({ failed: 0, distinctVariants: 2 });
    expect(report.keptShare).toBeGreaterThan(0.15);
    expect(report.keptShare).toBeLessThan(0.3);
  });

  test('reports equal choices, no right choice and too many right ones', () => {
    const pick = (choices: { text: string; correct: boolean | string }[]): Part => ({
      name: 'p',
      answerType: 2,
      choices,
    });
    const list = [a];
    const first = pick([
      { text: '${{a}}$', correct: true },
      { text: '$3$', correct: false },
    ]);
    expect(said(findings({ list, parts: [first] }))).toContain(
      'choices parts.p: In some variants a wrong choice equals a right one.',
    );
    const second = pick([
      { text: 'big', correct: 'a > 5' },
      { text: 'small', correct: 'a < 5' },
    ]);
    expect(said(findings({ list, parts: [second] }))).toContain(
      'choices parts.p: In some variants no choice is right.',
    );
    const third = pick([
      { text: 'big', correct: 'a > 4' },
      { text: 'small', correct: 'a < 6' },
    ]);
    expect(said(findings({ list, parts: [third] }))).toContain(
      'choices parts.p: In some variants more than one choice is right.',
    );
  });

  test('warns of an answer that is in the question, of ugly numbers, rare draws and few variants', () => {
    expect(
      said(findings({ list: [a], parts: [{ ...sum, accept: [{ value: 'a' }] }], question: 'Type {{a}}.' })),
    ).toContain('answer-in-question parts.sum: In most variants the answer is already in the question.');
    expect(said(findings({ list: [a], parts: [{ ...sum, accept: [{ value: '(a + 10)^11' }] }] }))).toContain(
      'long-answer parts.sum: In some variants the answer has a very long number.',
    );
    const wide: Variable = { name: 'a', generator: 'random-integer', max: 400 };
    expect(said(findings({ list: [wide, b], keepIf: 'a = 7', parts: [sum] }))).toContain(
      'rare-draw variables.keepIf: Only one draw in 400 fulfils the condition: choose the ranges closer to it.',
    );
    const coin: Variable = { name: 'a', generator: 'random-integer', min: 1, max: 2 };
    expect(said(findings({ list: [coin], question: '{{a}}' }))).toContain(
      'few-variants variables: There are only 2 different variants.',
    );
  });
});

test('a small matrix is not long to type, though its LaTeX is', () => {
  const matrix = (value: string): Part => ({ name: 'm', answerType: 9, accept: [{ value }] });
  expect(findings({ parts: [matrix('[[-3/2, -1], [8, 5]]')] }, 5)).toEqual([]);
  const long = `[[${[9, 8, 7, 6, 5].map((n) => `12345678 x^${n} + `).join('')}1, 2], [3, 4]]`;
  expect(said(findings({ parts: [matrix(long)] }, 5))).toContain(
    'long-answer parts.m: In some variants the answer is long to type.',
  );
});

describe("an exercise's own tests", () => {
  const roots: Part = {
    name: 'roots',
    answerType: 8,
    points: 2,
    accept: [{ value: '{a, b/2}' }, { value: '{a}', score: 0.5 }],
  };
  const run = (value: string, expected: { score: number } | { outcome: 'invalid' }) =>
    said(
      findings(
        { list: [a, b], parts: [roots], tests: [{ seed: 'any', answers: [{ part: 'roots', value }], ...expected }] },
        10,
      ),
    );

  test('pass where the answers score as they say', () => {
    expect(run('b/2 or a', { score: 1 })).toEqual([]);
    expect(run('{a,', { outcome: 'invalid' })).toEqual([]);
  });

  test('fail with what was typed and what it scored', () => {
    const [message] = run('{a, b}', { score: 1 });
    expect(message).toMatch(/^test tests\.0: “.*” scores (?:50|0) %, not 100 %\.$/);
    expect(run('{a,', { score: 0 })[0]).toContain('could not be marked');
    expect(run('{a}', { outcome: 'invalid' })[0]).toContain('should be unreadable');
  });

  test('name choices by their numbers in the document', () => {
    const pick: Part = {
      name: 'p',
      answerType: 3,
      choices: [
        { text: 'x', correct: true },
        { text: 'y', correct: false },
        { text: 'z', correct: true },
      ],
    };
    const tests = [{ seed: 'any' as const, answers: [{ part: 'p', value: '1, 3' }], score: 1 }];
    expect(findings({ parts: [pick], tests }, 20).filter(({ kind }) => kind === 'test')).toEqual([]);
  });

  test('type a unit as it stands', () => {
    const length: Part = { name: 'p', answerType: 4, unit: 'm', accept: [{ value: 'a' }] };
    const tests = [{ seed: 'any' as const, answers: [{ part: 'p', value: '100a cm' }], score: 1 }];
    expect(findings({ list: [a], parts: [length], tests }, 20).filter(({ kind }) => kind === 'test')).toEqual([]);
  });
});

describe('the right choice', () => {
  const c: Variable = { name: 'c', generator: 'random-integer', min: 1, max: 50 };
  const choice = (correct: boolean | string, changes: Partial<Part> = {}): Part =>
    ({
      name: 'q',
      answerType: 2,
      choices: [
        { text: 'greater', correct },
        { text: 'less', correct: typeof correct === 'string' ? `not (${correct})` : !correct },
      ],
      ...changes,
    }) as Part;
  const same = (changes: Parameters<typeof buildExercise>[0]) =>
    said(findings({ list: [c], question: '{{c}}', ...changes }).filter(({ kind }) => kind === 'same-choice'));
  const warning =
    'same-choice parts.q: The right choice is the same in every variant: who has seen one can answer all.';

  test('that is always the same is reported', () => {
    expect(same({ parts: [choice('c > 0')] })).toEqual([warning]);
    expect(same({ parts: [choice(true)] })).toEqual([warning]);
    expect(same({ parts: [choice('c > 0'), { ...sum, accept: [{ value: 'c' }] }] })).toEqual([warning]);
  });

  test('that depends on the draw, or is beside such a one, is not', () => {
    expect(same({ parts: [choice('c > 25')] })).toEqual([]);
    expect(same({ parts: [choice(true), { ...sum, accept: [{ value: 'c' }] }] })).toEqual([]);
  });

  test('may be written in two ways where several are right', () => {
    const part = (second: boolean): Part => ({
      name: 'q',
      answerType: 3,
      choices: [
        { text: '$\\cos 74^\\circ$', correct: true },
        { text: '$\\sin 16^\\circ$', correct: second },
        { text: '$\\sin 74^\\circ$', correct: false },
      ],
    });
    const choices = (second: boolean) =>
      findings({ parts: [part(second)] }, 2).filter(({ kind }) => kind === 'choices');
    expect(choices(true)).toEqual([]);
    expect(said(choices(false))).toEqual(['choices parts.q: In some variants a wrong choice equals a right one.']);
  });
});
