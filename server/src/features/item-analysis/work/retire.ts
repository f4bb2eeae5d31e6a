import type * as calls from '@lemma/contracts';
import type { ResponseOf } from '@lemma/contracts';
import { conflict, InvalidRequest } from '../../../core/errors.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { exerciseQueries, type ExerciseRow, publishExercise, updateExercise } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const mostExcluded = 500;

/** Switches a variant off in the draft, and publishes when nothing else would be published with it. */
export async function retireVariant(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  variant: string,
): Promise<ResponseOf<typeof calls.retireVariant>> {
  const { draft } = exercise;
  const before = draft.variables.excluded ?? [];
  if (before.includes(variant)) {
    return { excluded: [...before], isPublished: exercise.publishedRevision === exercise.revision };
  }
  if (before.length >= mostExcluded) {
    throw conflict('request/conflict', said(m.tooManyVariantsOff));
  }
  const excluded = [...before, variant];
  const document = { ...draft, variables: { ...draft.variables, excluded } };
  const saved = await updateExercise(services, user, exercise, { revision: exercise.revision, document });
  const isPublished = exercise.status === 'PB' && exercise.publishedRevision === exercise.revision;
  const row = await exerciseQueries(services).findExercise(exercise.id, user.id);
  if (!isPublished || !row) return { excluded, isPublished: false };
  try {
    await publishExercise(services, user, row, saved.revision);
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    await updateExercise(services, user, row, { revision: saved.revision, document: draft });
    throw conflict('request/conflict', Object.values(error.fields).flat()[0] ?? said(m.cannotPublishWithoutIt));
  }
  return { excluded, isPublished: true };
}
