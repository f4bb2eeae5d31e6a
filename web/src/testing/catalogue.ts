import type { ExerciseSummary, GradeBook } from '@lemma/contracts';
import { idOf } from './people.ts';

export const exerciseSummaryOf = (changes: Partial<ExerciseSummary> = {}): ExerciseSummary => ({
  id: idOf(401),
  title: 'Two roots',
  level: 'Level 2',
  topic: 'algebra/quadratics',
  status: 'PB',
  ownerName: 'Tom Hall',
  isMine: false,
  audience: null,
  updatedAt: '2026-09-01T08:00:00Z',
  sample: 'Solve $x^2 = 4$.',
  points: 2,
  answerTypes: [4],
  language: 'en',
  useCount: 0,
  answeredCount: 0,
  successShare: null,
  quality: 4,
  ...changes,
});

type Row = GradeBook['rows'][number];

export const gradeRowOf = (number: number, firstName: string, lastName: string, changes: Partial<Row> = {}): Row => ({
  memberId: idOf(number),
  firstName,
  lastName,
  scores: [8, 2, null],
  attempts: [1, 2, 0],
  excused: [],
  overridden: [],
  dropped: [],
  missing: [],
  waiting: [],
  total: 80,
  earned: 10,
  possible: 14,
  ...changes,
});

const task = { kind: 'practice', points: 10, dueAt: null, groupId: null } as const;

/** A grade book of three learners, three tasks. */
export const gradeBookOf = (changes: Partial<GradeBook> = {}): GradeBook => ({
  weighBy: 'points',
  missingCounts: false,
  groups: [],
  tasks: [
    { ...task, id: idOf(71), name: 'Fractions' },
    { ...task, id: idOf(72), name: 'Midterm', kind: 'assessment', points: 4 },
    { ...task, id: idOf(73), name: 'Growth', kind: 'poll', points: 1 },
  ],
  rows: [
    gradeRowOf(11, 'Ben', 'Zimmer', { total: 55 }),
    gradeRowOf(12, 'Ada', 'Abel', { scores: [10, 4, 1], total: 100, earned: 15 }),
    gradeRowOf(13, 'Cleo', 'Moss', { scores: [null, null, null], attempts: [0, 0, 0], total: null, earned: 0 }),
  ],
  ...changes,
});
