import {
  cataloguePageSize,
  type ExerciseSummary,
  type listExercises,
  type QueryOf,
  type ResponseOf,
} from '@lemma/contracts';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../../services.ts';
import { gatherFacets, type FacetCounts, type Facets } from './facets.ts';
import { createKept, type Kept } from './kept.ts';
import { mostRanked, type CatalogueFilter } from './search-store.ts';
import { createVocabulary, type Correction, type Vocabulary } from './vocabulary.ts';
import { queryWords } from './words.ts';

type Query = QueryOf<typeof listExercises>;
type Answer = ResponseOf<typeof listExercises>;

/** Hits are counted up to here; beyond, pages say “more than”. */
const mostCounted = 500;
const mostTopics = 200;
const mostAuthors = 12;
/** Whoever publishes in a catalogue up to this size waits until it is counted; in a larger one it shows a little later. */
const countedAtOnce = { exercises: 50_000, words: 100_000 };

/** All that is published, ready to be counted. */
interface Whole {
  readonly facets: Facets;
  readonly authors: ReadonlyMap<string, string>;
  readonly total: number;
  /** Counts by what was chosen. */
  readonly counts: LRUCache<string, FacetCounts>;
}

async function readWhole(store: Services['catalogue']): Promise<Whole> {
  const { groups, authors } = await store.selectOverview();
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return { facets: gatherFacets(groups), authors, total, counts: new LRUCache({ max: 500 }) };
}

function countWhole(whole: Whole, filter: CatalogueFilter): FacetCounts {
  const { topic, levels, answerTypes, languages, authorId, quality } = filter;
  const key = JSON.stringify([topic, levels, answerTypes, languages, authorId, quality]);
  const counts = whole.counts.get(key) ?? whole.facets.count(filter);
  whole.counts.set(key, counts);
  return counts;
}

export type CatalogueSearch = ReturnType<typeof createCatalogueSearch>;

/** The search of the catalogue with what it keeps in memory: its words, and how many exercises have what attributes. */
export function createCatalogueSearch(services: Pick<Services, 'catalogue' | 'now' | 'background'>) {
  const store = services.catalogue;
  const vocabulary = createKept(services, {
    what: 'reading the words of the catalogue',
    make: async () => createVocabulary(await store.selectWords()),
    isQuick: ({ size }) => size <= countedAtOnce.words,
  });
  const whole = createKept(services, {
    what: 'counting the catalogue',
    make: () => readWhole(store),
    isQuick: ({ total }) => total <= countedAtOnce.exercises,
  });

  async function prepare(userId: string, { q, author, ...query }: Query) {
    const [text, { total }] = await Promise.all([understand(q, vocabulary), whole.get()]);
    const filter: CatalogueFilter = { ...query, userId, textQuery: text.query, authorId: author };
    return { text, filter, isCommon: text.hits > commonFrom(total) };
  }

  return {
    /** After something was published or taken back. */
    forget(): void {
      vocabulary.forget();
      whole.forget();
    },

    /** What a search finds, in its order, up to a number. */
    async findIds(userId: string, query: Query, limit: number): Promise<string[]> {
      const { filter, isCommon } = await prepare(userId, query);
      return (await store.selectPage(filter, { sort: query.sort, isCommon, limit, offset: 0 })).map(({ id }) => id);
    },

    async find(userId: string, query: Query): Promise<Answer> {
      const { filter, isCommon, text } = await prepare(userId, query);
      const offset = (query.page - 1) * cataloguePageSize;
      const [rows, counted] = await Promise.all([
        store.selectPage(filter, { sort: query.sort, isCommon, limit: cataloguePageSize, offset }),
        countHits(store, whole, filter),
      ]);
      return {
        items: rows.map((row) => presentItem(row, userId)),
        page: query.page,
        pageSize: cataloguePageSize,
        corrections: text.corrections,
        ...counted,
      };
    },
  };
}

/** How many hits there are, and of what kinds. */
async function countHits(store: Services['catalogue'], kept: Kept<Whole>, filter: CatalogueFilter) {
  const whole = filter.textQuery === null && filter.scope === 'all' ? await kept.get() : undefined;
  const ofWhole = whole && countWhole(whole, filter);
  const inWhole = ofWhole && presentFacets(ofWhole, whole.authors);
  if (inWhole && (filter.authorId === undefined || whole.authors.has(filter.authorId))) {
    return { total: ofWhole.total, isPartial: false, ...inWhole };
  }
  // An author who is not told apart in the whole has few exercises: the other facets are counted over these.
  const hits = await store.selectHits(filter, { ownerId: whole && filter.authorId, limit: mostCounted });
  const counts = gatherFacets(hits).count(filter);
  const isFull = hits.length === mostCounted;
  const [total, names] = await Promise.all([
    isFull && counts.total < mostCounted ? store.countUpTo(filter, mostCounted) : counts.total,
    store.selectNames(counts.authors.slice(0, mostAuthors).map(([id]) => id)),
  ]);
  const facets = presentFacets(counts, names);
  const authors = [...facets.authors, ...(inWhole?.authors ?? [])].slice(0, mostAuthors);
  return { total, isPartial: isFull && total === mostCounted, ...facets, authors };
}

function presentFacets(counts: FacetCounts, names: ReadonlyMap<string, string>) {
  return {
    topics: counts.topics.slice(0, mostTopics).map(([topic, count]) => ({ topic, count })),
    levels: counts.levels.map(([level, count]) => ({ level, count })),
    answerTypes: counts.answerTypes.map(([type, count]) => ({ type, count })),
    languages: counts.languages.map(([language, count]) => ({ language, count })),
    authors: counts.authors.slice(0, mostAuthors).flatMap(([id, count]) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name, count }];
    }),
  };
}

/**
 * From how many hits on they are looked for from the most used on instead of all: that way passes by all ÷ hits
 * exercises for each that it finds, so both are equally long where hits² = found × all.
 */
const commonFrom = (total: number) => Math.max(mostCounted, Math.sqrt(mostRanked * total));

interface Understood {
  readonly query: string | null;
  /** How many exercises match at most, by the rarest of the words. */
  readonly hits: number;
  readonly corrections: Correction[];
}

/** What was typed, as a query of the index: each word by its beginning, unknown ones by their nearest neighbour. */
async function understand(q: string, vocabulary: Kept<Vocabulary>): Promise<Understood> {
  const typed = queryWords(q);
  if (typed.words.length + typed.formulas.length === 0) return { query: null, hits: 0, corrections: [] };
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
    hits: Math.min(...counts),
    corrections,
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
