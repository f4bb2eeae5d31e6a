import * as calls from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { serve } from '../../core/http/serve.ts';
import { speakerFor } from '../../core/language/speakers.ts';
import {
  createExercise,
  archiveExercise,
  copyExercise,
  presentExercise,
  publishExercise,
  restoreExercise,
  updateExercise,
  setExerciseAudience,
  unpublishExercise,
} from './work/exercises.ts';
import { catalogueSearch } from './work/search/search.ts';
import { exerciseData } from './data/exercise-store.ts';
import type { Services } from '../../core/services.ts';

export function exerciseRoutes(services: Services) {
  return [
    serve(calls.listExercises, ({ user, query }) => catalogueSearch(services).find(user, query)),

    serve(calls.createExercise, ({ user, body }) => createExercise(services, user, body.document as ExerciseDocument)),

    serve(calls.getExercise, ({ user, exercise }) => presentExercise(services, user, exercise)),

    serve(calls.updateExercise, ({ user, exercise, body }) =>
      updateExercise(services, user, exercise, { ...body, document: body.document as ExerciseDocument }),
    ),

    serve(calls.publishExercise, ({ user, exercise, body: { revision, ...choice } }) =>
      publishExercise(services, user, exercise, revision, choice),
    ),

    serve(calls.setExerciseAudience, ({ user, exercise, body }) => setExerciseAudience(services, user, exercise, body)),

    serve(calls.unpublishExercise, ({ user, exercise }) => unpublishExercise(services, user, exercise)),

    serve(calls.archiveExercise, ({ exercise }) => archiveExercise(services, exercise)),

    serve(calls.listArchivedExercises, async ({ user }) => {
      const archived = await exerciseData(services).selectArchived(user.id);
      return archived.map((one) => ({ ...one, archivedAt: (one.archivedAt ?? services.now()).toISOString() }));
    }),

    serve(calls.restoreExercise, ({ user, params }) => restoreExercise(services, user, params.exerciseId)),

    serve(calls.copyExercise, ({ user, exercise, browser }) =>
      copyExercise(services, user, exercise, speakerFor(browser.headers)),
    ),
  ];
}
