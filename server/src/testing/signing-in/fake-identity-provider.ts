import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A person as the provider describes them. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly name?: string;
}

interface Begun {
  readonly person: Person;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
}

export type FakeIdentityProvider = Awaited<ReturnType<typeof openFakeIdentityProvider>>;

const clientId = 'lemma';
const clientSecret = 'between-us';

/** An OpenID Connect provider at its own protocol: discovery, keys, authorization and token endpoint. */
export async function openFakeIdentityProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Begun>();
  /** Faults of the provider. */
  const faults: { claims?: Record<string, unknown>; status?: number; body?: string; isSilent?: boolean } = {};
  const state = { person: { sub: 'no-one' } as Person, asked: 0 };

  const server = createServer((request, response) => {
    state.asked += 1;
    if (faults.isSilent) return;
    if (faults.status !== undefined) {
      response.writeHead(faults.status, { location: 'http://127.0.0.1:1/', 'content-type': 'application/json' });
      response.end(faults.body ?? '{}');
      return;
    }
    void answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration') return sendJson(response, metadata(issuer));
    if (url.pathname === '/keys') return sendJson(response, { keys: [jwk] });
    if (url.pathname === '/authorize') {
      // A browser that comes here is `state.person`, whom the provider knows already.
      response.writeHead(302, { location: signIn(url.href, state.person) }).end();
      return;
    }
    if (url.pathname === '/token' && request.method === 'POST') return giveTokens(request, response);
    sendJson(response, { error: 'not_found' }, 404);
  }

  async function giveTokens(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    const begun = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!begun || !isClient || challenge !== begun.challenge || form.get('redirect_uri') !== begun.redirectUri) {
      return sendJson(response, { error: 'invalid_grant' }, 400);
    }
    const idToken = await new SignJWT({ ...begun.person, nonce: begun.nonce, ...faults.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .setIssuer(typeof faults.claims?.['iss'] === 'string' ? faults.claims['iss'] : issuer)
      .setAudience(typeof faults.claims?.['aud'] === 'string' ? faults.claims['aud'] : clientId)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey);
    return sendJson(response, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken });
  }

  /** The person signs in at the provider: from the address that the browser was sent to, to the one it is sent back to. */
  function signIn(address: string, person: Person, change: Readonly<Record<string, string>> = {}): string {
    const asked = new URL(address).searchParams;
    const code = randomUUID();
    codes.set(code, {
      person,
      redirectUri: asked.get('redirect_uri') ?? '',
      challenge: change['challenge'] ?? asked.get('code_challenge') ?? '',
      nonce: change['nonce'] ?? asked.get('nonce') ?? '',
    });
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', change['state'] ?? asked.get('state') ?? '');
    return back.href;
  }

  return {
    issuer,
    faults,
    state,
    settings: (id: string, name: string) => ({ id, name, issuer, clientId, clientSecret }),

    signIn,

    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
});

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
