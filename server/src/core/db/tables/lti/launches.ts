import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { ltiContexts, ltiLinks } from './courses.ts';
import { ltiDeployments, ltiRegistrations } from './platforms.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A login that was begun; its launch uses it once. */
export const ltiLogins = pgTable(
  'lti_logins',
  {
    /** SHA-256 of the state, hex. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the nonce, hex. */
    nonceHash: text('nonce_hash').notNull(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => ltiRegistrations.id),
    /** `lti_deployment_id` of the login request. */
    deploymentHint: text('deployment_hint'),
    target: text('target').notNull(),
    /** SHA-256 of the cookie's value, hex: the browser that began. */
    bindingHash: text('binding_hash').notNull(),
    /** The frame of the platform that keeps data for tools. */
    storageTarget: text('storage_target'),
    /** SHA-256 of the secret that the platform's storage keeps, hex. */
    storageHash: text('storage_hash').notNull(),
    /** A token that passed the other checks and waits for the secret of the platform's storage. */
    heldToken: text('held_token'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('lti_logins_end').on(table.expiresAt), index('lti_logins_registration').on(table.registrationId)],
);

/** Claims of a launch that are kept while the person chooses an account. */
export interface KeptClaims {
  readonly givenName: string;
  readonly familyName: string;
  readonly name: string;
  readonly email: string;
  readonly sourcedId: string | null;
  readonly locale: string | null;
  readonly role: 'teacher' | 'assistant' | 'learner';
  readonly isTest: boolean;
  /** Where the person goes afterwards: a path inside the frame. */
  readonly path: string;
  /** Settings of a request to choose content, as the platform has sent them. */
  readonly deepLinking?: Readonly<Record<string, unknown>>;
}

/** A launch that waits for its person to choose an account. */
export const ltiPending = pgTable(
  'lti_pending',
  {
    /** SHA-256 of the ticket, hex. */
    ticketHash: text('ticket_hash').primaryKey(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => ltiRegistrations.id),
    deploymentId: uuid('deployment_id')
      .notNull()
      .references(() => ltiDeployments.id),
    contextId: uuid('context_id')
      .notNull()
      .references(() => ltiContexts.id),
    linkId: uuid('link_id').references(() => ltiLinks.id),
    subject: text('subject').notNull(),
    claims: jsonb('claims').$type<KeptClaims>().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    index('lti_pending_end').on(table.expiresAt),
    index('lti_pending_registration').on(table.registrationId),
    index('lti_pending_deployment').on(table.deploymentId),
    index('lti_pending_context').on(table.contextId),
    index('lti_pending_link').on(table.linkId),
  ],
);

/** Opens a page outside the frame, once, for the person whose launch made it. */
export const ltiTickets = pgTable(
  'lti_tickets',
  {
    /** SHA-256 of the ticket, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** A path of our own. */
    path: text('path').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('lti_tickets_end').on(table.expiresAt), index('lti_tickets_user').on(table.userId)],
);

/** Launches that were refused, for administrators; names no person. */
export const ltiRefusals = pgTable(
  'lti_refusals',
  {
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    /** Null when no registration was recognised. */
    registrationId: uuid('registration_id').references(() => ltiRegistrations.id),
    /** The number of the check that refused it. */
    check: integer('check').notNull(),
    /** The check's own code. */
    code: text('code').notNull(),
    /** A description of the fault, cut to 300 characters. */
    details: text('details').notNull(),
  },
  (table) => [index('lti_refusals_at').on(table.at), index('lti_refusals_registration').on(table.registrationId)],
);
