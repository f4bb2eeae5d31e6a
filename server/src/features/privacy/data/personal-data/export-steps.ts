import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import {
  answerComments,
  appeals,
  attempts,
  attemptVariants,
  classrooms,
  exerciseVersions,
  feedback,
  feedbackReplies,
  images,
  imageSizes,
  lateArrivals,
  members,
  recordViews,
  regradedResponses,
  regradedVariants,
  regrades,
  responses,
  taskItems,
  tasks,
} from '../../../../core/db/tables/index.ts';
import type { ExportPage } from './rules.ts';
import { fromResponses, fromVariants, presentVerdict } from '../../../attempts/api.ts';
import { areResultsVisible, areScoresVisible } from '../../../tasks/api.ts';
import { titleOfVersion } from '../../../../core/db/columns.ts';
import { column } from '../../../../core/db/rows.ts';

/** Rows of one table whose column names the person: the exported columns, in this order. */
export function own(
  column: PgColumn,
  { shown, order }: { readonly shown: Readonly<Record<string, PgColumn>>; readonly order: PgColumn },
): ExportPage {
  return async (db, { userId, offset, limit }) =>
    db
      .select({ ...shown })
      .from(column.table)
      .where(eq(column, userId))
      .orderBy(asc(order))
      .limit(limit)
      .offset(offset);
}

export const ownMemberships: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({
      className: classrooms.name,
      role: members.role,
      joinedAt: members.joinedAt,
      removedAt: members.removedAt,
    })
    .from(members)
    .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.joinedAt), asc(members.id))
    .limit(limit)
    .offset(offset);

export const ownAttempts: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({
      id: attempts.id,
      className: classrooms.name,
      taskName: tasks.name,
      kind: tasks.kind,
      number: attempts.number,
      startedAt: attempts.startedAt,
      handedInAt: attempts.handedInAt,
      lastActiveAt: attempts.lastActiveAt,
    })
    .from(attempts)
    .innerJoin(tasks, eq(tasks.id, attempts.taskId))
    .innerJoin(classrooms, eq(classrooms.id, tasks.classroomId))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.startedAt), asc(attempts.id))
    .limit(limit)
    .offset(offset);

/** No seed: it would draw the answers. Results of a test that are not out yet are not in here either. */
export const ownVariants: ExportPage = async (db, { userId, now, offset, limit }) => {
  const rows = await fromVariants(db, {
    variant: attemptVariants,
    attempt: attempts,
    task: tasks,
    points: taskItems.points,
    title: titleOfVersion,
  })
    .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
    .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attemptVariants.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ variant, attempt, task, points, title }) => ({
    id: variant.id,
    attemptId: variant.attemptId,
    exercise: title,
    number: variant.number,
    hintsShown: variant.hintsShown,
    solutionShownAt: variant.solutionShownAt,
    draft: variant.draft,
    draftSavedAt: variant.draftSavedAt,
    responseCount: variant.responseCount,
    ...(areResultsVisible(task, attempt, now)
      ? { outcome: variant.outcome, score: variant.share * points, points }
      : { points }),
  }));
};

export const ownResponses: ExportPage = async (db, { userId, now, offset, limit }) => {
  const rows = await fromResponses(db, { response: responses, attempt: attempts, task: tasks })
    .where(eq(attempts.userId, userId))
    .orderBy(asc(responses.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ response, attempt, task }) => ({
    id: response.id,
    attemptVariantId: response.attemptVariantId,
    receivedAt: response.receivedAt,
    answers: response.answers,
    ...(areResultsVisible(task, attempt, now) ? { verdict: presentVerdict(response.verdict) } : {}),
  }));
};

/** Exports regrades of the person's scores, with reasons; nothing while scores are withheld. */
export const ownRegradedVariants: ExportPage = async (db, { userId, now, offset, limit }) => {
  const rows = await fromVariants(db, { regraded: regradedVariants, regrade: regrades, attempt: attempts, task: tasks })
    .innerJoin(regradedVariants, eq(regradedVariants.attemptVariantId, attemptVariants.id))
    .innerJoin(regrades, eq(regrades.id, regradedVariants.regradeId))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(regradedVariants.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ regraded, regrade, attempt, task }) => ({
    attemptVariantId: regraded.attemptVariantId,
    appliedAt: regrade.appliedAt,
    undoneAt: regrade.undoneAt,
    reason: regrade.reason,
    ...(areScoresVisible(task, attempt, now)
      ? {
          scoreBefore: regraded.shareBefore * regrade.pointsBefore,
          scoreAfter: regraded.shareAfter * regrade.pointsAfter,
        }
      : {}),
  }));
};

/** Verdicts that regrades put beside the first ones. */
export const ownRegradedResponses: ExportPage = async (db, { userId, now, offset, limit }) => {
  const rows = await fromResponses(db, { again: regradedResponses, attempt: attempts, task: tasks })
    .innerJoin(regradedResponses, eq(regradedResponses.responseId, responses.id))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(regradedResponses.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ again, attempt, task }) => ({
    responseId: again.responseId,
    ...(areResultsVisible(task, attempt, now) ? { verdict: presentVerdict(again.verdict) } : {}),
  }));
};

const allOfAppeals = own(appeals.userId, {
  shown: {
    responseId: appeals.responseId,
    part: appeals.part,
    message: appeals.message,
    createdAt: appeals.createdAt,
    state: appeals.state,
    answer: appeals.answer,
    decidedAt: appeals.decidedAt,
  },
  order: appeals.id,
});

/** The person's appeals with the teachers' words on them. */
export const ownAppeals: ExportPage = async (db, page) => {
  const rows = await allOfAppeals(db, page);
  return rows.map((row) => (page.isInTest ? { ...row, answer: null } : row));
};

/** Comments on the person's answers as far as they see the results, and comments that the person wrote. */
export const ownComments: ExportPage = async (db, { userId, now, isInTest, offset, limit }) => {
  const rows = await fromResponses(db, { comment: answerComments, attempt: attempts, task: tasks })
    .innerJoin(answerComments, eq(answerComments.responseId, responses.id))
    .where(or(eq(attempts.userId, userId), eq(answerComments.authorId, userId)))
    .orderBy(asc(answerComments.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ comment, attempt, task }) => ({
    responseId: comment.responseId,
    createdAt: comment.createdAt,
    ...(comment.authorId === userId || (!isInTest && areResultsVisible(task, attempt, now))
      ? { text: comment.text }
      : {}),
  }));
};

/** Answers that came after the end, whatever has been decided about them. */
export const ownLateArrivals: ExportPage = async (db, { userId, offset, limit }) =>
  fromVariants(db, {
    attemptVariantId: lateArrivals.attemptVariantId,
    answers: lateArrivals.answers,
    typedAt: lateArrivals.typedAt,
    receivedAt: lateArrivals.receivedAt,
    state: lateArrivals.state,
  })
    .innerJoin(lateArrivals, eq(lateArrivals.attemptVariantId, attemptVariants.id))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(lateArrivals.id))
    .limit(limit)
    .offset(offset);

/** Replies to the person's own letters, and those that the person wrote; the other's name is not theirs to take. */
export const ownReplies: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({
      subject: feedback.subject,
      message: feedbackReplies.message,
      isMine: column(z.boolean(), sql`${feedbackReplies.authorId} = ${userId}`),
      createdAt: feedbackReplies.createdAt,
    })
    .from(feedbackReplies)
    .innerJoin(feedback, eq(feedback.id, feedbackReplies.feedbackId))
    .where(or(eq(feedback.userId, userId), eq(feedbackReplies.authorId, userId)))
    .orderBy(asc(feedbackReplies.createdAt), asc(feedbackReplies.id))
    .limit(limit)
    .offset(offset);

/** Looks at the person's records and looks by the person: what, where and when, no names of others. */
export const ownRecordViews: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({
      isMine: column(z.boolean(), sql`${recordViews.viewerId} = ${userId}`),
      what: recordViews.what,
      className: classrooms.name,
      at: recordViews.at,
      count: recordViews.count,
    })
    .from(recordViews)
    .innerJoin(classrooms, eq(classrooms.id, recordViews.classroomId))
    .leftJoin(members, and(eq(members.classroomId, recordViews.classroomId), eq(members.userId, userId)))
    .where(
      or(
        eq(recordViews.viewerId, userId),
        eq(recordViews.learnerId, userId),
        and(
          isNull(recordViews.learnerId),
          eq(members.role, 'learner'),
          sql`${members.joinedAt} <= ${recordViews.at}`,
          or(isNull(members.removedAt), sql`${members.removedAt} > ${recordViews.at}`),
        ),
      ),
    )
    .orderBy(desc(recordViews.at), asc(recordViews.id))
    .limit(limit)
    .offset(offset);

/** The pictures themselves lie beside, in their largest width. */
export const ownImages: ExportPage = async (db, { userId, offset, limit }) => {
  const rows = await db
    .select({
      id: images.id,
      width: images.width,
      height: images.height,
      createdAt: images.createdAt,
      largest: column(z.number(), sql`max(${imageSizes.width})`),
    })
    .from(images)
    .innerJoin(imageSizes, eq(imageSizes.imageId, images.id))
    .where(eq(images.ownerId, userId))
    .groupBy(images.id)
    .orderBy(asc(images.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ largest, ...image }) => ({ ...image, file: `images/${image.id}-${largest}.webp` }));
};
