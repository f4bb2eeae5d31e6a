import { languageCookie, languageOf, type LanguageTag } from '@lemma/contracts/messages';
import { useSite } from '../site.ts';
import { refreshPage } from '../updates/forced-reload.ts';
import { language } from './language.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Languages as a choice, each by its own name; none while there is only one. */
export function useLanguageOptions(): readonly { readonly value: LanguageTag; readonly label: string }[] {
  return (useSite()?.languages ?? []).map((value) => ({ value, label: languageOf(value).name }));
}

/** The language that this browser keeps for its next pages. */
export function keptLanguage(cookies = document.cookie): string | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`).exec(cookies) ?? [];
  return value;
}

/** Has this browser's next pages in a language. */
export function keepLanguage(tag: LanguageTag): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${tag}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

/** Whether the next page would be in another language than this one: somebody came in who has chosen theirs. */
export const isLanguageChanged = (): boolean => {
  const kept = keptLanguage();
  return kept !== undefined && kept !== language.tag;
};

/** Loads the page anew in the language that its browser keeps by now; what is unsent is saved first. */
export const loadInLanguage = refreshPage;
