import {
  archiveExercise,
  copyExercise,
  createExercise,
  getExercise,
  listArchivedExercises,
  listExercises,
  publishExercise,
  restoreExercise,
  setExerciseAudience,
  unpublishExercise,
  updateExercise,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { serve } from '../../core/http/serve.ts';
import {
  addExercise,
  archive,
  copy,
  presentExercise,
  publish,
  restore,
  saveDraft,
  setAudience,
  unpublish,
} from './work/exercises.ts';
import { catalogueSearch } from './work/search/search.ts';
import { exerciseData } from './data/exercise-store.ts';
import type { Services } from '../../core/services.ts';

export function exerciseRoutes(services: Services) {
  return [
    serve(listExercises, ({ user, query }) => catalogueSearch(services).find(user, query)),

    serve(createExercise, ({ user, body }) => addExercise(services, user, body.document as ExerciseDocument)),

    serve(getExercise, ({ user, exercise }) => presentExercise(services, user, exercise)),

    serve(updateExercise, ({ user, exercise, body }) =>
      saveDraft(services, user, exercise, { ...body, document: body.document as ExerciseDocument }),
    ),

    serve(publishExercise, ({ user, exercise, body: { revision, ...choice } }) =>
      publish(services, user, exercise, revision, choice),
    ),

    serve(setExerciseAudience, ({ user, exercise, body }) => setAudience(services, user, exercise, body)),

    serve(unpublishExercise, ({ user, exercise }) => unpublish(services, user, exercise)),

    serve(archiveExercise, ({ exercise }) => archive(services, exercise)),

    serve(listArchivedExercises, async ({ user }) => {
      const archived = await exerciseData(services).selectArchived(user.id);
      return archived.map((one) => ({ ...one, archivedAt: (one.archivedAt ?? services.now()).toISOString() }));
    }),

    serve(restoreExercise, ({ user, params }) => restore(services, user, params.exerciseId)),

    serve(copyExercise, ({ user, exercise }) => copy(services, user, exercise)),
  ];
}
