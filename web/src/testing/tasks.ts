import type { Accommodation, getGrading, ResponseOf, TaskDetail, TaskGroup, TaskItem } from '@lemma/contracts';
import { idOf } from './people.ts';

export const taskItemOf = (number: number, changes: Partial<TaskItem> = {}): TaskItem => ({
  id: idOf(800 + number),
  exerciseId: idOf(400 + number),
  versionNumber: 1,
  hasNewerVersion: false,
  title: `Exercise ${number}`,
  sample: `Question ${number}`,
  points: 1,
  ...changes,
});

export const taskGroupOf = (number: number, changes: Partial<TaskGroup> = {}): TaskGroup => ({
  id: idOf(700 + number),
  type: 'SG',
  name: '',
  drawCount: null,
  items: [taskItemOf(number)],
  ...changes,
});

/** A practice task of two exercises that its teacher sees. */
export const taskOf = (changes: Partial<TaskDetail> = {}): TaskDetail => ({
  id: idOf(70),
  sectionId: null,
  gradeGroupId: null,
  name: 'Fractions',
  kind: 'practice',
  opensAt: null,
  dueAt: null,
  lateUntil: null,
  timeLimitMinutes: null,
  attemptsAllowed: null,
  countedAttempt: 'best',
  instructions: '',
  latePolicy: 'none',
  latePercent: 0,
  tryPenalty: 0,
  hintPenalty: 0,
  results: 'after-answer',
  scores: 'after-answer',
  solutions: 'after-answer',
  allowCalculator: null,
  allowHelp: false,
  shufflesItems: false,
  password: null,
  releasedAt: null,
  lastClosesAt: null,
  questionCount: 2,
  points: 2,
  startedCount: 0,
  finishedCount: 0,
  isArchived: false,
  groups: [taskGroupOf(1), taskGroupOf(2)],
  ...changes,
});

/** More time for one learner. */
export const accommodationOf = (changes: Partial<Accommodation> = {}): Accommodation => ({
  memberId: idOf(11),
  firstName: 'Ben',
  lastName: 'Zimmer',
  timeFactor: 1.5,
  extraMinutes: 0,
  shiftMinutes: 0,
  extraAttempts: 0,
  note: '',
  shiftUntil: null,
  changedAt: '2026-09-01T08:00:00Z',
  ...changes,
});

/** The grades of a class that counts points. */
export const gradingOf = (changes: Partial<ResponseOf<typeof getGrading>> = {}): ResponseOf<typeof getGrading> => ({
  weighBy: 'points',
  missingCounts: false,
  learnersSeeTotal: true,
  learnersSeeAverage: false,
  sections: [],
  groups: [],
  tasks: [],
  ...changes,
});
