import { eq } from 'drizzle-orm';
import type { PgSelectBase, SelectedFields } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exerciseVersions,
  responses,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';

/** The same fields from these tables, to which more may be joined. */
type Joined<Fields extends SelectedFields, Tables extends string> = PgSelectBase<
  'attempt_variants',
  Fields,
  'partial',
  Record<'attempt_variants' | 'attempts' | 'tasks' | Tables, 'not-null'>
>;

/** Selects from variants with their attempt and task. */
export function fromVariants<Fields extends SelectedFields>(db: Queryable, fields: Fields): Joined<Fields, never>;
export function fromVariants(db: Queryable, fields: SelectedFields) {
  return db
    .select(fields)
    .from(attemptVariants)
    .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
    .innerJoin(tasks, eq(tasks.id, attempts.taskId));
}

type AroundItem = 'task_items' | 'exercise_versions' | 'users';

/** Selects from variants with their attempt, task, item, exercise version and learner. */
export function fromVariantsOfItems<Fields extends SelectedFields>(
  db: Queryable,
  fields: Fields,
): Joined<Fields, AroundItem>;
export function fromVariantsOfItems(db: Queryable, fields: SelectedFields) {
  return fromVariants(db, fields)
    .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
    .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
    .innerJoin(users, eq(users.id, attempts.userId));
}

const isOfVariant = eq(responses.attemptVariantId, attemptVariants.id);

/** Selects from responses with their variant, attempt and task. */
export function fromResponses<Fields extends SelectedFields>(
  db: Queryable,
  fields: Fields,
): Joined<Fields, 'responses'>;
export function fromResponses(db: Queryable, fields: SelectedFields) {
  return fromVariants(db, fields).innerJoin(responses, isOfVariant);
}

/** Selects from responses with their variant, attempt, task, item, exercise version and learner. */
export function fromResponsesToItems<Fields extends SelectedFields>(
  db: Queryable,
  fields: Fields,
): Joined<Fields, AroundItem | 'responses'>;
export function fromResponsesToItems(db: Queryable, fields: SelectedFields) {
  return fromVariantsOfItems(db, fields).innerJoin(responses, isOfVariant);
}
