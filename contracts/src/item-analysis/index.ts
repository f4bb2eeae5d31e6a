import { z } from 'zod';
import { engineWords } from '../core/engine-words.ts';
import { endpoint } from '../core/endpoint.ts';
import { scene } from '../exercises/figures.ts';
import { exerciseId } from '../exercises/exercises.ts';
import { taskId } from '../tasks/tasks.ts';

const feature = 'item-analysis';

/** Values of fewer learners are not shown: they would say more about learners than about the value. */
export const fewestShown = 5;

/** How learners with one value, or one variant, do beside all others of the question. */
const variantGroup = z.object({
  /** `a = 3`, or a whole variant as it is switched off: `a=3; b=-1`. */
  name: z.string(),
  learners: z.int(),
  rightCount: z.int(),
  rightShare: z.number(),
  /** The range in which the true share lies with 95 percent confidence. */
  low: z.number(),
  high: z.number(),
  othersShare: z.number(),
  /** Chance that such a difference comes about by itself, corrected for the number of comparisons; null where too few. */
  adjustedP: z.number().nullable(),
  isUnfair: z.boolean(),
});
export type VariantGroup = z.output<typeof variantGroup>;

const wrongPart = z.object({
  name: z.string(),
  label: z.string(),
  /** Choices and words by their text; otherwise mathematics. */
  isMath: z.boolean(),
  key: z.string(),
  wrongCount: z.int(),
  /** The most frequent first, each as if the question were the one that is shown. */
  groups: z.array(z.object({ shown: z.string(), isMath: z.boolean(), cause: engineWords(), count: z.int() })),
  /** Wrong answers of other learners, without a common cause. */
  restCount: z.int(),
});

const times = z.object({
  medianSeconds: z.number(),
  fastestSeconds: z.number(),
  slowestSeconds: z.number(),
  /** Learners in each span of `spanSeconds`, the first from 0; the last one takes all longer times too. */
  spanSeconds: z.int(),
  counts: z.array(z.int()),
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
  /** Where the correlation lies with 95 percent confidence; null together with it. */
  discriminationRange: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** Until the first answer; null while the times of fewer than five learners are known. */
  times: times.nullable(),
  /** The variant in which wrong answers are shown; null while there is no answer. */
  shownAs: z
    .object({
      question: z.string(),
      figures: z.array(scene),
      direction: z.enum(['ltr', 'rtl']),
      isSameForAll: z.boolean(),
    })
    .nullable(),
  /** Wrong first answers by their cause. */
  wrong: z.array(wrongPart),
  /** By the value of a variable, and by whole variants, of five learners or more. */
  values: z.array(variantGroup),
  variants: z.array(variantGroup),
  /** Values of fewer learners, which are not listed. */
  hiddenValues: z.int(),
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
  callsPerMinuteEach: 60,
  records: 'class',
  params: taskId,
  response: z.object({
    taskName: z.string(),
    /** Learners with an answer, and the mean share of the points that their first tries earned. */
    learners: z.int(),
    meanShare: z.number().nullable(),
    /** Cronbach’s alpha over learners who answered every question; null where there are too few. */
    reliability: z.number().nullable(),
    items: z.array(analysedItem),
  }),
});

/** Over all tasks of the classes that the caller teaches. */
export const analyseExercise = endpoint({
  name: 'analyseExercise',
  feature,
  summary: 'How an exercise does in one’s own classes.',
  method: 'GET',
  path: '/exercises/{exerciseId}/analysis/',
  who: { exercise: 'view' },
  callsPerMinuteEach: 60,
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
