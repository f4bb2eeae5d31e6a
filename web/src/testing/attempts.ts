import type { Attempt, AttemptItem, LearnerTask, LearnerVerdict } from '@lemma/contracts';
import { idOf } from './people.ts';

type Part = AttemptItem['variant']['parts'][number];
type Outcome = LearnerVerdict['parts'][number]['outcome'];

/** One thing to answer: one choice of three where nothing else is said. */
export const partOf = (changes: Partial<Part> = {}): Part => ({
  name: 'a',
  answerType: 2,
  points: 1,
  label: 'Your choice',
  choices: [
    { key: '1', text: 'one' },
    { key: '2', text: 'two' },
    { key: '3', text: 'three' },
  ],
  keyboard: { letters: [], functions: [], templates: [] },
  ...changes,
});

/** Words to be typed. */
export const wordsPart = (changes: Partial<Part> = {}): Part =>
  partOf({ answerType: 5, label: 'Name', choices: [], ...changes });

export const itemOf = (
  position: number,
  changes: Partial<AttemptItem> = {},
  parts: Part[] = [partOf()],
): AttemptItem => ({
  id: idOf(100 + position),
  position,
  title: `Exercise ${position}`,
  points: 1,
  state: 'open',
  bestScore: 0,
  variantNumber: 1,
  variant: {
    question: `Question number ${position}: ${parts.map(({ name }) => `[[${name}]]`).join(' ')}`,
    direction: 'ltr',
    figures: [],
    parts,
    hintCount: 0,
    hasSolution: false,
  },
  draft: { sequence: 0, answers: [], savedAt: null },
  hints: [],
  solution: null,
  canShowSolution: false,
  responses: [],
  responseCount: 0,
  ...changes,
});

/** An attempt at a practice task with three questions. */
export const attemptOf = (changes: Partial<Attempt> = {}): Attempt => ({
  id: idOf(50),
  classId: idOf(60),
  className: 'Class 7b',
  taskId: idOf(70),
  taskName: 'Fractions',
  kind: 'practice',
  number: 1,
  notation: 'en',
  attemptsAllowed: null,
  startedAt: '2026-09-07T08:00:00Z',
  handedInAt: null,
  handedInBy: null,
  dueAt: null,
  timeLimitMinutes: null,
  closesAt: null,
  latePolicy: 'none',
  latePercent: 0,
  allowCalculator: null,
  tryPenalty: 0,
  hintPenalty: 0,
  results: 'after-answer',
  scores: 'after-answer',
  solutions: 'after-answer',
  resultsVisible: true,
  scoresVisible: true,
  resultsAt: null,
  isClosed: false,
  mayPractiseOn: false,
  receiptCode: null,
  points: 3,
  score: 0,
  items: [itemOf(1), itemOf(2), itemOf(3)],
  ...changes,
});

/** An attempt at an assessment that shows nothing before it is handed in. */
export const examOf = (changes: Partial<Attempt> = {}): Attempt =>
  attemptOf({
    kind: 'assessment',
    attemptsAllowed: 1,
    results: 'after-hand-in',
    scores: 'after-hand-in',
    solutions: 'never',
    resultsVisible: false,
    scoresVisible: false,
    score: null,
    items: [1, 2, 3].map((position) => itemOf(position, { bestScore: null })),
    ...changes,
  });

export const verdictOf = (outcome: Outcome, feedback = '', part = 'a'): LearnerVerdict => {
  const score = outcome === 'right' ? 1 : 0;
  const isWhole = outcome === 'right' || outcome === 'partly' || outcome === 'invalid';
  return {
    outcome: isWhole ? outcome : 'wrong',
    score,
    points: 1,
    parts: [{ part, outcome, score, points: 1, feedback }],
  };
};

/** A task as its learner finds it. */
export const learnerTaskOf = (changes: Partial<LearnerTask> = {}): LearnerTask => ({
  id: idOf(70),
  sectionId: null,
  name: 'Fractions',
  kind: 'practice',
  opensAt: null,
  dueAt: null,
  latePolicy: 'none',
  latePercent: 0,
  allowHelp: false,
  allowCalculator: null,
  lateUntil: null,
  timeLimitMinutes: null,
  attemptsAllowed: null,
  countedAttempt: 'best',
  tryPenalty: 0,
  hintPenalty: 0,
  results: 'after-answer',
  scores: 'after-answer',
  solutions: 'after-answer',
  instructions: '',
  usualTimeLimitMinutes: null,
  usualDueAt: null,
  needsPassword: false,
  attemptsUsed: 1,
  questionCount: 3,
  points: 3,
  state: 'started',
  isLate: false,
  closesAt: null,
  answeredCount: 0,
  rightCount: 0,
  score: 0,
  isExcused: false,
  isScoreGiven: false,
  resultsAt: null,
  attemptId: idOf(50),
  doneAt: null,
  mayPractiseOn: false,
  ...changes,
});
