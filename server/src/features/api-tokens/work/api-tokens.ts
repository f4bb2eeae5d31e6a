import type * as calls from '@lemma/contracts';
import { mostApiTokens, type ApiToken, type BodyOf, type ResponseOf } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { newApiToken } from '../../../core/access/api-token.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { accessOfPerson } from '../../../core/live/access-topics.ts';
import type { Services } from '../../../core/services.ts';
import { hashToken } from '../../../core/tokens.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { noteSignInChange } from '../../signing-in/api.ts';
import { apiTokenData, type ApiTokenRow } from '../data/api-token-store.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import * as stored from '../../../core/language/messages.ts';

const dayMs = 86_400_000;

const presentToken = ({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: ApiTokenRow): ApiToken => ({
  id,
  name,
  scopes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function showApiTokens(services: Services, userId: string): Promise<ApiToken[]> {
  return (await apiTokenData(services).selectApiTokens(userId)).map(presentToken);
}

/** Makes a token; the person gets a mail, and the audit log names its scopes. */
export async function makeApiToken(
  services: Services,
  user: SignedInUser,
  { name, scopes, days }: BodyOf<typeof calls.createApiToken>,
): Promise<ResponseOf<typeof calls.createApiToken>> {
  const token = newApiToken();
  const createdAt = services.now();
  const row: ApiTokenRow = {
    id: newId(),
    userId: user.id,
    name,
    tokenHash: hashToken(token),
    scopes,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * dayMs),
    lastUsedAt: null,
  };
  await inTransaction(services, async (services) => {
    const data = apiTokenData(services);
    await data.lockPerson(user.id);
    if ((await data.countApiTokens(user.id)) >= mostApiTokens) {
      throw conflict('request/conflict', said(m.mostTokens, { mostApiTokens }));
    }
    await data.insertApiToken(row);
    await noteSignInChange(services, user, 'make-api-token', detailsOf(row));
  });
  return { ...presentToken(row), token };
}

/** Ends a token on all nodes, and what is still being read with it. */
export async function endApiToken(services: Services, user: SignedInUser, tokenId: string): Promise<void> {
  await inTransaction(services, async (services) => {
    const gone = await apiTokenData(services).deleteApiToken(user.id, tokenId);
    if (!gone) throw notFound();
    await noteSignInChange(services, user, 'end-api-token', detailsOf(gone));
  });
  services.bus.publish(accessOfPerson(user.id));
}

const detailsOf = ({ name, scopes, expiresAt }: ApiTokenRow): Said =>
  said(stored.auditToken, { name, scopes: scopes.join(', '), day: expiresAt.toISOString().slice(0, 10) });
