import type { ExerciseSummary } from '@lemma/contracts';
import { chooseTextLanguage } from '@lemma/math/document';
import { documentIn, textLanguages } from '@lemma/math/exercises';
import { readerLanguages } from '../../../../core/language/reader.ts';
import type { Services } from '../../../../core/services.ts';
import { exerciseData } from '../../data/exercise-store.ts';

const mainOf = (tag: string | undefined) => tag?.split('-')[0];

/** Gives exercises of a list the titles that they have in the reader's language. */
export async function withReaderTitles(
  services: Services,
  items: readonly ExerciseSummary[],
): Promise<ExerciseSummary[]> {
  const wishes = readerLanguages();
  const foreign = items.filter(({ language }) => wishes.length > 0 && mainOf(language) !== mainOf(wishes[0]));
  const versions = await exerciseData(services).selectLatestVersions(foreign.map(({ id }) => id));
  return items.map((item) => {
    const document = foreign.includes(item) ? versions.get(item.id)?.document : undefined;
    if (document?.translations === undefined || item.status !== 'PB') return item;
    const language = chooseTextLanguage(wishes, textLanguages(document));
    return language === document.language ? item : { ...item, title: documentIn(document, language).title };
  });
}
