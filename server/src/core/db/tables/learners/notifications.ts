import type { MailChoice, NotificationKind } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { classrooms } from '../classrooms.ts';
import { mails } from '../administration.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Something that occurred, or will at `dueAt`: written with its cause, turned into notifications by a chore. */
export const happenings = pgTable(
  'happenings',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** Names the thing that its notifications are about: a person is notified at most once of one (kind, subject). */
    subject: text('subject').notNull(),
    /** The subject, and the person where it is for one. */
    key: text('key').notNull(),
    /** The thing with which it is taken back, such as `task:…`. */
    topic: text('topic').notNull(),
    /** Its notifications with the same word are shown as one while they are unread. */
    fold: text('fold').notNull(),
    audience: text('audience', { enum: ['person', 'learners', 'teachers', 'staff', 'administrators'] }).notNull(),
    personId: uuid('person_id').references(() => users.id),
    classroomId: uuid('classroom_id').references(() => classrooms.id),
    /** The facts that its kind puts into words. */
    about: jsonb('about').$type<Readonly<Record<string, unknown>>>().notNull(),
    dueAt: at('due_at').notNull(),
    /** Not mailed from then on; null is always worth a mail. */
    staleAt: at('stale_at'),
    /** The last person who was notified, while pages are left. */
    reachedId: uuid('reached_id'),
    doneAt: at('done_at'),
  },
  (table) => [
    uniqueIndex('happenings_key').on(table.kind, table.key),
    index('happenings_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
    index('happenings_topic').on(table.topic),
    index('happenings_done').on(table.doneAt),
    index('happenings_classroom').on(table.classroomId),
    index('happenings_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
  ],
);

/** The notification of one person about a happening. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    subject: text('subject').notNull(),
    topic: text('topic').notNull(),
    fold: text('fold').notNull(),
    about: jsonb('about').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
    staleAt: at('stale_at'),
    /** The moment at which to decide whether it is mailed; null once that is decided. */
    mailDueAt: at('mail_due_at'),
    /** The mail that carries it alone. */
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.userId, table.kind, table.subject),
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_topic').on(table.topic),
    index('notifications_created').on(table.createdAt),
    index('notifications_mail')
      .on(table.mailId)
      .where(sql`${table.mailId} is not null`),
    index('notifications_mail_due')
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
  ],
);

/** The settings that a person has chosen; people who have chosen nothing have no row. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Kinds that differ from what is usual. */
  kinds: jsonb('kinds').$type<NotificationChoices>().notNull().default({}),
  /** No mails at all, by a link in one of them; whatever kinds there will be. */
  hasMailsOff: boolean('has_mails_off').notNull().default(false),
  digest: text('digest', { enum: ['daily', 'weekly'] })
    .notNull()
    .default('daily'),
  digestHour: integer('digest_hour').notNull().default(16),
  /** Both or none: no mails from this hour until the other. */
  quietFrom: integer('quiet_from').default(21),
  quietUntil: integer('quiet_until').default(7),
});

type NotificationChoices = {
  readonly [Kind in NotificationKind]?: { readonly isShown: boolean; readonly mail: MailChoice };
};
