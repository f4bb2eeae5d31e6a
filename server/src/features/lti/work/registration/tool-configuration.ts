import { productName } from '@lemma/contracts';
import { z } from 'zod';

/** Scopes that Lemma asks a platform for (LTI Advantage): the roster, line items, scores and results. */
export const wantedScopes = [
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
  'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
] as const;

const wantedClaims = ['iss', 'sub', 'name', 'given_name', 'family_name', 'email'];
const about = 'Mathematics tasks that are different for each learner, marked in the moment they are answered.';
/** Requested with each launch: the courses that its course was copied from. */
const customParameters = { context_history: '$Context.id.history' };
const toolClaim = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** The addresses that an administrator copies into an LMS. */
export const toolAddresses = (publicUrl: string) => ({
  login: `${publicUrl}/lti/login/`,
  launch: `${publicUrl}/lti/launch/`,
  keys: `${publicUrl}/lti/jwks.json`,
  configuration: `${publicUrl}/lti/configuration.json`,
  register: `${publicUrl}/lti/register/`,
});

interface Tool {
  readonly publicUrl: string;
  /** Addresses at which the operator is reached. */
  readonly contacts: readonly string[];
}

/** The registration request (LTI Dynamic Registration 1.0, section 3.5). */
export function registrationRequest({ publicUrl, contacts }: Tool) {
  const { login, launch, keys } = toolAddresses(publicUrl);
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: login,
    redirect_uris: [launch],
    client_name: productName,
    jwks_uri: keys,
    logo_uri: `${publicUrl}/icon-192.png`,
    token_endpoint_auth_method: 'private_key_jwt',
    ...(contacts.length === 0 ? {} : { contacts }),
    policy_uri: `${publicUrl}/company/privacy-policy`,
    tos_uri: `${publicUrl}/company/terms-of-use`,
    scope: wantedScopes.join(' '),
    [toolClaim]: {
      // Without a scheme, with the port: Moodle compares it with the host of the target.
      domain: new URL(publicUrl).host,
      description: about,
      target_link_uri: launch,
      custom_parameters: customParameters,
      claims: wantedClaims,
      messages: [
        { type: 'LtiResourceLinkRequest', target_link_uri: launch },
        {
          type: 'LtiDeepLinkingRequest',
          target_link_uri: launch,
          label: `Choose from ${productName}`,
          placements: ['ContentArea'],
        },
      ],
    },
  };
}

/** Returns the configuration to paste where there is no dynamic registration, in the shape that Canvas reads. */
export function toolConfiguration({ publicUrl }: Pick<Tool, 'publicUrl'>) {
  const { login, launch, keys } = toolAddresses(publicUrl);
  const placement = (name: string) => ({
    placement: name,
    message_type: 'LtiDeepLinkingRequest',
    target_link_uri: launch,
  });
  return {
    title: productName,
    description: about,
    oidc_initiation_url: login,
    target_link_uri: launch,
    redirect_uris: [launch],
    public_jwk_url: keys,
    scopes: [...wantedScopes],
    extensions: [
      {
        platform: 'canvas.instructure.com',
        domain: new URL(publicUrl).host,
        privacy_level: 'public',
        settings: {
          text: productName,
          placements: [
            { ...placement('assignment_selection'), text: productName },
            { ...placement('link_selection'), text: productName },
          ],
        },
      },
    ],
    custom_fields: customParameters,
  };
}

const registrationAnswer = z.object({
  client_id: z.string().min(1).max(255),
  scope: z.string().max(5000).optional().catch(undefined),
  [toolClaim]: z
    .object({
      deployment_id: z
        .union([z.string().min(1).max(255), z.int().transform(String)])
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/** Reads the platform's answer to the registration request; null when it names no client. */
export function readRegistrationAnswer(value: unknown) {
  const parsed = registrationAnswer.safeParse(value);
  if (!parsed.success) return null;
  const { client_id: clientId, scope } = parsed.data;
  return {
    clientId,
    deploymentId: parsed.data[toolClaim]?.deployment_id ?? null,
    scopes: scope?.split(/\s+/).filter((one) => one !== '') ?? null,
  };
}
