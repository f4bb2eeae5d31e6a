import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';

const at = new Date('2026-05-04T10:00:00Z');

/** A review of an exercise that the person has answered, with a draft and an answer. */
export async function addReview(
  db: Queryable,
  { userId, mark, versionId, itemId }: { userId: string; mark: string; versionId: string; itemId: string },
): Promise<void> {
  const [version] = await db.select().from(tables.exerciseVersions).where(eq(tables.exerciseVersions.id, versionId));
  const exercise = { userId, exerciseId: version?.exerciseId ?? '', taskItemId: itemId };
  const [sittingId, questionId] = [newId(), newId()];
  await db.insert(tables.reviewLearners).values({ userId, perDay: 10 });
  await db.insert(tables.reviewStates).values({
    ...exercise,
    classroomIds: [],
    stability: 1,
    difficulty: 5,
    lastAt: at,
    dueAt: at,
    answerCount: 1,
    reviewCount: 0,
    seconds: 60,
  });
  await db.insert(tables.reviewSittings).values({ id: sittingId, userId, startedAt: at });
  await db.insert(tables.reviewQuestions).values({
    ...exercise,
    id: questionId,
    sittingId,
    exerciseVersionId: versionId,
    place: 1,
    seed: 1,
    isNew: true,
    draft: [{ part: 'square', value: mark }],
    draftSequence: 1,
    responseCount: 1,
    outcome: 'wrong',
    answeredAt: at,
    touchedAt: at,
  });
  await db.insert(tables.reviewResponses).values({
    id: newId(),
    questionId,
    answers: [{ part: 'square', value: mark }],
    outcome: 'wrong',
    share: 0,
    verdict: { outcome: 'wrong', score: 0, points: 2, parts: [] },
    receivedAt: at,
  });
}
