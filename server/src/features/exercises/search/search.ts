import {
  cataloguePageSize,
  type ExerciseSummary,
  type listExercises,
  type QueryOf,
  type ResponseOf,
} from '@lemma/contracts';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../../services.ts';
import { isStaff } from '../../accounts/policy.ts';
import type { SignedInUser } from '../../accounts/store.ts';
import type { CatalogueFilter } from './conditions.ts';
import { gatherFacets, type FacetCounts, type Facets } from './facets.ts';
import { createKept, type Kept } from './kept.ts';
import type { CatalogueRow, PageOfHits } from './rows.ts';
import type { TextHits } from './text-hits.ts';
import { createVocabulary, type Correction, type Vocabulary } from './vocabulary.ts';
import { queryWords } from './words.ts';

type Query = QueryOf<typeof listExercises>;
type Answer = ResponseOf<typeof listExercises>;

/** Hits are counted up to here; beyond, pages say “more than”. */
const mostCounted = 240;
/** Of words that are in very many exercises the most used, so many, are found, counted and ranked. */
const mostOfCommon = 120;
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

  async function prepare(user: SignedInUser, { q, author, ...query }: Query) {
    const [text, all] = await Promise.all([understand(q, vocabulary), whole.get()]);
    const filter: CatalogueFilter = {
      ...query,
      userId: user.id,
      isStaff: isStaff(user),
      now: services.now(),
      textQuery: text.query,
      authorId: author,
    };
    return { text, filter, whole: all };
  }

  return {
    /** After something was published or taken back. */
    forget(): void {
      vocabulary.forget();
      whole.forget();
    },

    /** What a search finds, in its order, up to a number. */
    async findIds(user: SignedInUser, query: Query, limit: number): Promise<string[]> {
      const { filter, whole } = await prepare(user, query);
      const page = { sort: query.sort, limit, offset: 0 };
      const rows =
        filter.textQuery === null
          ? await store.selectPage(filter, page)
          : (await selectByWords(store, filter, { ...page, most: limit, reach: reachOf(whole.total) })).rows;
      return rows.map(({ id }) => id);
    },

    async find(user: SignedInUser, query: Query): Promise<Answer> {
      const { filter, whole, text } = await prepare(user, query);
      const page = { sort: query.sort, limit: cataloguePageSize, offset: (query.page - 1) * cataloguePageSize };
      const { rows, ...counted } =
        filter.textQuery === null
          ? await findWithoutWords(store, whole, filter, page)
          : await findWords(store, whole, filter, { ...page, shares: text.shares(whole.total) });
      return {
        items: rows.map((row) => presentItem(row, user.id)),
        page: query.page,
        pageSize: cataloguePageSize,
        corrections: text.corrections,
        ...counted,
      };
    },
  };
}

async function findWithoutWords(store: Services['catalogue'], whole: Whole, filter: CatalogueFilter, page: PageOfHits) {
  const [rows, counted] = await Promise.all([store.selectPage(filter, page), countHits(store, whole, filter)]);
  return { rows, ...counted };
}

/**
 * Hits of words are looked for from the first of all exercises in their order on, which passes all ÷ hits exercises by for
 * each that it finds, up to this number; or all at once by the index of words, and then so many are ranked. A hit that is
 * ranked costs two to three times what an exercise that is passed by costs, so both take as long where there are
 * hits² = found × all ÷ 2¼.
 */
const reachOf = (total: number): number => Math.max(mostCounted, Math.ceil(1.5 * Math.sqrt(mostOfCommon * total)));
const commonFrom = (total: number): number => reachOf(total) / 2.25;

/**
 * How many of all match several conditions at once, as far as their shares tell: the rarest counts whole, each further
 * one by the root of what the one before counts, since what people look for together stands together.
 */
const expectedHits = (total: number, shares: readonly number[]): number =>
  shares.toSorted((a, b) => a - b).reduce((hits, share, index) => hits * Math.min(1, share) ** (1 / 2 ** index), total);

interface WordSearch extends PageOfHits {
  /** Of all exercises, what each word matches. */
  readonly shares: readonly number[];
}

const noChoice = { topic: '', levels: [], answerTypes: [], languages: [], authorId: undefined, quality: 0 } as const;

async function findWords(store: Services['catalogue'], whole: Whole, filter: CatalogueFilter, search: WordSearch) {
  const all = { ...filter, ...noChoice };
  const isNarrowed = !isDeepStrictEqual(all, filter);
  const chosenShare = isNarrowed ? countWhole(whole, filter).total / Math.max(1, whole.total) : 1;
  // Facets are counted over all that the words match.
  const [page, counted] = await Promise.all([
    selectWords(store, whole, filter, { ...search, shares: [...search.shares, chosenShare] }),
    isNarrowed ? selectWords(store, whole, all, { ...search, limit: 0, offset: 0 }) : undefined,
  ]);
  const { hits, authors } = counted ?? page;
  return {
    rows: page.rows,
    total: page.hits.length,
    isPartial: page.isPartial,
    ...presentFacets(gatherFacets(hits).count(filter), authors),
  };
}

async function selectWords(
  store: Services['catalogue'],
  { total }: Whole,
  filter: CatalogueFilter,
  { shares, ...page }: WordSearch,
): Promise<TextHits & { readonly isPartial: boolean }> {
  const reach = reachOf(total);
  const isCommon = filter.scope === 'all' && total > reach && expectedHits(total, shares) > commonFrom(total);
  const inOrder = isCommon ? await store.selectHitsInOrder(filter, { ...page, reach, most: mostOfCommon }) : undefined;
  if (inOrder?.hits.length === mostOfCommon) return { ...inOrder, isPartial: true };
  const found = await selectByWords(store, filter, { ...page, reach, most: mostCounted });
  return { ...found, isPartial: found.hits.length === mostCounted };
}

function selectByWords(
  store: Services['catalogue'],
  filter: CatalogueFilter,
  search: PageOfHits & { readonly reach: number; readonly most: number },
): Promise<TextHits> {
  // Of hits that are too many some can be ranked, but the newest of some are not the newest.
  const isRanked = search.sort === 'relevance' && filter.scope === 'all';
  return store.selectHitsByWords(filter, { ...search, reach: isRanked ? search.reach : null });
}

/** How many exercises there are without words, and of what kinds. */
async function countHits(store: Services['catalogue'], all: Whole, filter: CatalogueFilter) {
  const whole = filter.scope === 'all' ? all : undefined;
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

interface Understood {
  readonly query: string | null;
  /** Of so many exercises, what each of the words matches. */
  readonly shares: (total: number) => number[];
  readonly corrections: Correction[];
}

/** What was typed, as a query of the index: each word by its beginning, unknown ones by their nearest neighbour. */
async function understand(q: string, vocabulary: Kept<Vocabulary>): Promise<Understood> {
  const typed = queryWords(q);
  if (typed.words.length + typed.formulas.length === 0) return { query: null, shares: () => [], corrections: [] };
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
    shares: (total) => counts.map((count) => count / Math.max(1, total)),
    corrections,
  };
}

function presentItem(row: CatalogueRow, userId: string): ExerciseSummary {
  const { ownerId, updatedAt, answeredCount, rightCount, ...shown } = row;
  return {
    ...shown,
    isMine: ownerId === userId,
    updatedAt: new Date(updatedAt).toISOString(),
    answeredCount,
    successShare: answeredCount === 0 ? null : rightCount / answeredCount,
  };
}
