import { anonymousSessionDays, csrfCookieName, csrfCookieNameInDevelopment, sessionCookieName } from '@lemma/contracts';
import type { Services } from '../services.ts';
import { newToken } from '../tokens.ts';
import type { Cookies } from './browser.ts';

type HasEnvironment = Pick<Services, 'environment'>;

const day = 24 * 60 * 60;
export const anonymousSessionSeconds = anonymousSessionDays * day;
export const sessionSeconds = 60 * day;

/** Cookie names and attributes of this deployment: `__Host-` and Secure wherever the public address is HTTPS. */
export function cookieNames(services: HasEnvironment) {
  const isSecure = services.environment.publicUrl.startsWith('https:');
  const isProduction = services.environment.nodeEnv === 'production';
  const prefix = isSecure ? '__Host-' : '';
  return {
    isSecure,
    session: `${prefix}${sessionCookieName}`,
    csrf: isProduction ? csrfCookieName : csrfCookieNameInDevelopment,
  };
}

export function setSessionCookie(services: HasEnvironment, cookies: Cookies, token: string, seconds: number): void {
  const names = cookieNames(services);
  cookies.set(names.session, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: names.isSecure,
    maxAge: seconds,
  });
}

export function clearSessionCookies(services: HasEnvironment, cookies: Cookies): void {
  const names = cookieNames(services);
  cookies.clear(names.session, { path: '/', httpOnly: true, sameSite: 'lax', secure: names.isSecure });
  cookies.clear(names.csrf, { path: '/', httpOnly: false, sameSite: 'lax', secure: names.isSecure });
}

export function setCsrfCookie(services: HasEnvironment, cookies: Cookies): void {
  const names = cookieNames(services);
  cookies.set(names.csrf, newToken(), {
    path: '/',
    httpOnly: false,
    sameSite: 'lax',
    secure: names.isSecure,
    maxAge: anonymousSessionSeconds,
  });
}
