import { randomUUID } from 'node:crypto';
import { lineItemAddress, lineItemsAddress } from './grade-services.ts';
import { html, refused, selfSubmittingForm, type PlatformAnswer } from './messages.ts';
import type { PlatformKeys } from './keys.ts';
import type { PlatformProfile } from './profiles.ts';
import type { PlacedTool, PlatformCourse, PlatformLink, PlatformPerson, World } from './world.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const deepLinkClaim = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

/** A launch to make: the person, the course and the link. Without a link a teacher chooses content for the course. */
export interface LaunchWish {
  readonly person: PlatformPerson;
  readonly course: PlatformCourse;
  readonly link?: PlatformLink;
  readonly message?: 'LtiResourceLinkRequest' | 'LtiDeepLinkingRequest' | 'LtiSubmissionReviewRequest';
  readonly target?: string;
  readonly locale?: string;
  /** More claims, or other values of those that the platform makes. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly deepLinkSettings?: Readonly<Record<string, unknown>>;
}

/** A form that a browser sends: the login request, or the launch with its token. */
export interface SentForm {
  readonly method: 'GET' | 'POST';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Faults of launches. */
export interface LaunchFaults {
  /** Changes the claims before they are signed. */
  changeClaims?: ((claims: Record<string, unknown>) => Record<string, unknown>) | undefined;
  /** Makes the token out of the claims, where a signature must be wrong. */
  sign?: ((claims: Record<string, unknown>) => Promise<string>) | undefined;
  /** The platform answers the authentication request with this error. */
  error?: string | undefined;
  /** Which optional claims about the person are kept back. */
  hidesNames?: boolean;
}

interface Parts {
  readonly world: World;
  readonly profile: PlatformProfile;
  readonly keys: PlatformKeys;
  readonly origin: string;
  readonly issuer: string;
  readonly now: () => Date;
  readonly faults: LaunchFaults;
}

export type Launches = ReturnType<typeof createLaunches>;

/** Login requests and authentication requests: OpenID Connect started by the platform. */
export function createLaunches(parts: Parts) {
  const { profile, issuer, faults } = parts;
  const begun = new Map<string, { readonly wish: LaunchWish; isUsed: boolean }>();

  /** Begins a launch: the form that the platform makes the browser send to the tool. */
  function beginLaunch(wish: LaunchWish): SentForm {
    const hint = JSON.stringify({ launch: randomUUID(), 'kept "as it is"': 'é&=+' });
    begun.set(hint, { wish, isUsed: false });
    const { tool, deploymentId } = wish.course;
    return {
      method: profile.loginMethod,
      action: tool.loginUrl,
      fields: {
        iss: issuer,
        target_link_uri: targetOf(wish),
        login_hint: wish.person.subject,
        lti_message_hint: hint,
        client_id: tool.clientId,
        lti_deployment_id: deploymentId,
        ...(profile.storageTarget === null ? {} : { lti_storage_target: profile.storageTarget }),
      },
    };
  }

  /** Answers an authentication request: the form that brings the browser back, or why there is none. */
  async function authorize(asked: URLSearchParams): Promise<SentForm | PlatformAnswer> {
    const hint = asked.get('lti_message_hint') ?? '';
    const launch = begun.get(hint);
    if (!launch) return refused(400, 'unknown lti_message_hint');
    const { wish } = launch;
    const { tool } = wish.course;
    const redirectUri = asked.get('redirect_uri') ?? '';
    if (asked.get('client_id') !== tool.clientId) return refused(400, 'unauthorized_client');
    if (!tool.redirectUris.includes(redirectUri)) return refused(400, `unknown redirect_uri ${redirectUri}`);
    const state = asked.get('state') ?? '';
    const back = (fields: Readonly<Record<string, string>>): SentForm => ({
      method: 'POST',
      action: redirectUri,
      fields: {
        state,
        ...fields,
        ...(profile.storageTarget !== null && profile.repeatsStorageTarget
          ? { lti_storage_target: profile.storageTarget }
          : {}),
      },
    });
    const isWellMade =
      asked.get('scope') === 'openid' &&
      asked.get('response_type') === 'id_token' &&
      asked.get('response_mode') === 'form_post' &&
      asked.get('prompt') === 'none' &&
      (asked.get('nonce') ?? '') !== '';
    if (!isWellMade) return back({ error: 'invalid_request' });
    if (faults.error !== undefined) return back({ error: faults.error, error_description: `Fault: ${faults.error}` });
    if (asked.get('login_hint') !== wish.person.subject) return back({ error: 'login_required' });
    if (profile.hintWorksOnce && launch.isUsed) return back({ error: 'invalid_request' });
    launch.isUsed = true;
    return back({ id_token: await tokenFor(wish, asked.get('nonce') ?? '') });
  }

  async function tokenFor(wish: LaunchWish, nonce: string): Promise<string> {
    const made = claimsOf(parts, wish, nonce);
    const claims = faults.changeClaims ? faults.changeClaims(made) : made;
    return faults.sign ? faults.sign(claims) : parts.keys.sign(claims);
  }

  return {
    beginLaunch,
    authorize,
    /** The page of the authorization endpoint. */
    async answerAuthorization(asked: URLSearchParams): Promise<PlatformAnswer> {
      const answer = await authorize(asked);
      return 'status' in answer ? answer : html(selfSubmittingForm(answer));
    },
  };
}

const targetOf = ({ target, link, course }: LaunchWish): string =>
  target ?? link?.url ?? course.tool.redirectUris[0] ?? '';

/** Replaces what the platform knows; an unknown variable arrives as its own text (Moodle). */
function substitute(value: string, { person, course }: LaunchWish): string {
  const known: Readonly<Record<string, string>> = {
    '$User.id': person.subject,
    '$Context.id': course.id,
    '$CourseSection.title': course.title,
  };
  return known[value] ?? value;
}

/** Returns the claims of a launch, all right. */
function claimsOf(parts: Parts, wish: LaunchWish, nonce: string): Record<string, unknown> {
  const { profile, issuer, now, faults } = parts;
  const { person, course, link } = wish;
  const { tool } = course;
  const seconds = Math.floor(now().getTime() / 1000);
  const custom = Object.entries(link?.custom ?? {}).map(([name, value]) => [name, substitute(value, wish)]);
  const names = {
    given_name: person.givenName,
    family_name: person.familyName,
    name: `${person.givenName} ${person.familyName}`,
    email: person.email,
  };
  return {
    iss: issuer,
    aud: tool.clientId,
    sub: person.subject,
    nonce,
    iat: seconds,
    exp: seconds + profile.idTokenSeconds,
    ...(faults.hidesNames ? {} : names),
    locale: wish.locale ?? 'en',
    [`${claim}version`]: '1.3.0',
    [`${claim}message_type`]: wish.message ?? (link ? 'LtiResourceLinkRequest' : 'LtiDeepLinkingRequest'),
    [`${claim}deployment_id`]: course.deploymentId,
    [`${claim}target_link_uri`]: targetOf(wish),
    [`${claim}roles`]: course.members.get(person.subject)?.roles ?? [],
    [`${claim}context`]: {
      id: course.id,
      label: course.label,
      title: course.title,
      type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseSection'],
    },
    [`${claim}tool_platform`]: profile.product,
    [`${claim}launch_presentation`]: {
      document_target: 'iframe',
      return_url: `${parts.origin}/return`,
      locale: wish.locale ?? 'en',
    },
    [`${claim}custom`]: Object.fromEntries(custom),
    ...(link
      ? { [`${claim}resource_link`]: { id: link.id, title: link.title } }
      : { [`${deepLinkClaim}deep_linking_settings`]: deepLinkSettings(parts, wish) }),
    ...serviceClaims(parts, tool, wish),
    ...wish.claims,
  };
}

const deepLinkSettings = ({ origin, profile }: Parts, { course, deepLinkSettings }: LaunchWish) => ({
  deep_link_return_url: `${origin}/deep-link-return/${course.id}`,
  accept_types: ['ltiResourceLink'],
  accept_presentation_document_targets: ['iframe', 'window'],
  accept_multiple: true,
  accept_lineitem: true,
  auto_create: false,
  ...(profile.deepLinkData === null ? {} : { data: profile.deepLinkData }),
  ...deepLinkSettings,
});

/** Names the services of the course, as far as the tool has their scopes. */
function serviceClaims(parts: Parts, tool: PlacedTool, { course, link }: LaunchWish): Record<string, unknown> {
  const { world, profile, origin } = parts;
  const items = link ? world.lineItemsOf(link) : [];
  const only = profile.namesOnlyLineItem && items.length > 1 ? undefined : items[0];
  const gradeScopes = tool.scopes.filter((scope) => scope.includes('/lti-ags/'));
  const hasRoster = tool.scopes.some((scope) => scope.includes('/lti-nrps/'));
  return {
    ...(gradeScopes.length === 0
      ? {}
      : {
          'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
            scope: gradeScopes,
            lineitems: lineItemsAddress({ profile, origin }, course),
            ...(only ? { lineitem: lineItemAddress({ profile, origin }, only) } : {}),
          },
        }),
    ...(hasRoster
      ? {
          'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
            context_memberships_url: `${origin}/services/${course.id}/memberships${profile.serviceQuery}`,
            service_versions: ['2.0'],
          },
        }
      : {}),
  };
}
