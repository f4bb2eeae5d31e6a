import { apiTokenOf, isApiToken } from '../../../core/access/api-token.ts';
import type { Browser } from '../../../core/access/browser.ts';
import { isPrivileged } from '../../../core/access/roles.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { RequestError } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { hashToken } from '../../../core/tokens.ts';
import { apiTokenData } from '../data/api-token-store.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Writing down each use would be a write for nothing. */
const useMs = 3_600_000;

const ended = () =>
  new RequestError(401, 'session/authentication-error', said(m.tokenDoesNotWork), {
    'www-authenticate': 'Bearer error="invalid_token"',
  });

/**
 * Returns the person behind the API token of a call, with the rights that they have at this moment; null when the call
 * brings none. Throws 401 for a token that has ended, and for one whose person no longer has the role to make it.
 */
export async function readTokenVisitor(services: Services, browser: Browser): Promise<SignedInUser | null> {
  const token = apiTokenOf(browser.headers);
  if (token === null) return null;
  const found = isApiToken(token) ? await apiTokenData(services).findTokenInUse(hashToken(token)) : null;
  if (!found || !isPrivileged(found.person)) throw ended();
  noteUse(services, found.person.apiToken?.id ?? '', found.lastUsedAt);
  return found.person;
}

function noteUse(services: Services, tokenId: string, lastUsedAt: Date | null): void {
  const now = services.now();
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < useMs) return;
  services.background.run('noting the use of a token', () => apiTokenData(services).setUsed(tokenId, now));
}
