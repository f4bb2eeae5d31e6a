import type { SignedInUser } from '../../../core/access/visitor.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { exerciseQueries, updateExercise } from '../../exercises/api.ts';
import { messageData } from '../data/message-store.ts';
import type { OpenThread } from './access.ts';
import { findEditable, notYours, requireAnswer } from './drafts.ts';
import { announce } from './happenings.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const mostHints = 10;

/** Why no hint can be added to an exercise; null when one can. Null stands for an exercise that is not theirs. */
export function whyNoHint(exercise: Awaited<ReturnType<typeof findEditable>>): Said | null {
  if (exercise === null) return notYours;
  return exercise.draft.hints.length >= mostHints ? said(m.hintsFull, { mostHints }) : null;
}

/**
 * Adds an answer to the hints in the draft of the exercise. It speaks of one variant's numbers, so its author publishes
 * it once it holds for all. Again changes nothing.
 */
export async function turnIntoHint(
  services: Services,
  user: SignedInUser,
  open: OpenThread,
  messageId: string,
): Promise<{ exerciseId: string; hintNumber: number }> {
  const { exerciseId, id: threadId } = open.row;
  const message = await requireAnswer(services, open, {
    messageId,
    cannot: said(m.onlyWordsAsHint),
  });
  return inTransaction(services, async (services) => {
    if (!(await messageData(services).markHint(messageId, services.now()))) {
      const known = await exerciseQueries(services).findExercise(exerciseId, user.id);
      return { exerciseId, hintNumber: (known?.draft.hints.lastIndexOf(message.text) ?? -1) + 1 };
    }
    const exercise = await findEditable(services, user, exerciseId);
    const obstacle = whyNoHint(exercise);
    if (obstacle !== null) throw conflict('request/conflict', obstacle);
    if (exercise === null) throw notFound();
    const document = { ...exercise.draft, hints: [...exercise.draft.hints, message.text] };
    await updateExercise(services, user, exercise, { revision: exercise.revision, document });
    announce(services, threadId);
    return { exerciseId, hintNumber: document.hints.length };
  });
}
