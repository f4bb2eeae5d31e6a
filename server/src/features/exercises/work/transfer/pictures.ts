import type { ExerciseDocument } from '@lemma/math';

const address = /\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/(\d+)\//g;

/** Ids of the pictures that a document shows. */
export function picturesOf(document: ExerciseDocument): string[] {
  return [...new Set([...JSON.stringify(document).matchAll(address)].map(([, id = '']) => id))];
}

/** The document with other pictures in the place of its own. */
export function withPictures(
  document: ExerciseDocument,
  others: ReadonlyMap<string, { readonly id: string; readonly width: number }>,
): ExerciseDocument {
  const text = JSON.stringify(document).replaceAll(address, (whole: string, id: string) => {
    const other = others.get(id);
    return other ? `/images/${other.id}/${other.width}/` : whole;
  });
  return JSON.parse(text) as ExerciseDocument;
}
