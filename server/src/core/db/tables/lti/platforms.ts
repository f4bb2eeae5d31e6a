import type { JWK } from 'jose';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** An LMS that has registered Lemma as a tool. Issuer and client id name it together. */
export const ltiRegistrations = pgTable(
  'lti_registrations',
  {
    id: uuid('id').primaryKey(),
    /** Twelve random characters, for addresses. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    authorizationEndpoint: text('authorization_endpoint').notNull(),
    tokenEndpoint: text('token_endpoint').notNull(),
    /** The audience of our assertions, where it is not the token endpoint. */
    tokenAudience: text('token_audience'),
    jwksUri: text('jwks_uri').notNull(),
    /** `product_family_code`: moodle, canvas and so on; empty when unknown. */
    product: text('product').notNull().default(''),
    version: text('version').notNull().default(''),
    scopes: text('scopes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Origins that may frame Lemma, in addition to those of the issuer and the authorization endpoint. */
    frameOrigins: text('frame_origins')
      .array()
      .notNull()
      .default(sql`'{}'`),
    state: text('state', { enum: ['waiting', 'on', 'off'] }).notNull(),
    /** A learner's first launch makes an account without questions. */
    makesAccounts: boolean('makes_accounts').notNull().default(true),
    /** A teacher who launches may write exercises and make classes. */
    teachersMayWrite: boolean('teachers_may_write').notNull().default(false),
    approvedBy: uuid('approved_by').references(() => users.id),
    approvedAt: at('approved_at'),
    /** The server that sends scores to this platform until then; no other one does. */
    scoresSender: uuid('scores_sender'),
    scoresSenderUntil: at('scores_sender_until'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lti_registrations_key').on(table.key),
    uniqueIndex('lti_registrations_client').on(table.issuer, table.clientId),
    index('lti_registrations_approved_by')
      .on(table.approvedBy)
      .where(sql`${table.approvedBy} is not null`),
  ],
);

/** One installation of the tool under a registration: the wall between schools that share an LMS. */
export const ltiDeployments = pgTable(
  'lti_deployments',
  {
    id: uuid('id').primaryKey(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => ltiRegistrations.id),
    deploymentId: text('deployment_id').notNull(),
    /** For administrators; at first the course of the launch that made it known. */
    name: text('name').notNull().default(''),
    state: text('state', { enum: ['waiting', 'on', 'off'] }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('lti_deployments_name').on(table.registrationId, table.deploymentId)],
);

/** Lets one LMS register itself, once. */
export const ltiInvitations = pgTable(
  'lti_invitations',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the token in the address, hex. */
    tokenHash: text('token_hash').notNull(),
    /** Whom it is for, as the administrator has written it. */
    name: text('name').notNull(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    withdrawnAt: at('withdrawn_at'),
    registrationId: uuid('registration_id').references(() => ltiRegistrations.id),
  },
  (table) => [
    uniqueIndex('lti_invitations_token').on(table.tokenHash),
    index('lti_invitations_made_by').on(table.madeBy),
    index('lti_invitations_registration').on(table.registrationId),
  ],
);

/** Choices of the instance; in an instance without the row only invited platforms register. */
export const ltiSettings = pgTable('lti_settings', {
  id: text('id', { enum: ['instance'] }).primaryKey(),
  /** Any platform may ask to be registered; its row waits until an administrator approves it. */
  isRegistrationOpen: boolean('is_registration_open').notNull().default(false),
});

/** Keys that sign what Lemma sends to platforms. The newest whose time has begun signs. */
export const ltiKeys = pgTable('lti_keys', {
  /** The thumbprint (RFC 7638). */
  kid: text('kid').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  /** Sealed with the server's key. */
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: at('created_at').notNull(),
  /** A day after it was published, so that platforms have read it. */
  signsFrom: at('signs_from').notNull(),
  /** From then on it is no longer published. */
  publishedUntil: at('published_until').notNull(),
  /** An administrator has dropped it: it neither signs nor is published. */
  droppedAt: at('dropped_at'),
});
