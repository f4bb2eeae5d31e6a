import {
  copyExercise,
  createExercise,
  getExercise,
  listExercises,
  publishExercise,
  unpublishExercise,
  updateExercise,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { addExercise, copy, presentExercise, publish, saveDraft, unpublish } from './service.ts';

export function exerciseRoutes(services: Services) {
  return [
    serve(listExercises, ({ user, query }) => services.catalogueSearch.find(user.id, query)),

    serve(createExercise, ({ user, body }) => addExercise(services, user, body.document as ExerciseDocument)),

    serve(getExercise, ({ user, exercise }) => presentExercise(services, user, exercise)),

    serve(updateExercise, ({ user, exercise, body }) =>
      saveDraft(services, user, exercise, { ...body, document: body.document as ExerciseDocument }),
    ),

    serve(publishExercise, ({ user, exercise, body }) => publish(services, user, exercise, body.revision)),

    serve(unpublishExercise, ({ user, exercise }) => unpublish(services, user, exercise)),

    serve(copyExercise, ({ user, exercise }) => copy(services, user, exercise)),
  ];
}
