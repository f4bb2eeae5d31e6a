import { z } from 'zod';
import { apiScopes } from '../core/api-scopes.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'api-tokens';

/** Tokens that one person may have at the same time, those that have run out included. */
export const mostApiTokens = 20;

/** Calls that one token may make in a minute. */
export const callsPerMinuteOfToken = 120;

/** How long tokens may live, in days. */
export const longestTokenDays = 366;

const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: z.iso.datetime(),
  /** The token no longer works from this moment on. */
  expiresAt: z.iso.datetime(),
  /** When a program used it last, within an hour; null is never. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.output<typeof apiToken>;

export const listApiTokens = endpoint({
  name: 'listApiTokens',
  feature,
  summary: 'The API tokens of the caller, the newest first.',
  method: 'GET',
  path: '/api-tokens/',
  who: 'known',
  response: z.array(apiToken),
});

export const createApiToken = endpoint({
  name: 'createApiToken',
  feature,
  summary: 'Makes a token with which a program makes calls for the caller.',
  method: 'POST',
  path: '/api-tokens/',
  who: 'privileged',
  needsConfirmation: true,
  callsPerMinuteEach: 30,
  body: z.strictObject({
    name: z.string().trim().min(1, words(m.enterName)).max(60),
    scopes: z
      .array(z.enum(apiScopes))
      .min(1, words(m.chooseOne))
      .max(apiScopes.length)
      .refine((scopes) => new Set(scopes).size === scopes.length, words(m.scopesOnce)),
    /** How long it works. */
    days: z.int().min(1).max(longestTokenDays),
  }),
  /** The token is stored as a digest and never shown again. */
  response: apiToken.extend({ token: z.string() }),
});

export const deleteApiToken = endpoint({
  name: 'deleteApiToken',
  feature,
  summary: 'Ends a token: the next call with it is refused.',
  method: 'DELETE',
  path: '/api-tokens/{apiTokenId}/',
  who: 'known',
  personAlone: true,
  params: z.object({ apiTokenId: z.uuid() }),
  response: null,
});
