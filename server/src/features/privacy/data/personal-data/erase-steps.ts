import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { exercises, users } from '../../../../core/db/tables/index.ts';
import type { Erasure } from './rules.ts';
import * as m from '../../messages.ts';
import { namesIn, replaceByShadow } from './shadows.ts';
import { rowsOf } from '../../../../core/db/rows.ts';

/** The learner's work and place in each class goes over to a nameless account of its own. */
export async function eraseWork(tx: Queryable, erasure: Erasure): Promise<void> {
  const { userId } = erasure;
  const classes = await rowsOf(
    tx,
    z.object({ id: z.string() }),
    sql`
    select classroom_id as id from members where user_id = ${userId} and role = 'learner'
    union
    select tasks.classroom_id from attempts join tasks on tasks.id = attempts.task_id
    where attempts.user_id = ${userId}`,
  );
  for (const { id } of classes) await replaceByShadow(tx, { ...erasure, classId: id });
}

/** Leaves the classes that the person taught; a class without a teacher is archived. */
export async function leaveTaughtClasses(tx: Queryable, { userId, at }: Erasure): Promise<void> {
  const time = at.toISOString();
  await tx.execute(sql`
    update members set removed_at = ${time}
    where user_id = ${userId} and role <> 'learner' and removed_at is null`);
  await tx.execute(sql`
    update classrooms set archived_at = ${time}
    where archived_at is null
      and id in (select classroom_id from members where user_id = ${userId} and role <> 'learner')
      and not exists (
        select 1 from members
        where members.classroom_id = classrooms.id and members.role = 'teacher' and members.removed_at is null
      )`);
}

/**
 * Deletes exercises that affect no one else. Those that others find, that are shared, set somewhere or answered stay,
 * by a “Former author”.
 */
export async function eraseExercises(tx: Queryable, { userId }: Erasure): Promise<void> {
  const unused = sql`
    select exercises.id from exercises
    where exercises.owner_id = ${userId} and (exercises.status <> 'PB' or exercises.audience = 'me')
      and not exists (
        select 1 from exercise_versions version
        where version.exercise_id = exercises.id and (
          exists (select 1 from task_items where task_items.exercise_version_id = version.id)
          or exists (select 1 from attempt_variants where attempt_variants.exercise_version_id = version.id)
          or exists (select 1 from poll_questions where poll_questions.exercise_version_id = version.id)
        )
      )
      and not exists (select 1 from exercise_shares where exercise_shares.exercise_id = exercises.id)
      and not exists (select 1 from exercise_reports where exercise_reports.exercise_id = exercises.id)`;
  await tx.execute(sql`delete from exercise_classes where exercise_id in (${unused})`);
  await tx.execute(sql`delete from exercise_versions where exercise_id in (${unused})`);
  await tx.execute(sql`delete from exercises where id in (${unused})`);
}

/** Pictures go with the exercises that show them. */
export async function eraseImages(tx: Queryable, { userId }: Erasure): Promise<void> {
  const unused = sql`
    select images.id from images
    where images.owner_id = ${userId}
      and not exists (select 1 from exercises where position(images.id::text in exercises.draft::text) > 0)
      and not exists (select 1 from exercise_versions where position(images.id::text in exercise_versions.document::text) > 0)`;
  await tx.execute(sql`delete from image_sizes where image_id in (${unused})`);
  await tx.execute(sql`delete from images where id in (${unused})`);
}

/** Letters to the people who run the instance, with their replies. */
export async function eraseFeedback(tx: Queryable, { userId }: Erasure): Promise<void> {
  const own = sql`select id from feedback where user_id = ${userId}`;
  await tx.execute(sql`delete from feedback_replies where feedback_id in (${own})`);
  await tx.execute(sql`delete from feedback where user_id = ${userId}`);
}

/** Deletes shares with the person, also those by an address that they have not opened yet. */
export async function eraseShares(tx: Queryable, { userId }: Erasure): Promise<void> {
  await tx.execute(sql`
    delete from exercise_shares
    where user_id = ${userId} or email = (select email from users where id = ${userId})`);
}

/** Invitations that the person took, and those to their address; what they sent to others stays. */
export async function eraseInvitations(tx: Queryable, { userId }: Erasure): Promise<void> {
  await tx.execute(sql`
    delete from invitations
    where accepted_by = ${userId} or email = (select email from users where id = ${userId})`);
}

/** Empties the person's reports; the author still sees that there was one about the exercise. */
export async function eraseReports(tx: Queryable, { userId }: Erasure): Promise<void> {
  await tx.execute(sql`update exercise_reports set message = '' where reporter_id = ${userId}`);
}

/** Keeps acts in the audit log, without their reasons, which may describe the person. */
export async function eraseAuditDetails(tx: Queryable, { userId }: Erasure): Promise<void> {
  await tx.execute(sql`update audit_entries set details = '' where subject_id = ${userId}`);
}

/** Accounts that went up into this one hold a name still. */
export async function eraseMergedAccounts(tx: Queryable, { userId, at }: Erasure): Promise<void> {
  await tx
    .update(users)
    .set({ firstName: '', lastName: '', erasedAt: at })
    .where(and(eq(users.mergedIntoId, userId), isNull(users.erasedAt)));
}

/** Empties the account itself; people who still see it see where the work came from and no name. */
export async function emptyAccount(tx: Queryable, { userId, at, speaker }: Erasure): Promise<void> {
  const owned = await tx.select({ id: exercises.id }).from(exercises).where(eq(exercises.ownerId, userId)).limit(1);
  await tx
    .update(users)
    .set({
      email: null,
      userName: null,
      passwordHash: null,
      ...namesIn(speaker.say(owned.length > 0 ? m.formerAuthor : m.removedUser)),
      roles: ['STUDENT'],
      isAnonymous: true,
      emailVerifiedAt: null,
      madeInClassroomId: null,
      lastSeenAt: null,
      timeZone: null,
      notation: null,
      language: null,
      seenLanguage: null,
      deactivatedAt: at,
      erasedAt: at,
    })
    .where(eq(users.id, userId));
}
