import { chooseTextLanguage, documentIn, textLanguages, type ExerciseDocument } from '@lemma/math/document';
import { LRUCache } from 'lru-cache';
import { readerLanguages } from '../../../../core/language/reader.ts';
import { ownPart } from '../../../../core/own.ts';
import type { Services } from '../../../../core/services.ts';
import { exerciseData, type ExerciseVersion } from '../../data/exercise-store.ts';
import type { CatalogueRow } from '../../data/search/rows.ts';

interface ReaderTexts {
  readonly title: string;
  /** The question of one variant. */
  readonly sample: string;
}

/** Versions and their texts never change, so what was drawn once is kept. */
const keptTexts = ownPart(() => new LRUCache<string, ReaderTexts>({ max: 5000 }));

const mainOf = (tag: string | undefined) => tag?.split('-')[0];

/** Returns the title and the sample of each version as its reader reads them. */
async function textsOfVersions(
  services: Services,
  versions: readonly ExerciseVersion[],
): Promise<ReadonlyMap<string, ReaderTexts>> {
  const texts = await Promise.all(versions.map((version) => textsOfVersion(services, version)));
  return new Map(versions.map(({ id }, index) => [id, texts[index] ?? { title: '', sample: '' }]));
}

/** Returns the language in which the reader gets the texts of a document. */
function languageFor(document: ExerciseDocument): string {
  const wishes = readerLanguages();
  const isForeign = wishes.length > 0 && mainOf(document.language) !== mainOf(wishes[0]);
  if (!isForeign || document.translations === undefined) return document.language;
  return chooseTextLanguage(wishes, textLanguages(document));
}

async function textsOfVersion(services: Services, { id, document, sample }: ExerciseVersion): Promise<ReaderTexts> {
  const language = languageFor(document);
  if (language === document.language) return { title: document.title, sample };
  const kept = keptTexts(services);
  const key = `${id} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const read = documentIn(document, language);
  const drawn = { title: read.title, sample: await services.engine.drawSampleQuestion(read) };
  kept.set(key, drawn);
  return drawn;
}

/** Returns the languages in which a document can be read, with the reader's own and the title in it. */
export function readerOf(document: ExerciseDocument) {
  const language = languageFor(document);
  const { title } = documentIn(document, language);
  return { language, languages: [...textLanguages(document)], title };
}

/** Titles as readers of certain languages read them, kept since versions never change. */
const keptTitles = ownPart(() => new LRUCache<string, string>({ max: 20_000 }));

/** Returns the titles of versions as their reader reads them. */
export async function readerTitles(
  services: Services,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const kept = keptTitles(services);
  const wishes = readerLanguages().join(' ');
  const titles = new Map<string, string>();
  const missing: string[] = [];
  for (const id of new Set(versionIds)) {
    const known = kept.get(`${id} ${wishes}`);
    if (known === undefined) missing.push(id);
    else titles.set(id, known);
  }
  for (const { id, document } of await exerciseData(services).selectVersions(missing)) {
    const { title } = documentIn(document, languageFor(document));
    kept.set(`${id} ${wishes}`, title);
    titles.set(id, title);
  }
  return titles;
}

/** Returns titles and samples by version, for lists of other features. */
export const readerTexts = async (
  services: Services,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, ReaderTexts>> =>
  textsOfVersions(services, await exerciseData(services).selectVersions([...new Set(versionIds)]));

/** Texts of what was published at a revision, as readers of certain languages read them. */
const keptOfPublished = ownPart(() => new LRUCache<string, ReaderTexts>({ max: 20_000 }));

/** Gives published exercises of a list the titles and samples that they have in the reader's language. */
export async function withReaderTexts(
  services: Services,
  rows: readonly CatalogueRow[],
): Promise<readonly CatalogueRow[]> {
  const wishes = readerLanguages();
  const isForeign = ({ language, status }: CatalogueRow) =>
    status === 'PB' && wishes.length > 0 && mainOf(language) !== mainOf(wishes[0]);
  const kept = keptOfPublished(services);
  const keyOf = ({ id, publishedRevision }: CatalogueRow) => `${id} ${publishedRevision} ${wishes.join(' ')}`;
  const missing = rows.filter((row) => isForeign(row) && !kept.has(keyOf(row)));
  if (missing.length > 0) {
    const versions = await exerciseData(services).selectLatestVersions(missing.map(({ id }) => id));
    const texts = await textsOfVersions(services, [...versions.values()]);
    for (const row of missing) {
      const { title, sample } = texts.get(versions.get(row.id)?.id ?? '') ?? row;
      kept.set(keyOf(row), { title, sample });
    }
  }
  return rows.map((row) => (isForeign(row) ? { ...row, ...kept.get(keyOf(row)) } : row));
}
