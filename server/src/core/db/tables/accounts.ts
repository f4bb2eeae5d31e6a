import type { Role } from '@lemma/contracts';
import type { LanguageTag } from '@lemma/contracts/messages';
import { notationIds } from '@lemma/math/document';
import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** The words of a name, an e-mail address and a user name, for the search of users; the index is made of the same. */
export const userSearchVector = (user: Record<'firstName' | 'lastName' | 'email' | 'userName', PgColumn>): SQL =>
  sql`to_tsvector('simple', translate(${user.firstName} || ' ' || ${user.lastName} || ' ' || coalesce(${user.email}, '') || ' ' || coalesce(${user.userName}, ''), '@.-_+/', '      '))`;

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower case; null for accounts without one. */
    email: text('email'),
    /** Lower case; for accounts made by a school. */
    userName: text('user_name'),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    roles: text('roles')
      .array()
      .$type<Role[]>()
      .notNull()
      .default(sql`'{STUDENT}'`),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until the link in a mail to `email` was followed. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** The class in which a school made this account; its teachers may give it a new password. */
    madeInClassroomId: uuid('made_in_classroom_id'),
    /** When a teacher was let in: sees keys and invites people by mail since then. Null for all others. */
    letInAt: timestamp('let_in_at', { withTimezone: true }),
    /**
     * The person who let the teacher in; null where the setting of the instance did. The operator counts as the person
     * themselves.
     */
    letInBy: uuid('let_in_by').references((): AnyPgColumn => users.id),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** IANA name, as the person's browser or the person says; null until then. */
    timeZone: text('time_zone'),
    /** The person's own notation, used outside classes and where a class allows it; null until they choose. */
    notation: text('notation', { enum: notationIds }),
    /** The language that the person has chosen; null until they choose one. */
    language: text('language').$type<LanguageTag>(),
    /** The language of the page on which they signed in last: mails use it where neither they nor a class has chosen. */
    seenLanguage: text('seen_language').$type<LanguageTag>(),
    deactivatedAt: timestamp('deactivated_at', { withTimezone: true }),
    /** Set when everything moved to another account. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => users.id),
    /** Set when the person was removed: the row keeps nothing but its id. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_user_name').on(table.userName),
    index('users_let_in_by')
      .on(table.letInBy)
      .where(sql`${table.letInBy} is not null`),
    index('users_search').using('gin', userSearchVector(table)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: a stolen table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    /** The name of a session in lists. */
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** While the administrator `userId` is signed in as somebody. */
    actingAsId: uuid('acting_as_id').references(() => users.id),
    /** When the password, and the second factor where there is one, was last given in this session. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Kept to the hour. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent').notNull(),
    /** An `lti` session began with a launch: it lives in the LMS's frame and reaches one class alone. */
    kind: text('kind', { enum: ['ordinary', 'lti'] })
      .notNull()
      .default('ordinary'),
    /** The course and the link of the launch; null for ordinary sessions. */
    ltiContextId: uuid('lti_context_id'),
    ltiLinkId: uuid('lti_link_id'),
  },
  (table) => [index('sessions_user').on(table.userId), uniqueIndex('sessions_id').on(table.id)],
);
