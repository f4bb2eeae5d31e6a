import { z } from 'zod';
import { answerType } from '../exercises/answer-type.ts';
import { engineWords } from '../core/engine-words.ts';
import { endpoint, type ResponseOf } from '../core/endpoint.ts';
import { scene } from '../exercises/figures.ts';
import { taskId, taskKinds } from '../tasks/tasks.ts';

const feature = 'progress';

export const learnerStates = ['not-started', 'working', 'finished'] as const;

export const taskProgress = z.object({
  taskName: z.string(),
  kind: z.enum(taskKinds),
  dueAt: z.iso.datetime().nullable(),
  /** From then on no one can answer, not even learners with more time; null for no end. */
  closesAt: z.iso.datetime().nullable(),
  points: z.number(),
  /** Time with questions in front, without pauses, of those who have finished; null while none is known. */
  medianSeconds: z.int().nullable(),
  items: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      /** Learners who have it right, who tried without, and who are not there yet; drawn items count those who drew it. */
      right: z.int(),
      trying: z.int(),
      notYet: z.int(),
      /** Grows with each response: wrong answers are read again when it has. */
      responseCount: z.int(),
    }),
  ),
  learners: z.array(
    z.object({
      memberId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      /** Made by an LMS for trying out: counts in no figure. */
      isTest: z.literal(true).optional(),
      state: z.enum(learnerStates),
      score: z.number().nullable(),
      responseCount: z.int(),
      lastActiveAt: z.iso.datetime().nullable(),
      /** State of each item, in the order of `items`; `none` for what this learner did not draw. */
      items: z.array(z.enum(['none', 'open', 'trying', 'partly', 'right'])),
      /** Tries on the item they are at, and its place (1-based), when they have tried three times or more without it right. */
      stuckAt: z.object({ position: z.int(), tries: z.int() }).nullable(),
    }),
  ),
});
export type TaskProgress = z.output<typeof taskProgress>;

/** Returns the progress of a class in a task (R21). */
export const getTaskProgress = endpoint({
  name: 'getTaskProgress',
  feature,
  summary: 'The progress of the class in a task, now and as it changes.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/progress/',
  who: { classroom: 'assistant' },
  records: 'class',
  live: true,
  params: taskId,
  response: taskProgress,
});

/**
 * A16. Everybody has other numbers: answers stand together by their cause, and each group is shown as if all had had the
 * same variant.
 */
export const getWrongAnswers = endpoint({
  name: 'getWrongAnswers',
  feature,
  summary: 'Wrong answers of the class to one question, grouped by their cause.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/items/{itemId}/wrong_answers/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 120,
  records: 'class',
  params: taskId.extend({ itemId: z.uuid() }),
  response: z.object({
    title: z.string(),
    exerciseId: z.uuid(),
    /** The variant that groups are shown in. */
    question: z.string(),
    figures: z.array(scene),
    direction: z.enum(['ltr', 'rtl']),
    /** Everybody has the same numbers. */
    isSameForAll: z.boolean(),
    /** There are more wrong answers than these, which are the newest. */
    isCut: z.boolean(),
    parts: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        answerType,
        answerLatex: z.string(),
        answerCount: z.int(),
        groups: z.array(
          z.object({
            id: z.string(),
            cause: engineWords(),
            says: engineWords(),
            shown: z.string(),
            isMath: z.boolean(),
            answerCount: z.int(),
            learnerCount: z.int(),
            /** As learners wrote it, with their own numbers: the most frequent first, at most six. */
            spellings: z.array(z.object({ value: z.string(), count: z.int() })),
            /** Newest first, at most thirty. */
            learners: z.array(
              z.object({
                memberId: z.uuid(),
                firstName: z.string(),
                lastName: z.string(),
                value: z.string(),
                receivedAt: z.iso.datetime(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});
export type WrongAnswers = ResponseOf<typeof getWrongAnswers>;
