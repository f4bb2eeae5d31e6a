import { markOfText, type Translation } from '@lemma/math/document';
import { language as page } from '../../../../words/language.ts';
import type { ExerciseDraft } from '../../draft/exercise-draft.ts';

/** Languages that the list offers; a file may bring any other. */
const offered = 'ar bg bs cs da de el en es et fi fr hr hu it lt lv mk nb nl pl pt ro ru sk sl sq sr sv tr uk'.split(
  ' ',
);

let names: Intl.DisplayNames | undefined;

/** The name of a language in the language of the page. */
export function nameOfLanguage(tag: string): string {
  names ??= new Intl.DisplayNames([page.locale], { type: 'language' });
  return names.of(tag) ?? tag;
}

/** The languages that can be added to an exercise, by name. */
export function languagesToAdd({ rest, translations }: ExerciseDraft): readonly { value: string; label: string }[] {
  const there = new Set([rest.language, ...translations.map(({ language }) => language)]);
  return offered
    .filter((tag) => !there.has(tag))
    .map((tag) => ({ value: tag, label: nameOfLanguage(tag) }))
    .sort((one, other) => one.label.localeCompare(other.label, page.locale));
}

export const withLanguage = (draft: ExerciseDraft, language: string): ExerciseDraft => ({
  ...draft,
  translations: [...draft.translations, { language, texts: [] }],
});

export const withoutLanguage = (draft: ExerciseDraft, language: string): ExerciseDraft => ({
  ...draft,
  translations: draft.translations.filter((one) => one.language !== language),
});

/** Puts a text in the place of the one that was there, as a translation of today's source; an empty one takes it away. */
export function withText(draft: ExerciseDraft, language: string, source: { at: string; text: string }, text: string) {
  const change = ({ texts, ...translation }: Translation): Translation => {
    const next = { at: source.at, text, of: markOfText(source.text) };
    const isThere = texts.some(({ at }) => at === source.at);
    const all = isThere ? texts.map((one) => (one.at === source.at ? next : one)) : [...texts, next];
    return { ...translation, texts: all.filter((one) => one.text !== '') };
  };
  return changed(draft, language, change);
}

/** Takes away the texts of these places. */
export const withoutTexts = (draft: ExerciseDraft, language: string, places: readonly string[]): ExerciseDraft =>
  changed(draft, language, (translation) => ({
    ...translation,
    texts: translation.texts.filter(({ at }) => !places.includes(at)),
  }));

function changed(draft: ExerciseDraft, language: string, change: (old: Translation) => Translation): ExerciseDraft {
  const translations = draft.translations.map((one) => (one.language === language ? change(one) : one));
  return { ...draft, translations };
}
