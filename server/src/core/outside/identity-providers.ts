import type { Configuration, IDToken, TokenEndpointResponse } from 'openid-client';
import type { Environment } from '../environment/environment.ts';
import type { IdentityProviderSettings } from '../environment/identity-provider-settings.ts';
import { createGuardedFetch, OutsideError } from './guarded-fetch.ts';

/** Loaded when somebody first signs in with a provider, not at every start. */
const openidClient = () => import('openid-client');

const timeoutMs = 4_000;
const maximumBytes = 1024 * 1024;
/** Keys and addresses of a provider change seldom. */
const keptForMs = 60 * 60_000;

/** A person's identity at a provider. Issuer and subject name the account; all else is what the provider says. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
}

/** Secrets of this exchange; kept by the server until the browser comes back. */
export interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The provider does not answer, or not as a provider does: not the fault of the person who signs in. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

export type IdentityProviders = ReturnType<typeof createIdentityProviders>;

interface Known {
  readonly configuration: Promise<Configuration>;
  readonly since: number;
}

/** The OpenID Connect providers that the operator has configured. Nothing is asked of them before somebody signs in. */
export function createIdentityProviders({
  identityProviders,
  publicUrl,
}: Pick<Environment, 'identityProviders' | 'publicUrl'>) {
  const known = new Map<string, Known>();

  const settingsOf = (id: string): IdentityProviderSettings | undefined =>
    identityProviders.find((provider) => provider.id === id);

  async function configurationOf(settings: IdentityProviderSettings): Promise<Configuration> {
    const kept = known.get(settings.id);
    if (kept && performance.now() - kept.since < keptForMs) return kept.configuration;
    const configuration = discover(settings);
    known.set(settings.id, { configuration, since: performance.now() });
    try {
      return await configuration;
    } catch (error) {
      known.delete(settings.id);
      throw new ProviderUnavailable(`${settings.issuer} cannot be read`, { cause: error });
    }
  }

  return {
    list: () => identityProviders.map(({ id, name }) => ({ id, name })),
    has: (id: string) => settingsOf(id) !== undefined,
    /** Returns the provider's name; the host of its address for one that is no longer configured. */
    nameOf: (issuer: string) =>
      identityProviders.find((provider) => isIssuedBy(provider, issuer))?.name ?? hostOf(issuer),

    /** Where to send the browser, and what to keep until it is back. */
    async begin(
      id: string,
      redirectUri: string,
    ): Promise<{ readonly address: string; readonly checks: ProviderChecks }> {
      const configuration = await configurationOf(requireSettings(settingsOf(id)));
      const openid = await openidClient();
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { address: address.href, checks };
    },

    /**
     * Returns the identity of the person who has come back. Throws ProviderUnavailable, or any other error for an
     * answer that is not to be believed.
     */
    async finish(id: string, callback: string, checks: ProviderChecks): Promise<ProviderIdentity> {
      const configuration = await configurationOf(requireSettings(settingsOf(id)));
      const url = new URL(callback, publicUrl);
      const { authorizationCodeGrant } = await openidClient();
      const tokens = await authorizationCodeGrant(configuration, url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      }).catch(throwUnavailable);
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider has sent no identity.');
      return identityOf(claims.iss, claims.sub, { ...(await moreOf(configuration, tokens, claims)), ...claims });
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: IdentityProviderSettings): Promise<Configuration> {
  const server = new URL(issuer);
  const openid = await openidClient();
  const ask = createGuardedFetch({ trustedHosts: new Set([server.host]), timeoutMs, maximumBytes });
  return openid.discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutMs / 1000,
    [openid.customFetch]: (address, { method, headers, body }) =>
      ask(address, { method, headers, ...(body instanceof URLSearchParams ? { body: body.toString() } : {}) }),
    ...(server.protocol === 'http:' ? { execute: [openid.allowInsecureRequests] } : {}),
  });
}

/** Some providers say the e-mail address only when they are asked once more. */
async function moreOf(
  configuration: Configuration,
  tokens: TokenEndpointResponse,
  claims: IDToken,
): Promise<Readonly<Record<string, unknown>>> {
  if (claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint) return {};
  const { fetchUserInfo } = await openidClient();
  return fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(() => ({}));
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function identityOf(issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): ProviderIdentity {
  const email = words(claims['email']).toLowerCase();
  const [first = '', ...others] = words(claims['name']).split(/\s+/);
  return {
    issuer,
    subject,
    email: email === '' ? null : email,
    isEmailVerified: claims['email_verified'] === true,
    givenName: words(claims['given_name']) || first,
    familyName: words(claims['family_name']) || others.join(' '),
  };
}

function requireSettings(settings: IdentityProviderSettings | undefined): IdentityProviderSettings {
  if (!settings) throw new Error('This provider is not configured.');
  return settings;
}

const hostOf = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

/** Microsoft's tenants issue as themselves where several of them may sign in. */
function isIssuedBy(provider: IdentityProviderSettings, issuer: string): boolean {
  if (provider.issuer === issuer) return true;
  const host = hostOf(provider.issuer);
  return host === 'login.microsoftonline.com' && host === hostOf(issuer);
}

/** openid-client wraps what went wrong on the way. */
function throwUnavailable(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const isTimeout = cause.name === 'TimeoutError' || cause.name === 'AbortError';
    if (cause instanceof OutsideError || isTimeout) throw new ProviderUnavailable('no answer', { cause: error });
  }
  throw error;
}
