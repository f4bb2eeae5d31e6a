import { csrfCookieName, csrfCookieNameInDevelopment } from '@lemma/contracts';

const names = new Set([`__Host-${csrfCookieName}`, csrfCookieName, csrfCookieNameInDevelopment]);

/** The anti-forgery token in a cookie string, if it holds one (D22). */
export function csrfTokenIn(cookies: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const [name = '', ...value] = cookie.trim().split('=');
    if (names.has(name) && value.length > 0) return decodeURIComponent(value.join('='));
  }
  return undefined;
}

/** The anti-forgery token of this browser; its presence means that a session may exist (S03). */
export function csrfToken(): string | undefined {
  return csrfTokenIn(document.cookie);
}
