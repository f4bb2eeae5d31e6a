import { sharingLevels } from '@lemma/contracts';
import { requireVisitor, type AccessCheck } from '../../../core/access/authorise.ts';
import { isPrivileged } from '../../../core/access/roles.ts';
import { forbidden, notFound } from '../../../core/errors.ts';
import { canSeeKeys, canViewExercise, levelOf } from './policy.ts';
import { exerciseData, type ExerciseRow } from '../data/exercise-store.ts';
import type { Services } from '../../../core/services.ts';
import { notLetIn } from '../../people/api.ts';

declare module '../../../core/access/resources.ts' {
  interface Resources {
    /** Set on `{ exercise }` endpoints. */
    readonly exercise: ExerciseRow;
  }
}

/** Lets privileged users pass who have at least this level of sharing in `{exerciseId}`. */
export function checkExercise(services: Services): AccessCheck<keyof typeof sharingLevels> {
  return async (visit, level) => {
    const visitor = requireVisitor(visit);
    if (!isPrivileged(visitor)) throw forbidden();
    const exercise = await exerciseData(services).findExercise(visit.params.exerciseId ?? '', visitor.id);
    if (!exercise || !canViewExercise(visitor, exercise)) throw notFound();
    if (!canSeeKeys(visitor, exercise)) throw notLetIn();
    if (levelOf(visitor, exercise) < sharingLevels[level]) throw forbidden();
    return { resources: { exercise } };
  };
}
