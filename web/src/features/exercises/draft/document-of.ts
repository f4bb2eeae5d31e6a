import type { Exercise } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';

/** The document as the engine types it: the wire has no explicit `undefined`, which zod's optional fields would admit. */
export function documentOf(exercise: Exercise): ExerciseDocument {
  return exercise.document as ExerciseDocument;
}
