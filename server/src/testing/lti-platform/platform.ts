import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { createAccessTokens } from './access-tokens.ts';
import type { TakenContent } from './deep-linking.ts';
import { createAnswers } from './answers.ts';
import { createPlatformKeys } from './keys.ts';
import { createLaunches, type LaunchFaults, type LaunchWish } from './launches.ts';
import { kindOf, readBody, type PlatformAnswer, type RecordedRequest } from './messages.ts';
import { rightStorage, type StorageKnobs } from './pages.ts';
import { profiles, type PlatformProfile, type ProfileName } from './profiles.ts';
import { createRegistrations, endpointsOf } from './registration.ts';
import { createWorld } from './world.ts';

/**
 * A fault of one request: refused, cut off or never answered, before or after the platform has done what it asks; or
 * answered late.
 */
export interface RequestFault {
  readonly answer?: PlatformAnswer;
  readonly ends?: 'cut' | 'silent';
  readonly after?: 'nothing' | 'store';
  readonly delayMs?: number;
}

/** The knobs of a platform; what is not set behaves as the product does. */
export interface PlatformFaults extends LaunchFaults {
  /** Decides about each request, of browsers and of tools. */
  onRequest?: ((request: RecordedRequest) => RequestFault | undefined) | undefined;
  /** Rosters and launches without names and e-mail addresses. */
  hidesNames?: boolean;
  storage: StorageKnobs;
}

interface PlatformOptions {
  readonly profile?: ProfileName;
  /** Other behaviour than the profile's. */
  readonly changes?: Partial<PlatformProfile>;
  /** The name by which the platform calls itself: another site than the tool's for browsers. */
  readonly host?: '127.0.0.1' | 'localhost';
  readonly now?: () => Date;
}

export type FakePlatform = Awaited<ReturnType<typeof openFakePlatform>>;

/**
 * A learning platform at its own protocol, LTI 1.3 with Deep Linking, Names and Roles, Assignment and Grade Services and
 * storage, in the manner of three products. Everything that is asked of it is recorded.
 */
export async function openFakePlatform({
  profile: profileName = 'moodle',
  changes = {},
  host = '127.0.0.1',
  now = () => new Date(),
}: PlatformOptions = {}) {
  const profile: PlatformProfile = { ...profiles[profileName], ...changes };
  const faults: PlatformFaults = { storage: { ...rightStorage } };
  const requests: RecordedRequest[] = [];
  const taken: TakenContent[] = [];
  const pages = new Map<string, { readonly wish: LaunchWish; readonly opens: 'frame' | 'window' }>();
  const keys = await createPlatformKeys();
  const world = createWorld(profile);
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://${host}:${port}`;
  const issuer = profile.sharedIssuer ?? origin;
  const endpoints = endpointsOf(origin);
  const tokens = createAccessTokens(world.tools, endpoints.tokenEndpoint, now);
  const launches = createLaunches({ world, profile, keys, origin, issuer, now, faults });
  const registrations = createRegistrations({ world, profile, origin, issuer });
  const elsewhere = `http://${host === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`;
  const parts = { world, profile, origin, issuer, now, faults, keys, tokens, launches, registrations, taken, pages };
  const answer = createAnswers({ ...parts, elsewhere });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const url = new URL(request.url ?? '/', origin);
    const { method = 'GET', headers } = request;
    const recorded: RecordedRequest = { kind: kindOf(url.pathname), method, url, headers, body, status: null };
    requests.push(recorded);
    const fault = faults.onRequest?.(recorded);
    if (fault?.delayMs) await new Promise((passed) => setTimeout(passed, fault.delayMs));
    const isDone = fault === undefined || fault.after === 'store' || (!fault.answer && !fault.ends);
    const right = isDone ? await answer(recorded) : undefined;
    if (fault?.ends === 'silent') return;
    if (fault?.ends === 'cut') {
      request.socket.destroy();
      return;
    }
    const { status, reason, headers: given = {}, body: text = '' } = fault?.answer ?? right ?? { status: 500 };
    recorded.status = status;
    response.writeHead(status, reason ?? STATUS_CODES[status] ?? '', given).end(text);
  }

  return {
    profile,
    origin,
    issuer,
    endpoints,
    faults,
    /** Everything that was asked, in order. */
    requests,
    requestsOf: (kind: RecordedRequest['kind']) => requests.filter((request) => request.kind === kind),
    /** Content that tools have sent back. */
    taken,
    keys,
    tokens,
    ...world,
    beginLaunch: launches.beginLaunch,
    /** Answers the authentication request at this address, without a browser. */
    authorize: (address: string) => launches.authorize(new URL(address).searchParams),

    /** A page of the course that opens the tool, for a browser. */
    pageFor(wish: LaunchWish, opens: 'frame' | 'window' = 'frame'): string {
      const id = randomUUID();
      pages.set(id, { wish, opens });
      return `${origin}/course/${id}`;
    },

    /** Begins a registration; returns what an administrator's browser brings to the tool's registration address. */
    beginRegistration(): { readonly openid_configuration: string; readonly registration_token: string } {
      const token = randomUUID();
      registrations.openTokens.add(token);
      return { openid_configuration: endpoints.configuration, registration_token: token };
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
