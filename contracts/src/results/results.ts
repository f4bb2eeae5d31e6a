import { z } from 'zod';
import { answerType } from '../exercises/answer-type.ts';
import { partAnswers } from '../attempts/attempts.ts';
import { endpoint } from '../core/endpoint.ts';
import { scene } from '../exercises/figures.ts';
import { choosing, graph } from '../exercises/graphs.ts';
import { taskGrade } from './grading.ts';
import { weighings } from './grading-constants.ts';
import { taskKinds } from '../tasks/tasks.ts';

const feature = 'results';

const classId = z.object({ classId: z.uuid() });

/**
 * One answer for a whole class, kept small: figures are in the order of `tasks`, and rare facts are a list of places
 * in that order (from 0).
 */
export const gradeBook = z.object({
  weighBy: z.enum(weighings),
  missingCounts: z.boolean(),
  /** The heads above tasks: the groups that weigh, else the sections. */
  groups: z.array(z.object({ id: z.uuid(), name: z.string(), weight: z.number().nullable(), dropLowest: z.int() })),
  /** Group after group. */
  tasks: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** `poll`: a poll session with names that counts; its id is the session's. */
      kind: z.enum([...taskKinds, 'poll']),
      points: z.number(),
      dueAt: z.iso.datetime().nullable(),
      groupId: z.uuid().nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      memberId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      /** Made by an LMS for trying out: counts in no average. */
      isTest: z.literal(true).optional(),
      /** The scores in the book; null where nothing was begun. */
      scores: z.array(z.number().nullable()),
      attempts: z.array(z.int()),
      excused: z.array(z.int()),
      overridden: z.array(z.int()),
      /** Among the lowest of their group. */
      dropped: z.array(z.int()),
      /** Due and not begun: they count as zero. */
      missing: z.array(z.int()),
      /** Begun and not due: they do not count yet. */
      waiting: z.array(z.int()),
      /** In percent; null while nothing counts. */
      total: z.number().nullable(),
      /** Points of what counts. */
      earned: z.number(),
      possible: z.number(),
    }),
  ),
});
export type GradeBook = z.output<typeof gradeBook>;

export const getGradeBook = endpoint({
  name: 'getGradeBook',
  feature,
  summary: 'Every learner’s score in every task, what counts of it, and their total.',
  method: 'GET',
  path: '/classes/{classId}/results/',
  who: { classroom: 'assistant' },
  tokenScope: 'results:read',
  records: 'class',
  params: classId,
  response: gradeBook,
});

const reviewedResponse = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  /** Time with the question in front; null where it is not known. */
  secondsSpent: z.int().nullable(),
  isLate: z.boolean(),
  isFromDraft: z.boolean(),
  /** Points that count, after what being late, tries and hints take. */
  credited: z.number(),
  outcome: z.enum(['right', 'partly', 'wrong', 'unknown']),
  score: z.number(),
  answers: partAnswers,
  parts: z.array(
    z.object({
      part: z.string(),
      outcome: z.enum(['right', 'partly', 'wrong', 'invalid', 'unfinished', 'unknown', 'empty']),
      score: z.number(),
      points: z.number(),
      feedback: z.string(),
      reason: z.string(),
    }),
  ),
});

export const learnerReview = z.object({
  memberId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  taskName: z.string(),
  kind: z.enum(taskKinds),
  points: z.number(),
  /** The score in the grade book, and who changed it. */
  grade: taskGrade,
  /** The newest attempts, and of each the newest variants and responses; older ones are left out of a very long story. */
  isShortened: z.boolean(),
  attempts: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      startedAt: z.iso.datetime(),
      handedInAt: z.iso.datetime().nullable(),
      handedInBy: z.enum(['learner', 'server', 'teacher']).nullable(),
      secondsSpent: z.int(),
      score: z.number(),
      items: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          points: z.number(),
          score: z.number(),
          variants: z.array(
            z.object({
              number: z.int(),
              question: z.string(),
              figures: z.array(scene),
              language: z.string().optional(),
              direction: z.enum(['ltr', 'rtl']),
              hintsShown: z.int(),
              solutionShown: z.boolean(),
              secondsSpent: z.int(),
              parts: z.array(
                z.object({
                  name: z.string(),
                  label: z.string(),
                  answerType,
                  answerLatex: z.string(),
                  choices: z.array(z.object({ key: z.string(), text: z.string() })),
                  /** How the answer is drawn, where it is. */
                  graph: graph.optional(),
                  choosing: choosing.optional(),
                }),
              ),
              responses: z.array(reviewedResponse),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type LearnerReview = z.output<typeof learnerReview>;

export const getLearnerReview = endpoint({
  name: 'getLearnerReview',
  feature,
  summary: 'Every attempt and response of one learner in one task, with variants and keys.',
  method: 'GET',
  path: '/classes/{classId}/members/{memberId}/tasks/{taskId}/',
  who: { classroom: 'assistant' },
  records: 'learner',
  params: z.object({ classId: z.uuid(), memberId: z.uuid(), taskId: z.uuid() }),
  response: learnerReview,
});

export const topicTrends = ['rising', 'steady', 'falling'] as const;

/** Attempts on the page of a learner: at first, and with “Show more”. */
export const [attemptsShownFirst, mostAttemptsShown] = [30, 200] as const;

/** R15: one learner of a class. */
export const learnerReport = z.object({
  memberId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  joinedAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime().nullable(),
  /** Null where tasks are as set, and for assistants. */
  accommodation: z
    .object({
      timeFactor: z.number(),
      extraMinutes: z.int(),
      shiftMinutes: z.int(),
      extraAttempts: z.int(),
    })
    .nullable(),
  /** In percent, as in the grade book; and the class's mean. */
  total: z.number().nullable(),
  classAverage: z.number().nullable(),
  /** Questions answered, and those right at the first try. */
  firstTries: z.object({ right: z.int(), all: z.int() }),
  tasks: z.object({ begun: z.int(), all: z.int() }),
  /** Seconds at questions in the last seven days. */
  weekSeconds: z.int(),
  topics: z.array(
    z.object({
      topic: z.string(),
      /** 0 to 1, newer answers counting more; null while there are too few. */
      mastery: z.number().nullable(),
      answerCount: z.int(),
      trend: z.enum(topicTrends),
    }),
  ),
  /** The newest attempts, as many as were asked for, newest first. */
  attempts: z.array(
    z.object({
      id: z.uuid(),
      taskId: z.uuid(),
      taskName: z.string(),
      number: z.int(),
      startedAt: z.iso.datetime(),
      handedInAt: z.iso.datetime().nullable(),
      secondsSpent: z.int(),
      timeLimitMinutes: z.int().nullable(),
      tries: z.int(),
      score: z.number(),
      points: z.number(),
      /** Its questions in their order. */
      items: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          /** The best of all responses; `open` without one. */
          outcome: z.enum(['open', 'right', 'partly', 'wrong', 'unknown']),
          tries: z.int(),
          secondsSpent: z.int(),
          score: z.number(),
          points: z.number(),
        }),
      ),
    }),
  ),
  attemptCount: z.int(),
});
export type LearnerReport = z.output<typeof learnerReport>;

export const getStudent = endpoint({
  name: 'getStudent',
  feature,
  summary: 'One learner of a class: total, mastery by topic, attempts.',
  method: 'GET',
  path: '/classes/{classId}/members/{memberId}/',
  who: { classroom: 'assistant' },
  tokenScope: 'results:read',
  records: 'learner',
  params: z.object({ classId: z.uuid(), memberId: z.uuid() }),
  query: z.object({
    attempts: z.coerce.number().int().min(1).max(mostAttemptsShown).default(attemptsShownFirst),
  }),
  response: learnerReport,
});
