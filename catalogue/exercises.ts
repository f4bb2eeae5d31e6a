import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  compileExercise,
  drawVariant,
  type ExerciseDocument,
  translationOfFile,
  type Translation,
  type Variant,
} from '../math/src/exercises/index.ts';

const folder = import.meta.dirname;
/** How many variants of each exercise are looked at; `.ci/run` asks for fewer. */
export const variantCount = Number(process.env['CATALOGUE_VARIANTS'] ?? 200);

export interface StarterFile {
  /** Path below `catalogue/`: `algebra/quadratics/zero-product.yaml`. */
  readonly path: string;
  readonly document: ExerciseDocument;
}

function readYaml(path: string): unknown {
  return parse(readFileSync(join(folder, path), 'utf8'));
}

/** The topic tree, path → title. */
export const topics = readYaml('topics.yaml') as Readonly<Record<string, string>>;

/** The tags that starter exercises may have. */
export const tags = readYaml('tags.yaml') as readonly string[];

const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml') && path.includes('/'))
  .sort();

/** `zero-product.de.yaml`: the German texts of `zero-product.yaml`. */
const translationFile = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.yaml$/;

/** All starter exercises in their own language, by path. */
export const exercises: readonly StarterFile[] = paths
  .filter((path) => !translationFile.test(path))
  .map((path) => ({ path, document: readYaml(path) as ExerciseDocument }));

export interface TranslationFile {
  /** Path below `catalogue/`: `algebra/quadratics/zero-product.de.yaml`. */
  readonly path: string;
  /** The path of the exercise; the document is absent where there is none. */
  readonly of: string;
  readonly document: ExerciseDocument | undefined;
  readonly translation: Translation;
}

/** The texts of starter exercises in other languages. */
export const translations: readonly TranslationFile[] = paths.flatMap((path) => {
  const language = translationFile.exec(path)?.[1];
  if (language === undefined) return [];
  const of = path.replace(translationFile, '.yaml');
  const document = exercises.find((file) => file.path === of)?.document;
  const translation = document ? translationOfFile(document, language, readYaml(path)) : { language, texts: [] };
  return [{ path, of, document, translation }];
});

/** Compiles a document; throws with its problems when it has errors. */
export function compiled(document: ExerciseDocument) {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  return exercise;
}

/** Draws one variant; throws when nothing can be drawn. */
export function variantAt(exercise: ReturnType<typeof compiled>, seed: number): Variant {
  const drawn = drawVariant(exercise, seed);
  if (!drawn.ok) throw new Error(`seed ${seed}: ${drawn.problem.place}: ${drawn.problem.message}`);
  return drawn.variant;
}

let last: { readonly document: ExerciseDocument; readonly variants: readonly Variant[] } | undefined;

/** The variants of the first seeds. Those of the last document asked for are kept, since its tests run one after another. */
export function variantsOf(document: ExerciseDocument): readonly Variant[] {
  if (last?.document === document) return last.variants;
  const exercise = compiled(document);
  const variants = Array.from({ length: variantCount }, (_, seed) => variantAt(exercise, seed));
  last = { document, variants };
  return variants;
}
