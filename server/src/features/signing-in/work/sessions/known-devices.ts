import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieNames } from '../../../../core/access/session-cookies.ts';
import { newToken } from '../../../../core/tokens.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';

/** A device in a class room is used by several people; of more than these the earliest is forgotten. */
const mostPeople = 8;
const seconds = 400 * 24 * 60 * 60;

const shape = /^[\w-]{43}(?:\.[\w-]{43}){1,8}$/;

const cookieName = (services: Pick<Services, 'environment'>) =>
  `${cookieNames(services).isSecure ? '__Host-' : ''}lemma_device`;

interface Device {
  readonly id: string;
  /** One for each account that was signed in here; only the server can make or read them. */
  readonly marks: readonly string[];
}

function deviceOf(services: Pick<Services, 'environment'>, { cookies }: Pick<Browser, 'cookies'>): Device | null {
  const value = cookies.get(cookieName(services));
  if (value === undefined || !shape.test(value)) return null;
  const [id = '', ...marks] = value.split('.');
  return { id, marks };
}

const markOf = ({ environment }: Pick<Services, 'environment'>, deviceId: string, userId: string) =>
  createHmac('sha256', environment.sessionSecret).update(`device ${deviceId} ${userId}`).digest('base64url');

/** The id of this device where the account was signed in on it before; null for strangers. */
export function knownDeviceOf(
  services: Pick<Services, 'environment'>,
  browser: Pick<Browser, 'cookies'>,
  userId: string,
): string | null {
  const device = deviceOf(services, browser);
  if (!device) return null;
  const own = Buffer.from(markOf(services, device.id, userId));
  const isKnown = device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), own));
  return isKnown ? device.id : null;
}

/** Remembers in a cookie of this device that the account was signed in here. */
export function rememberDevice(
  services: Pick<Services, 'environment'>,
  browser: Pick<Browser, 'cookies'>,
  userId: string,
): void {
  const { id, marks } = deviceOf(services, browser) ?? { id: newToken(), marks: [] };
  const own = markOf(services, id, userId);
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, mostPeople);
  browser.cookies.set(cookieName(services), [id, ...kept].join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookieNames(services).isSecure,
    maxAge: seconds,
  });
}
