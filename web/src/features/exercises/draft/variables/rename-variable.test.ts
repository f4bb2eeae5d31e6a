import { describe, expect, it } from 'vitest';
import { toDocument, toDraft, type ExerciseDraft } from '../exercise-draft.ts';
import { withRenamedVariable } from './rename-variable.ts';
import { starterDocument } from '../starter.ts';
import { toVariableDraft } from './generators.ts';
import { usersOf, usesOf } from './variable-uses.ts';

const draft = toDraft({
  ...starterDocument,
  variables: {
    direction: 'ltr',
    list: [
      { name: 'a', generator: 'random-integer', min: 2, max: 9 },
      { name: 'k', generator: 'random-list', values: ['(1, a)', 'a - 2', 'sqrt(a)'] },
      { name: 'c', generator: 'expression', value: '2ab + a*k' },
      { name: 'b', generator: 'random-integer', max: 'a^2', except: [0, '-a'] },
    ],
    keepIf: 'gcd(a, b) = 1 and max(a, 2) < b',
    excluded: ['a=3; b=4; k=1'],
  },
  question: 'Take a ring: $$ {{a}}x + {{ a/b : fraction }} = {{c}} $$ and [[part1]]',
  parts: [{ name: 'part1', answerType: 4, points: 1, accept: [{ value: 'a x', feedback: 'Not {{a}}.' }] }],
  hints: ['{{k}} is a number'],
  solution: 'It is {{2a}}.',
  tests: [{ seed: 'any', answers: [{ part: 'part1', value: 'a + 1' }], score: 1 }],
});

const renamed = (to: string): ReturnType<typeof toDocument> => toDocument(withRenamedVariable(draft, 'a', to));

describe('giving a variable another name', () => {
  it('rewrites its uses in all expressions, texts and tests, and nothing else [R26] [D11]', () => {
    const document = renamed('n');
    expect(document.variables.list).toEqual([
      { name: 'n', generator: 'random-integer', min: 2, max: 9 },
      { name: 'k', generator: 'random-list', values: ['(1, n)', 'n - 2', 'sqrt(n)'] },
      { name: 'c', generator: 'expression', value: '2nb + n*k', simplify: 'full' },
      { name: 'b', generator: 'random-integer', max: 'n^2', except: [0, '-n'] },
    ]);
    expect(document.variables.keepIf).toBe('gcd(n, b) = 1 and max(n, 2) < b');
    expect(document.question).toBe('Take a ring: $$ {{n}}x + {{ n/b : fraction }} = {{c}} $$ and [[part1]]');
    expect(document.parts[0]).toMatchObject({ accept: [{ value: 'n x', feedback: 'Not {{n}}.' }] });
    expect(document.solution).toBe('It is {{2n}}.');
    expect(document.tests[0]?.answers).toEqual([{ part: 'part1', value: 'n + 1' }]);
  });

  it('keeps the draws that are switched off, whose keys are in the order of names', () => {
    expect(renamed('z').variables.excluded).toEqual(['b=4; k=1; z=3']);
  });

  it('sets a longer name apart from what it would grow together with', () => {
    const list = renamed('rate').variables.list;
    expect(list[2]).toMatchObject({ value: '2 rate b + rate*k' });
    expect(renamed('rate').solution).toBe('It is {{2 rate}}.');
  });

  it('leaves alone what cannot be read yet', () => {
    const typing: ExerciseDraft = { ...draft, keepIf: 'a > (' };
    expect(withRenamedVariable(typing, 'a', 'n').keepIf).toBe('a > (');
  });
});

describe('what uses what', () => {
  it('is described for each variable, by its present generator', () => {
    const names = ['a', 'k', 'c', 'b'];
    const [a, k, c, b] = draft.variables;
    expect([a, k, c, b].map((variable) => (variable ? usesOf(variable, names) : []))).toEqual([
      [],
      ['a'],
      ['a', 'k', 'b'],
      ['a'],
    ]);
    const words = toVariableDraft({ name: 'w', generator: 'random-string-list', values: ['a', 'b'] });
    expect(usesOf(words, names)).toEqual([]);
  });

  it('and where a variable stands', () => {
    expect(usersOf(draft, 'a')).toEqual(['k', 'c', 'b', 'the condition', 'the question', 'part 1', 'the solution']);
    expect(usersOf(draft, 'k')).toEqual(['c', 'the hints']);
  });
});
