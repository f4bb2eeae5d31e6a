import { describe, expect, test } from 'vitest';
import { buildDocument, type DocumentChanges } from '../../testing/build-document.ts';
import { compileExercise } from './compile.ts';
import type { Part, Variable } from '../document/document.ts';

function warnings(changes: DocumentChanges): string[] {
  const { problems } = compileExercise(buildDocument(changes));
  return problems.map(({ severity, place, message }) => `${severity} ${place}: ${message}`);
}

const t: Variable = { name: 't', generator: 'random-integer', min: 2, max: 9 };
const a: Variable = { name: 'a', generator: 'random-integer', min: 2, max: 9 };

describe('a variable with the name of an unknown', () => {
  const part = (value: string): Part => ({ name: 'p', answerType: 6, accept: [{ value }] });

  test('is pointed out where the answer loses its letter', () => {
    expect(warnings({ list: [t], question: 'Find $v(t)$.', parts: [part('2 t')] })).toEqual([
      'warning variables.t: The text writes the letter t in a formula, but in answers t is the value of the variable t. If the letter is meant, give the variable another name.',
    ]);
    expect(warnings({ list: [t, a], question: 'Find $v\\left(t\\right)$.', parts: [part('2 t + x')] })).toHaveLength(1);
    expect(warnings({ list: [t], question: 'Simplify $t + t$.', parts: [part('2 t')] })).toHaveLength(1);
  });

  test('is all right where the letter names a value', () => {
    expect(warnings({ list: [a], question: 'Draw $a x$ for $a = {{a}}$.', parts: [part('a x')] })).toEqual([]);
    expect(warnings({ list: [t], question: 'Find $v(x)$.', parts: [part('t x')] })).toEqual([]);
    const number: Part = { name: 'p', answerType: 4, accept: [{ value: 't' }] };
    expect(warnings({ list: [t], question: 'When is $v(t) = {{2 t}}$?', parts: [number] })).toEqual([]);
  });
});

describe('words of a variable in a formula', () => {
  const words = (value: string): Variable => ({
    name: 'w',
    generator: 'conditional-string',
    cases: [{ when: '1 > 0', value }],
    otherwise: 'x',
  });

  test('with LaTeX in them are pointed out', () => {
    expect(warnings({ list: [words('\\frac{1}{2}')], question: '$y = {{w}}$', hints: ['${{w}}$'] })).toEqual([
      'warning question: The words of w are in a formula, where they are plain text: formulas in them are not typeset. Put {{w}} outside of the dollar signs.',
      'warning hints.0: The words of w are in a formula, where they are plain text: formulas in them are not typeset. Put {{w}} outside of the dollar signs.',
    ]);
  });

  test('may have formulas outside, and be plain words inside', () => {
    expect(warnings({ list: [words('$x^2$')], question: 'It is {{w}}.' })).toEqual([]);
    expect(warnings({ list: [words('rises')], question: '$f$ and ${{w}}$' })).toEqual([]);
  });
});

describe('dollar signs', () => {
  const spaced = (question: string) => warnings({ list: [a], question }).length;

  test('with one space inside of them are pointed out', () => {
    expect(['Find $ x$.', 'Find $x^2 $.', 'Find $ {{a}}$ now.', 'Let $ \\frac{1}{2}$ be.'].map(spaced)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(warnings({ question: 'Find $ x$.' })[0]).toMatch(/^warning question: .* write \\\$\.$/);
  });

  test('of prices and whole formulas are not', () => {
    const texts = [
      '$5 and $6',
      '5 $ and 6 $',
      '${{a}} and ${{a}} more',
      'It costs $3. I have $ 5.',
      '$ x^2 $',
      '$x$ $y$',
    ];
    expect(texts.map(spaced)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('digits right behind a value', () => {
  test('are pointed out in a formula, with their place', () => {
    const { problems } = compileExercise(buildDocument({ list: [a], question: 'So ${{a}}00$ and {{a}}00.' }));
    expect(problems).toMatchObject([{ severity: 'warning', place: 'question', span: { start: 4, end: 10 } }]);
    expect(problems[0]?.message).toContain('write \\cdot between');
  });
});

describe('a number that is rounded twice', () => {
  const list: Variable[] = [
    a,
    { name: 'r', generator: 'expression', value: 'round(a/7, 2)' },
    { name: 'd', generator: 'expression', value: '2 r' },
  ];
  const question = 'A number {{a}}. [[result]]';
  const rounded = /^warning \S+: This rounds what was rounded before: r has too few places for it/;
  const found = (changes: DocumentChanges): string[] =>
    warnings({ list, question, ...changes }).filter((warning) => rounded.test(warning));

  test.each([
    { solution: '{{round(r, 2)}}' },
    { solution: '{{round(r, 1)}}' },
    { solution: 'So ${{decimals(3 r, 2)}}$.' },
    { solution: 'So $x {{approx(r + 1, 2)}}$.' },
    { hints: ['It is {{decimals(d, 3)}}.'] },
    { parts: [{ name: 'result', answerType: 4 as const, accept: [{ value: 'round(d, 2)' }] }] },
    { list: [...list, { name: 'w', generator: 'expression' as const, value: 'round(d, 2)' }] },
  ])('is warned of: %o', (changes) => {
    expect(found(changes)).toHaveLength(1);
  });

  test.each([
    { solution: '{{r}}, {{d}} and {{round(a/3, 2)}}' },
    { solution: '{{round(r)}} is rounded to far fewer places.' },
    // Given values count as exact.
    { question: 'A number {{r}}. [[result]]', solution: '{{round(d, 2)}}' },
  ])('is not warned of where it is rounded once, or given: %o', (changes) => {
    expect(found(changes)).toEqual([]);
  });
});
