import type { Kept } from './kept.ts';
import type { Correction, Vocabulary } from './vocabulary.ts';
import { queryWords } from './words.ts';

interface Understood {
  readonly query: string | null;
  /** Of so many exercises, what each of the words matches. */
  readonly shares: (total: number) => number[];
  readonly corrections: Correction[];
}

/**
 * Returns the typed text as a query of the index: each word by its beginning, unknown ones by their nearest neighbour.
 */
export async function understand(q: string, vocabulary: Kept<Vocabulary>): Promise<Understood> {
  const typed = queryWords(q);
  if (typed.words.length + typed.formulas.length === 0) return { query: null, shares: () => [], corrections: [] };
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
    shares: (total) => counts.map((count) => count / Math.max(1, total)),
    corrections,
  };
}
