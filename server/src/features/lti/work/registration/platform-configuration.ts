import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import * as m from '../../messages.ts';
import { RegistrationRefused } from './registration-refused.ts';

/** Addresses in a platform's configuration: no longer than this. */
const longest = 2000;

const optionalText = z.string().max(longest).optional().catch(undefined);
const address = z.string().max(longest).refine(URL.canParse, 'is not an address');

const platformClaim = 'https://purl.imsglobal.org/spec/lti-platform-configuration';

/** The OpenID configuration of a platform (LTI Dynamic Registration 1.0, section 3.4), as far as we use it. */
const configuration = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
  /** The audience of token requests, where it is not the token endpoint. */
  authorization_server: optionalText,
  scopes_supported: z.array(z.string().max(500)).max(100).optional().catch(undefined),
  [platformClaim]: z.object({ product_family_code: optionalText, version: optionalText }).optional().catch(undefined),
});

export interface PlatformConfiguration {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  readonly registrationEndpoint: string;
  readonly tokenAudience: string | null;
  readonly scopes: readonly string[];
  readonly product: string;
  readonly version: string;
}

/** Vendors whose schools share one issuer, and the hosts on which they publish their configuration. */
const sharedIssuers: readonly { readonly issuer: RegExp; readonly host: RegExp }[] = [
  {
    issuer: /^https:\/\/canvas\.(?:beta\.|test\.)?instructure\.com$/,
    host: /^(?:sso(?:\.beta|\.test)?\.canvaslms\.com|[a-z0-9.-]+\.instructure\.com)$/,
  },
  { issuer: /^https:\/\/blackboard\.com$/, host: /^developer\.(?:anthology|blackboard)\.com$/ },
];

/**
 * Reads the configuration that was fetched from `from`. The issuer's host is the host that was asked, a known vendor's,
 * or one that the operator trusts; all addresses are https, except on hosts that the operator trusts.
 */
export function readPlatformConfiguration(
  value: unknown,
  { from, trustedHosts }: { readonly from: string; readonly trustedHosts: ReadonlySet<string> },
): PlatformConfiguration {
  const parsed = configuration.safeParse(value);
  if (!parsed.success) {
    const missing = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))].filter(Boolean);
    throw new RegistrationRefused(
      missing.length === 0 ? said(m.configurationIsNone) : said(m.configurationLacks, { fields: missing.join(', ') }),
    );
  }
  const { data } = parsed;
  const asked = new URL(from);
  checkIssuer(data.issuer, asked, trustedHosts);
  const addresses = {
    authorizationEndpoint: data.authorization_endpoint,
    tokenEndpoint: data.token_endpoint,
    jwksUri: data.jwks_uri,
    registrationEndpoint: data.registration_endpoint,
  };
  for (const [field, given] of Object.entries(addresses)) {
    const problem = whyNotAddress(given, trustedHosts);
    if (problem !== null) throw new RegistrationRefused(said(m.configurationAddress, { field, problem }));
  }
  const platform = data[platformClaim];
  return {
    issuer: data.issuer,
    ...addresses,
    tokenAudience: data.authorization_server ?? null,
    scopes: data.scopes_supported ?? [],
    product: platform?.product_family_code ?? '',
    version: platform?.version ?? '',
  };
}

function checkIssuer(issuer: string, asked: URL, trustedHosts: ReadonlySet<string>): void {
  const named = new URL(issuer);
  const isSame = named.host === asked.host && named.protocol === asked.protocol;
  const isVendor = sharedIssuers.some((shared) => shared.issuer.test(issuer) && shared.host.test(asked.host));
  if (isSame || isVendor || (trustedHosts.has(named.host) && trustedHosts.has(asked.host))) return;
  throw new RegistrationRefused(said(m.saysItIsOther, { asked: asked.host, named: named.host }));
}

/** Returns what is wrong with an address that a platform gave; null when nothing is. */
export function whyNotAddress(
  given: string,
  trustedHosts: ReadonlySet<string>,
): 'notAddress' | 'password' | 'fragment' | 'other' | null {
  if (!URL.canParse(given)) return 'notAddress';
  const { protocol, host, username, password, hash } = new URL(given);
  if (username !== '' || password !== '') return 'password';
  if (hash !== '') return 'fragment';
  if (protocol === 'https:' || (protocol === 'http:' && trustedHosts.has(host))) return null;
  return 'other';
}
