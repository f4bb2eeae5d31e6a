import { describe, expect, test } from 'vitest';
import { markResponse } from '../../marking/mark-response.ts';
import { buildDocument, buildExercise, variantAt } from '../../testing/build-document.ts';
import { compileExercise } from '../compile/compile.ts';
import type { Part, Variable } from '../document/document.ts';
import { checkHealth } from '../health/health.ts';
import { tryTests } from '../health/tests.ts';

const list: Variable[] = [
  { name: 'r', generator: 'random-integer', min: 2, max: 90 },
  { name: 'k', generator: 'random-integer', min: 1, max: 2 },
  {
    name: 'u',
    generator: 'conditional-string',
    cases: [{ when: 'k = 1', value: 'm' }],
    otherwise: 'cm',
  },
];
const part = (unit: string): Part => ({ name: 'size', answerType: 4, unit, accept: [{ value: '2 r' }] });

describe('the unit of a part', () => {
  test('may come from the draw, also inside a longer unit', () => {
    const exercise = buildExercise({ list, question: '{{r}} {{u}} [[size]]', parts: [part('{{u}}^2')] });
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const units = seeds.map((seed) => {
      const variant = variantAt(exercise, seed);
      const [shown] = variant.parts;
      const unit = shown?.unit ?? '';
      expect(shown?.answerPlain.endsWith(` ${unit}`)).toBe(true);
      const other = unit === 'm^2' ? 's' : 'h';
      const value = shown?.answerPlain.split(' ')[0] ?? '';
      const outcome = (answer: string) =>
        markResponse(exercise, variant, [{ part: 'size', value: answer }]).parts[0]?.outcome;
      expect(outcome(shown?.answerPlain ?? '')).toBe('right');
      expect(outcome(`${value} ${other}`)).toBe('wrong');
      expect(outcome(value)).toBe('invalid');
      return unit;
    });
    expect(new Set(units)).toEqual(new Set(['m^2', 'cm^2']));
  });

  test('is typed by the tests of the exercise in the words of the draw', () => {
    const tests = [{ seed: 'any', answers: [{ part: 'size', value: '2 r {{u}}' }], score: 1 }] as const;
    const exercise = buildExercise({ list, question: '{{r}} [[size]]', parts: [part('{{u}}')], tests });
    expect(tryTests(exercise)[0]).toMatchObject({ verdict: { outcome: 'right' } });
    expect(tryTests(exercise)[0]?.failure).toBeUndefined();
  });

  test('is an error where it is none in some variant, and where a variable in it does not exist', () => {
    const words: Variable[] = [{ name: 'u', generator: 'random-string-list', values: ['cm', 'heaps'] }];
    const exercise = buildExercise({ list: [list[0]!, ...words], question: '{{r}} [[size]]', parts: [part('{{u}}')] });
    expect(checkHealth(exercise, 40).findings[0]).toMatchObject({
      severity: 'error',
      place: 'parts.size',
      message: 'In some variants there is a unit that cannot be compared (“heaps”).',
    });
    const { problems } = compileExercise(buildDocument({ question: '[[size]]', parts: [part('{{zz}}')] }));
    expect(problems.some(({ severity, place }) => severity === 'error' && place === 'parts.size')).toBe(true);
  });
});
