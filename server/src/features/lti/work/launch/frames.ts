import type { Browser } from '../../../../core/access/browser.ts';
import { frameSessionSeconds } from '../../../signing-in/api.ts';
import type { Context } from '../../data/course-store.ts';
import type { Entered } from './enter.ts';

const pendingSeconds = 15 * 60;

/** Names a course in addresses of frames and in cookies: tabs with two courses do not mix. */
export const courseKeyOf = ({ id }: Pick<Context, 'id'>): string => id.replaceAll('-', '').slice(-12);

/** Where the pages of a frame are; the rest of the address is as outside. */
export const frameBaseOf = ({ registration, context }: Pick<Entered, 'registration' | 'context'>): string =>
  `/embed/${registration.key}/${courseKeyOf(context)}`;

const languageField = 'language';
const attributes = { path: '/', httpOnly: true, sameSite: 'none', secure: true, partitioned: true } as const;

const courseKey = /^[\da-f]{12}$/;
const frameCookie = (key: string) => `__Host-lemma_frame_${key}`;
const pendingCookie = (key: string) => `__Host-lemma_launch_${key}`;
const languageCookie = (key: string) => `__Host-lemma_language_${key}`;

/** The address that a launch leads to; with its language, for browsers without cookies. */
export const addressOf = (entered: Entered): string =>
  frameBaseOf(entered) + entered.path + (entered.language === null ? '' : `?${languageField}=${entered.language}`);

/** Leaves the secrets of what was entered in the browser, as cookies of the site that frames the page. */
export function keepInCookies(browser: Browser, { context, session, pending, language }: Entered): void {
  const key = courseKeyOf(context);
  if (language !== null)
    browser.cookies.set(languageCookie(key), language, { ...attributes, maxAge: frameSessionSeconds });
  if (session !== null) browser.cookies.set(frameCookie(key), session, { ...attributes, maxAge: frameSessionSeconds });
  if (pending !== null) browser.cookies.set(pendingCookie(key), pending, { ...attributes, maxAge: pendingSeconds });
}

/** The same for a page without cookies, which keeps them for its tab; by the names under which it keeps them. */
export function keepsOf({ context, session, pending }: Entered): Record<string, string> {
  const key = courseKeyOf(context);
  return {
    ...(session === null ? {} : { [`lemma-frame-${key}`]: session }),
    ...(pending === null ? {} : { [`lemma-launch-${key}`]: pending }),
  };
}

const readCookie = (browser: Browser, name: (key: string) => string, key: string): string | null =>
  courseKey.test(key) ? (browser.cookies.get(name(key)) ?? null) : null;

/** The secret of the session of a course, as far as cookies have it. */
export const frameSecretOf = (browser: Browser, key: string): string | null => readCookie(browser, frameCookie, key);

/** The ticket of a launch whose person has to choose an account, as far as cookies have it. */
export const pendingTicketOf = (browser: Browser, key: string): string | null =>
  readCookie(browser, pendingCookie, key);

/** The language of the pages of a course, as its launch has chosen it; undefined where it has chosen none. */
export function frameLanguageOf(
  browser: Browser,
  { course, query }: { readonly course: string; readonly query: unknown },
): string | undefined {
  const { [languageField]: named } = query as Readonly<Record<string, unknown>>;
  return typeof named === 'string' ? named : (readCookie(browser, languageCookie, course) ?? undefined);
}
