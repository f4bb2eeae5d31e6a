import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { calendars, notifications, notificationSettings } from '../../../../core/db/tables/index.ts';
import { own } from './export-steps.ts';
import type { Merging, PersonalDataOfTables } from './rules.ts';
import { belongs } from './words.ts';

/** One notification of one thing. */
async function mergeNotifications(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    delete from notifications theirs using notifications ours
    where ours.user_id = ${into} and theirs.user_id = ${from}
      and theirs.kind = ours.kind and theirs.subject = ours.subject`);
  await tx.execute(sql`update notifications set user_id = ${into} where user_id = ${from}`);
}

/** Keeps the settings of the account that stays, where it has any. */
async function mergeSettings(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    delete from notification_settings theirs using notification_settings ours
    where ours.user_id = ${into} and theirs.user_id = ${from}`);
  await tx.execute(sql`update notification_settings set user_id = ${into} where user_id = ${from}`);
}

/** One calendar of a class, and one of all. */
async function mergeCalendars(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    delete from calendars theirs using calendars ours
    where ours.user_id = ${into} and theirs.user_id = ${from}
      and theirs.classroom_id is not distinct from ours.classroom_id`);
  await tx.execute(sql`update calendars set user_id = ${into} where user_id = ${from}`);
}

/** The notifications and calendars of people, none of which names another person. */
export const notificationDeclarations = {
  happenings: { users: { personId: belongs }, export: { none: 'what is due to become a notification' } },
  notifications: {
    users: { userId: { merge: mergeNotifications, erase: 'delete' } },
    export: own(notifications.userId, {
      shown: {
        kind: notifications.kind,
        about: notifications.about,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
      },
      order: notifications.id,
    }),
  },
  notificationSettings: {
    users: { userId: { merge: mergeSettings, erase: 'delete' } },
    export: own(notificationSettings.userId, {
      shown: {
        kinds: notificationSettings.kinds,
        hasMailsOff: notificationSettings.hasMailsOff,
        digest: notificationSettings.digest,
        digestHour: notificationSettings.digestHour,
        quietFrom: notificationSettings.quietFrom,
        quietUntil: notificationSettings.quietUntil,
      },
      order: notificationSettings.userId,
    }),
  },
  calendars: {
    users: { userId: { merge: mergeCalendars, erase: 'delete' } },
    export: own(calendars.userId, {
      shown: { classroomId: calendars.classroomId, createdAt: calendars.createdAt, lastReadAt: calendars.lastReadAt },
      order: calendars.id,
    }),
  },
} satisfies Partial<PersonalDataOfTables>;
