import { LRUCache } from 'lru-cache';

/** A word that was looked for and the known one that was taken for it. */
export interface Correction {
  readonly from: string;
  readonly to: string;
}

export interface Vocabulary {
  readonly size: number;
  /** How often words that begin so were published. */
  readonly countOf: (beginning: string) => number;
  /** The known word nearest to one that begins no known word; undefined when none is near. */
  readonly nearest: (word: string) => string | undefined;
}

/** Words are 40 letters long at most. */
const mostRows = 48;

/** Slips of the finger that are forgiven: none in short words, one in longer ones, two in long ones. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The words of the catalogue with their counts, ready to be asked. */
export function createVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...counts.keys()].sort();
  /** How many letters each word shares with the one before it. */
  const shared = Uint8Array.from(sorted, (word, index) => sharedLetters(sorted[index - 1] ?? '', word));
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

  /** The same slip is looked for with every page and facet. */
  const neighbours = new LRUCache<string, { readonly word: string | undefined }>({ max: 500 });

  function findNearest(word: string): string | undefined {
    const most = slipsIn(word);
    if (most === 0) return undefined;
    const walk = createWalk(word);
    let best: { readonly word: string; readonly slips: number; readonly count: number } | undefined;
    for (const [index, known] of sorted.entries()) {
      // The end of a word may still be missing while it is typed.
      const letters = known.length > word.length + most ? word.length : known.length;
      const slips = walk.slipsTo(known, letters, shared[index] ?? 0, best?.slips ?? most);
      if (slips === undefined) continue;
      const count = counts.get(known) ?? 0;
      if (!best || slips < best.slips || count > best.count) best = { word: known.slice(0, letters), slips, count };
    }
    return best?.word;
  }

  return {
    size: sorted.length,
    countOf: (beginning) => (sums[lowerBound(`${beginning}\uFFFF`)] ?? 0) - (sums[lowerBound(beginning)] ?? 0),

    nearest(word) {
      const known = neighbours.get(word) ?? { word: findNearest(word) };
      neighbours.set(word, known);
      return known.word;
    },
  };
}

function sharedLetters(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Letters to change, add, leave out or swap with their neighbour between two words; undefined when more than `most`. */
export function distance(a: string, b: string, most: number): number | undefined {
  return createWalk(a).slipsTo(b, b.length, 0, most);
}

/**
 * Distances between a word and many others in their order: what neighbours share is worked out once, and what begins
 * with too many slips is passed over. Optimal string alignment (Boytsov 2011, “Indexing methods for approximate
 * dictionary searching”, section 2).
 */
function createWalk(word: string) {
  const codes = Array.from(word, (_, index) => word.charCodeAt(index));
  const width = word.length + 1;
  /** The row of each letter of the last word, one behind the other. */
  const cells = new Uint8Array(width * mostRows).map((_, index) => index);
  /** So many letters of the last word have their row, and from so many on it was too far. */
  let [known, tooFarFrom] = [0, Infinity];

  /** Works out the row of the letter before `depth`; returns the fewest slips in it. */
  function fillRow(other: string, depth: number): number {
    const letter = other.charCodeAt(depth - 1);
    const [row, above] = [depth * width, (depth - 1) * width];
    let fewest = (cells[row] = depth);
    for (let at = 1; at < width; at += 1) {
      const isSame = codes[at - 1] === letter;
      let cost = Math.min(
        (cells[row + at - 1] ?? 0) + 1,
        (cells[above + at] ?? 0) + 1,
        (cells[above + at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (at > 1 && depth > 1 && codes[at - 2] === letter && codes[at - 1] === other.charCodeAt(depth - 2)) {
        cost = Math.min(cost, (cells[above - width + at - 2] ?? 0) + 1);
      }
      cells[row + at] = cost;
      if (cost < fewest) fewest = cost;
    }
    return fewest;
  }

  return {
    /** Slips between the word and the first letters of another, of which so many are those of the one before. */
    slipsTo(other: string, letters: number, shared: number, most: number): number | undefined {
      if (shared >= tooFarFrom) return undefined;
      tooFarFrom = Infinity;
      let depth = Math.min(known, shared, letters);
      while (depth < letters) {
        depth += 1;
        if (fillRow(other, depth) <= most) continue;
        known = tooFarFrom = depth;
        return undefined;
      }
      known = depth;
      const slips = cells[depth * width + width - 1] ?? 0;
      return slips <= most ? slips : undefined;
    },
  };
}
