import type { AnswerType, DifficultyLevel } from '@lemma/math';

/** The attributes by which hits are counted. */
export interface Hit {
  readonly topic: string;
  readonly level: DifficultyLevel;
  readonly answerTypes: readonly AnswerType[];
  readonly language: string;
  /** Null for authors counted as one group. */
  readonly ownerId: string | null;
  readonly quality: number;
}

/** Hits with the same attributes. */
export type HitGroup = Hit & { readonly count: number };

/** The choice among the facets. */
export interface Choice {
  readonly topic: string;
  readonly levels: readonly DifficultyLevel[];
  readonly answerTypes: readonly AnswerType[];
  readonly languages: readonly string[];
  readonly authorId: string | undefined;
  readonly quality: number;
}

type Counts<Value> = [Value, number][];

export interface FacetCounts {
  readonly total: number;
  readonly topics: Counts<string>;
  readonly levels: Counts<DifficultyLevel>;
  readonly answerTypes: Counts<AnswerType>;
  readonly languages: Counts<string>;
  readonly authors: Counts<string>;
}

export type Facets = ReturnType<typeof gatherFacets>;

/**
 * Hits ready to be counted for any choice. An attribute is kept as the number of its value, so that a choice is looked
 * up once for each value, and tens of thousands of groups are counted in a fraction of a millisecond.
 */
export function gatherFacets(groups: readonly HitGroup[]) {
  const topics = column(groups, (hit) => hit.topic);
  const levels = column(groups, (hit) => hit.level);
  const typeSets = column(groups, (hit) => hit.answerTypes.join());
  const languages = column(groups, (hit) => hit.language);
  const authors = column(groups, (hit) => hit.ownerId);
  const columns = [topics, levels, typeSets, languages, authors];
  const typesOf = typeSets.values.map((types) =>
    types === '' ? [] : types.split(',').map((code) => Number(code) as AnswerType),
  );

  return {
    /** Each facet is counted over what the others leave. */
    count(choice: Choice): FacetCounts {
      const chosen = [
        topics.values.map((topic) => isWithin(topic, choice.topic)),
        levels.values.map((level) => isIn(choice.levels, level)),
        typesOf.map(
          (types) => choice.answerTypes.length === 0 || types.some((type) => choice.answerTypes.includes(type)),
        ),
        languages.values.map((language) => isIn(choice.languages, language)),
        authors.values.map((author) => choice.authorId === undefined || author === choice.authorId),
      ];
      const missed = columns.map(({ indexes }, at) => ({
        indexes,
        isMissed: (chosen[at] ?? []).map((is) => (is ? 0 : 1)),
      }));
      const counts = columns.map(({ values }) => new Uint32Array(values.length));
      let total = 0;
      groups.forEach(({ quality, count }, row) => {
        if (quality < choice.quality) return;
        let misses = 0;
        let miss = 0;
        for (let at = 0; at < missed.length && misses < 2; at += 1) {
          const facet = missed[at];
          if (facet?.isMissed[facet.indexes[row] ?? 0] !== 1) continue;
          misses += 1;
          miss = at;
        }
        if (misses > 1) return;
        if (misses === 0) total += count;
        for (let at = 0; at < counts.length; at += 1) {
          const index = columns[at]?.indexes[row] ?? 0;
          const facet = counts[at];
          if (facet && (misses === 0 || miss === at)) facet[index] = (facet[index] ?? 0) + count;
        }
      });
      const [ofTopics, ofLevels, ofTypes, ofLanguages, ofAuthors] = counts;
      return {
        total,
        topics: mostFirst(topics.values, ofTopics),
        levels: mostFirst(levels.values, ofLevels),
        answerTypes: countTypes(typesOf, ofTypes),
        languages: mostFirst(languages.values, ofLanguages),
        authors: mostFirst(authors.values, ofAuthors).flatMap(([id, count]) => (id === null ? [] : [[id, count]])),
      };
    },
  };
}

/** Counts of a whole with some added and some taken away. */
export function withDeviations(
  whole: FacetCounts,
  { more, less }: { readonly more: FacetCounts; readonly less: FacetCounts },
): FacetCounts {
  const joined = <Value extends string | number>(of: (counts: FacetCounts) => Counts<Value>): Counts<Value> => {
    if (of(more).length + of(less).length === 0) return of(whole);
    const sums = new Map(of(whole));
    for (const [value, count] of of(more)) sums.set(value, (sums.get(value) ?? 0) + count);
    for (const [value, count] of of(less)) sums.set(value, (sums.get(value) ?? 0) - count);
    return mostFirst([...sums.keys()], [...sums.values()]);
  };
  return {
    total: Math.max(0, whole.total + more.total - less.total),
    topics: joined(({ topics }) => topics),
    levels: joined(({ levels }) => levels),
    answerTypes: joined(({ answerTypes }) => answerTypes),
    languages: joined(({ languages }) => languages),
    authors: joined(({ authors }) => authors),
  };
}

/** The different values of an attribute, and for each group the index of its own. */
function column<Value extends string | null>(groups: readonly HitGroup[], valueOf: (hit: Hit) => Value) {
  const known = new Map<Value, number>();
  const values: Value[] = [];
  const indexes = Uint32Array.from(groups, (hit) => {
    const value = valueOf(hit);
    const index = known.get(value) ?? values.push(value) - 1;
    known.set(value, index);
    return index;
  });
  return { values, indexes };
}

const isWithin = (topic: string, branch: string) => branch === '' || topic === branch || topic.startsWith(`${branch}/`);
const isIn = <Value>(list: readonly Value[], value: Value) => list.length === 0 || list.includes(value);

/** An exercise with several kinds of answers is counted with each. */
function countTypes(typesOf: readonly (readonly AnswerType[])[], counts: Uint32Array | undefined): Counts<AnswerType> {
  const sums = new Map<AnswerType, number>();
  typesOf.forEach((types, set) => {
    for (const type of types) sums.set(type, (sums.get(type) ?? 0) + (counts?.[set] ?? 0));
  });
  return mostFirst([...sums.keys()], [...sums.values()]);
}

/** Values that occur with their counts, the most frequent first. */
function mostFirst<Value extends string | number | null>(
  values: readonly Value[],
  counts: ArrayLike<number> | undefined,
): Counts<Value> {
  const found = values.map((value, index): [Value, number] => [value, counts?.[index] ?? 0]);
  return found.filter(([, count]) => count > 0).sort(([a, m], [b, n]) => n - m || (String(a) < String(b) ? -1 : 1));
}
