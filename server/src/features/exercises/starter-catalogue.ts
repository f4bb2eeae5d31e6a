import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { exerciseDocument } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { documentWords, searchColumns } from './search/columns.ts';
import { systemUser } from './system-user.ts';

const folder = resolve(import.meta.dirname, '../../../../catalogue');

export interface StarterExercise {
  /** Path below `catalogue/` without the ending: `algebra/two-rational-roots`. */
  readonly key: string;
  readonly document: ExerciseDocument;
}

/** Reads and checks every exercise of the starter catalogue; throws with the file's name when one is not well formed. */
export async function readStarterCatalogue(): Promise<StarterExercise[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && file.name.endsWith('.yaml') && file.parentPath !== folder)
    .map((file) => join(file.parentPath, file.name))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const parsed = exerciseDocument.safeParse(parse(await readFile(path, 'utf8')));
      if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`);
      const key = path.slice(folder.length + 1, -'.yaml'.length).replaceAll('\\', '/');
      return { key, document: parsed.data as ExerciseDocument };
    }),
  );
}

/** Keys of starter exercises that moved to another folder, by their new key. */
async function readFormerKeys(): Promise<Map<string, string>> {
  const moved = z.record(z.string(), z.string()).parse(parse(await readFile(join(folder, 'moved.yaml'), 'utf8')));
  return new Map(Object.entries(moved).map(([before, after]) => [after, before]));
}

/**
 * Publishes starter exercises that are new, and new versions of those that have changed; loading again changes nothing.
 * Tasks keep the version that they were made with.
 */
export async function loadStarterCatalogue(services: Services): Promise<{ loaded: number; all: number }> {
  const starters = await readStarterCatalogue();
  const stored = await services.exercises.selectStarterExercises();
  const formerKeys = await readFormerKeys();
  const at = services.now();
  await services.accounts.insertUser({ ...systemUser, createdAt: at });
  let loaded = 0;
  for (const { key, document } of starters) {
    const existing = stored.get(key) ?? stored.get(formerKeys.get(key) ?? '');
    if (existing && existing.catalogueKey === key && isDeepStrictEqual(existing.draft, document)) continue;
    const sample = await services.engine.drawSampleQuestion(document);
    const columns = searchColumns(document, `${systemUser.firstName} ${systemUser.lastName}`);
    const exercise = { ...columns, catalogueKey: key, draft: document, sample, updatedAt: at };
    const id = existing?.id ?? newId();
    if (existing) await services.exercises.updateDraft(id, existing.revision, exercise);
    else {
      await services.exercises.insertExercise({
        ...exercise,
        id,
        ownerId: systemUser.id,
        createdAt: at,
      });
    }
    const revision = existing ? existing.revision + 1 : 1;
    const version = { id: newId(), exerciseId: id, document, sample, publishedBy: systemUser.id, publishedAt: at };
    await services.exercises.publish(version, revision, columns);
    const words = documentWords(document, '');
    await services.catalogue.addWords([...words.title, ...words.labels, ...words.body]);
    loaded += 1;
  }
  return { loaded, all: starters.length };
}
