import { z } from 'zod';
import type { Browser } from '../../../../core/access/browser.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken } from '../../../../core/tokens.ts';
import { launchData } from '../../data/launch-store.ts';
import type { Login } from '../../data/login-store.ts';
import type { Registration } from '../../data/platform-store.ts';
import { readLaunch, type Launch } from './checks/claims.ts';
import { keySets } from './checks/key-sets.ts';
import { isBoundTo, requireOn, storageKeyOf } from './login.ts';
import { hostsOf } from './platforms.ts';
import { LaunchRefused, mustHold } from './refusals.ts';
import { checkToken, type Claims } from './checks/token.ts';

const launchForm = z.object({
  state: z.string().min(1).max(200),
  id_token: z.string().optional(),
  error: z.string().max(200).optional(),
  error_description: z.string().max(2000).optional(),
});

/** A launch that passed its checks. */
export interface CheckedLaunch {
  readonly registration: Registration;
  readonly launch: Launch;
}

/** A launch whose browser the platform's storage has to confirm. */
export interface UnconfirmedLaunch {
  readonly registration: Registration;
  readonly state: string;
  readonly storageKey: string;
  readonly storageTarget: string;
}

interface FoundLogin {
  readonly login: Login;
  readonly registration: Registration;
}

async function findLogin(services: Services, state: string): Promise<FoundLogin> {
  const found = await launchData(services).findLogin(hashToken(state));
  mustHold(found !== null && found.login.expiresAt > services.now(), 'unknown-state');
  const { login, registration } = found;
  mustHold(registration !== null, 'unknown-registration');
  return { login, registration: requireOn(registration) };
}

/** Says with a refusal which platform it is about. */
async function namingPlatform<T>({ registration }: FoundLogin, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LaunchRefused) error.registrationId = registration.id;
    throw error;
  }
}

/** The form of a launch: checks 1 to 18, in their order. Throws LaunchRefused. */
export async function takeLaunch(
  services: Services,
  given: Readonly<Record<string, unknown>>,
  browser: Browser,
): Promise<CheckedLaunch | UnconfirmedLaunch> {
  const parsed = launchForm.safeParse(given);
  const said = typeof given['error'] === 'string' ? given['error'] : null;
  mustHold(said === null, 'platform-error', said ?? '');
  mustHold(parsed.success, 'malformed', 'state or id_token is missing');
  const { state, id_token: token } = parsed.data;
  mustHold(token !== undefined && token.split('.').length === 3, 'malformed', 'id_token is missing or not a token');
  const found = await findLogin(services, state);
  return namingPlatform(found, async () => {
    const { login, registration } = found;
    if (isBoundTo(browser, login.bindingHash)) return finishLaunch(services, found, token);
    mustHold(login.storageTarget !== null, 'other-browser');
    // Only what this platform has signed is kept, and nothing is used before its storage has confirmed the browser.
    await check(services, found, token);
    mustHold(login.usedAt === null, 'replayed');
    await launchData(services).holdToken(login.stateHash, token);
    const { storageTarget } = login;
    return { registration, state, storageTarget, storageKey: storageKeyOf(login.stateHash) };
  });
}

/** The second half of a launch whose browser the platform's storage has confirmed. */
export async function confirmLaunch(
  services: Services,
  { launch: state, secret }: { readonly launch: string; readonly secret: string },
): Promise<CheckedLaunch> {
  const found = await findLogin(services, state);
  return namingPlatform(found, async () => {
    const { login } = found;
    mustHold(
      hashToken(secret) === login.storageHash,
      'other-browser',
      'the storage of the platform has another secret',
    );
    mustHold(login.heldToken !== null, 'replayed');
    return finishLaunch(services, found, login.heldToken);
  });
}

/** Checks 4 to 10. */
async function check(services: Services, { login, registration }: FoundLogin, token: string): Promise<Claims> {
  const keys = keySets(services);
  return checkToken(token, {
    issuer: registration.issuer,
    clientId: registration.clientId,
    nonceHash: login.nonceHash,
    findKey: (kid) => keys.find(registration, kid),
    now: services.now(),
  });
}

/** Checks 4 to 18. */
async function finishLaunch(services: Services, found: FoundLogin, token: string): Promise<CheckedLaunch> {
  const { login, registration } = found;
  const claims = await check(services, found, token);
  mustHold(await launchData(services).useLogin(login.stateHash), 'replayed');
  const launch = readLaunch(claims, {
    publicUrl: services.environment.publicUrl,
    target: login.target,
    hosts: hostsOf(registration),
    trustedHosts: services.environment.ltiHosts,
  });
  return { registration, launch };
}
