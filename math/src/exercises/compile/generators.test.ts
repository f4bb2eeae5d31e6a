import { describe, expect, test } from 'vitest';
import { buildDocument, buildExercise, valuesOver, variantAt } from '../../testing/build-document.ts';
import { compileExercise } from './compile.ts';
import type { SimplificationMode, Variable } from '../document/document.ts';

const many = 400;

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
}

function drawn(variable: Variable, others: readonly Variable[] = []): string[] {
  return distinct(valuesOver(buildExercise({ list: [...others, variable] }), variable.name, many));
}

function shown(variable: Variable, others: readonly Variable[] = []): string {
  const values = variantAt(buildExercise({ list: [...others, variable] }), 0).values;
  return values.find(({ name }) => name === variable.name)?.latex ?? '';
}

describe('generators [D11]', () => {
  test('a constant has its value in every variant', () => {
    expect(drawn({ name: 'c', generator: 'constant', value: '3/4' })).toEqual(['3/4']);
  });

  test('a random integer goes from 0 to 10 in steps of 1 by default [D13]', () => {
    expect(drawn({ name: 'a', generator: 'random-integer' })).toEqual('0 1 2 3 4 5 6 7 8 9 10'.split(' '));
  });

  test('a random integer keeps to its bounds, its step and its exceptions', () => {
    const variable: Variable = { name: 'a', generator: 'random-integer', min: -4, max: 5, step: 2, except: [0, -4, 7] };
    expect(drawn(variable)).toEqual(['-2', '2', '4']);
  });

  test('bounds and exceptions may be expressions in other variables, written in any order', () => {
    const a: Variable = { name: 'a', generator: 'random-integer', min: 'b', max: 'b + 2', except: ['b + 1'] };
    const b: Variable = { name: 'b', generator: 'constant', value: '7' };
    expect(distinct(valuesOver(buildExercise({ list: [a, b] }), 'a', many))).toEqual(['7', '9']);
  });

  test('a random real lies from 0 to 10 with exactly two decimals by default [D14]', () => {
    const values = valuesOver(buildExercise({ list: [{ name: 'r', generator: 'random-real' }] }), 'r', many);
    expect(values.every((value) => /^\d+\.\d{2}$/.test(value) && Number(value) >= 0 && Number(value) <= 10)).toBe(true);
    expect(values.some((value) => value.endsWith('0'))).toBe(true);
    expect(new Set(values).size).toBeGreaterThan(300);
  });

  test('a random real has the decimals and bounds that are asked for', () => {
    const variable: Variable = { name: 'r', generator: 'random-real', min: -0.2, max: 0.1, decimals: 1, except: [0] };
    expect(drawn(variable)).toEqual(['-0.2', '-0.1', '0.1']);
  });

  test('a comparison gives the sign by default and a truth value for a relation', () => {
    const sign = (left: string, right: string) => shown({ name: 's', generator: 'comparison', left, right });
    expect([sign('1/3', '0.3'), sign('1/2', '0.5'), sign('sqrt(2)', '3/2')]).toEqual(['>', '=', '<']);
    const truth = drawn({ name: 't', generator: 'comparison', left: 'sqrt(8)', right: '2 sqrt(2)', give: '=' });
    expect(truth).toEqual(['true']);
  });

  test('a random list draws each of its expressions', () => {
    expect(drawn({ name: 'x1', generator: 'random-list', values: ['1/2', 'sqrt(2)', '-3'] })).toHaveLength(3);
  });

  test('a random string list draws each of its words, with maths and values in them', () => {
    const k: Variable = { name: 'k', generator: 'constant', value: '3' };
    const variable: Variable = { name: 'w', generator: 'random-string-list', values: ['red', 'the $x^{{k}}$ term'] };
    expect(drawn(variable, [k])).toEqual(['red', 'the $x^3$ term']);
  });

  test('conditional maths takes the first case that holds, else the rest', () => {
    const list = (a: string): Variable[] => [{ name: 'a', generator: 'constant', value: a }];
    const sized: Variable = {
      name: 'v',
      generator: 'conditional-math',
      cases: [
        { when: 'a > 10', value: 'a^2' },
        { when: 'a > 5', value: '2a' },
      ],
      otherwise: '-a',
    };
    expect(['12', '7', '1'].map((a) => shown(sized, list(a)))).toEqual(['144', '14', '-1']);
  });

  test('conditional strings do so too', () => {
    const parity: Variable = {
      name: 'v',
      generator: 'conditional-string',
      cases: [{ when: 'mod(a, 2) = 0', value: 'even' }],
      otherwise: 'odd',
    };
    expect(drawn(parity, [{ name: 'a', generator: 'random-integer' }])).toEqual(['even', 'odd']);
  });

  test('a comparison group reads all, any, or the number of the first that holds', () => {
    const group = (read: 'all' | 'any' | 'first'): string =>
      shown({ name: 'g', generator: 'comparison-group', comparisons: ['a < 2', 'a < 9', 'a < 11'], read }, [
        { name: 'a', generator: 'constant', value: '5' },
      ]);
    expect([group('all'), group('any'), group('first')]).toEqual(['\\text{false}', '\\text{true}', '2']);
  });

  test.each<[SimplificationMode, string]>([
    ['none', '\\frac{6}{4}'],
    ['partial', '\\frac{3}{2}'],
    ['full', '\\frac{3}{2}'],
    ['decimal', '1.5'],
    ['fraction', '\\frac{3}{2}'],
    ['minimal', '\\frac{6}{4}'],
    ['no-brackets', '\\frac{3}{2}'],
  ])('an expression simplified %s shows 6/4 as %s [D12]', (simplify, expected) => {
    const a: Variable = { name: 'a', generator: 'constant', value: '6' };
    expect(shown({ name: 'v', generator: 'expression', value: 'a/4', simplify }, [a])).toBe(expected);
  });

  test('expressions keep letters, and numbers that come from decimals stay decimals', () => {
    const a: Variable = { name: 'a', generator: 'constant', value: '-3' };
    expect(shown({ name: 'v', generator: 'expression', value: 'x^2 + a x' }, [a])).toBe('x^{2}-3x');
    expect(shown({ name: 'v', generator: 'expression', value: '0.25 a' }, [a])).toBe('-0.75');
  });
});

describe('a stream for every variable', () => {
  const a: Variable = { name: 'a', generator: 'random-integer', max: 1000 };
  const b: Variable = { name: 'b', generator: 'random-integer', max: 1000 };
  const c: Variable = { name: 'c', generator: 'random-real', max: 1000 };

  test('reordering, adding or fixing other variables changes no value', () => {
    const before = valuesOver(buildExercise({ list: [a, b] }), 'a', 50);
    expect(valuesOver(buildExercise({ list: [c, b, a] }), 'a', 50)).toEqual(before);
    expect(valuesOver(buildExercise({ list: [a, { name: 'b', generator: 'constant', value: '1' }] }), 'a', 50)).toEqual(
      before,
    );
  });

  test('the values of a seed never change', () => {
    const exercise = buildExercise({ list: [a, b, c], keepIf: 'a > b' });
    const values = [0, 1, 7, 2 ** 40].map((seed) =>
      variantAt(exercise, seed)
        .values.map(({ plain }) => plain)
        .join(' '),
    );
    expect(values).toMatchInlineSnapshot(`
      [
        "809 6 166.43",
        "765 206 767.46",
        "532 463 660.99",
        "677 101 894.77",
      ]
    `);
  });
});

describe('an error in a variable is reported with its place', () => {
  const problemsOf = (list: readonly Variable[], keepIf?: string) =>
    compileExercise(buildDocument(keepIf === undefined ? { list } : { list, keepIf })).problems.map(
      ({ place, message }) => `${place}: ${message}`,
    );

  test.each<[string, Variable, string]>([
    [
      'min above max',
      { name: 'a', generator: 'random-integer', min: 5, max: 2 },
      'The smallest value 5 is greater than the largest value 2.',
    ],
    ['a step of 0', { name: 'a', generator: 'random-integer', step: 0 }, 'The step must be greater than 0.'],
    [
      'a fraction as bound',
      { name: 'a', generator: 'random-integer', min: 0.5 },
      '0.5 is not a whole number; use a random real for decimals.',
    ],
    [
      'an empty list',
      { name: 'a', generator: 'random-list', values: [] },
      'The list is empty: give it at least one value.',
    ],
    [
      'an empty group',
      { name: 'a', generator: 'comparison-group', comparisons: [], read: 'all' },
      'The group is empty: give it at least one comparison.',
    ],
    ['an unknown variable', { name: 'a', generator: 'random-integer', max: 'q' }, 'There is no variable q.'],
    [
      'not a condition',
      { name: 'a', generator: 'conditional-math', cases: [{ when: '3', value: '1' }], otherwise: '2' },
      'This is not a condition: it needs a comparison such as a < b, or a variable that is true or false.',
    ],
    ['an empty expression', { name: 'a', generator: 'expression', value: ' ' }, 'An expression is missing here.'],
  ])('%s', (_, variable, message) => {
    expect(problemsOf([variable])).toContain(`variables.a: ${message}`);
  });

  test.each([
    ['pi', '“pi” has a meaning of its own in mathematics: choose another name.'],
    ['sin', '“sin” has a meaning of its own in mathematics: choose another name.'],
    ['2a', '“2a” is not a name for a variable: use letters and digits and start with a letter.'],
    ['a_1', '“a_1” is not a name for a variable: use letters and digits and start with a letter.'],
  ])('the name %s', (name, message) => {
    expect(problemsOf([{ name, generator: 'constant', value: '1' }])).toContain(`variables.${name}: ${message}`);
  });

  test('two variables of one name', () => {
    const a: Variable = { name: 'a', generator: 'constant', value: '1' };
    expect(problemsOf([a, a])).toContain('variables.a: There are two variables named a.');
  });

  test('a circle is reported by its names', () => {
    const list: Variable[] = [
      { name: 'a', generator: 'expression', value: 'b + 1' },
      { name: 'b', generator: 'expression', value: '2 c' },
      { name: 'c', generator: 'random-integer', max: 'a' },
    ];
    expect(problemsOf(list)).toContain('variables.a: These variables need each other in a circle: a → b → c → a.');
  });

  test('a condition with an unknown name, or that never holds', () => {
    const a: Variable = { name: 'a', generator: 'random-integer' };
    expect(problemsOf([a], 'a > z')).toContain('variables.keepIf: There is no variable z.');
    expect(() => variantAt(buildExercise({ list: [a], keepIf: 'a > 10' }), 1)).toThrow('fulfils the condition');
  });

  test('a division by 0 names the variable', () => {
    const list: Variable[] = [{ name: 'a', generator: 'expression', value: '1/0' }];
    expect(() => variantAt(buildExercise({ list }), 1)).toThrow('In some variants a has a division by 0.');
  });
});
