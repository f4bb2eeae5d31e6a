import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { exerciseDocument, version } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { translationOfFile } from '@lemma/math/exercises';
import { v7 as newId } from 'uuid';
import { parse } from 'yaml';
import { z } from 'zod';
import { handOnTexts } from './only-texts.ts';
import { documentWords, searchColumns } from './search/columns.ts';
import { exerciseData } from '../data/exercise-store.ts';
import { accountQueries, systemUser } from '../../people/api.ts';
import { catalogueData } from '../data/search/search-store.ts';
import type { Services } from '../../../core/services.ts';

const folder = resolve(import.meta.dirname, '../../../../../catalogue');

export interface StarterExercise {
  /** Path below `catalogue/` without the ending: `algebra/two-rational-roots`. */
  readonly key: string;
  readonly document: ExerciseDocument;
}

interface StarterFile {
  /** Below `catalogue/`, with slashes. */
  readonly path: string;
  readonly text: string;
}

const movedFile = 'moved.yaml';

function readFiles(): StarterFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.yaml'))
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((path) => ({
      path: path.slice(folder.length + 1).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }));
}

/** Reads and checks every exercise of the starter catalogue; throws with the file's name when one is not well formed. */
export function readStarterCatalogue(files = readFiles()): StarterExercise[] {
  const inFolders = files.filter(({ path }) => path.includes('/'));
  const translations = Map.groupBy(
    inFolders.filter(({ path }) => translationFile.test(path)),
    ({ path }) => path.replace(translationFile, '.yaml'),
  );
  const exercises = inFolders.filter(({ path }) => !translationFile.test(path));
  return exercises.map(({ path, text }) => {
    const source = parse(text) as ExerciseDocument;
    const beside = (translations.get(path) ?? []).map((file) =>
      translationOfFile(source, translationFile.exec(file.path)?.[1] ?? '', parse(file.text)),
    );
    const parsed = exerciseDocument.safeParse(beside.length === 0 ? source : { ...source, translations: beside });
    if (!parsed.success) throw new Error(`${join(folder, path)}:\n${z.prettifyError(parsed.error)}`);
    return { key: path.slice(0, -'.yaml'.length), document: parsed.data as ExerciseDocument };
  });
}

/** `zero-product.de.yaml`: the German texts of `zero-product.yaml`. */
const translationFile = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.yaml$/;

/** Keys of starter exercises that moved to another folder, by their new key. */
function readFormerKeys(files: readonly StarterFile[]): Map<string, string> {
  const text = files.find(({ path }) => path === movedFile)?.text ?? '';
  const moved = z.record(z.string(), z.string()).parse(parse(text));
  return new Map(Object.entries(moved).map(([before, after]) => [after, before]));
}

/** Differs when any file of the catalogue does, and from one version of the server to the next. */
function fingerprintOf(files: readonly StarterFile[]): string {
  const hash = createHash('sha256').update(version);
  for (const { path, text } of files) hash.update(`\0${path}\0`).update(text);
  return hash.digest('hex');
}

/** Loads the starter catalogue unless exactly this one was loaded before, which spares a start most of its work. */
export async function loadStarterCatalogueOnce(services: Services): Promise<{ loaded: number; all: number }> {
  const files = readFiles();
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
  files = readFiles(),
): Promise<{ loaded: number; all: number }> {
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
