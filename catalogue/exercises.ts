import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compileExercise, drawVariant, type ExerciseDocument, type Variant } from '../math/src/exercises/index.ts';

const folder = import.meta.dirname;
/** How many variants of each exercise are looked at. */
export const variantCount = 200;

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

/** All starter exercises, by path. */
export const exercises: readonly StarterFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml') && path.includes('/'))
  .sort()
  .map((path) => ({ path, document: readYaml(path) as ExerciseDocument }));

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
