import { describe, expect, test } from 'vitest';
import { buildDocument, buildExercise, variantAt } from '../../testing/build-document.ts';
import { compileExercise } from '../compile/compile.ts';
import type { ExerciseDocument, Variable } from '../document/document.ts';
import { drawVariant } from './draw-variant.ts';
import { checkHealth } from '../health/health.ts';
import { surveyVariants } from '../health/survey.ts';

const list: Variable[] = [
  { name: 'b', generator: 'random-integer', min: -3, max: 3 },
  { name: 'a', generator: 'random-integer', min: 1, max: 4 },
  { name: 'c', generator: 'expression', value: 'a/b' },
];
const question = '${{a}}x + {{b}}$ [[result]]';

function exerciseWithout(excluded: readonly string[] | undefined, keepIf = 'b != 0') {
  const document = buildDocument({ list, question, keepIf });
  const variables: ExerciseDocument['variables'] = {
    ...document.variables,
    ...(excluded === undefined ? {} : { excluded }),
  };
  const { exercise } = compileExercise({ ...document, variables });
  if (!exercise) throw new Error('The document of this test can be read');
  return exercise;
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const drawsOf = (exercise: ReturnType<typeof exerciseWithout>) =>
  seeds.map((seed) => {
    const { values } = variantAt(exercise, seed);
    return Object.fromEntries(values.map(({ name, plain }) => [name, plain]));
  });

describe('variants that are switched off', () => {
  test('are not drawn, and every other seed draws what it drew before [A8]', () => {
    const before = drawsOf(exerciseWithout(undefined));
    const after = drawsOf(exerciseWithout(['a=2; b=-1', 'a=4; b=3']));
    const isOff = ({ a, b }: Record<string, string>) => (a === '2' && b === '-1') || (a === '4' && b === '3');
    expect(before.filter(isOff).length).toBeGreaterThan(5);
    expect(after.filter(isOff)).toEqual([]);
    for (const [seed, draw] of before.entries()) if (!isOff(draw)) expect(after[seed]).toEqual(draw);
  });

  test('change nothing where none is named, and keys that are never drawn change nothing either', () => {
    const before = drawsOf(exerciseWithout(undefined));
    expect(drawsOf(exerciseWithout([]))).toEqual(before);
    expect(drawsOf(exerciseWithout(['a=99; b=1', '']))).toEqual(before);
  });

  test('count against the share of draws that are kept', () => {
    const all = surveyVariants(exerciseWithout(undefined, ''), 400, 'a = 1').variants.map(({ key }) => key);
    const share = (excluded: readonly string[]) => checkHealth(exerciseWithout(excluded, 'b != 0'), 400).keptShare;
    expect(all).toHaveLength(6);
    expect(share([])).toBeCloseTo(6 / 7, 1);
    expect(share(all)).toBeCloseTo((6 / 7) * (3 / 4), 1);
  });

  test('are reported when none is left', () => {
    const one: Variable[] = [{ name: 'a', generator: 'random-integer', min: 1, max: 1 }];
    const document = buildDocument({ list: one, question: '{{a}} [[result]]' });
    const { exercise } = compileExercise({ ...document, variables: { ...document.variables, excluded: ['a=1'] } });
    expect(exercise && drawVariant(exercise, 3)).toMatchObject({
      ok: false,
      problem: { place: 'variables.excluded', message: 'All variants are switched off: switch some on.' },
    });
  });

  test('have keys that hold fractions, decimals and words as they read', () => {
    const kinds: Variable[] = [
      { name: 'w', generator: 'random-string-list', values: ['dark red'] },
      { name: 'q', generator: 'random-list', values: ['-1/2'] },
      { name: 'd', generator: 'random-real', min: 0.25, max: 0.25 },
      { name: 'k', generator: 'constant', value: '7' },
    ];
    const { variants } = surveyVariants(buildExercise({ list: kinds, question: '{{w}} [[result]]' }), 5);
    expect(variants.map(({ key }) => key)).toEqual(['d=0.25; q=-1/2; w=dark red']);
  });
});

describe('the survey of variants', () => {
  test('lists each draw once, those switched off too, and chooses by a condition', () => {
    const exercise = exerciseWithout(['a=2; b=-1']);
    const survey = surveyVariants(exercise, 500);
    expect(survey.met).toBe(24);
    expect(new Set(survey.variants.map(({ key }) => key)).size).toBe(24);
    expect(survey.variants.filter(({ isOff }) => isOff).map(({ key }) => key)).toEqual(['a=2; b=-1']);
    const chosen = surveyVariants(exercise, 500, 'a > 3 and b < 0');
    expect(chosen.variants.map(({ key }) => key).sort()).toEqual(['a=4; b=-1', 'a=4; b=-2', 'a=4; b=-3']);
    expect(chosen.met).toBe(24);
  });

  test('says what is wrong with a single variant', () => {
    const exercise = buildExercise({
      list: [{ name: 'a', generator: 'random-integer', min: 0, max: 3 }],
      question: '{{1/(a - 2)}} [[result]]',
    });
    const flagged = surveyVariants(exercise, 60).variants.filter(({ findings }) => findings.length > 0);
    expect(flagged).toMatchObject([{ key: 'a=2', findings: [{ severity: 'error', place: 'question' }] }]);
  });

  test('says why a condition cannot be used', () => {
    expect(surveyVariants(exerciseWithout([]), 10, 'a > z').problem).toBe('There is no variable z.');
    expect(surveyVariants(exerciseWithout([]), 10, 'a +').problem).toBeTypeOf('string');
    expect(surveyVariants(exerciseWithout([]), 10, 'a + 1').problem).toContain('not a condition');
  });
});
