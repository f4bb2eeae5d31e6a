import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { ltiContexts, ltiPeople } from './courses.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Somebody of a course, as the last launch or roster has said: whom the course has brought, and in which role. */
export const ltiMembers = pgTable(
  'lti_members',
  {
    id: uuid('id').primaryKey(),
    contextId: uuid('context_id')
      .notNull()
      .references(() => ltiContexts.id),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => ltiPeople.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['teacher', 'assistant', 'learner'] }).notNull(),
    /** When a launch or a roster named them last. */
    seenAt: at('seen_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lti_members_identity').on(table.contextId, table.identityId),
    index('lti_members_of_identity').on(table.identityId),
  ],
);

/** Settings of a platform for the answer to a choice (Deep Linking 2.0). */
export interface KeptDeepLinkSettings {
  readonly returnUrl: string;
  readonly takesLinks: boolean;
  readonly takesSeveral: boolean;
  readonly takesLineItems: boolean;
  readonly data: string | null;
}

/** The answer of a teacher whom an LMS has sent to choose what a new link opens, on its way back. */
export const ltiChoices = pgTable(
  'lti_choices',
  {
    id: uuid('id').primaryKey(),
    contextId: uuid('context_id')
      .notNull()
      .references(() => ltiContexts.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    settings: jsonb('settings').$type<KeptDeepLinkSettings>().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** The chosen links; null until the teacher has answered. */
    items: jsonb('items').$type<readonly Readonly<Record<string, unknown>>[]>(),
    /** SHA-256 of the ticket of the page that carries the answer to the platform, hex. */
    ticketHash: text('ticket_hash'),
    sentAt: at('sent_at'),
  },
  (table) => [
    index('lti_choices_end').on(table.expiresAt),
    index('lti_choices_context').on(table.contextId),
    index('lti_choices_user').on(table.userId),
    uniqueIndex('lti_choices_ticket').on(table.ticketHash),
  ],
);
