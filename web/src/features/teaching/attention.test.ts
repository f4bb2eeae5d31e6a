import type { Task } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { closingSoon, stuckWords, underWay } from './attention.ts';
import { greetingAt } from './greeting.ts';

const now = Date.parse('2026-11-19T12:00:00Z');
const inHours = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();

const task = (name: string, fields: Partial<Task>): Task => ({
  id: name,
  sectionId: null,
  name,
  kind: 'practice',
  opensAt: null,
  dueAt: null,
  attemptsAllowed: null,
  results: 'after-hand-in',
  solutions: 'after-answer',
  itemCount: 3,
  points: 3,
  startedCount: 0,
  finishedCount: 0,
  isArchived: false,
  ...fields,
});

const learner = {
  id: 'm',
  firstName: 'A',
  lastName: 'B',
  role: 'learner',
  isAnonymous: false,
  joinedAt: inHours(-99),
  lastActiveAt: null,
} as const;
const classWith = (...tasks: Task[]) => [{ id: 'c', name: 'Year 11', tasks, members: [learner, learner] }];

describe('what needs the teacher [R10]', () => {
  it('is a task that closes within two days and that somebody has not started', () => {
    const tasks = [
      task('later', { dueAt: inHours(40) }),
      task('soon', { dueAt: inHours(5), startedCount: 1 }),
      task('far', { dueAt: inHours(60) }),
      task('all started', { dueAt: inHours(5), startedCount: 2 }),
      task('over', { dueAt: inHours(-1) }),
      task('archived', { dueAt: inHours(5), isArchived: true }),
      task('not open', { opensAt: inHours(1), dueAt: inHours(5) }),
    ];
    expect(closingSoon(classWith(...tasks), now).map((one) => one.task.name)).toEqual(['soon', 'later']);
  });

  it('asks who is stuck only where somebody works', () => {
    const tasks = [
      task('no date', { startedCount: 1 }),
      task('soon', { startedCount: 1, dueAt: inHours(1) }),
      task('idle', {}),
    ];
    expect(underWay(classWith(...tasks), now).map((one) => one.task.name)).toEqual(['soon', 'no date']);
  });

  it('says how many are stuck, and where most of them', () => {
    const at = (...positions: (number | undefined)[]) =>
      positions.map((position) => ({ stuckAt: position === undefined ? null : { position, tries: 3 } }));
    expect(stuckWords(at(undefined))).toBeUndefined();
    expect(stuckWords(at(2, undefined))).toBe('1 learner is stuck on question 2');
    expect(stuckWords(at(5, 5))).toBe('2 learners are stuck on question 5');
    expect(stuckWords(at(5, 2, 5, 5))).toBe('4 learners are stuck, 3 of them on question 5');
  });

  it('greets by the hour', () => {
    expect([4, 5, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
      'Good evening',
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good afternoon',
      'Good evening',
      'Good evening',
    ]);
  });
});
