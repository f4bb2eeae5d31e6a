import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { json, refused, type PlatformAnswer } from './messages.ts';
import type { PlacedTool } from './world.ts';

const tokenSeconds = 3600;
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Reads the keys of a tool where it publishes them. */
export async function readToolKeys({ keys }: PlacedTool): Promise<JSONWebKeySet> {
  if (typeof keys !== 'string') return keys();
  return (await (await fetch(keys)).json()) as JSONWebKeySet;
}

/** Verifies what a tool has signed, with the keys that it publishes now. */
export async function verifyByTool(
  tool: PlacedTool,
  token: string,
  { audience, now }: { audience: string; now: Date },
): Promise<JWTPayload> {
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(await readToolKeys(tool)), {
    algorithms: ['RS256'],
    issuer: tool.clientId,
    audience,
    currentDate: now,
    requiredClaims: ['exp', 'iat'],
  });
  if (typeof protectedHeader.kid !== 'string') throw new Error('no kid');
  return payload;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

interface GivenToken {
  readonly tool: PlacedTool;
  readonly scopes: readonly string[];
  readonly endsAt: number;
}

/** The token endpoint: a signed assertion for an access token, each assertion once. */
export function createAccessTokens(tools: readonly PlacedTool[], endpoint: string, now: () => Date) {
  const given = new Map<string, GivenToken>();
  const usedIds = new Set<string>();

  return {
    async give(body: string): Promise<PlatformAnswer> {
      const form = new URLSearchParams(body);
      const assertion = form.get('client_assertion') ?? '';
      if (form.get('grant_type') !== 'client_credentials' || form.get('client_assertion_type') !== assertionType) {
        return refused(400, 'unsupported_grant_type');
      }
      let claims: JWTPayload;
      let tool: PlacedTool | undefined;
      try {
        const clientId = decodeJwt(assertion).iss;
        tool = tools.find((placed) => placed.clientId === clientId);
        if (!tool) return refused(400, 'invalid_client');
        claims = await verifyByTool(tool, assertion, { audience: endpoint, now: now() });
      } catch {
        return refused(400, 'invalid_client');
      }
      const { iat = 0, exp = Infinity, jti = '', sub } = claims;
      const isWellMade = sub === tool.clientId && exp - iat <= 300 && jti !== '' && !usedIds.has(jti);
      if (!isWellMade) return refused(400, 'invalid_client');
      usedIds.add(jti);
      const asked = (form.get('scope') ?? '').split(' ');
      const scopes = asked.filter((scope) => tool.scopes.includes(scope));
      if (scopes.length === 0) return refused(400, 'invalid_scope');
      const token = randomUUID();
      given.set(token, { tool, scopes, endsAt: now().getTime() + tokenSeconds * 1000 });
      return json({ access_token: token, token_type: 'Bearer', expires_in: tokenSeconds, scope: scopes.join(' ') });
    },

    /** Returns null when the request may be served, and otherwise its refusal. */
    check(authorization: unknown, tool: PlacedTool, scopes: readonly string[]): PlatformAnswer | null {
      const token = given.get(String(authorization).replace(/^Bearer /, ''));
      if (!token || token.endsAt <= now().getTime() || token.tool !== tool) return refused(401, 'invalid_token');
      return scopes.some((scope) => token.scopes.includes(scope)) ? null : refused(403, 'insufficient_scope');
    },

    /** Ends all tokens, as a restart of the platform may do. */
    forgetAll: () => given.clear(),
  };
}
