import type * as calls from '@lemma/contracts';
import { mostSittingQuestions, type BodyOf, type NotationChoice, type Sitting } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { notationInClass } from '../../classrooms/api.ts';
import { sittingData, type SittingRow } from '../data/sitting-store.ts';
import { stateData } from '../data/state-store.ts';
import { drawQuestions } from './drawing.ts';
import { isQuestionOver, presentSitting, selectShown } from './present.ts';
import { readQueue } from './queue.ts';
import { readQueueOfClass } from './set-reviews.ts';

/** A sitting of yesterday is not continued: other exercises are more urgent by now. */
const longestSittingMs = 12 * 3_600_000;
/** For so long a question that was wrong is still there for another try. */
const anotherTryMs = 30 * 60_000;

/**
 * Returns the open sitting, or draws the next; `after` names one that the learner has finished. For the review of a class
 * its own exercises are drawn, even where the learner has switched reviews off.
 */
export async function startSitting(
  services: Services,
  userId: string,
  { after, classReviewId }: BodyOf<typeof calls.startSitting>,
): Promise<Sitting> {
  const [open, learner] = await Promise.all([
    sittingData(services).findOpenSitting(userId),
    stateData(services).findLearner(userId),
  ]);
  const isWanted = classReviewId === undefined ? learner?.perDay !== 0 : open?.classReviewId === classReviewId;
  if (isWanted && open && open.id !== after && (await isWorthContinuing(services, open)))
    return presentSitting(services, open);
  const chosen = await chooseExercises(services, userId, classReviewId);
  const startedAt = services.now();
  const notation = await notationOf(services, userId, chosen[0]?.taskItemId);
  const sitting = { id: newId(), userId, classReviewId: classReviewId ?? null, notation, startedAt, endedAt: null };
  if (chosen.length === 0) return presentSitting(services, sitting);
  const questions = await drawQuestions(services, { userId, sittingId: sitting.id, exercises: chosen });
  const isFirst = await inTransaction(services, async (inside) => {
    if (open) await sittingData(inside).endSitting(open.id, sitting.startedAt);
    return sittingData(inside).insertSitting(sitting, questions);
  });
  // Another call was first: both show the same questions.
  const current = isFirst ? sitting : await sittingData(services).findOpenSitting(userId);
  return presentSitting(services, current ?? sitting);
}

/** As in practice of the class of the first exercise. */
async function notationOf(services: Services, userId: string, taskItemId?: string): Promise<NotationChoice> {
  if (taskItemId === undefined) return 'en';
  const classId = await sittingData(services).selectClassOfItem(taskItemId);
  return notationInClass(services, { classId, userId, kind: 'practice' });
}

async function chooseExercises(services: Services, userId: string, classReviewId: string | undefined) {
  const exercises =
    classReviewId === undefined
      ? (await readQueue(services, userId)).exercises
      : await readQueueOfClass(services, userId, classReviewId);
  return exercises.slice(0, mostSittingQuestions);
}

async function isWorthContinuing(services: Services, sitting: SittingRow): Promise<boolean> {
  const { startedAt } = sitting;
  const now = services.now().getTime();
  if (now - startedAt.getTime() > longestSittingMs) return false;
  const questions = await selectShown(services, sitting);
  return questions.some(
    ({ question }) =>
      !isQuestionOver(question) && (question.touchedAt === null || now - question.touchedAt.getTime() < anotherTryMs),
  );
}

/** A sitting of the learner as it stands. */
export async function getSitting(services: Services, userId: string, sittingId: string): Promise<Sitting> {
  const sitting = await sittingData(services).findSitting(sittingId);
  if (sitting?.userId !== userId) throw notFound();
  return presentSitting(services, sitting);
}
