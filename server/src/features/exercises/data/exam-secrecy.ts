import { graceSeconds } from '@lemma/contracts';
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  classrooms,
  exercises,
  exerciseVersions,
  members,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { column } from '../../../core/db/rows.ts';

/** Days before an assessment opens in which its exercises are hidden from others. */
export const secretDaysBefore = 14;
/** Days after it has opened when exercises of others are no longer hidden, so that none is hidden for good. */
export const secretDaysAfter = 60;

/** Whose view is asked for and when: values, or their places in a statement that is planned once. */
export type Viewer = string | Placeholder | null;
export type Moment = Date | Placeholder;

const daySeconds = 86_400;
const later = (now: Moment, seconds: number): SQL =>
  sql`(${now instanceof Date ? now.toISOString() : now}::timestamptz + ${seconds}::float8 * interval '1 second')`;

const isStaffOf = (userId: SQL) => sql`
  ${members.classroomId} = ${tasks.classroomId} and ${members.userId} = ${userId}
  and ${members.role} in ('teacher', 'assistant') and ${members.removedAt} is null`;

/**
 * Whose assessment keeps an exercise secret: that of a class whose staff its author is in; of others' exercises only that
 * of a class with a teacher who was let in, and for a bounded time. A new account therefore cannot hide the
 * catalogue from others.
 */
function countsForSecrecy(now: Moment): SQL {
  const openedAfter = later(now, -secretDaysAfter * daySeconds);
  return sql`(
    exists (select 1 from ${members} where ${isStaffOf(sql`kept.owner_id`)})
    or (
      greatest(${tasks.opensAt}, ${tasks.createdAt}) > ${openedAfter}
      and exists (
        select 1 from ${members} join ${users} on ${users.id} = ${members.userId}
        where ${isStaffOf(sql`${users.id}`)}
          and (${users.letInAt} is not null or ${users.roles} && array['STAFF', 'ADMIN', 'superuser'])
      )
    )
  )`;
}

/**
 * Items of assessments that are open or will be soon, with their exercises. One without a closing is open until it or its
 * class ends; the day after a class's last one is over in every time zone.
 */
function itemsOfComingAssessments(now: Moment): SQL {
  const opensBefore = later(now, secretDaysBefore * daySeconds);
  const closesAfter = later(now, -graceSeconds);
  const yesterday = sql`(${later(now, -daySeconds)} at time zone 'UTC')::date`;
  return sql`${taskItems}
    join ${exerciseVersions} on ${exerciseVersions.id} = ${taskItems.exerciseVersionId}
    join ${exercises} kept on kept.id = ${exerciseVersions.exerciseId}
    join ${tasks} on ${tasks.id} = ${taskItems.taskId}
    join ${classrooms} on ${classrooms.id} = ${tasks.classroomId}
    where ${tasks.kind} = 'assessment' and ${tasks.archivedAt} is null
      and (${tasks.opensAt} is null or ${tasks.opensAt} <= ${opensBefore})
      and (${tasks.lastClosesAt} is null or ${tasks.lastClosesAt} > ${closesAfter})
      and ${classrooms.archivedAt} is null
      and (${classrooms.lastDay} is null or ${classrooms.lastDay} >= ${yesterday})
      and ${countsForSecrecy(now)}`;
}

/** Whether none of the classes concerned is taught by the person; an aggregate over the items. */
const isTaughtByOthersAlone = (userId: Viewer) => sql`not bool_or(exists (
  select 1 from ${members} where ${isStaffOf(sql`${userId}`)}))`;

/**
 * Whether an exercise, in any of its versions, is in an assessment that is open or opens within 14 days, and the
 * person teaches none of the classes that sit it. The result must not be cached: it is true at this moment alone.
 */
export const isSecretFrom = (exerciseId: SQL | { getSQL(): SQL }, userId: Viewer, now: Moment): SQL<boolean> =>
  column(
    z.boolean(),
    sql`coalesce((
    select ${isTaughtByOthersAlone(userId)} from ${itemsOfComingAssessments(now)}
      and ${exerciseVersions.exerciseId} = ${exerciseId}), false)`,
  );

/** The ids of all exercises that are secret from somebody, found once for a whole search. */
export const secretExerciseIds = (userId: Viewer, now: Moment): SQL => sql`
  select ${exerciseVersions.exerciseId} from ${itemsOfComingAssessments(now)}
  group by ${exerciseVersions.exerciseId} having ${isTaughtByOthersAlone(userId)}`;
