import { and, asc, count, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { fullName } from '../../../core/db/columns.ts';
import { lazily } from '../../../core/db/lazily.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { classPayments, entitlements, licences, members, soldItems, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type ClassPaymentRow = typeof classPayments.$inferSelect;

interface Key {
  readonly classId: string;
  readonly userId: string;
}

/** An item that a class asks of one of its learners, with whether they have it. */
export interface PlaceNeed {
  readonly itemId: string;
  readonly licenceId: string | null;
  readonly startsAt: Date;
  readonly isHeld: boolean;
}

/** The store of classes that ask for a place, and of who has one in them. */
export function createClassPaymentStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return { ...ruleQueries(db), ...learnerQueries(db, now), ...needQueries(db, now) };
}

/** A place counts where its item is asked for, an exception in its class alone, an upgrade everywhere. */
const counts = sql`(
  (${entitlements.itemId} = ${classPayments.itemId}
    and (${entitlements.classroomId} is null or ${entitlements.classroomId} = ${classPayments.classroomId}))
  or exists (select 1 from sold_items upgrade where upgrade.id = ${entitlements.itemId} and upgrade.kind = 'upgrade'))`;

const isRunning = (now: () => Date) =>
  and(
    isNull(entitlements.revokedAt),
    lte(entitlements.startsAt, now()),
    or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now())),
  );

/** Queries of what a class asks of its learners: prepared, and one statement for all callers of the same moment. */
function needQueries(db: Database['db'], now: () => Date) {
  const isHeld = column(
    z.boolean(),
    sql`exists (
      select from entitlements
      where ${entitlements.userId} = asked.user_id and ${entitlements.revokedAt} is null
        and ${entitlements.startsAt} <= ${sql.placeholder('now')}
        and (${entitlements.endsAt} is null or ${entitlements.endsAt} > ${sql.placeholder('now')})
        and ${counts})`,
  );
  const needs = lazily(() =>
    db
      .select({ rule: classPayments, askedBy: column(z.string(), sql`asked.user_id`), isHeld })
      .from(
        sql`unnest(${sql.placeholder('classIds')}::uuid[], ${sql.placeholder('userIds')}::uuid[]) as asked (class_id, user_id)`,
      )
      .innerJoin(classPayments, eq(classPayments.classroomId, sql`asked.class_id`))
      .prepare('needs_of_learners'),
  );
  const taken = sql`(select count(*) from entitlements taken where taken.licence_id = ${licences.id})`;
  const asked = lazily(() =>
    db
      .select({ rule: classPayments, licence: licences, taken: taken.mapWith(Number) })
      .from(classPayments)
      .leftJoin(licences, eq(licences.id, classPayments.licenceId))
      .where(isAnyOf(classPayments.classroomId, 'classIds'))
      .prepare('payments_of_classes'),
  );

  return {
    /** Finds what a class asks of a learner who begins; null where nothing. */
    findNeed: batched(async (keys: readonly Key[]): Promise<readonly (PlaceNeed | null)[]> => {
      const rows = await needs().execute({
        classIds: keys.map(({ classId }) => classId),
        userIds: keys.map(({ userId }) => userId),
        now: now().toISOString(),
      });
      const found = new Map(rows.map((row) => [`${row.rule.classroomId} ${row.askedBy}`, row]));
      return keys.map(({ classId, userId }) => {
        const row = found.get(`${classId} ${userId}`);
        if (row === undefined) return null;
        const { itemId, licenceId, startsAt } = row.rule;
        return { itemId, licenceId, startsAt, isHeld: row.isHeld };
      });
    }),

    /** Finds the payment that the class asks for, with its licence and how many places of that are taken. */
    findAsked: batched(async (classIds: readonly string[]) => {
      const rows = await asked().execute({ classIds: [...new Set(classIds)] });
      const found = new Map(rows.map((row) => [row.rule.classroomId, row]));
      return classIds.map((id) => found.get(id) ?? null);
    }),
  };
}

function ruleQueries(db: Database['db']) {
  return {
    async findRule(classId: string): Promise<(ClassPaymentRow & { readonly itemName: string }) | null> {
      const [row] = await db
        .select({ rule: classPayments, itemName: soldItems.name })
        .from(classPayments)
        .innerJoin(soldItems, eq(soldItems.id, classPayments.itemId))
        .where(eq(classPayments.classroomId, classId));
      return row ? { ...row.rule, itemName: row.itemName } : null;
    },

    async saveRule(row: typeof classPayments.$inferInsert): Promise<void> {
      const { classroomId: _, ...set } = row;
      await db.insert(classPayments).values(row).onConflictDoUpdate({ target: classPayments.classroomId, set });
    },

    async deleteRule(classId: string): Promise<void> {
      await db.delete(classPayments).where(eq(classPayments.classroomId, classId));
    },
  };
}

function learnerQueries(db: Database['db'], now: () => Date) {
  const isLearner = and(eq(members.role, 'learner'), isNull(members.removedAt), isNull(members.askedAt));

  return {
    async countLearners(classId: string): Promise<number> {
      const [row] = await db
        .select({ learners: count() })
        .from(members)
        .where(and(eq(members.classroomId, classId), isLearner));
      return row?.learners ?? 0;
    },

    /** Learners of the class with a place, and those of them who have no more than a trial. */
    async countPlaces(classId: string): Promise<{ withPlace: number; trying: number }> {
      const rows = await db
        .select({
          userId: entitlements.userId,
          isPaid: column(z.boolean(), sql`bool_or(${entitlements.cause} <> 'trial')`),
        })
        .from(classPayments)
        .innerJoin(entitlements, counts)
        .innerJoin(
          members,
          and(eq(members.userId, entitlements.userId), eq(members.classroomId, classPayments.classroomId)),
        )
        .where(and(eq(classPayments.classroomId, classId), isLearner, isRunning(now)))
        .groupBy(entitlements.userId);
      return { withPlace: rows.length, trying: rows.filter(({ isPaid }) => !isPaid).length };
    },

    async selectExceptions(classId: string) {
      return db
        .select({ memberId: members.id, name: fullName })
        .from(entitlements)
        .innerJoin(members, and(eq(members.userId, entitlements.userId), eq(members.classroomId, classId)))
        .innerJoin(users, eq(users.id, entitlements.userId))
        .where(
          and(
            eq(entitlements.classroomId, classId),
            eq(entitlements.cause, 'exception'),
            isNull(entitlements.revokedAt),
            isLearner,
          ),
        )
        .orderBy(asc(users.lastName), asc(users.firstName));
    },

    /** The person behind a learner of the class. */
    async findLearner(classId: string, memberId: string): Promise<string | null> {
      const [row] = await db
        .select({ userId: members.userId })
        .from(members)
        .where(and(eq(members.id, memberId), eq(members.classroomId, classId), isLearner));
      return row?.userId ?? null;
    },

    async saveException(row: typeof entitlements.$inferInsert): Promise<void> {
      await db
        .insert(entitlements)
        .values(row)
        .onConflictDoUpdate({
          target: [entitlements.userId, entitlements.classroomId],
          targetWhere: sql`${entitlements.cause} = 'exception'`,
          set: { itemId: row.itemId, startsAt: row.startsAt, revokedAt: null, givenBy: row.givenBy },
        });
    },

    async endException(classId: string, userId: string): Promise<void> {
      await db
        .update(entitlements)
        .set({ revokedAt: now() })
        .where(
          and(
            eq(entitlements.classroomId, classId),
            eq(entitlements.userId, userId),
            eq(entitlements.cause, 'exception'),
            isNull(entitlements.revokedAt),
          ),
        );
    },

    /** An exception counts for whatever the class asks for. */
    async moveExceptions(classId: string, itemId: string): Promise<void> {
      await db
        .update(entitlements)
        .set({ itemId })
        .where(and(eq(entitlements.classroomId, classId), eq(entitlements.cause, 'exception')));
    },
  };
}

export const classPaymentData = ownData(createClassPaymentStore);
