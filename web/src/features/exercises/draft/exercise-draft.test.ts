import { exerciseDocument } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import {
  moved,
  toDocument,
  toDraft,
  toTopicPath,
  withNewPart,
  withNewVariable,
  withoutPart,
} from './exercise-draft.ts';
import { starterDocument } from './starter.ts';

const everything: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Two rational roots',
  language: 'de',
  topic: 'algebra/quadratics',
  tags: ['factorising', 'roots'],
  level: 'Level 2',
  grade: 9,
  curriculum: ['CCSS HSA-REI.B.4b'],
  variables: {
    direction: 'rtl',
    list: [
      { name: 'a', generator: 'random-integer', min: 2, max: '2k', step: 2, except: [0, 'k'] },
      { name: 'r', generator: 'random-real', min: 0.5, max: 2, decimals: 1 },
      { name: 'k', generator: 'constant', value: '7' },
      { name: 'b', generator: 'expression', value: '-(a p + q)', simplify: 'no-brackets' },
      { name: 's', generator: 'comparison', left: 'a', right: 'b', give: '<=' },
      { name: 'f', generator: 'random-list', values: ['x^2', '(1, 2)', 'sin(x)'] },
      { name: 'w', generator: 'random-string-list', values: ['red', 'dark blue'] },
      { name: 'm', generator: 'conditional-math', cases: [{ when: 'a > 2', value: 'a' }], otherwise: '0' },
      { name: 't', generator: 'conditional-string', cases: [{ when: 'a > 2', value: 'more' }], otherwise: 'less' },
      { name: 'g', generator: 'comparison-group', comparisons: ['a > b', 'b > 0'], read: 'first' },
    ],
    keepIf: 'b != 0',
    excluded: ['a=2; f=x^2; r=0.5; w=red'],
  },
  question: 'Solve $x$. [[one]] [[several]] [[n]] [[t]] [[e]] [[s]]',
  parts: [
    {
      name: 'one',
      points: 1,
      answerType: 2,
      choices: [
        { text: 'yes', correct: true },
        { text: 'no', correct: 'a > 2', feedback: 'Look at $a$.' },
      ],
      shuffle: false,
    },
    {
      name: 'several',
      points: 2,
      answerType: 3,
      choices: [{ text: 'a', correct: false }],
      shuffle: true,
      partialCredit: true,
    },
    {
      name: 'n',
      points: 1.5,
      label: 'Length',
      answerType: 4,
      accept: [{ value: 'a' }, { value: '-a', score: 0.5, feedback: 'The sign is lost.' }],
      tolerance: { kind: 'relative', value: 0.05 },
      form: 'decimal',
      unit: 'cm^2',
    },
    { name: 't', points: 1, answerType: 5, accept: [{ value: 'prime' }], caseSensitive: true },
    {
      name: 'e',
      points: 1,
      answerType: 6,
      accept: [{ value: 'x^2' }],
      precision: 'aaaa',
      letters: ['x', 'y'],
      followFrom: { part: 'n', variable: 'a' },
    },
    {
      name: 'g',
      points: 1,
      answerType: 2,
      choices: [
        { text: 'More', correct: 'a > 1', value: 'a + 1' },
        { text: 'Less', correct: 'a < 1', value: 'a - 1' },
      ],
      shuffle: true,
      followFrom: [
        { part: 'n', variable: 'a' },
        { part: 'f', variable: 'x2' },
      ],
    },
    { name: 's', points: 1, answerType: 8, accept: [{ value: '{p, q}' }], evaluated: 'any', order: 'given' },
  ],
  hints: ['Bring everything to one side.', 'Factorise.'],
  solution: 'So it is.',
  tests: [{ seed: 7, answers: [{ part: 'n', value: '3' }], score: 1 }],
  credit: { author: 'A. Okafor', licence: 'CC-BY-4.0' },
};

describe('an exercise in the editor', () => {
  it('comes back from the form as it went in, every generator and answer type included [D06] [D11]', () => {
    expect(toDocument(toDraft(everything))).toEqual(everything);
  });

  it('is a document that the contract accepts, also for a new exercise [R25]', () => {
    expect(exerciseDocument.safeParse(toDocument(toDraft(everything))).success).toBe(true);
    expect(exerciseDocument.safeParse(toDocument(toDraft(starterDocument))).success).toBe(true);
  });

  it('stays acceptable to the contract when a part and a variable are added and nothing is typed', () => {
    const added = withNewVariable(withNewPart(toDraft(starterDocument), 2).draft).draft;
    expect(added.parts.map((part) => part.name)).toEqual(['part1', 'part2']);
    expect(added.variables.at(-1)?.name).toBe('d');
    expect(exerciseDocument.safeParse(toDocument(added)).success).toBe(true);
  });

  it('keeps the ends of a range that are expressions and turns plain figures into numbers', () => {
    const draft = toDraft(starterDocument);
    const [first] = draft.variables;
    if (first === undefined) throw new Error('The starter has variables');
    const typed = { ...draft, variables: [{ ...first, min: ' −3 ', max: 'k + 1', except: '0, 2k' }] };
    expect(toDocument(typed).variables.list).toEqual([
      { name: 'a', generator: 'random-integer', min: -3, max: 'k + 1', except: [0, '2k'] },
    ]);
  });

  it('says nothing about what was left empty, so that the defaults hold [D13] [D14]', () => {
    const draft = toDraft(starterDocument);
    const [first] = draft.variables;
    if (first === undefined) throw new Error('The starter has variables');
    const typed = { ...draft, variables: [{ ...first, min: '', max: '', step: '', except: '' }] };
    expect(toDocument(typed).variables.list).toEqual([{ name: 'a', generator: 'random-integer' }]);
  });

  it('limits points to halves between 0 and 100 and scores to 0 … 100 %', () => {
    const draft = toDraft(starterDocument);
    const [part] = draft.parts;
    if (part === undefined) throw new Error('The starter has a part');
    const answers = part.answers.map((answer) => ({ ...answer, percent: '250' }));
    const written = toDocument({ ...draft, parts: [{ ...part, points: '2.3', answers }] }).parts[0];
    expect(written).toMatchObject({ points: 2.5, accept: [{ value: 'k' }] });
  });

  it('takes the box out of the question when its part is removed', () => {
    const left = withoutPart(toDraft(starterDocument), 'part1');
    expect(left.parts).toEqual([]);
    expect(left.question).not.toContain('[[');
    expect(left.question.endsWith('$x =$')).toBe(true);
  });
});

describe('toTopicPath', () => {
  it('makes a path of the topic tree of what was typed', () => {
    expect(toTopicPath(' Algebra / Quadratic equations ')).toBe('algebra/quadratic-equations');
    expect(toTopicPath('//')).toBe('');
  });
});

describe('moved', () => {
  it('moves one item and keeps the order of the others', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  it('changes nothing beyond the ends', () => {
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it('loses what follows from a part that is taken out, and keeps what follows from others [A10]', () => {
    const follows = (name: string) =>
      toDocument(withoutPart(toDraft(everything), name)).parts.find((part) => part.name === 'g');
    expect(follows('n')).toMatchObject({ followFrom: { part: 'f', variable: 'x2' } });
    expect(follows('f')).toMatchObject({ followFrom: { part: 'n', variable: 'a' } });
    expect(toDraft(everything).parts.find((part) => part.name === 'g')?.follows).toHaveLength(2);
  });
});

it('a new part fills the box that waits for it, and else gets a name that no box has', () => {
  const draft = { ...toDraft(starterDocument), parts: [], question: 'First [[part1]], then [[answer]].' };
  const filled = withNewPart(draft, 3, 'answer');
  expect(filled.name).toBe('answer');
  expect(withNewPart(filled.draft, 3).name).toBe('part2');
  expect(withNewPart(filled.draft, 3, 'answer').name).toBe('part2');
});
