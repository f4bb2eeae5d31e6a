import { ownData } from '../../../core/own.ts';
import { aliasedTable, and, count, desc, eq, gt, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { isUuid } from '../../../core/db/is-uuid.ts';
import { likePattern } from '../../../core/db/like-pattern.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { auditEntries, users } from '../../../core/db/tables/index.ts';
import { column } from '../../../core/db/rows.ts';
import type { Said } from '@lemma/contracts/messages';
import { storedWords } from '../../../core/language/stored-words.ts';

export interface NewAuditEntry {
  /** Null for the server itself. */
  readonly actorId: string | null;
  /** Whose account it is about. */
  readonly subjectId?: string | null;
  /** Verb and noun, such as `deactivate-user`. */
  readonly act: string;
  /** In words of people, or as what is said in the language of the log's reader. */
  readonly details?: Said | string;
}

interface ForeignVisit {
  readonly actorId: string;
  /** The owner of what is visited, where it has one. */
  readonly subjectId: string | null;
  /** `enter-` and what is visited. */
  readonly act: string;
  readonly thingId: string;
  /** Method and name of the endpoint. */
  readonly call: string;
  readonly isRead: boolean;
}

const hoursAgo = (at: Date, hours: number) => new Date(at.getTime() - hours * 3_600_000);

interface AuditFilter {
  readonly q: string;
  readonly act?: string | undefined;
}

const actors = aliasedTable(users, 'actors');
const subjects = aliasedTable(users, 'subjects');
const nameOf = (person: typeof actors): SQL<string | null> =>
  column(z.string().nullable(), sql`nullif(trim(${person.firstName} || ' ' || ${person.lastName}), '')`);

function conditionOf({ q, act }: AuditFilter): SQL | undefined {
  const words = likePattern(q);
  const search = isUuid(q)
    ? or(eq(auditEntries.actorId, q), eq(auditEntries.subjectId, q))
    : or(
        sql`${nameOf(actors)} ilike ${words}`,
        sql`${nameOf(subjects)} ilike ${words}`,
        ilike(auditEntries.details, words),
      );
  return and(q === '' ? undefined : search, act ? eq(auditEntries.act, act) : undefined);
}

/** The audit log: rows are added and read, never changed. */
export function createAuditStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    async insertAuditEntry({ subjectId = null, details = '', ...entry }: NewAuditEntry): Promise<void> {
      await db
        .insert(auditEntries)
        .values({ ...entry, subjectId, details: storedWords(details), id: newId(), at: now() });
    },

    /**
     * Writes down that somebody of the staff called something of others; the same read once an hour. Says whether it is
     * the first such call for a day.
     */
    async insertForeignVisit({ thingId, call, isRead, ...visit }: ForeignVisit): Promise<{ isFirstToday: boolean }> {
      const own = and(eq(auditEntries.actorId, visit.actorId), eq(auditEntries.act, visit.act));
      const recent = await db
        .select({ at: auditEntries.at, details: auditEntries.details })
        .from(auditEntries)
        .where(and(own, like(auditEntries.details, `${thingId} %`), gt(auditEntries.at, hoursAgo(now(), 24))));
      const details = `${thingId} ${call}`;
      const isKnown = recent.some((entry) => entry.details === details && entry.at > hoursAgo(now(), 1));
      if (!isRead || !isKnown) {
        await db.insert(auditEntries).values({ id: newId(), at: now(), ...visit, details });
      }
      return { isFirstToday: recent.length === 0 };
    },

    async countAuditEntries(filter: AuditFilter): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(auditEntries)
        .leftJoin(actors, eq(actors.id, auditEntries.actorId))
        .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
        .where(conditionOf(filter));
      return row?.count ?? 0;
    },

    async selectAuditEntries(filter: AuditFilter, page: { readonly limit: number; readonly offset: number }) {
      return db
        .select({ entry: auditEntries, actor: nameOf(actors), subject: nameOf(subjects) })
        .from(auditEntries)
        .leftJoin(actors, eq(actors.id, auditEntries.actorId))
        .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
        .where(conditionOf(filter))
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(page.limit)
        .offset(page.offset);
    },

    /** Names of acts that occur. */
    async selectActs(): Promise<string[]> {
      const rows = await db.selectDistinct({ act: auditEntries.act }).from(auditEntries).orderBy(auditEntries.act);
      return rows.map((row) => row.act);
    },

    /** Why the administrator began to act as this user, last time. */
    async findLastActingReason(actorId: string, subjectId: string): Promise<string> {
      const [row] = await db
        .select({ details: auditEntries.details })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.actorId, actorId),
            eq(auditEntries.subjectId, subjectId),
            eq(auditEntries.act, 'sign-in-as'),
          ),
        )
        .orderBy(desc(auditEntries.at))
        .limit(1);
      return row?.details ?? '';
    },
  };
}

export const auditData = ownData(createAuditStore);
