/** A language of the interface. */
export interface Language {
  /** BCP 47. */
  readonly tag: string;
  /** As its speakers write it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** How days and numbers of the interface are written. */
  readonly locale: string;
  /**
   * `offered` to people: its catalogues are complete, and tests hold them. `unfinished`: being translated. `pseudo`: made
   * by a script from English, to try the pages; a build has it where it is asked for.
   */
  readonly state: 'offered' | 'unfinished' | 'pseudo';
}

/** The languages of the interface. English is complete by construction. */
export const languages = [
  { tag: 'en', name: 'English', direction: 'ltr', locale: 'en-GB', state: 'offered' },
  { tag: 'de', name: 'Deutsch', direction: 'ltr', locale: 'de-AT', state: 'offered' },
  { tag: 'fr', name: 'Français', direction: 'ltr', locale: 'fr-FR', state: 'offered' },
  { tag: 'es', name: 'Español', direction: 'ltr', locale: 'es-ES', state: 'offered' },
  { tag: 'en-XA', name: 'English ⟦→⟧', direction: 'ltr', locale: 'en-GB', state: 'pseudo' },
  { tag: 'ar-XB', name: 'English ⟦←⟧', direction: 'rtl', locale: 'en-GB', state: 'pseudo' },
] as const satisfies readonly Language[];

export type LanguageTag = (typeof languages)[number]['tag'];

/** The language of a tag; English for tags that name none. */
export function languageOf(tag: string): Language {
  return languages.find((language) => language.tag === tag) ?? languages[0];
}

/** The languages that have all words: those offered and the pseudo-languages. */
export const wholeLanguages: readonly (Language & { readonly tag: LanguageTag })[] = /* @__PURE__ */ languages.filter(
  ({ state }: Language) => state !== 'unfinished',
);

/** The languages that people may choose. */
export const offeredLanguages: readonly Language[] = /* @__PURE__ */ languages.filter(
  (language) => language.state === 'offered',
);

/** The cookie in which a browser keeps the language of its pages. */
export const languageCookie = 'lemma_language';

/** The most that is read of what a browser sends. */
const mostWishes = 20;

/**
 * The language for a reader: the first wish that is available, by tag or by its first part (`de-AT` finds `de`); else the
 * first available one.
 */
export function chooseLanguage(wishes: readonly (string | null | undefined)[], available: readonly string[]): string {
  for (const wish of wishes) {
    const wanted = wish?.toLowerCase();
    const found =
      available.find((tag) => tag.toLowerCase() === wanted) ?? available.find((tag) => tag === wanted?.split('-')[0]);
    if (found !== undefined) return found;
  }
  return available[0] ?? 'en';
}

/** The tags of an `Accept-Language` header, dearest first. What cannot be read is passed over. */
export function readAcceptLanguage(header: string | undefined): readonly string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',', mostWishes)
    .map((entry) => {
      const [tag = '', ...settings] = entry.split(';').map((part) => part.trim());
      const quality = settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality) };
    })
    .filter(({ tag, quality }) => /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
