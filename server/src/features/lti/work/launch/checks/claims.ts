import { cleanLine } from '../../../../../core/clean-text.ts';
import { findUnstorable } from '../../../../../core/text/storable-text.ts';
import { LaunchRefused, mustHold } from '../refusals.ts';
import type { Claims } from './token.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
const scoreService = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const rosterService = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';

const messageTypes = ['LtiResourceLinkRequest', 'LtiDeepLinkingRequest', 'LtiSubmissionReviewRequest'] as const;
const mostRoles = 50;
const mostIdLength = 255;

export type MessageType = (typeof messageTypes)[number];

/** The checked claims of a launch; optional ones are empty where the platform leaves them out. */
export interface Launch {
  readonly messageType: MessageType;
  readonly subject: string;
  readonly deploymentId: string;
  readonly roles: readonly string[];
  readonly context: { readonly id: string; readonly label: string; readonly title: string; readonly history: string[] };
  readonly resourceLink: { readonly id: string; readonly title: string } | null;
  readonly deepLinkingSettings: Claims | null;
  readonly person: {
    readonly givenName: string;
    readonly familyName: string;
    readonly name: string;
    readonly email: string;
    readonly sourcedId: string | null;
  };
  readonly locale: string | null;
  readonly custom: Readonly<Record<string, string>>;
  readonly lineitems: string | null;
  readonly lineitem: string | null;
  readonly scoreScopes: readonly string[];
  readonly membershipsUrl: string | null;
}

const objectOf = (value: unknown): Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Ids are kept byte for byte, so a value that cannot be kept is not an id. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= mostIdLength && findUnstorable(value) === undefined;

/** Words for people: cut, cleaned also of what the cut has halved, and empty where there are none. */
const wordsOf = (value: unknown, most = 200): string =>
  typeof value === 'string' ? cleanLine(cleanLine(value).slice(0, most)) : '';

/** Addresses of services. They are asked only where the platform's host allows it. */
const addressOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 2000 && URL.canParse(value) && findUnstorable(value) === undefined
    ? value
    : null;

/** A variable that the platform does not know arrives as its own text, and counts as absent. */
function customOf(value: unknown): Record<string, string> {
  const entries = Object.entries(objectOf(value)).slice(0, 100);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !entry[1].startsWith('$') && findUnstorable(entry[1]) === undefined,
    ),
  );
}

/** The courses that the course was copied from, which the registration asks for. */
const historyOf = ({ context_history: history = '' }: Record<string, string>): string[] =>
  history
    .split(',')
    .map((id) => id.trim())
    .filter(isId)
    .slice(0, 20);

interface Expected {
  readonly publicUrl: string;
  /** `target_link_uri` of the login request. */
  readonly target: string;
  /** Hosts of the platform. */
  readonly hosts: ReadonlySet<string>;
  readonly trustedHosts: ReadonlySet<string>;
}

/** Checks 12 to 14 and 16 to 18 of the claims of a verified token. The deployment itself is looked up afterwards. */
export function readLaunch(claims: Claims, expected: Expected): Launch {
  const { sub } = claims;
  mustHold(isId(sub), 'no-subject');
  mustHold(claims[`${claim}version`] === '1.3.0', 'wrong-version', JSON.stringify(claims[`${claim}version`]) ?? '');
  const messageType = messageTypes.find((type) => type === claims[`${claim}message_type`]);
  mustHold(messageType !== undefined, 'wrong-message-type', JSON.stringify(claims[`${claim}message_type`]) ?? '');
  const deploymentId = claims[`${claim}deployment_id`];
  mustHold(isId(deploymentId), 'wrong-deployment', 'no deployment_id');
  const roles = claims[`${claim}roles`];
  const areRoles = Array.isArray(roles) && roles.length <= mostRoles && roles.every((role) => typeof role === 'string');
  mustHold(areRoles, 'wrong-roles');
  const settings = messageType === 'LtiDeepLinkingRequest' ? readDeepLinking(claims, expected) : null;
  const link = settings ? null : objectOf(claims[`${claim}resource_link`]);
  mustHold(link === null || isId(link['id']), 'no-resource-link');
  const context = objectOf(claims[`${claim}context`]);
  mustHold(isId(context['id']), 'no-course');
  checkTarget(claims[`${claim}target_link_uri`], expected);
  const custom = customOf(claims[`${claim}custom`]);
  return {
    messageType,
    subject: sub,
    deploymentId,
    roles,
    context: {
      id: context['id'],
      label: wordsOf(context['label']),
      title: wordsOf(context['title']),
      history: historyOf(custom),
    },
    resourceLink: link === null ? null : { id: String(link['id']), title: wordsOf(link['title']) },
    deepLinkingSettings: settings,
    person: personOf(claims),
    locale: localeOf(claims),
    custom,
    ...servicesOf(claims),
  };
}

function personOf(claims: Claims): Launch['person'] {
  const { given_name: given, family_name: family, name, email } = claims;
  const lis = objectOf(claims[`${claim}lis`]);
  return {
    givenName: wordsOf(given, 80),
    familyName: wordsOf(family, 80),
    name: wordsOf(name),
    email: wordsOf(email, 254).toLowerCase(),
    sourcedId: wordsOf(lis['person_sourcedid'], mostIdLength) || null,
  };
}

function localeOf(claims: Claims): string | null {
  const presentation = objectOf(claims[`${claim}launch_presentation`]);
  const said = wordsOf(presentation['locale'] ?? claims['locale'], 35).replaceAll('_', '-');
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(said) ? said : null;
}

function servicesOf(claims: Claims): Pick<Launch, 'lineitems' | 'lineitem' | 'scoreScopes' | 'membershipsUrl'> {
  const scores = objectOf(claims[scoreService]);
  return {
    lineitems: addressOf(scores['lineitems']),
    lineitem: addressOf(scores['lineitem']),
    scoreScopes: listOf(scores['scope'])
      .filter((scope): scope is string => typeof scope === 'string' && scope.length <= 200)
      .slice(0, 20),
    membershipsUrl: addressOf(objectOf(claims[rosterService])['context_memberships_url']),
  };
}

/** Check 17 for deep linking: the way back is https at the host of the registration. */
function readDeepLinking(claims: Claims, { hosts, trustedHosts }: Expected): Claims {
  const settings = objectOf(claims[deepLinking]);
  const back = addressOf(settings['deep_link_return_url']);
  mustHold(back !== null && Array.isArray(settings['accept_types']), 'wrong-deep-linking', 'settings are missing');
  mustHold(findUnstorable(settings) === undefined, 'wrong-deep-linking', 'settings cannot be kept');
  const { protocol, host } = new URL(back);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && trustedHosts.has(host));
  if (!hosts.has(host) || !isSafe) throw new LaunchRefused('wrong-deep-linking', `returns to ${host}`);
  return settings;
}

/** Check 18: an address of our own, the one of the login. Where the person goes is decided by our own table. */
function checkTarget(target: unknown, { publicUrl, target: asked }: Expected): void {
  mustHold(typeof target === 'string' && isOwnAddress(target, publicUrl), 'wrong-target', 'not an address of ours');
  mustHold(target === asked, 'wrong-target', 'another than that of the login');
}

/** Whether an address is on our own origin. */
export const isOwnAddress = (address: string, publicUrl: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin && !new URL(address).username;
