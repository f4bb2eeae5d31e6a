import { crc32 } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { apiTokenPrefix, type Endpoint } from '@lemma/contracts';
import { RequestError } from '../errors.ts';
import type { SignedInUser } from './visitor.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const secretBytes = 20;
const wholeToken = new RegExp(`^${apiTokenPrefix}[0-9a-f]{${secretBytes * 2 + 8}}$`);

const checksumOf = (secret: string): string => crc32(secret).toString(16).padStart(8, '0');

/** Returns a new token: its prefix, a secret, and a checksum by which a mistyped or invented one is known without asking the database. */
export function newApiToken(): string {
  const secret = randomBytes(secretBytes).toString('hex');
  return `${apiTokenPrefix}${secret}${checksumOf(secret)}`;
}

/** Whether a text can be a token that was made by `newApiToken`. */
export function isApiToken(text: string): boolean {
  const [secret, checksum] = [text.slice(apiTokenPrefix.length, -8), text.slice(-8)];
  return wholeToken.test(text) && checksumOf(secret) === checksum;
}

/**
 * Returns what a call brings as an API token; null for calls of pages. A call that brings one counts by it alone: its
 * cookies are not read, so that it needs no proof of coming from our own pages.
 */
export function apiTokenOf({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): string | null {
  const [, token] = /^Bearer +(\S*)\s*$/i.exec(authorization ?? '') ?? [];
  return token?.startsWith(apiTokenPrefix) ? token : null;
}

/** Refuses the call of a token at an endpoint that is not within its scopes; calls of pages pass. */
export function requireTokenScope({ tokenScope }: Pick<Endpoint, 'tokenScope'>, visitor: SignedInUser | null): void {
  if (!visitor?.apiToken) return;
  if (tokenScope === undefined) {
    throw new RequestError(403, 'token/not-for-tokens', said(m.notForTokens));
  }
  if (visitor.apiToken.scopes.includes(tokenScope)) return;
  const words = said(m.scopeNeeded, { tokenScope });
  throw new RequestError(403, 'token/scope-missing', words, {}, { scope: tokenScope });
}
