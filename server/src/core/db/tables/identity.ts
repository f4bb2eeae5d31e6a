import type { JWK } from 'jose';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/** A link that was sent by mail; works once and until it ends. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the link's token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password'] }).notNull(),
    /** The address that the link proves. */
    email: text('email').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('mail_links_user').on(table.userId)],
);

/** One authenticator app a person (TOTP, RFC 6238). */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Sealed with the server's key. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: at('created_at').notNull(),
  /** Null until a code was given: not yet in force. */
  confirmedAt: at('confirmed_at'),
  /** Time step of the last accepted code: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: owner(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    credentialId: text('credential_id').notNull(),
    /** Base64url of the COSE key. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_user').on(table.userId)],
);

/** An account at an OpenID Connect provider, named by issuer and subject alone: an e-mail address proves nothing. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** As the provider says it; shown only. */
    email: text('email').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('linked_accounts_subject').on(table.issuer, table.subject),
    index('linked_accounts_user').on(table.userId),
  ],
);

/** A begun exchange that the next request finishes, on whichever node it arrives: named by a cookie, used once. */
export const challenges = pgTable(
  'challenges',
  {
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['second-factor', 'make-passkey', 'passkey-sign-in', 'provider-sign-in'],
    }).notNull(),
    userId: uuid('user_id').references(() => users.id),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('challenges_end').on(table.expiresAt)],
);

/** Keys that sign identity tokens. The newest signs; older ones verify until they end. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  /** Sealed with the server's key. */
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: at('created_at').notNull(),
  /** From then on a newer key signs. */
  retiresAt: at('retires_at').notNull(),
});

/** Tries of something that can be guessed, counted over all nodes in fixed windows. */
export const throttles = pgTable(
  'throttles',
  {
    /** Kind and owner: `sign-in:account:…`, `reset:address:…`; people and addresses as hashes. */
    key: text('key').notNull(),
    windowStart: at('window_start').notNull(),
    count: integer('count').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('throttles_key').on(table.key, table.windowStart),
    index('throttles_end').on(table.expiresAt),
  ],
);
