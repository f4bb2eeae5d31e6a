import { sharingLevels } from '@lemma/contracts';
import { said, type Said } from '@lemma/contracts/messages';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { exerciseQueries, ownLevelOf } from '../../exercises/api.ts';
import { type HelpMessageRow, messageData } from '../data/message-store.ts';
import type { OpenThread } from './access.ts';
import * as m from '../messages.ts';

type Editable = NonNullable<Awaited<ReturnType<ReturnType<typeof exerciseQueries>['findExercise']>>>;

export const notYours = said(m.exerciseNotYours);

/** The exercise of a thread with its draft; null for those who may not change it. */
export async function findEditable(
  services: Services,
  user: SignedInUser,
  exerciseId: string,
): Promise<Editable | null> {
  const exercise = await exerciseQueries(services).findExercise(exerciseId, user.id);
  return exercise && ownLevelOf(user, exercise) >= sharingLevels.edit ? exercise : null;
}

/** An answer in words, which can become a part of the exercise. */
export async function requireAnswer(
  services: Services,
  { row }: OpenThread,
  { messageId, cannot }: { readonly messageId: string; readonly cannot: Said },
): Promise<HelpMessageRow> {
  const message = await messageData(services).findMessage(messageId);
  if (message?.threadId !== row.id) throw notFound();
  if (!message.isStaff || message.text === '') throw conflict('request/conflict', cannot);
  return message;
}
