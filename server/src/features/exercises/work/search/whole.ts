import { LRUCache } from 'lru-cache';
import type { CatalogueFilter } from '../../data/search/conditions.ts';
import { mostCounted, readHits, type PageTexts } from '../../data/search/list-queries.ts';
import type { catalogueData } from '../../data/search/search-store.ts';
import { gatherFacets, withDeviations, type FacetCounts, type Facets, type HitGroup } from './facets.ts';

type Store = ReturnType<typeof catalogueData>;

const mostTopics = 200;
const mostAuthors = 12;

/** All that is published for the same people, ready to be counted. */
export interface Whole {
  readonly facets: Facets;
  readonly authors: ReadonlyMap<string, string>;
  readonly total: number;
  /** Counts by what was chosen. */
  readonly counts: LRUCache<string, FacetCounts>;
}

export interface Wholes {
  /** For teachers who were not let in yet. */
  readonly everybodys: Whole;
  /** For all others. */
  readonly schools: Whole;
}

export async function readWholes(store: Store): Promise<Wholes> {
  const { everybodys, schools, authors } = await store.selectOverview();
  const wholeOf = (groups: readonly HitGroup[]): Whole => ({
    facets: gatherFacets(groups),
    authors,
    total: groups.reduce((sum, { count }) => sum + count, 0),
    counts: new LRUCache({ max: 500 }),
  });
  const whole = wholeOf(everybodys);
  return { everybodys: whole, schools: schools.length === 0 ? whole : wholeOf([...everybodys, ...schools]) };
}

export function countWhole(whole: Whole, filter: CatalogueFilter): FacetCounts {
  const { topic, levels, answerTypes, languages, authorId, quality } = filter;
  const key = JSON.stringify([topic, levels, answerTypes, languages, authorId, quality]);
  const counts = whole.counts.get(key) ?? whole.facets.count(filter);
  whole.counts.set(key, counts);
  return counts;
}

/** The counts of the whole with what is different for this user. */
async function countForUser(
  store: Store,
  whole: Whole,
  filter: CatalogueFilter,
  hits: readonly HitGroup[],
  withheld: readonly HitGroup[],
) {
  if (hits.length + withheld.length === 0) return { counts: countWhole(whole, filter), authors: whole.authors };
  const counts = withDeviations(countWhole(whole, filter), {
    more: gatherFacets(hits).count(filter),
    less: gatherFacets(withheld).count(filter),
  });
  const unknown = new Set(hits.flatMap(({ ownerId }) => (ownerId && !whole.authors.has(ownerId) ? [ownerId] : [])));
  const names = await store.selectNames([...unknown]);
  return { counts, authors: new Map([...whole.authors, ...names]) };
}

/** How many exercises there are without words, and of what kinds. */
export async function countHits(
  store: Store,
  all: Whole,
  filter: CatalogueFilter,
  found: Pick<PageTexts, 'hits' | 'withheld'>,
) {
  const whole = filter.scope === 'all' ? all : undefined;
  const counted = readHits(found.hits);
  const own = whole && (await countForUser(store, whole, filter, counted, readHits(found.withheld)));
  const inWhole = own && presentFacets(own.counts, own.authors);
  if (inWhole && (filter.authorId === undefined || whole.authors.has(filter.authorId))) {
    return { total: own.counts.total, isPartial: false, ...inWhole };
  }
  // An author without an own count has few exercises: the other facets are counted over these.
  const hits = whole && filter.authorId ? await store.selectHitsOf(filter, filter.authorId) : counted;
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

export function presentFacets(counts: FacetCounts, names: ReadonlyMap<string, string>) {
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
