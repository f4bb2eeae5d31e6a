import {
  cataloguePageSize,
  type listExercises,
  type ExerciseSummary,
  type QueryOf,
  type ResponseOf,
} from '@lemma/contracts';
import { isDeepStrictEqual } from 'node:util';
import { isLetIn, wasLetInBySomebody } from '../../../../core/access/roles.ts';
import { noChoice, type CatalogueFilter } from '../../data/search/conditions.ts';
import { readerLanguages } from '../../../../core/language/reader.ts';
import { gatherFacets } from './facets.ts';
import { countHits, countWhole, presentFacets, readWholes, type Whole } from './whole.ts';
import { createKept } from './kept.ts';
import type { CatalogueRow, PageOfHits } from '../../data/search/rows.ts';
import type { TextHits } from '../../data/search/text-hits.ts';
import { withReaderTexts } from './reader-texts.ts';
import { understand } from './understood.ts';
import { createVocabulary } from './vocabulary.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { ownPart } from '../../../../core/own.ts';
import { catalogueData } from '../../data/search/search-store.ts';
import { mostCounted, readRows, type PageTexts } from '../../data/search/list-queries.ts';

type Query = QueryOf<typeof listExercises>;
type Answer = ResponseOf<typeof listExercises>;

/** Of words that are in very many exercises the most used, so many, are found, counted and ranked. */
const mostOfCommon = 120;
/**
 * Publishing in a catalogue up to this size waits until it is counted; in a larger one the count follows a little
 * later.
 */
const countedAtOnce = { exercises: 50_000, words: 100_000 };

/** Topic for all nodes: an exercise was published, taken back or has another audience. */
const catalogueTopic = 'catalogue';

/** The search of the catalogue with what it keeps in memory: its words, and how many exercises have what attributes. */
function createCatalogueSearch(services: Services) {
  const store = catalogueData(services);
  const vocabulary = createKept(services, {
    what: 'reading the words of the catalogue',
    make: async () => createVocabulary(await store.selectWords()),
    isQuick: ({ size }) => size <= countedAtOnce.words,
  });
  const wholes = createKept(services, {
    what: 'counting the catalogue',
    make: () => readWholes(store),
    isQuick: ({ schools }) => schools.total <= countedAtOnce.exercises,
  });
  let isSubscribed = false;

  /** A node that keeps something hears when it is out of date. */
  function subscribe(): void {
    if (isSubscribed) return;
    isSubscribed = true;
    services.bus.subscribe(catalogueTopic, () => {
      vocabulary.forget();
      wholes.forget();
    });
  }

  async function prepare(user: SignedInUser, { q, author, ...query }: Query) {
    subscribe();
    const [text, all] = await Promise.all([understand(q, vocabulary), wholes.get()]);
    const filter: CatalogueFilter = {
      ...query,
      userId: user.id,
      isLetIn: isLetIn(user),
      seesSecrets: wasLetInBySomebody(user),
      now: services.now(),
      textQuery: text.query,
      shapes: text.shapes,
      authorId: author,
    };
    return { text, filter, whole: filter.isLetIn ? all.schools : all.everybodys };
  }

  return {
    /** After something was published, taken back, or is found by others than before. */
    forget(): void {
      subscribe();
      services.bus.publish(catalogueTopic);
    },

    /** Returns the ids that a search finds, in order, up to a limit. */
    async findIds(user: SignedInUser, query: Query, limit: number): Promise<string[]> {
      const { filter, whole } = await prepare(user, query);
      const page = { sort: query.sort, limit, offset: 0 };
      const rows =
        filter.textQuery === null
          ? await store.selectPage(filter, page)
          : (await selectByWords(store, filter, { ...page, most: limit, reach: reachOf(whole.total) })).rows;
      return rows.map(({ id }) => id);
    },

    async find(user: SignedInUser, query: Query): Promise<Found> {
      const { filter, whole, text } = await prepare(user, query);
      const page = { sort: query.sort, limit: cataloguePageSize, offset: (query.page - 1) * cataloguePageSize };
      const present = async (rows: readonly CatalogueRow[], counted: Counted): Promise<Answer> => ({
        items: (await withReaderTexts(services, rows)).map((row) => presentItem(row, user.id)),
        page: query.page,
        pageSize: cataloguePageSize,
        corrections: text.corrections,
        ...counted,
      });
      if (filter.textQuery !== null) {
        const search = { ...page, shares: text.shares(whole.total) };
        const { rows, ...counted } = await findWords(store, whole, filter, search);
        return { source: null, present: () => present(rows, counted) };
      }
      const found = await store.selectPageWithHits(filter, page);
      return {
        source: { whole, key: keyOf(user, query, found) },
        present: async () => present(readRows(found.rows), await countHits(store, whole, filter, found)),
      };
    },
  };
}

/** The finds of a search before they are presented. */
interface Found {
  /** Without words: all that the presentation depends on, but for names of authors and numbers of very many hits. */
  readonly source: { readonly whole: object; readonly key: string } | null;
  readonly present: () => Promise<Answer>;
}

type Counted = Omit<Answer, 'items' | 'page' | 'pageSize' | 'corrections'>;

/** A text that is the same for the same page without words, counted with the same whole. */
function keyOf(user: SignedInUser, query: Query, { rows, hits, withheld }: PageTexts): string {
  // Own exercises are marked as such.
  const owner = rows?.includes(user.id) ? user.id : '';
  const asked = JSON.stringify({ ...query, q: '' });
  return [asked, readerLanguages().join(' '), owner, rows, hits, withheld].join('\n');
}

/**
 * Hits of words are looked for from the first of all exercises in their order on, which passes all ÷ hits exercises by for
 * each that it finds, up to this number; or all together by the index of words, and then so many are ranked. A hit that
 * is ranked costs two to three times what an exercise that is passed by costs, so both take as long where there are
 * hits² = found × all ÷ 2¼.
 */
const reachOf = (total: number): number => Math.max(mostCounted, Math.ceil(1.5 * Math.sqrt(mostOfCommon * total)));
const commonFrom = (total: number): number => reachOf(total) / 2.25;

/**
 * Estimates how many match several conditions together, as far as their shares tell: the rarest counts whole, each
 * further one by the root of what the one before counts, since words that people look for together occur together.
 */
const expectedHits = (total: number, shares: readonly number[]): number =>
  shares.toSorted((a, b) => a - b).reduce((hits, share, index) => hits * Math.min(1, share) ** (1 / 2 ** index), total);

interface WordSearch extends PageOfHits {
  /** Of all exercises, what each word matches. */
  readonly shares: readonly number[];
}

async function findWords(
  store: ReturnType<typeof catalogueData>,
  whole: Whole,
  filter: CatalogueFilter,
  search: WordSearch,
) {
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
  store: ReturnType<typeof catalogueData>,
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
  store: ReturnType<typeof catalogueData>,
  filter: CatalogueFilter,
  search: PageOfHits & { readonly reach: number; readonly most: number },
): Promise<TextHits> {
  // Of hits that are too many some can be ranked, but the newest of some are not the newest.
  const isRanked = search.sort === 'relevance' && filter.scope === 'all';
  return store.selectHitsByWords(filter, { ...search, reach: isRanked ? search.reach : null });
}

function presentItem(row: CatalogueRow, userId: string): ExerciseSummary {
  const { ownerId, updatedAt, answeredCount, rightCount, audience, publishedRevision: _, ...shown } = row;
  const isMine = ownerId === userId;
  return {
    ...shown,
    isMine,
    audience: isMine && row.status === 'PB' ? audience : null,
    updatedAt: new Date(updatedAt).toISOString(),
    answeredCount,
    successShare: answeredCount === 0 ? null : rightCount / answeredCount,
  };
}

export const catalogueSearch = ownPart(createCatalogueSearch);
