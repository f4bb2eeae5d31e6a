import type { ResponseVerdict } from '@lemma/math';
import { v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';

/** A regrade, an appeal and a comment of a person's response, and one of each that they decided themselves. */
export async function addRegrade(
  db: Queryable,
  ids: Record<'userId' | 'teacherId' | 'itemId' | 'variantId' | 'responseId' | 'versionId' | 'mark', string> & {
    readonly at: Date;
    readonly verdict: ResponseVerdict;
  },
): Promise<void> {
  const { userId, teacherId, itemId, variantId, responseId, versionId, mark, at, verdict } = ids;
  const regradeId = newId();
  const of = { taskItemId: itemId, reason: 'A second right answer', pointsBefore: 2, pointsAfter: 2, appliedAt: at };
  await db.insert(tables.regrades).values([
    { ...of, id: regradeId, versionId, policy: 'never-lower', appliedBy: teacherId },
    { ...of, id: newId(), policy: 'full-marks', appliedBy: userId, undoneBy: userId, undoneAt: at },
  ]);
  const change = { regradeId, shareBefore: 0, shareAfter: 1, outcomeAfter: 'right' } as const;
  await db.insert(tables.regradedVariants).values({ ...change, id: newId(), attemptVariantId: variantId });
  const again = { regradeId, responseId, outcome: 'right', credit: 1, verdict } as const;
  await db.insert(tables.regradedResponses).values({ ...again, id: newId() });
  const appeal = { responseId, message: mark, createdAt: at, answer: mark, state: 'refused' } as const;
  await db.insert(tables.appeals).values([
    { ...appeal, id: newId(), part: 'square', userId, decidedBy: teacherId },
    {
      ...appeal,
      id: newId(),
      part: 'other',
      message: '',
      answer: '',
      userId: teacherId,
      raisedBy: userId,
      decidedBy: userId,
    },
  ]);
  await db.insert(tables.answerComments).values([
    { id: newId(), responseId, authorId: teacherId, text: mark, createdAt: at },
    { id: newId(), responseId, authorId: userId, text: 'by the person', createdAt: at },
  ]);
}

/** A session of their own without a class, and a class's session of somebody else in which they answered by name. */
