import { wholeLanguages, type LanguageTag } from '@lemma/contracts/messages';
import { z } from 'zod';

/** Settings of the languages that people may choose. */
export const languageVariables = {
  SITE_LANGUAGE: z
    .enum(
      wholeLanguages.map(({ tag }) => tag),
      `must be one of ${wholeLanguages.map(({ tag }) => tag).join(', ')}`,
    )
    .default('en'),
  PSEUDO_LANGUAGES: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((value) => value === 'on')
    .default(false),
};

type LanguageVariables = z.output<z.ZodObject<typeof languageVariables>>;

export interface LanguageSettings {
  /** The languages that people may choose. The first is the default. */
  readonly languages: readonly [LanguageTag, ...LanguageTag[]];
}

export function languagesOf(value: LanguageVariables): LanguageSettings['languages'] {
  const others = wholeLanguages
    .filter(({ state }) => state === 'offered' || (state === 'pseudo' && value.PSEUDO_LANGUAGES))
    .map(({ tag }) => tag)
    .filter((tag) => tag !== value.SITE_LANGUAGE);
  return [value.SITE_LANGUAGE, ...others];
}
