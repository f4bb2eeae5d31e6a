import type { LanguageTag } from '@lemma/contracts/messages';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../core/db/open-database.ts';
import { classrooms, members, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

/** Languages that may be that of a person. */
export interface KnownLanguages {
  readonly own: LanguageTag | null;
  /** Of the first class that they joined, among those that have one. */
  readonly ofClass: LanguageTag | null;
  /** Of the page on which they signed in last. */
  readonly seen: LanguageTag | null;
}

function createLanguageStore({ db }: { readonly db: Queryable }) {
  const ofClasses = (userIds: readonly string[]) =>
    db
      .selectDistinctOn([members.userId], { userId: members.userId, language: classrooms.language })
      .from(members)
      .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
      .where(and(inArray(members.userId, [...userIds]), isNull(members.removedAt), isNotNull(classrooms.language)))
      .orderBy(asc(members.userId), asc(members.joinedAt), asc(members.id))
      .as('of_classes');
  return {
    async selectLanguages(userIds: readonly string[]): Promise<ReadonlyMap<string, KnownLanguages>> {
      if (userIds.length === 0) return new Map();
      const classes = ofClasses(userIds);
      const rows = await db
        .select({ id: users.id, own: users.language, ofClass: classes.language, seen: users.seenLanguage })
        .from(users)
        .leftJoin(classes, eq(classes.userId, users.id))
        .where(inArray(users.id, [...userIds]));
      return new Map(rows.map(({ id, ...known }) => [id, known]));
    },

    async updateLanguage(userId: string, language: LanguageTag | null): Promise<void> {
      await db.update(users).set({ language }).where(eq(users.id, userId));
    },

    async updateSeenLanguage(userId: string, seenLanguage: LanguageTag): Promise<void> {
      await db
        .update(users)
        .set({ seenLanguage })
        .where(and(eq(users.id, userId), sql`${users.seenLanguage} is distinct from ${seenLanguage}`));
    },

    async selectLanguageOfClass(classId: string): Promise<LanguageTag | null> {
      const [row] = await db
        .select({ language: classrooms.language })
        .from(classrooms)
        .where(eq(classrooms.id, classId));
      return row?.language ?? null;
    },
  };
}

export const languageData = ownData(createLanguageStore);
