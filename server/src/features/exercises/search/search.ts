import {
  cataloguePageSize,
  type ExerciseSummary,
  type listExercises,
  type QueryOf,
  type ResponseOf,
} from '@lemma/contracts';
import type { Services } from '../../../services.ts';
import type { CatalogueFilter, Hit } from './search-store.ts';
import { createVocabulary, type Correction, type Vocabulary } from './vocabulary.ts';
import { queryWords } from './words.ts';

type Query = QueryOf<typeof listExercises>;
type Answer = ResponseOf<typeof listExercises>;

/** Hits are counted up to here; beyond, pages say “more than”. */
const mostCounted = 1000;
/** A word that so many exercises have cannot rank them. */
const commonFrom = 20_000;
const keptMs = 60_000;

type Overview = readonly (Hit & { readonly count: number })[];

/** A value that is made anew when it is old, while the old one still answers. */
function refreshed<Value>(services: Pick<Services, 'now' | 'background'>, what: string, make: () => Promise<Value>) {
  let kept: { readonly value: Value; readonly at: number } | undefined;
  let making: Promise<Value> | undefined;
  const remake = (): Promise<Value> =>
    (making ??= make()
      .then((value) => {
        kept = { value, at: services.now().getTime() };
        return value;
      })
      .finally(() => (making = undefined)));
  return {
    get(): Promise<Value> {
      if (kept === undefined) return remake();
      if (services.now().getTime() - kept.at > keptMs) services.background.run(what, remake);
      return Promise.resolve(kept.value);
    },
    forget: () => (kept = undefined),
  };
}

export type CatalogueSearch = ReturnType<typeof createCatalogueSearch>;

/** The search of the catalogue with what it keeps in memory: words and numbers, a minute old at most. */
export function createCatalogueSearch(services: Pick<Services, 'catalogue' | 'now' | 'background'>) {
  const store = services.catalogue;
  const vocabulary = refreshed(services, 'reading the words of the catalogue', async () =>
    createVocabulary(await store.selectWords()),
  );
  const overview = refreshed(services, 'counting the catalogue', (): Promise<Overview> => store.selectOverview());

  return {
    /** After something was published or taken back: whoever did it sees it counted. */
    forget(): void {
      vocabulary.forget();
      overview.forget();
    },

    /** What a search finds, in its order, up to a number. */
    async findIds(userId: string, query: Query, limit: number): Promise<string[]> {
      const text = await understand(query.q, vocabulary);
      const filter: CatalogueFilter = { ...query, userId, textQuery: text.query, authorId: query.author };
      const page = { sort: query.sort, isCommon: text.isCommon, limit, offset: 0 };
      return (await store.selectPage(filter, page)).map(({ id }) => id);
    },

    async find(userId: string, query: Query): Promise<Answer> {
      const text = await understand(query.q, vocabulary);
      const filter: CatalogueFilter = { ...query, userId, textQuery: text.query, authorId: query.author };
      const isWhole = filter.textQuery === null && filter.scope === 'all';
      const [rows, hits] = await Promise.all([
        store.selectPage(filter, {
          sort: query.sort,
          isCommon: text.isCommon,
          limit: cataloguePageSize,
          offset: (query.page - 1) * cataloguePageSize,
        }),
        isWhole ? overview.get() : store.selectHits(filter, mostCounted),
      ]);
      const isPartial = !isWhole && hits.length === mostCounted;
      const [total, authors] = await Promise.all([
        isPartial ? store.countUpTo(filter, mostCounted) : countChosen(hits, filter),
        nameAuthors(store, hits),
      ]);
      return {
        items: rows.map((row) => presentItem(row, userId)),
        total,
        isPartial: isPartial && total === mostCounted,
        page: query.page,
        pageSize: cataloguePageSize,
        corrections: text.corrections,
        ...facetsOf(hits, filter, authors),
      };
    },
  };
}

interface Understood {
  readonly query: string | null;
  readonly isCommon: boolean;
  readonly corrections: Correction[];
}

/** What was typed, as a query of the index: each word by its beginning, unknown ones by their nearest neighbour. */
async function understand(q: string, vocabulary: { get(): Promise<Vocabulary> }): Promise<Understood> {
  const typed = queryWords(q);
  if (typed.words.length + typed.formulas.length === 0) return { query: null, isCommon: false, corrections: [] };
  const known = await vocabulary.get();
  const corrections: Correction[] = [];
  const words = typed.words.map((word) => {
    const near = known.countOf(word) > 0 ? undefined : known.nearest(word);
    if (near !== undefined) corrections.push({ from: word, to: near });
    return near ?? word;
  });
  const counts = [...words, ...typed.formulas].map((word) => known.countOf(word));
  return {
    query: [...words.map((word) => `${word}:*`), ...typed.formulas].join(' & '),
    isCommon: Math.min(...counts) >= commonFrom,
    corrections,
  };
}

type Counted = Hit & { readonly count?: number };

const isIn = <Value>(list: readonly Value[], value: Value) => list.length === 0 || list.includes(value);

/** Whether a hit passes what was chosen in every facet but one. */
function passes(hit: Hit, filter: CatalogueFilter, except?: keyof CatalogueFilter): boolean {
  const { topic } = filter;
  return (
    (except === 'topic' || topic === '' || hit.topic === topic || hit.topic.startsWith(`${topic}/`)) &&
    (except === 'levels' || isIn(filter.levels, hit.level)) &&
    (except === 'answerTypes' ||
      filter.answerTypes.length === 0 ||
      hit.answerTypes.some((type) => filter.answerTypes.includes(type))) &&
    (except === 'languages' || isIn(filter.languages, hit.language)) &&
    (except === 'authorId' || filter.authorId === undefined || hit.ownerId === filter.authorId) &&
    hit.quality >= filter.quality
  );
}

function countChosen(hits: readonly Counted[], filter: CatalogueFilter): number {
  return hits.reduce((sum, hit) => sum + (passes(hit, filter) ? (hit.count ?? 1) : 0), 0);
}

const mostAuthors = 12;

async function nameAuthors(store: Services['catalogue'], hits: readonly Counted[]): Promise<Map<string, string>> {
  const byAuthor = countBy(hits, (hit) => [hit.ownerId]);
  return store.selectNames(byAuthor.slice(0, mostAuthors).map(([id]) => id));
}

/** Values with their counts, the most frequent first. */
function countBy<Value extends string | number>(
  hits: readonly Counted[],
  valuesOf: (hit: Hit) => readonly Value[],
): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const hit of hits) {
    for (const value of valuesOf(hit)) counts.set(value, (counts.get(value) ?? 0) + (hit.count ?? 1));
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

/** Each facet is counted over what the others leave. */
function facetsOf(hits: readonly Counted[], filter: CatalogueFilter, authors: ReadonlyMap<string, string>) {
  const over = (except: keyof CatalogueFilter) => hits.filter((hit) => passes(hit, filter, except));
  return {
    topics: countBy(over('topic'), (hit) => [hit.topic])
      .slice(0, 200)
      .map(([topic, count]) => ({ topic, count })),
    levels: countBy(over('levels'), (hit) => [hit.level]).map(([level, count]) => ({ level, count })),
    answerTypes: countBy(over('answerTypes'), (hit) => hit.answerTypes).map(([type, count]) => ({ type, count })),
    languages: countBy(over('languages'), (hit) => [hit.language]).map(([language, count]) => ({ language, count })),
    authors: countBy(over('authorId'), (hit) => [hit.ownerId]).flatMap(([id, count]) => {
      const name = authors.get(id);
      return name === undefined ? [] : [{ id, name, count }];
    }),
  };
}

type Row = Awaited<ReturnType<Services['catalogue']['selectPage']>>[number];

function presentItem(row: Row, userId: string): ExerciseSummary {
  const { ownerId, updatedAt, answeredCount, rightCount, ...shown } = row;
  return {
    ...shown,
    isMine: ownerId === userId,
    updatedAt: updatedAt.toISOString(),
    answeredCount,
    successShare: answeredCount === 0 ? null : rightCount / answeredCount,
  };
}
