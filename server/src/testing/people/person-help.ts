import { v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';

const at = new Date('2026-05-04T10:00:00Z');

interface Helped {
  readonly userId: string;
  readonly otherId: string;
  readonly mark: string;
  readonly classId: string;
  readonly variantId: string;
  readonly exerciseId: string;
}

/** A question of the person with a picture, and one of somebody else that they have answered; words of theirs are `mark`. */
export async function addHelp(db: Queryable, given: Helped): Promise<void> {
  const { userId, otherId, mark, classId, variantId, exerciseId } = given;
  const [ownId, otherThreadId, messageId] = [newId(), newId(), newId()];
  const thread = {
    classroomId: classId,
    attemptVariantId: variantId,
    exerciseId,
    state: 'answered',
    hintsShown: 0,
    createdAt: at,
    lastMessageAt: at,
  } as const;
  await db.insert(tables.helpThreads).values([
    {
      ...thread,
      id: ownId,
      userId,
      publishedQuestion: mark,
      publishedAnswer: mark,
      publishedAt: at,
      publishedBy: otherId,
    },
    { ...thread, id: otherThreadId, userId: otherId, assigneeId: userId, publishedBy: userId },
  ]);
  await db.insert(tables.helpMessages).values([
    { id: messageId, threadId: ownId, authorId: userId, isStaff: false, text: mark, createdAt: at },
    { id: newId(), threadId: ownId, authorId: otherId, isStaff: true, text: `Dear ${mark}`, createdAt: at },
    { id: newId(), threadId: otherThreadId, authorId: userId, isStaff: true, text: 'Try again', createdAt: at },
  ]);
  const picture = { ownerId: userId, width: 64, height: 64, createdAt: at };
  await db.insert(tables.helpPictures).values([
    { ...picture, id: newId(), messageId, bytes: Buffer.from(mark) },
    { ...picture, id: newId(), bytes: Buffer.from(mark) },
  ]);
  await db.insert(tables.helpMutes).values([
    { classroomId: classId, userId, mutedBy: otherId, mutedAt: at },
    { classroomId: classId, userId: otherId, mutedBy: userId, mutedAt: at },
  ]);
}
