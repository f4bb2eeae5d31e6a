import type { HelpSettings } from '@lemma/contracts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { fullName } from '../../../core/db/columns.ts';
import { helpMutes, helpSettings, members, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

const usual: HelpSettings = { isOn: true, expected: '', mayPublish: true };

/** Choices of classes, learners whom they have muted, and the people who answer in them. */
export function createClassStore({ db }: Pick<Database, 'db'>) {
  return {
    async findSettings(classId: string): Promise<HelpSettings> {
      const [row] = await db.select().from(helpSettings).where(eq(helpSettings.classroomId, classId));
      if (!row) return usual;
      const { isOn, expected, mayPublish } = row;
      return { isOn, expected, mayPublish };
    },

    async saveSettings(classId: string, settings: HelpSettings): Promise<void> {
      await db
        .insert(helpSettings)
        .values({ classroomId: classId, ...settings })
        .onConflictDoUpdate({ target: helpSettings.classroomId, set: settings });
    },

    async isMuted({ classId, userId }: { classId: string; userId: string }): Promise<boolean> {
      const rows = await db
        .select({ userId: helpMutes.userId })
        .from(helpMutes)
        .where(and(eq(helpMutes.classroomId, classId), eq(helpMutes.userId, userId)));
      return rows.length > 0;
    },

    async insertMute(mute: typeof helpMutes.$inferInsert): Promise<void> {
      await db.insert(helpMutes).values(mute).onConflictDoNothing();
    },

    async deleteMute({ classId, userId }: { classId: string; userId: string }): Promise<void> {
      await db.delete(helpMutes).where(and(eq(helpMutes.classroomId, classId), eq(helpMutes.userId, userId)));
    },

    /** Teachers and assistants of a class. */
    selectHelpers: (classId: string) =>
      db
        .select({ id: users.id, name: fullName })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(
          and(
            eq(members.classroomId, classId),
            inArray(members.role, ['teacher', 'assistant']),
            isNull(members.removedAt),
            isNull(users.deactivatedAt),
          ),
        )
        .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
        .limit(100),
  };
}

export const classData = ownData(createClassStore);
