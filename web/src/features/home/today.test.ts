import type { LearnerTask } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { dueThisWeekWords, tasksToDo, taskToContinue, type TaskOfClass } from './today.ts';

function entry(id: string, change: Partial<LearnerTask> = {}): TaskOfClass {
  const task: LearnerTask = {
    id,
    sectionId: null,
    name: id,
    kind: 'practice',
    opensAt: null,
    dueAt: null,
    latePolicy: 'none',
    latePercent: 0,
    lateUntil: null,
    timeLimitMinutes: null,
    attemptsAllowed: null,
    countedAttempt: 'best',
    tryPenalty: 0,
    hintPenalty: 0,
    allowCalculator: null,
    allowHelp: false,
    results: 'after-answer',
    scores: 'after-answer',
    solutions: 'after-answer',
    instructions: '',
    usualTimeLimitMinutes: null,
    usualDueAt: null,
    needsPassword: false,
    isLate: false,
    closesAt: null,
    isExcused: false,
    isScoreGiven: false,
    resultsAt: null,
    attemptsUsed: 0,
    questionCount: 4,
    points: 4,
    state: 'not-started',
    answeredCount: 0,
    rightCount: null,
    score: null,
    attemptId: null,
    doneAt: null,
    mayPractiseOn: false,
    ...change,
  };
  return { classId: 'class', className: 'Class', task };
}

const late = entry('late', { dueAt: '2026-11-28T22:59:00Z' });
const soon = entry('soon', { dueAt: '2026-11-22T22:59:00Z' });
const never = entry('never', { state: 'started' });
const done = entry('done', { state: 'done' });
const names = (tasks: readonly TaskOfClass[]) => tasks.map(({ task }) => task.id);

describe('tasksToDo', () => {
  it('[R01] lists what is due first and leaves out what is done or excused', () => {
    const excused = entry('excused', { isExcused: true });
    expect(names(tasksToDo([never, late, done, excused, soon]))).toEqual(['soon', 'late', 'never']);
  });
});

describe('taskToContinue', () => {
  const toDo = tasksToDo([never, late, soon]);
  it('[R01] continues with the task last worked at on this device', () => {
    expect(taskToContinue(toDo, { taskId: 'late' })).toBe(late);
  });
  it('else with one that is started, else with the next due', () => {
    expect(taskToContinue(toDo, { taskId: 'done' })).toBe(never);
    expect(taskToContinue([soon, late], undefined)).toBe(soon);
    expect(taskToContinue([], undefined)).toBeUndefined();
  });
});

describe('words of the day', () => {
  it('says how many tasks are due within a week', () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    expect(dueThisWeekWords([soon, late], now)).toBe('One task is due this week.');
    expect(dueThisWeekWords([never], now)).toBe('Nothing is due this week.');
    expect(dueThisWeekWords([], now)).toBe('Nothing is due. Enjoy the day.');
  });
});
