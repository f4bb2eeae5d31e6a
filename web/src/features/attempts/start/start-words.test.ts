import type { LearnerTask } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { lateStartWords, ownTimeWords, resultsSeen, scoreWords, whenWords } from './start-words.ts';

const now = Date.parse('2026-11-27T09:00:00Z');

const task: LearnerTask = {
  id: 'task',
  sectionId: null,
  name: 'Test: quadratics',
  kind: 'assessment',
  opensAt: null,
  dueAt: '2026-11-27T10:15:00Z',
  latePolicy: 'once',
  latePercent: 20,
  lateUntil: '2026-11-30T10:15:00Z',
  timeLimitMinutes: 50,
  attemptsAllowed: 2,
  countedAttempt: 'best',
  tryPenalty: 0,
  hintPenalty: 0,
  allowCalculator: null,
  allowHelp: false,
  results: 'after-due',
  scores: 'after-due',
  solutions: 'never',
  instructions: '',
  usualTimeLimitMinutes: 40,
  usualDueAt: '2026-11-27T10:05:00Z',
  needsPassword: false,
  attemptsUsed: 0,
  questionCount: 6,
  points: 20,
  state: 'not-started',
  isLate: false,
  closesAt: null,
  answeredCount: 0,
  rightCount: null,
  score: null,
  isExcused: false,
  isScoreGiven: false,
  resultsAt: null,
  attemptId: null,
  doneAt: null,
  mayPractiseOn: false,
};

describe('the page before an assessment', () => {
  it('[M03] says the learner’s own time and closing time, and nothing where they are those of everybody', () => {
    const own = ownTimeWords(task, now);
    expect(own?.title).toBe('You have 25 % more time');
    expect(own?.text).toMatch(/^50 minutes instead of 40\. It closes for you at .*, so starting late does not cost/);
    expect(ownTimeWords({ ...task, timeLimitMinutes: 40, dueAt: task.usualDueAt }, now)).toBeUndefined();
    expect(ownTimeWords({ ...task, timeLimitMinutes: null, usualTimeLimitMinutes: null }, now)?.title).toBe(
      'You have a later date',
    );
  });

  it('[M03] says before the start what a late answer is worth', () => {
    expect(lateStartWords(task)).toBeUndefined();
    expect(lateStartWords({ ...task, isLate: true })).toBe(
      'It was due. Answers are still taken, at 80 % of the points.',
    );
  });

  it('[M03] says when results are to be seen, and until when the task is open', () => {
    expect(resultsSeen(task, now).when).toBe('afterAll');
    expect(resultsSeen({ ...task, results: 'by-hand' }, now).when).toBe('byHand');
    expect(resultsSeen({ ...task, latePolicy: 'once', lateUntil: null }, now).when).toBe('byHand');
    expect(whenWords(task, now)).toMatch(/^Open until .*\. You have not started\.$/);
    expect(whenWords({ ...task, attemptsUsed: 1 }, now)).toMatch(/You have used 1 attempt\.$/);
    expect(whenWords({ ...task, isExcused: true }, now)).toBe('You are excused from this task.');
  });

  it('[R07] says the score so far, and that a teacher gave it', () => {
    expect(scoreWords(task)).toBeUndefined();
    expect(scoreWords({ ...task, score: 3, points: 4 })).toBe('You have 3 of 4 points so far');
    expect(scoreWords({ ...task, score: 3.5, points: 4, isScoreGiven: true })).toBe(
      'Your teacher gave you 3.5 of 4 points',
    );
  });
});
