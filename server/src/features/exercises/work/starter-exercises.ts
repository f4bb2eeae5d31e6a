import { join } from 'node:path';
import { exerciseDocument } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { translationOfFile } from '@lemma/math/exercises';
import { parse } from 'yaml';
import { z } from 'zod';
import { catalogueFolder, readStarterFiles, type StarterFile } from './starter-files.ts';

export interface StarterExercise {
  /** Path below `catalogue/` without the ending: `algebra/two-rational-roots`. */
  readonly key: string;
  readonly document: ExerciseDocument;
}

const movedFile = 'moved.yaml';

/** `zero-product.de.yaml`: the German texts of `zero-product.yaml`. */
const translationFile = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.yaml$/;

/** Reads and checks every exercise of the starter catalogue; throws with the file's name when one is not well formed. */
export function readStarterCatalogue(files = readStarterFiles()): StarterExercise[] {
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
    if (!parsed.success) throw new Error(`${join(catalogueFolder, path)}:\n${z.prettifyError(parsed.error)}`);
    return { key: path.slice(0, -'.yaml'.length), document: parsed.data as ExerciseDocument };
  });
}

/** Keys of starter exercises that moved to another folder, by their new key. */
export function readFormerKeys(files: readonly StarterFile[]): Map<string, string> {
  const text = files.find(({ path }) => path === movedFile)?.text ?? '';
  const moved = z.record(z.string(), z.string()).parse(parse(text));
  return new Map(Object.entries(moved).map(([before, after]) => [after, before]));
}
