import { randomUUID } from 'node:crypto';
import { json, refused, wordsOf, type PlatformAnswer, type RecordedRequest } from './messages.ts';
import type { PlatformProfile } from './profiles.ts';
import { allScopes, type PlacedTool, type World } from './world.ts';

const platformConfiguration = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

interface Parts {
  readonly world: World;
  readonly profile: PlatformProfile;
  readonly origin: string;
  readonly issuer: string;
}

/** The addresses of a platform, as an administrator types them or a tool reads them. */
export const endpointsOf = (origin: string) => ({
  authorizationEndpoint: `${origin}/authorize`,
  tokenEndpoint: `${origin}/token`,
  jwksUri: `${origin}/keys`,
  configuration: `${origin}/openid-configuration`,
  registrationEndpoint: `${origin}/register`,
});

/** Returns the configuration that a tool reads when it registers (Dynamic Registration 1.0). */
export function describePlatform({ profile, origin, issuer }: Omit<Parts, 'world'>): Record<string, unknown> {
  const endpoints = endpointsOf(origin);
  return {
    issuer,
    authorization_endpoint: endpoints.authorizationEndpoint,
    token_endpoint: endpoints.tokenEndpoint,
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['RS256'],
    jwks_uri: endpoints.jwksUri,
    registration_endpoint: endpoints.registrationEndpoint,
    scopes_supported: ['openid', ...allScopes],
    response_types_supported: ['id_token'],
    subject_types_supported: ['public', 'pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['sub', 'iss', 'name', 'given_name', 'family_name', 'email'],
    [platformConfiguration]: {
      product_family_code: profile.product.product_family_code,
      version: profile.product.version,
      messages_supported: [
        { type: 'LtiResourceLinkRequest', placements: [] },
        { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] },
      ],
      variables: ['CourseSection.timeFrame.end', 'ResourceLink.submission.endDateTime'],
    },
  };
}

/** Registrations by invitation of the platform: each token works once. */
export function createRegistrations(parts: Parts) {
  const openTokens = new Set<string>();

  return {
    openTokens,

    answer(request: RecordedRequest): PlatformAnswer {
      const token = String(request.headers['authorization']).replace(/^Bearer /, '');
      if (!openTokens.delete(token)) return refused(401, 'unknown registration token');
      const given = JSON.parse(request.body) as Readonly<Record<string, unknown>>;
      const problem = problemOf(given);
      if (problem) return json({ error: 'invalid_client_metadata', error_description: problem }, 400);
      const tool: PlacedTool = {
        clientId: randomUUID(),
        deploymentId: '1',
        loginUrl: wordsOf(given['initiate_login_uri']),
        redirectUris: given['redirect_uris'] as readonly string[],
        keys: wordsOf(given['jwks_uri']),
        scopes: wordsOf(given['scope']).split(' '),
      };
      parts.world.tools.push(tool);
      const asked = given[toolConfiguration] as Readonly<Record<string, unknown>>;
      return json({
        ...given,
        client_id: tool.clientId,
        [toolConfiguration]: {
          ...asked,
          deployment_id: tool.deploymentId,
          // Moodle leaves resource links out of the messages, though they were asked for.
          messages: (asked['messages'] as readonly { type: string }[]).filter(
            ({ type }) => type !== 'LtiResourceLinkRequest',
          ),
        },
      });
    },
  };
}

function problemOf(given: Readonly<Record<string, unknown>>): string | null {
  const asked = given[toolConfiguration] as Readonly<Record<string, unknown>> | undefined;
  const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value);
  if (given['application_type'] !== 'web') return 'application_type';
  if (given['token_endpoint_auth_method'] !== 'private_key_jwt') return 'token_endpoint_auth_method';
  if (!isUrl(given['initiate_login_uri'])) return 'initiate_login_uri';
  if (!isUrl(given['jwks_uri'])) return 'jwks_uri';
  if (!Array.isArray(given['redirect_uris']) || !given['redirect_uris'].every(isUrl)) return 'redirect_uris';
  if (typeof given['client_name'] !== 'string') return 'client_name';
  if (!asked || !Array.isArray(asked['messages']) || !Array.isArray(asked['claims'])) return toolConfiguration;
  // Moodle compares the domain, with its port, to the host of the target.
  return isUrl(asked['target_link_uri']) && new URL(wordsOf(asked['target_link_uri'])).host === asked['domain']
    ? null
    : 'domain';
}
