import type { Kept } from './kept.ts';
import type { Correction, Vocabulary } from './vocabulary.ts';
import type { Shapes } from './formulas/shapes.ts';
import { queryWords } from './words.ts';

/** Shapes of typed formulas: exercises that have one of them are found and come first. */
export interface ShapeQuery {
  /** The words that were typed as well, as a query of the index; null for none. */
  readonly words: string | null;
  /** Exercises have at least one of these. */
  readonly anyOf: readonly string[];
  /** Points of each shape for the order; a rank of words is below 1. */
  readonly weights: readonly (readonly [shape: string, weight: number])[];
}

interface Understood {
  readonly query: string | null;
  readonly shapes: ShapeQuery | null;
  /** Of so many exercises, what each of the words matches. */
  readonly shares: (total: number) => number[];
  readonly corrections: Correction[];
}

/**
 * Returns the typed text as a query of the index: each word by its beginning, unknown ones by their nearest neighbour.
 */
export async function understand(q: string, vocabulary: Kept<Vocabulary>): Promise<Understood> {
  const typed = queryWords(q);
  if (typed.words.length + typed.formulas.length === 0) {
    return { query: null, shapes: null, shares: () => [], corrections: [] };
  }
  const known = await vocabulary.get();
  const corrections: Correction[] = [];
  const nearest: string[] = [];
  const words = typed.words.map((word) => {
    const near = known.countOf(word) > 0 ? undefined : known.nearest(word);
    if (near !== undefined) corrections.push({ from: word, to: near });
    nearest.push(near ?? word);
    // Exercises that not everybody finds have words that the vocabulary does not know.
    return near === undefined ? `${word}:*` : `(${word}:* | ${near}:*)`;
  });
  const counts = [...nearest, ...typed.formulas].map((word) => known.countOf(word));
  return {
    query: [...words, ...typed.formulas].join(' & '),
    shapes: shapeQuery(words, typed.shapes),
    shares: (total) => counts.map((count) => count / Math.max(1, total)),
    corrections,
  };
}

/** The formula by itself counts most, then in a larger one, then with other exponents, then what it is made of. */
const counts = { whole: 8, tree: 4, loose: 3, part: 2 };
const mostParts = 4;

function shapeQuery(words: readonly string[], shapes: readonly Shapes[]): ShapeQuery | null {
  if (shapes.length === 0) return null;
  return {
    words: words.length === 0 ? null : words.join(' & '),
    anyOf: shapes.flatMap(({ tree, loose }) => [tree, loose]),
    weights: shapes.flatMap(({ whole, tree, loose, parts }) => [
      [whole, counts.whole] as const,
      [tree, counts.tree] as const,
      [loose, counts.loose] as const,
      ...parts.slice(0, mostParts).map((part, index) => [part, counts.part / 2 ** (index + 1)] as const),
    ]),
  };
}
