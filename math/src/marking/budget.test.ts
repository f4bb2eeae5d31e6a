import { describe, expect, test } from 'vitest';
import { workDone } from '../algebra/work.ts';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import type { Part, Variable } from '../exercises/document/document.ts';
import { drawValues } from '../exercises/draw/draw.ts';
import type { ResponseVerdict } from '../exercises/draw/variant.ts';
import { checkTypedWorking } from '../working/index.ts';
import { markResponse } from './mark-response.ts';

/** Steps of a whole marking and of a whole working; the last operation may go a little beyond what is granted. */
const mostSteps = 305_000;
const mostStepsOfWorking = 505_000;

function row(times: number, part: (index: number) => string, between: string): string {
  return Array.from({ length: times }, (_, index) => part(index)).join(between);
}

function stepsOf(operation: () => unknown): number {
  const before = workDone();
  operation();
  return workDone() - before;
}

/** A marking that is ready to be run: what compiling and drawing take is not part of it. */
function markingOf(parts: readonly Part[], answer: string): () => ResponseVerdict {
  const exercise = buildExercise({ parts, question: 'Solve, differentiate or work it out.' });
  const variant = variantAt(exercise, 1);
  const answers = parts.map(({ name }) => ({ part: name, value: answer }));
  return () => markResponse(exercise, variant, answers, { syntax: 'plain' });
}

const matrixOf = (k: number): string => `[[${k}+x,${k + 1},2],[x,${k},3],[1,${k + 4},x]]`;

const slow: readonly (readonly [string, Part, string])[] = [
  [
    'a product of many matrices with letters',
    { name: 'm', answerType: 9, accept: [{ value: '[[1,2,3],[4,5,6],[7,8,x]]' }] },
    row(60, matrixOf, '*'),
  ],
  [
    'a list of a thousand numbers',
    { name: 'l', answerType: 8, form: 'surd', accept: [{ value: row(900, (k) => `${k % 41}`, ',') }] },
    row(900, (k) => `${(k * 7) % 41}`, ','),
  ],
  [
    'a hundred families of solutions',
    { name: 'r', answerType: 7, accept: [{ value: row(99, (k) => `x=pi/${k + 2}+pi k/${(k % 9) + 1}`, ' or ') }] },
    row(99, (k) => `x=pi/${k + 3}+pi k/${(k % 7) + 1}`, ' or '),
  ],
];

describe('[RL21] one marking', () => {
  test.each(slow)('of %s ends within its steps, in one part and in twenty', (_, part, answer) => {
    expect(stepsOf(markingOf([part], answer))).toBeLessThan(mostSteps);
    const many = Array.from({ length: 20 }, (__, k) => ({ ...part, name: `p${k}` }));
    expect(stepsOf(markingOf(many, answer))).toBeLessThan(mostSteps);
  });

  test('follows from earlier answers within its steps, however much is computed from them', () => {
    const names = Array.from({ length: 30 }, (_, k) => `v${k}`);
    const list: Variable[] = names.map((name, k) => ({
      name,
      generator: 'expression',
      value: k === 0 ? 'x + 1' : `(v0 + ${k})^9 (x^2 + v0 + ${k})^7`,
      simplify: k === 0 ? 'partial' : 'full',
    }));
    const parts: Part[] = [
      { name: 'first', answerType: 6, accept: [{ value: 'v0' }] },
      ...names.slice(1, 8).map((name): Part => ({
        name,
        answerType: 6,
        accept: [{ value: name }],
        followFrom: { part: 'first', variable: 'v0' },
      })),
    ];
    const exercise = buildExercise({ list, parts });
    const variant = variantAt(exercise, 1);
    const answers = parts.map(({ name }) => ({ part: name, value: 'x^2 + 3x + sqrt(x)' }));
    // The values of the variant are drawn again, which is the work of its author.
    const drawing = stepsOf(() => drawValues(exercise, 1));
    const marking = stepsOf(() => markResponse(exercise, variant, answers, { syntax: 'plain' }));
    expect(marking - drawing).toBeLessThan(mostSteps);
  });

  test('is unknown to the engine, and so left to a person, where its steps are used up', () => {
    const [, part, answer] = slow[0] ?? [];
    if (!part || answer === undefined) throw new Error('no case');
    expect(markingOf([part], answer)().parts[0]?.outcome).toBe('unknown');
  });
});

describe('[RL21] working line by line', () => {
  test('ends within the steps of the whole, and says of the lines beyond them that there is too much', () => {
    const line = (turn: number): string => row(60, (k) => `x=${(k * turn) % 37}/17+2pi k`, ' or ');
    const lines = Array.from({ length: 12 }, (_, k) => line(k + 1));
    const verdicts: string[] = [];
    const says: string[] = [];
    const steps = stepsOf(() => {
      for (const each of checkTypedWorking(lines, { syntax: 'plain' })) {
        verdicts.push(each.verdict);
        says.push(each.says);
      }
    });
    expect(steps).toBeLessThan(mostStepsOfWorking);
    expect(verdicts.at(-1)).toBe('unknown');
    expect(says.at(-1)).toBe('There is too much to work out here to check this line.');
  });

  test('puts a function into itself only as often as it can look at the result', () => {
    const call = `${'f('.repeat(60)}x${')'.repeat(60)}`;
    const steps = stepsOf(() => checkTypedWorking(['f(x)=x^2+x+1/x', `${call}=3`, 'x=1'], { syntax: 'plain' }));
    expect(steps).toBeLessThan(mostStepsOfWorking);
  });
});
