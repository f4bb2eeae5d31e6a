import type { ApiScope } from '@lemma/contracts';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';

/** Secrets with which programs make calls for a person. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** The digest of the token. */
    tokenHash: text('token_hash').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was used last, as far as it was written down: at most once an hour. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('api_tokens_token').on(table.tokenHash), index('api_tokens_user').on(table.userId)],
);
