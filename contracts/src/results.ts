import { z } from 'zod';
import { partAnswers } from './attempts.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';
import { taskId, taskKinds } from './tasks.ts';

const feature = 'results';

const csv = 'text/csv';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fileFormat = z.object({ format: z.enum(['csv', 'xlsx']).default('csv') });
const classId = z.object({ classId: z.uuid() });

/** Scores stand in the order of `tasks`; null means not started. Kept small: a class of 200 with 30 tasks is one answer. */
export const gradeBook = z.object({
  tasks: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      kind: z.enum(taskKinds),
      points: z.number(),
      dueAt: z.iso.datetime().nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      memberId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      scores: z.array(z.number().nullable()),
    }),
  ),
});
export type GradeBook = z.output<typeof gradeBook>;

export const getGradeBook = endpoint({
  name: 'getGradeBook',
  feature,
  summary: 'Every learner’s best score in every task.',
  method: 'GET',
  path: '/classes/{classId}/results/',
  who: { classroom: 'teacher' },
  records: 'class',
  params: classId,
  response: gradeBook,
});

export const learnerStates = ['not-started', 'working', 'finished'] as const;

export const taskProgress = z.object({
  taskName: z.string(),
  kind: z.enum(taskKinds),
  dueAt: z.iso.datetime().nullable(),
  points: z.number(),
  items: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      /** Learners who have it right, who tried without, and who are not there yet. */
      right: z.int(),
      trying: z.int(),
      notYet: z.int(),
    }),
  ),
  learners: z.array(
    z.object({
      memberId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      state: z.enum(learnerStates),
      score: z.number().nullable(),
      responseCount: z.int(),
      lastActiveAt: z.iso.datetime().nullable(),
      /** State of each item, in the order of `items`. */
      items: z.array(z.enum(['open', 'trying', 'partly', 'right'])),
      /** Tries on the item they are at, and its place (1-based), when they have tried three times or more without it right. */
      stuckAt: z.object({ position: z.int(), tries: z.int() }).nullable(),
    }),
  ),
});
export type TaskProgress = z.output<typeof taskProgress>;

/** R21 */
export const getTaskProgress = endpoint({
  name: 'getTaskProgress',
  feature,
  summary: 'Where the class stands in a task.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/progress/',
  who: { classroom: 'teacher' },
  records: 'class',
  params: taskId,
  response: taskProgress,
});

const reviewedResponse = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  outcome: z.enum(['right', 'partly', 'wrong', 'unknown']),
  score: z.number(),
  answers: partAnswers,
  parts: z.array(
    z.object({
      part: z.string(),
      outcome: z.enum(['right', 'partly', 'wrong', 'invalid', 'unknown', 'empty']),
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
  attempts: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      startedAt: z.iso.datetime(),
      handedInAt: z.iso.datetime().nullable(),
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
              direction: z.enum(['ltr', 'rtl']),
              hintsShown: z.int(),
              solutionShown: z.boolean(),
              parts: z.array(
                z.object({
                  name: z.string(),
                  label: z.string(),
                  answerType: z.int(),
                  answerLatex: z.string(),
                  choices: z.array(z.object({ key: z.string(), text: z.string() })),
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
  who: { classroom: 'teacher' },
  records: 'learner',
  params: z.object({ classId: z.uuid(), memberId: z.uuid(), taskId: z.uuid() }),
  response: learnerReview,
});

/** R30 */
export const downloadGrades = endpoint({
  name: 'downloadGrades',
  feature,
  summary: 'Grades as a table: a row a learner, a column a task.',
  method: 'GET',
  path: '/classroom_downloads/{classId}/download_grades_as_table/',
  who: { classroom: 'teacher' },
  records: 'class',
  params: classId,
  query: fileFormat,
  response: { file: [csv, xlsx] },
});

/** R29 */
export const downloadResults = endpoint({
  name: 'downloadResults',
  feature,
  summary: 'Every response as a row.',
  method: 'GET',
  path: '/classroom_downloads/{classId}/download_results/',
  who: { classroom: 'teacher' },
  records: 'class',
  params: classId,
  query: fileFormat,
  response: { file: [csv, xlsx] },
});

/** R10. What deserves a teacher's look now, over all classes they teach; no names. */
export const listAttention = endpoint({
  name: 'listAttention',
  feature,
  summary: 'Tasks in which learners are stuck or that close within two days with somebody missing.',
  method: 'GET',
  path: '/classes/attention/',
  who: 'privileged',
  response: z.array(
    z.object({
      classId: z.uuid(),
      className: z.string(),
      taskId: z.uuid(),
      taskName: z.string(),
      dueAt: z.iso.datetime().nullable(),
      learnerCount: z.int(),
      startedCount: z.int(),
      /** How many learners are stuck on which question, the question with most of them first. */
      stuck: z.array(z.object({ position: z.int(), learnerCount: z.int() })),
    }),
  ),
});
export type Attention = ResponseOf<typeof listAttention>[number];
