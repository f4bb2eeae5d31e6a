import type { SignedInUser } from '../../../core/access/visitor.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { exerciseQueries, updateExercise } from '../../exercises/api.ts';
import { messageData } from '../data/message-store.ts';
import type { OpenThread } from './access.ts';
import { whyNoHint } from './context.ts';
import { announce } from './happenings.ts';

/**
 * Adds an answer to the hints in the draft of the exercise. It speaks of one variant's numbers, so its author publishes
 * it once it holds for all. Again changes nothing.
 */
export async function turnIntoHint(
  services: Services,
  user: SignedInUser,
  { row }: OpenThread,
  messageId: string,
): Promise<{ exerciseId: string; hintNumber: number }> {
  const { exerciseId } = row;
  const message = await messageData(services).findMessage(messageId);
  if (message?.threadId !== row.id) throw notFound();
  if (!message.isStaff || message.text === '') {
    throw conflict('request/conflict', 'Only an answer in words can become a hint.');
  }
  return inTransaction(services, async (services) => {
    if (!(await messageData(services).markHint(messageId, services.now()))) {
      const known = await exerciseQueries(services).findExercise(exerciseId, user.id);
      return { exerciseId, hintNumber: (known?.draft.hints.lastIndexOf(message.text) ?? -1) + 1 };
    }
    const obstacle = await whyNoHint(services, user, exerciseId);
    const exercise = await exerciseQueries(services).findExercise(exerciseId, user.id);
    if (obstacle !== '' || !exercise) throw conflict('request/conflict', obstacle);
    const document = { ...exercise.draft, hints: [...exercise.draft.hints, message.text] };
    await updateExercise(services, user, exercise, { revision: exercise.revision, document });
    announce(services, row.id);
    return { exerciseId, hintNumber: document.hints.length };
  });
}
