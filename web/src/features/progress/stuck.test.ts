import type { TaskProgress } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { clockWords, countsOf, stuckLearners } from './stuck.ts';

type Learner = TaskProgress['learners'][number];

const now = Date.parse('2026-11-20T10:00:00Z');

function stuckWords(changes: Partial<Learner>): readonly string[] {
  const learner: Learner = {
    memberId: '1',
    firstName: 'Noa',
    lastName: 'Goldberg',
    state: 'working',
    score: 0,
    responseCount: 1,
    lastActiveAt: '2026-11-20T09:53:30Z',
    items: ['right', 'open'],
    stuckAt: null,
    ...changes,
  };
  return stuckLearners({ learners: [learner], closesAt: null } as unknown as TaskProgress, now).map(
    ({ words }) => words,
  );
}

describe('who is stuck [R21]', () => {
  it.each([
    ['three tries', { stuckAt: { position: 2, tries: 4 } }, ['question 2 · 4 tries']],
    ['quiet on an open question', {}, ['question 2 · quiet 6 min']],
    ['quiet for just under five minutes', { lastActiveAt: '2026-11-20T09:55:01Z' }, []],
    ['quiet for five minutes', { lastActiveAt: '2026-11-20T09:55:00Z' }, ['question 2 · quiet 5 min']],
    ['gone since an hour', { lastActiveAt: '2026-11-20T09:00:00Z' }, []],
    ['finished', { state: 'finished' as const }, []],
    ['not started', { state: 'not-started' as const, lastActiveAt: null }, []],
  ])('%s', (_, changes, expected) => {
    expect(stuckWords(changes)).toEqual(expected);
  });

  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [760, '12:40'],
    [3725, '1:02:05'],
    [467_338, '5 days'],
  ])('writes %i seconds as %s', (seconds, words) => {
    expect(clockWords(seconds)).toBe(words);
  });
});

it('says of a closed task who did not finish, and that no one is stuck [R21]', () => {
  const learner = { state: 'working', stuckAt: { position: 1, tries: 4 } };
  const progress = { learners: [learner], closesAt: '2026-11-20T09:00:00Z', medianSeconds: null };
  const labels = (at: number) =>
    countsOf(progress as unknown as TaskProgress, at).map(({ label, value }) => [label, value]);
  expect(labels(now)).toEqual([
    ['did not finish', 1],
    ['finished', 0],
    ['did not start', 0],
  ]);
  expect(labels(Date.parse('2026-11-20T08:59:00Z'))).toContainEqual(['stuck', 1]);
});
