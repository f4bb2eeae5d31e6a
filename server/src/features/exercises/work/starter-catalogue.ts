import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { version } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { handOnTexts } from './only-texts.ts';
import { readStarterFiles, type StarterFile } from './starter-files.ts';
import { documentWords, searchColumns } from './search/columns.ts';
import { exerciseData } from '../data/exercise-store.ts';
import { accountQueries, systemUser } from '../../people/api.ts';
import { catalogueData } from '../data/search/search-store.ts';
import type { Services } from '../../../core/services.ts';

/** Loaded with a catalogue that is new, not at every start: reading YAML takes as much code as the web framework. */
const starterExercises = () => import('./starter-exercises.ts');

/** Differs when any file of the catalogue does, and from one version of the server to the next. */
function fingerprintOf(files: readonly StarterFile[]): string {
  const hash = createHash('sha256').update(version);
  for (const { path, text } of files) hash.update(`\0${path}\0`).update(text);
  return hash.digest('hex');
}

/** Loads the starter catalogue unless exactly this one was loaded before, which spares a start most of its work. */
export async function loadStarterCatalogueOnce(services: Services): Promise<{ loaded: number; all: number }> {
  const files = readStarterFiles();
  const fingerprint = fingerprintOf(files);
  if (await exerciseData(services).wasCatalogueLoaded(fingerprint)) return { loaded: 0, all: 0 };
  const result = await loadStarterCatalogue(services, files);
  await exerciseData(services).rememberCatalogue({ fingerprint, loadedAt: services.now() });
  return result;
}

/**
 * Publishes starter exercises that are new, and new versions of those that have changed; loading again changes nothing.
 * Tasks keep the version that they were made with.
 */
export async function loadStarterCatalogue(
  services: Services,
  files = readStarterFiles(),
): Promise<{ loaded: number; all: number }> {
  const { readFormerKeys, readStarterCatalogue } = await starterExercises();
  const starters = readStarterCatalogue(files);
  const stored = await exerciseData(services).selectStarterExercises();
  const formerKeys = readFormerKeys(files);
  const at = services.now();
  await accountQueries(services).insertUser({ ...systemUser, createdAt: at });
  let loaded = 0;
  for (const { key, document } of starters) {
    const existing = stored.get(key) ?? stored.get(formerKeys.get(key) ?? '');
    if (existing && existing.catalogueKey === key && isDeepStrictEqual(existing.draft, document)) continue;
    const sample = await services.engine.drawSampleQuestion(document);
    const columns = searchColumns(document, `${systemUser.firstName} ${systemUser.lastName}`, sample);
    const exercise = { ...columns, catalogueKey: key, draft: document, sample, updatedAt: at };
    const id = existing?.id ?? newId();
    if (existing) await exerciseData(services).updateDraft(id, existing.revision, exercise);
    else {
      await exerciseData(services).insertExercise({
        ...exercise,
        id,
        ownerId: systemUser.id,
        createdAt: at,
      });
    }
    const revision = existing ? existing.revision + 1 : 1;
    const version = { id: newId(), exerciseId: id, document, sample, publishedBy: systemUser.id, publishedAt: at };
    const before = existing ? await exerciseData(services).selectLatestVersion(id) : null;
    await exerciseData(services).publish(version, revision, columns);
    await handOnTexts(services, before, version);
    const words = documentWords(document, '');
    await catalogueData(services).addWords([...words.title, ...words.labels, ...words.body]);
    loaded += 1;
  }
  return { loaded, all: starters.length };
}
