import type { ExerciseTest } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { toDraft, withoutPart } from './exercise-draft.ts';
import { starterDocument } from './starter.ts';
import { emptyTest, testOfVerdict, toTest, toTestDraft } from './test-draft.ts';

const answers = [{ part: 'part1', value: '2a' }];

describe('a test of an exercise in the editor', () => {
  it.each<ExerciseTest>([
    { seed: 'any', answers, score: 1 },
    { seed: 7, answers, score: 0.5 },
    { seed: 0, answers, score: 0.125 },
    { seed: 'any', answers, score: 0 },
    { seed: 3, answers, outcome: 'invalid' },
  ])('comes back as it went in: %o [R26]', (test) => {
    expect(toTest(toTestDraft(test))).toEqual(test);
  });

  it('leaves out boxes without an answer and takes anything but a number for any variant', () => {
    const typed = { ...emptyTest('part1'), seed: 'x', answers: [...answers, { part: 'part2', value: ' ' }] };
    expect(toTest(typed)).toEqual({ seed: 'any', answers, score: 1 });
  });

  it('is made of what was typed and what marking said of it', () => {
    const verdict = { points: 4, score: 4 };
    expect(toTest(testOfVerdict(9, answers, { ...verdict, outcome: 'right' }))).toEqual({ seed: 9, answers, score: 1 });
    expect(toTest(testOfVerdict(9, answers, { points: 4, score: 1, outcome: 'partly' })).score).toBe(0.25);
    expect(toTest(testOfVerdict(9, answers, { points: 4, score: 0, outcome: 'wrong' })).score).toBe(0);
    expect(toTest(testOfVerdict(9, answers, { points: 4, score: 0, outcome: 'invalid' })).outcome).toBe('invalid');
  });

  it('goes with the only part that it answers', () => {
    const draft = toDraft({
      ...starterDocument,
      tests: [
        { seed: 1, answers, score: 1 },
        { seed: 2, answers: [...answers, { part: 'other', value: '1' }], score: 1 },
      ],
    });
    expect(withoutPart(draft, 'part1').tests.map((test) => test.answers)).toEqual([[{ part: 'other', value: '1' }]]);
  });
});
