import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { noteScoresOfPeople } from '../../../tasks/api.ts';
import type { Merging } from './rules.ts';

/**
 * One row a class: in it if either account is, since the earlier day, in the higher role. The role of a membership that
 * was ended counts only where both were: so that no one regains a role that was taken from them.
 */
export async function mergeMembers(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    update members ours set
      role = case
        when ours.removed_at is null and theirs.removed_at is not null then ours.role
        when theirs.removed_at is null and ours.removed_at is not null then theirs.role
        when 'teacher' in (ours.role, theirs.role) then 'teacher'
        when 'assistant' in (ours.role, theirs.role) then 'assistant'
        else 'learner' end,
      joined_at = least(ours.joined_at, theirs.joined_at),
      removed_at = case when ours.removed_at is null or theirs.removed_at is null then null
        else greatest(ours.removed_at, theirs.removed_at) end,
      asked_at = case when ours.removed_at is null or theirs.removed_at is null then null
        else least(ours.asked_at, theirs.asked_at) end
    from members theirs
    where ours.user_id = ${into} and theirs.user_id = ${from} and theirs.classroom_id = ours.classroom_id`);
  await tx.execute(sql`
    delete from members theirs using members ours
    where ours.user_id = ${into} and theirs.user_id = ${from} and theirs.classroom_id = ours.classroom_id`);
  await tx.execute(sql`update members set user_id = ${into} where user_id = ${from}`);
}

/**
 * Every attempt stays and counts. In a task that both began, those of the ending account come after those of the other,
 * and attempts that are still open come last, the one last worked on at the very end, because that is the one that pages
 * continue. Two open attempts of one assessment both stay open; together they may be more than the task allows, which
 * only keeps further ones from being started.
 */
export async function mergeAttempts(tx: Queryable, { from, into }: Merging): Promise<void> {
  // Numbers are negative in between, so that no two rows ever have the same.
  await tx.execute(sql`
    with ordered as (
      select id, row_number() over (
        partition by task_id
        order by handed_in_at is null,
          case when handed_in_at is null then last_active_at end,
          user_id = ${from}, number
      ) as place
      from attempts
      where user_id in (${from}, ${into}) and task_id in (select task_id from attempts where user_id = ${from})
    )
    update attempts set user_id = ${into}, number = -ordered.place from ordered where ordered.id = attempts.id`);
  await tx.execute(sql`update attempts set number = -number where user_id = ${into} and number < 0`);
  await noteScoresOfPeople(tx, [into]);
}

/** One row an exercise, with the higher level. */
export async function mergeShares(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    update exercise_shares ours set level = greatest(ours.level, theirs.level) from exercise_shares theirs
    where ours.user_id = ${into} and theirs.user_id = ${from} and theirs.exercise_id = ours.exercise_id`);
  await tx.execute(sql`
    delete from exercise_shares theirs using exercise_shares ours
    where ours.user_id = ${into} and theirs.user_id = ${from} and theirs.exercise_id = ours.exercise_id`);
  await tx.execute(sql`update exercise_shares set user_id = ${into} where user_id = ${from}`);
}

/** One profile a class, with the more of both: two accounts of one learner never have less time than either. */
export async function mergeAccommodations(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    update accommodations ours set
      time_factor = greatest(ours.time_factor, theirs.time_factor),
      extra_minutes = greatest(ours.extra_minutes, theirs.extra_minutes),
      shift_minutes = greatest(ours.shift_minutes, theirs.shift_minutes),
      shift_until = case when ours.shift_until is null or theirs.shift_until is null then null
        else greatest(ours.shift_until, theirs.shift_until) end,
      extra_attempts = greatest(ours.extra_attempts, theirs.extra_attempts),
      note = concat_ws(E'\n', nullif(ours.note, ''), nullif(theirs.note, '')),
      changed_at = greatest(ours.changed_at, theirs.changed_at)
    from accommodations theirs
    where ours.user_id = ${into} and theirs.user_id = ${from} and theirs.classroom_id = ours.classroom_id`);
  await tx.execute(sql`
    delete from accommodations theirs using accommodations ours
    where ours.user_id = ${into} and theirs.user_id = ${from} and theirs.classroom_id = ours.classroom_id`);
  await tx.execute(sql`update accommodations set user_id = ${into} where user_id = ${from}`);
}
