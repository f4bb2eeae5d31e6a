import { and, asc, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { titleOfVersion } from '../../../../core/db/columns.ts';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { column } from '../../../../core/db/rows.ts';
import {
  attemptVariants,
  classrooms,
  exerciseVersions,
  helpMessages,
  helpMutes,
  helpPictures,
  helpThreads,
} from '../../../../core/db/tables/index.ts';
import { own } from './export-steps.ts';
import type { ExportPage, Merging, PersonalDataOfTables } from './rules.ts';
import { belongs, names, ofNobody } from './words.ts';

const ownThreads: ExportPage = async (db, { userId, isInTest, offset, limit }) => {
  const rows = await db
    .select({
      id: helpThreads.id,
      className: classrooms.name,
      exercise: titleOfVersion,
      state: helpThreads.state,
      createdAt: helpThreads.createdAt,
      lastMessageAt: helpThreads.lastMessageAt,
      publishedQuestion: helpThreads.publishedQuestion,
      publishedAnswer: helpThreads.publishedAnswer,
    })
    .from(helpThreads)
    .innerJoin(classrooms, eq(classrooms.id, helpThreads.classroomId))
    .innerJoin(attemptVariants, eq(attemptVariants.id, helpThreads.attemptVariantId))
    .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
    .where(eq(helpThreads.userId, userId))
    .orderBy(asc(helpThreads.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => (isInTest ? { ...row, publishedAnswer: null } : row));
};

/** Exports the person's messages and all in their own threads; the other's name is not theirs to take. */
const ownMessages: ExportPage = async (db, { userId, isInTest, offset, limit }) => {
  const rows = await db
    .select({
      threadId: helpMessages.threadId,
      isMine: column(z.boolean(), sql`${helpMessages.authorId} = ${userId}`),
      words: helpMessages.text,
      createdAt: helpMessages.createdAt,
    })
    .from(helpMessages)
    .innerJoin(helpThreads, eq(helpThreads.id, helpMessages.threadId))
    .where(or(eq(helpMessages.authorId, userId), eq(helpThreads.userId, userId)))
    .orderBy(asc(helpMessages.createdAt), asc(helpMessages.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => (isInTest && !row.isMine ? { ...row, words: null } : row));
};

/** The pictures themselves lie beside. */
const ownPictures: ExportPage = async (db, { userId, offset, limit }) => {
  const rows = await db
    .select({
      id: helpPictures.id,
      messageId: helpPictures.messageId,
      width: helpPictures.width,
      height: helpPictures.height,
      createdAt: helpPictures.createdAt,
    })
    .from(helpPictures)
    .where(and(eq(helpPictures.ownerId, userId)))
    .orderBy(asc(helpPictures.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, file: `help-pictures/${row.id}.webp` }));
};

/** Keeps one row a class: a muted person stays muted. */
async function mergeMutes(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    delete from help_mutes theirs using help_mutes ours
    where ours.user_id = ${into} and theirs.user_id = ${from} and theirs.classroom_id = ours.classroom_id`);
  await tx.execute(sql`update help_mutes set user_id = ${into} where user_id = ${from}`);
}

/** Threads go with the learner who asked, words and pictures in them too; answers stay with the learners they are for. */
export const tutoringData = {
  helpThreads: { users: { userId: belongs, assigneeId: names, publishedBy: names }, export: ownThreads },
  helpMessages: { users: { authorId: names }, export: ownMessages },
  helpPictures: { users: { ownerId: belongs }, export: ownPictures },
  helpMutes: {
    users: { userId: { merge: mergeMutes, erase: 'delete' }, mutedBy: names },
    export: own(helpMutes.userId, {
      shown: { classroomId: helpMutes.classroomId, mutedAt: helpMutes.mutedAt },
      order: helpMutes.classroomId,
    }),
  },
  helpSettings: ofNobody('rules of classes'),
} satisfies Partial<PersonalDataOfTables>;
