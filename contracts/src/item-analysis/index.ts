import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { exerciseId } from '../exercises/exercises.ts';
import { taskId } from '../tasks/tasks.ts';

const feature = 'item-analysis';

/** How a group of variants does beside all others of the question. */
const variantGroup = z.object({
  /** `a = 3`, or a whole variant as it is switched off: `a=3; b=-1`. */
  name: z.string(),
  learners: z.int(),
  rightShare: z.number(),
  othersShare: z.number(),
  /** Chance that such a difference comes about by itself, corrected for the number of comparisons; null where too few. */
  adjustedP: z.number().nullable(),
  isUnfair: z.boolean(),
});
export type VariantGroup = z.output<typeof variantGroup>;

const wrongAnswer = z.object({
  /** One of them, as it was typed. */
  answer: z.string(),
  part: z.string(),
  /** Choices by their text; otherwise mathematics. */
  isText: z.boolean(),
  count: z.int(),
  feedback: z.string(),
});

const analysedItem = z.object({
  /** Null for an exercise over all tasks. */
  itemId: z.uuid().nullable(),
  position: z.int(),
  title: z.string(),
  exerciseId: z.uuid(),
  canEdit: z.boolean(),
  /** Learners who have answered. */
  learners: z.int(),
  /** Share right at the first try. */
  rightShare: z.number().nullable(),
  /** Correlation of the first try with the rest of the task, −1 to 1; null when there are too few learners or no spread. */
  discrimination: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  wrongAnswers: z.array(wrongAnswer),
  /** By the value of a variable, and by whole variants that several learners had. */
  values: z.array(variantGroup),
  variants: z.array(variantGroup),
  /** Variants already switched off in the exercise. */
  excluded: z.array(z.string()),
});
export type AnalysedItem = z.output<typeof analysedItem>;

/** Returns statistics of the questions of a task (A7). */
export const analyseTask = endpoint({
  name: 'analyseTask',
  feature,
  summary: 'How the questions of a task do: difficulty, discrimination, time, wrong answers, fairness of variants.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/analysis/',
  who: { classroom: 'assistant' },
  records: 'class',
  params: taskId,
  response: z.object({ taskName: z.string(), items: z.array(analysedItem) }),
});

/** Over all tasks of the classes that the caller teaches. */
export const analyseExercise = endpoint({
  name: 'analyseExercise',
  feature,
  summary: 'How an exercise does in one’s own classes.',
  method: 'GET',
  path: '/exercises/{exerciseId}/analysis/',
  who: { exercise: 'view' },
  params: exerciseId,
  response: analysedItem,
});

/**
 * Switches a variant off; idempotent. Published immediately when the draft has no other changes; otherwise with them.
 */
export const retireVariant = endpoint({
  name: 'retireVariant',
  feature,
  summary: 'Switches a variant off, so that it is no longer drawn.',
  method: 'POST',
  path: '/exercises/{exerciseId}/retired-variants/',
  who: { exercise: 'edit' },
  params: exerciseId,
  body: z.strictObject({ variant: z.string().min(1).max(1000) }),
  response: z.object({ excluded: z.array(z.string()), isPublished: z.boolean() }),
});
