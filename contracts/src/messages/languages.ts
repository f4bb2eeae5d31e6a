/** A language of the interface. */
export interface Language {
  /** BCP 47. */
  readonly tag: string;
  /** As its speakers write it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** How days and numbers of the interface are written. */
  readonly locale: string;
  /** Made by a script, to try the pages; offered to nobody. */
  readonly isPseudo: boolean;
}

/** The languages of the interface. English is complete by construction. */
export const languages = [
  { tag: 'en', name: 'English', direction: 'ltr', locale: 'en-GB', isPseudo: false },
  { tag: 'en-XA', name: '⟦Éñĝļîšĥ⟧', direction: 'ltr', locale: 'en-GB', isPseudo: true },
  { tag: 'ar-XB', name: '⟦ɥsᴉlƃuƎ⟧', direction: 'rtl', locale: 'en-GB', isPseudo: true },
] as const satisfies readonly Language[];
