import type { OwnLanguage } from '@lemma/contracts';
import { chooseLanguage, languageCookie, readAcceptLanguage, said, type LanguageTag } from '@lemma/contracts/messages';
import type { Browser } from '../../../core/access/browser.ts';
import { cookieNames } from '../../../core/access/session-cookies.ts';
import { invalidField } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { languageData } from '../data/language-store.ts';
import * as m from '../messages.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

export async function readOwnLanguage(services: Services, userId: string): Promise<OwnLanguage> {
  const known = await languageData(services).selectLanguages([userId]);
  return { language: known.get(userId)?.own ?? null };
}

/** Keeps the choice of a person; null leaves it to their class and their browser again. */
export async function chooseOwnLanguage(
  services: Services,
  userId: string,
  language: LanguageTag | null,
  browser: Browser,
): Promise<OwnLanguage> {
  requireOffered(services, language);
  await languageData(services).updateLanguage(userId, language);
  if (language !== null) await languageData(services).updateSeenLanguage(userId, language);
  if ((await tellBrowser(services, userId, browser)) === null) {
    browser.cookies.clear(languageCookie, attributesOf(services));
  }
  return { language };
}

/** Refuses a language that this instance does not have. */
export function requireOffered({ environment }: Services, language: LanguageTag | null): void {
  if (language !== null && !environment.languages.includes(language)) {
    throw invalidField('language', said(m.notOffered));
  }
}

/**
 * Sets the cookie that names the language of the pages, where the person or their first class has chosen one. Returns
 * null where none has: then the browser's own wishes count.
 */
export async function tellBrowser(services: Services, userId: string, browser: Browser): Promise<LanguageTag | null> {
  const known = (await languageData(services).selectLanguages([userId])).get(userId);
  const offered = [known?.own, known?.ofClass].find(
    (tag) => tag !== null && tag !== undefined && services.environment.languages.includes(tag),
  );
  if (offered === null || offered === undefined) return null;
  services.afterCommit(() =>
    browser.cookies.set(languageCookie, offered, { ...attributesOf(services), maxAge: yearInSeconds }),
  );
  return offered;
}

/** Notes the language of the page on which a person came in, and has their next page come in their own. */
export async function greet(services: Services, userId: string, browser: Browser): Promise<void> {
  const { languages } = services.environment;
  const { cookies, headers } = browser;
  const wishes = readAcceptLanguage(headers['accept-language']);
  // Pages name their language in their calls; an address that the browser opened has the cookie first.
  const seen = chooseLanguage([...wishes, cookies.get(languageCookie)], languages) as LanguageTag;
  await languageData(services).updateSeenLanguage(userId, seen);
  await tellBrowser(services, userId, browser);
}

/** Scripts of the page read the cookie too: a visitor chooses without a call. */
const attributesOf = (services: Services) =>
  ({ path: '/', httpOnly: false, sameSite: 'lax', secure: cookieNames(services).isSecure }) as const;
