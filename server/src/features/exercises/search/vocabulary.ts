/** A word that was looked for and the known one that was taken for it. */
export interface Correction {
  readonly from: string;
  readonly to: string;
}

export interface Vocabulary {
  /** How often words that begin so were published. */
  readonly countOf: (beginning: string) => number;
  /** The known word nearest to one that begins no known word; undefined when none is near. */
  readonly nearest: (word: string) => string | undefined;
}

/** Slips of the finger that are forgiven: none in short words, one in longer ones, two in long ones. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The words of the catalogue with their counts, ready to be asked. */
export function createVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...counts.keys()].sort();
  const sums = [0];
  for (const word of sorted) sums.push((sums.at(-1) ?? 0) + (counts.get(word) ?? 0));

  /** Index of the first word that is not before `text`. */
  function lowerBound(text: string): number {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] ?? '') < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  return {
    countOf: (beginning) => (sums[lowerBound(`${beginning}\uFFFF`)] ?? 0) - (sums[lowerBound(beginning)] ?? 0),

    nearest(word) {
      const most = slipsIn(word);
      let best: { word: string; slips: number; count: number } | undefined;
      if (most === 0) return undefined;
      for (const known of sorted) {
        // The end of a word may still be missing while it is typed.
        const beginning = known.length > word.length + most ? known.slice(0, word.length) : known;
        const slips = distance(word, beginning, best ? Math.min(most, best.slips) : most);
        if (slips === undefined) continue;
        const count = counts.get(known) ?? 0;
        if (!best || slips < best.slips || (slips === best.slips && count > best.count)) {
          best = { word: beginning, slips, count };
        }
      }
      return best?.word;
    },
  };
}

/**
 * Letters to change, add, leave out or swap with their neighbour between two words; undefined when more than `most`.
 * Optimal string alignment (Boytsov 2011, “Indexing methods for approximate dictionary searching”, section 2).
 */
export function distance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > most) return undefined;
    before = row;
    row = next;
  }
  const slips = row[b.length] ?? 0;
  return slips <= most ? slips : undefined;
}
