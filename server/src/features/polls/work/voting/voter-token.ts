import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { anonymousSessionSeconds, cookieNames } from '../../../../core/access/session-cookies.ts';
import type { PollRow } from '../../data/poll-store.ts';
import { newToken } from '../../../../core/tokens.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';

/**
 * A voter without an account, or in a poll without names, is recognised by a random token in a cookie that
 * the server has signed together with the moment at which it was made: after an empty battery they are who they were,
 * and made-up tokens are worth nothing. The database keeps a hash of the token and the poll's id, so that the answers
 * of one browser in two polls cannot be put together.
 */
export interface VoterDevice {
  readonly token: string;
  /** When this browser first answered a poll, in seconds. */
  readonly since: number;
}

const cookieName = (services: Pick<Services, 'environment'>) =>
  `${cookieNames(services).isSecure ? '__Host-' : ''}lemma_voter`;

const shape = /^(?<token>[\w-]{43})\.(?<since>[0-9a-z]{1,8})\.(?<signature>[\w-]{43})$/;

const signatureOf = ({ environment }: Pick<Services, 'environment'>, { token, since }: VoterDevice): string =>
  createHmac('sha256', environment.sessionSecret).update(`voter ${token} ${since}`).digest('base64url');

/** This browser as the server signed it; undefined when it has no cookie, or one that the server did not make. */
export function voterDeviceOf(
  services: Pick<Services, 'environment'>,
  browser: Pick<Browser, 'cookies'>,
): VoterDevice | undefined {
  const parts = shape.exec(browser.cookies.get(cookieName(services)) ?? '')?.groups;
  if (!parts) return undefined;
  const { token = '', since = '', signature = '' } = parts;
  const device = { token, since: Number.parseInt(since, 36) };
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(services, device)));
  return isOurs ? device : undefined;
}

export const newVoterDevice = ({ now }: Pick<Services, 'now'>): VoterDevice => ({
  token: newToken(),
  since: Math.floor(now().getTime() / 1000),
});

/** Gives the browser its cookie, or the one that it has for longer. */
export function keepVoterDevice(services: Pick<Services, 'environment'>, browser: Browser, device: VoterDevice): void {
  const value = [device.token, device.since.toString(36), signatureOf(services, device)].join('.');
  browser.cookies.set(cookieName(services), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookieNames(services).isSecure,
    maxAge: anonymousSessionSeconds,
  });
}

export const hashVoterToken = (pollId: string, token: string): string =>
  createHash('sha256').update(`${pollId} ${token}`).digest('base64url');

type Secrets = Pick<PollRow, 'id' | 'voterSecret' | 'presenceSecret'>;

/** Sessions that were live before they had a secret of their own use the one of the presence code. */
const hashBySecret = ({ id, voterSecret, presenceSecret }: Secrets, what: string): string =>
  createHmac('sha256', voterSecret ?? presenceSecret)
    .update(`${id} ${what}`)
    .digest('base64url');

/**
 * Returns the identity of a member in a poll for members without names: the same on every device, and no account can be
 * read from it, nor calculated once the secret is deleted.
 */
export const hashMember = (poll: Secrets, userId: string): string => hashBySecret(poll, `member ${userId}`);

/** An address as this poll knows it: equal ones look alike, in this poll only. */
export const hashAddress = (poll: Secrets, network: string): string => hashBySecret(poll, `address ${network}`);

/** The kind of browser: what it says about itself in every request. */
export function hashDevice(poll: Secrets, { headers }: Pick<Browser, 'headers'>): string {
  const traits = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'];
  return hashBySecret(poll, `device ${traits.map((trait) => String(headers[trait] ?? '')).join('\n')}`);
}
