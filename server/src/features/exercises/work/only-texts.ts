import { isDeepStrictEqual } from 'node:util';
import type { ExerciseDocument } from '@lemma/math';
import type { Services } from '../../../core/services.ts';
import type { ExerciseVersion } from '../data/exercise-store.ts';

declare module '../../../core/hooks.ts' {
  interface Hooks {
    /** Something new was published that differs from the version before in its texts in other languages alone. */
    readonly textsPublished: (
      services: Services,
      versions: { readonly before: string; readonly now: string },
    ) => Promise<void>;
  }
}

/** Everything that variants and marking depend on; texts in other languages change neither. */
const withoutTranslations = ({ translations: _texts, ...document }: ExerciseDocument) => document;

/**
 * Lets tasks take a new version that only adds or changes texts in other languages: it draws the same variants and marks
 * them in the same way. Call it in the transaction that publishes.
 */
export async function handOnTexts(
  services: Services,
  before: Pick<ExerciseVersion, 'id' | 'document'> | null,
  now: { readonly id: string; readonly document: ExerciseDocument },
): Promise<void> {
  if (before === null) return;
  if (!isDeepStrictEqual(withoutTranslations(before.document), withoutTranslations(now.document))) return;
  if (isDeepStrictEqual(before.document.translations, now.document.translations)) return;
  await services.hooks.textsPublished(services, { before: before.id, now: now.id });
}
