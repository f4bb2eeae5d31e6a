import { productName } from '@lemma/contracts';
import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import type { Browser } from '../../../../core/access/browser.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { findUnstorable } from '../../../../core/text/storable-text.ts';
import { launchData } from '../../data/launch-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import type { Registration } from '../../data/platform-store.ts';
import { isOwnAddress } from './checks/claims.ts';
import * as m from '../../messages.ts';
import { LaunchRefused, mustHold } from './refusals.ts';

const minute = 60_000;
const loginLastsMs = 10 * minute;
const bindingCookie = '__Host-lemma_lti';
const tokenShape = /^[\w-]{43}$/;

const field = z
  .string()
  .max(8 * 1024)
  .refine((value) => findUnstorable(value) === undefined);

const loginRequest = z.object({
  iss: field.min(1),
  login_hint: field.min(1),
  target_link_uri: field.min(1),
  lti_message_hint: field.optional(),
  client_id: field.optional(),
  lti_deployment_id: field.optional(),
  lti_storage_target: field.max(200).optional(),
});

export type LoginRequest = z.output<typeof loginRequest>;

/** A login that was begun: where the browser goes, and what it keeps until it is back. */
export interface BegunLogin {
  readonly registration: Registration;
  readonly request: LoginRequest;
  /** The authentication request. */
  readonly address: string;
  readonly storageKey: string;
  readonly storageSecret: string;
}

export const launchAddress = ({ environment }: Pick<Services, 'environment'>) => `${environment.publicUrl}/lti/launch/`;

/** The name under which the platform's storage keeps the secret of a login. */
export const storageKeyOf = (stateHash: string): string => `lemma_state_${stateHash.slice(0, 16)}`;

const cookieAttributes = {
  path: '/',
  httpOnly: true,
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const;

/** The registration that a login request names. Issuers alone name one only where it is the only one. */
async function findRegistration(services: Services, { iss, client_id: clientId }: LoginRequest): Promise<Registration> {
  const found =
    clientId === undefined
      ? await ltiData(services).selectRegistrationsOfIssuer(iss)
      : [await ltiData(services).findRegistration(iss, clientId)].filter((one) => one !== null);
  mustHold(found.length < 2, 'several-registrations', `iss ${iss}`);
  const [registration] = found;
  if (registration === undefined) throw unknownPlatform(services, iss, clientId ?? '–');
  return requireOn(registration);
}

/** The longest name of a platform that a page shows. */
const mostShown = 200;

/** Says with a refusal what an administrator needs to register the platform. */
function unknownPlatform(services: Services, issuer: string, clientId: string): LaunchRefused {
  const refused = new LaunchRefused('unknown-registration', `iss ${issuer}, client_id ${clientId}`);
  refused.next = said(m.askToRegister, {
    product: productName,
    address: `${services.environment.publicUrl}/a/administration/lti`,
    issuer: issuer.slice(0, mostShown),
    clientId: clientId.slice(0, mostShown),
  });
  return refused;
}

/** Throws unless an administrator has approved the platform. */
export function requireOn(registration: Registration): Registration {
  if (registration.state === 'on') return registration;
  const refused = new LaunchRefused(registration.state === 'waiting' ? 'registration-waiting' : 'registration-off');
  refused.registrationId = registration.id;
  throw refused;
}

/**
 * Answers a login request of a platform: keeps what the launch must bring back, and ties it to this browser by a cookie.
 * Launches that begin at the same moment in one browser share the cookie. Throws LaunchRefused.
 */
export async function beginLogin(
  services: Services,
  given: Readonly<Record<string, unknown>>,
  browser: Browser,
): Promise<BegunLogin> {
  const parsed = loginRequest.safeParse(given);
  mustHold(parsed.success, 'malformed', parsed.error?.issues.map(({ path }) => path.join('.')).join(', '));
  const request = parsed.data;
  const registration = await findRegistration(services, request);
  if (!isOwnAddress(request.target_link_uri, services.environment.publicUrl)) {
    const refused = new LaunchRefused('wrong-target', 'target_link_uri of the login is not an address of ours');
    refused.registrationId = registration.id;
    throw refused;
  }
  const [state, nonce, storageSecret] = [newToken(), newToken(), newToken()];
  const known = browser.cookies.get(bindingCookie) ?? '';
  const binding = tokenShape.test(known) ? known : newToken();
  browser.cookies.set(bindingCookie, binding, { ...cookieAttributes, maxAge: loginLastsMs / 1000 });
  const createdAt = services.now();
  const stateHash = hashToken(state);
  await launchData(services).insertLogin({
    stateHash,
    nonceHash: hashToken(nonce),
    registrationId: registration.id,
    deploymentHint: request.lti_deployment_id ?? null,
    target: request.target_link_uri,
    bindingHash: hashToken(binding),
    storageTarget: request.lti_storage_target ?? null,
    storageHash: hashToken(storageSecret),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + loginLastsMs),
  });
  const address = authenticationRequest(services, { registration, request, state, nonce });
  return { registration, request, address, storageKey: storageKeyOf(stateHash), storageSecret };
}

function authenticationRequest(
  services: Services,
  login: Pick<BegunLogin, 'registration' | 'request'> & { readonly state: string; readonly nonce: string },
): string {
  const { registration, request, state, nonce } = login;
  const address = new URL(registration.authorizationEndpoint);
  const asked = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: registration.clientId,
    redirect_uri: launchAddress(services),
    login_hint: request.login_hint,
    ...(request.lti_message_hint === undefined ? {} : { lti_message_hint: request.lti_message_hint }),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.append(name, value);
  return address.href;
}

/** Whether the cookie of a login came back. */
export const isCookieKept = (browser: Browser): boolean => tokenShape.test(browser.cookies.get(bindingCookie) ?? '');

/** Whether a login was begun in this browser, as far as its cookie says. */
export const isBoundTo = (browser: Browser, bindingHash: string): boolean =>
  hashToken(browser.cookies.get(bindingCookie) ?? '') === bindingHash;
