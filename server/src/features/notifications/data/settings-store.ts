import { eq, inArray, isNotNull, and } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { notifications, notificationSettings, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

type Row = typeof notificationSettings.$inferSelect;
export type SettingsRow = Omit<Row, 'userId'>;

/** The settings of people who have chosen nothing. */
const usualSettings: SettingsRow = {
  kinds: {},
  hasMailsOff: false,
  digest: 'daily',
  digestHour: 16,
  quietFrom: 21,
  quietUntil: 7,
};

/** The store of the settings that people have chosen. */
export function createSettingsStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    async findSettings(userId: string): Promise<SettingsRow> {
      const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
      return row ?? usualSettings;
    },

    /** Locks the row until the transaction ends, so that of two concurrent changes both last. */
    async lockSettings(userId: string): Promise<SettingsRow> {
      await db.insert(notificationSettings).values({ userId }).onConflictDoNothing();
      const [row] = await db
        .select()
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, userId))
        .for('update');
      return row ?? usualSettings;
    },

    /** Saves the changes, and makes notifications that wait for their mail due for a new decision. */
    async updateSettings(userId: string, changes: Partial<SettingsRow>): Promise<void> {
      if (Object.keys(changes).length > 0) {
        await db.update(notificationSettings).set(changes).where(eq(notificationSettings.userId, userId));
      }
      await db
        .update(notifications)
        .set({ mailDueAt: now() })
        .where(and(eq(notifications.userId, userId), isNotNull(notifications.mailDueAt)));
    },

    async updateTimeZone(userId: string, timeZone: string): Promise<void> {
      await db.update(users).set({ timeZone }).where(eq(users.id, userId));
    },

    async findTimeZone(userId: string): Promise<string | null> {
      const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
      return row?.timeZone ?? null;
    },

    /** Of each of these people. */
    async selectSettings(userIds: readonly string[]): Promise<(userId: string) => SettingsRow> {
      if (userIds.length === 0) return () => usualSettings;
      const rows = await db
        .select()
        .from(notificationSettings)
        .where(inArray(notificationSettings.userId, [...userIds]));
      const rowOf = new Map(rows.map((row) => [row.userId, row]));
      return (userId) => rowOf.get(userId) ?? usualSettings;
    },
  };
}

export const settingsData = ownData(createSettingsStore);
