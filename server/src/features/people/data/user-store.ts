import { ownData } from '../../../core/own.ts';
import type { Role } from '@lemma/contracts';
import { and, arrayContains, count, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { isUuid } from '../../../core/db/is-uuid.ts';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  authenticators,
  classrooms,
  exercises,
  members,
  passkeys,
  sessions,
  users,
  userSearchVector,
} from '../../../core/db/tables/index.ts';
import { systemUser } from '../work/system-user.ts';
import { column } from '../../../core/db/rows.ts';

interface UserFilter {
  readonly q: string;
  readonly role?: Role | undefined;
  readonly state?: 'active' | 'waiting' | 'deactivated' | 'anonymous' | undefined;
}

export type UserStore = ReturnType<typeof createUserStore>;
export type UserRow = NonNullable<Awaited<ReturnType<UserStore['findUser']>>>;

const columns = {
  id: users.id,
  email: users.email,
  userName: users.userName,
  firstName: users.firstName,
  lastName: users.lastName,
  roles: users.roles,
  isAnonymous: users.isAnonymous,
  emailVerifiedAt: users.emailVerifiedAt,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
  deactivatedAt: users.deactivatedAt,
  erasedAt: users.erasedAt,
  letInAt: users.letInAt,
  letInBy: users.letInBy,
  hasSecondFactor: column(
    z.boolean(),
    sql`(
    exists (select 1 from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)
    or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})
  )`,
  ),
};

/** Words that all begin some word of the name, the address or the user name; null when there is none in the text. */
function prefixQuery(text: string): string | null {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}

function searchCondition(q: string): SQL | undefined {
  if (q === '') return undefined;
  if (isUuid(q)) return eq(users.id, q);
  const words = prefixQuery(q);
  return words === null ? sql`false` : sql`${userSearchVector(users)} @@ to_tsquery('simple', ${words})`;
}

/** Condition for teachers who were not let in yet (SC20). */
const waitsToBeLetIn = () =>
  and(
    arrayContains(users.roles, ['INSTRUCTOR' as Role]),
    sql`not ${users.roles} && array['STAFF', 'ADMIN', 'superuser']`,
    isNull(users.letInAt),
    isNull(users.deactivatedAt),
  );

function filterCondition({ q, role, state }: UserFilter): SQL | undefined {
  return and(
    ne(users.id, systemUser.id),
    isNull(users.erasedAt),
    isNull(users.mergedIntoId),
    searchCondition(q),
    role && arrayContains(users.roles, [role]),
    state === 'deactivated' ? isNotNull(users.deactivatedAt) : undefined,
    state === 'anonymous' ? eq(users.isAnonymous, true) : undefined,
    state === 'waiting' ? waitsToBeLetIn() : undefined,
    state === 'active' ? and(isNull(users.deactivatedAt), eq(users.isAnonymous, false)) : undefined,
  );
}

/** Users as administrators see and change them; ids are in order of time, so the newest stand first. */
export function createUserStore({ db }: Pick<Database, 'db'>) {
  return {
    async countUsers(filter: UserFilter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(users).where(filterCondition(filter));
      return row?.count ?? 0;
    },

    async selectUsers(filter: UserFilter, page: { readonly limit: number; readonly offset: number }) {
      // The few that are found are found first and sorted then: the other way round would walk through all users.
      const found = db.$with('found').as(db.select({ id: users.id }).from(users).where(filterCondition(filter)));
      const ids =
        filter.q === ''
          ? db.select({ id: users.id }).from(users).where(filterCondition(filter)).orderBy(desc(users.id))
          : db.with(found).select({ id: found.id }).from(found).orderBy(desc(found.id));
      const shown = ids.limit(page.limit).offset(page.offset).as('shown');
      return db.select(columns).from(shown).innerJoin(users, eq(users.id, shown.id)).orderBy(desc(users.id));
    },

    async findUser(id: string) {
      const [row] = await db.select(columns).from(users).where(eq(users.id, id));
      return row ?? null;
    },

    async selectClasses(userId: string) {
      return db
        .select({ id: classrooms.id, name: classrooms.name, role: members.role })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(and(eq(members.userId, userId), isNull(members.removedAt)))
        .orderBy(desc(members.joinedAt))
        .limit(200);
    },

    async countBelongings(userId: string) {
      const [row] = await db
        .select({
          attempts: db.$count(attempts, eq(attempts.userId, userId)),
          exercises: db.$count(exercises, eq(exercises.ownerId, userId)),
          sessions: db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.actingAsId))),
        })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? { attempts: 0, exercises: 0, sessions: 0 };
    },

    ...userChanges(db),
  };
}

/** Changes that administrators make to users. */
function userChanges(db: Database['db']) {
  return {
    /** Administrators who can sign in; their rows are held until the transaction ends, so that two cannot both leave. */
    async holdAdministrators(): Promise<string[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(arrayContains(users.roles, ['ADMIN' as Role]), isNull(users.deactivatedAt)))
        .orderBy(users.id)
        .for('update');
      return rows.map((row) => row.id);
    },

    async updateRoles(id: string, roles: readonly Role[]): Promise<void> {
      await db
        .update(users)
        .set({ roles: [...roles] })
        .where(eq(users.id, id));
    },

    /** Lets a teacher in, or takes that back. Who was let in already stays as they are. */
    async updateLetIn(id: string, letIn: { readonly at: Date; readonly by: string } | null): Promise<void> {
      await db
        .update(users)
        .set(letIn === null ? { letInAt: null, letInBy: null } : { letInAt: letIn.at, letInBy: letIn.by })
        .where(and(eq(users.id, id), letIn === null ? undefined : isNull(users.letInBy)));
    },

    /** Where every teacher is trusted: all who wait. */
    async letAllIn(at: Date): Promise<number> {
      const waiting = and(arrayContains(users.roles, ['INSTRUCTOR' as Role]), isNull(users.letInAt));
      return (await db.update(users).set({ letInAt: at }).where(waiting).returning({ id: users.id })).length;
    },

    async updateDeactivated(id: string, deactivatedAt: Date | null): Promise<void> {
      await db.update(users).set({ deactivatedAt }).where(eq(users.id, id));
    },

    /** Those in which an administrator acts as the user. */
    async deleteActingSessions(userId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.actingAsId, userId));
    },

    /** Shortens the sessions in which this administrator acts as somebody. */
    async limitActing(administratorId: string, expiresAt: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ expiresAt })
        .where(and(eq(sessions.userId, administratorId), isNotNull(sessions.actingAsId)));
    },
  };
}

export const userData = ownData(createUserStore);
