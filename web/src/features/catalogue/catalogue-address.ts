import { difficultyLevels } from '@lemma/math/document';
import type { CatalogueQuery } from './use-catalogue.ts';

const scopes = ['all', 'mine', 'shared', 'drafts'] as const;
const sorts = ['relevance', 'use', 'success', 'newest'] as const;

/** The values of a facet that takes several; in an address they are joined by commas. */
export const valuesOf = (list: string | undefined): string[] => (list ? list.split(',') : []);

/** The list with the value put in, or taken out when it is there. */
export function toggled(list: string | undefined, value: string): string {
  const values = valuesOf(list);
  return (values.includes(value) ? values.filter((one) => one !== value) : [...values, value].sort()).join(',');
}

const only = (list: string | null, isKnown: (value: string) => boolean): string =>
  valuesOf(list ?? '')
    .filter(isKnown)
    .join(',');

/** Returns the query of a catalogue address, without parts that have no meaning. */
export function queryOf(search: URLSearchParams): CatalogueQuery {
  const page = Number.parseInt(search.get('page') ?? '1', 10);
  const author = search.get('author');
  return {
    q: search.get('q') ?? '',
    topic: search.get('topic') ?? '',
    levels: only(search.get('level'), (value) => difficultyLevels.some((level) => level === value)),
    answerTypes: only(search.get('answer'), (value) => /^[2-9]$/.test(value)),
    languages: only(search.get('language'), (value) => /^[a-zA-Z-]{2,12}$/.test(value)),
    ...(author !== null && /^[0-9a-f-]{36}$/.test(author) && { author }),
    quality: search.get('quality') === '3' ? 3 : 0,
    scope: scopes.find((known) => known === search.get('scope')) ?? 'all',
    sort: sorts.find((known) => known === search.get('sort')) ?? 'relevance',
    page: page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of a query: what is as usual is not in it. */
export function searchOf(query: CatalogueQuery): URLSearchParams {
  const search = new URLSearchParams();
  const put = (name: string, value: string | number | undefined, usual: string | number | undefined): void => {
    if (value !== undefined && value !== usual) search.set(name, String(value));
  };
  put('q', query.q, '');
  put('topic', query.topic, '');
  put('level', query.levels, '');
  put('answer', query.answerTypes, '');
  put('language', query.languages, '');
  put('author', query.author, undefined);
  put('quality', query.quality === 3 ? 3 : 0, 0);
  put('scope', query.scope, 'all');
  put('sort', query.sort, 'relevance');
  put('page', typeof query.page === 'number' ? query.page : 1, 1);
  return search;
}

/** Everything that narrows the search, as it usually is. */
export const anything = {
  topic: '',
  levels: '',
  answerTypes: '',
  languages: '',
  author: undefined,
  quality: 0,
  scope: 'all',
} as const satisfies Partial<Record<keyof CatalogueQuery, unknown>>;

/** Whether anything narrows the search apart from its words. */
export function isNarrowed(query: CatalogueQuery): boolean {
  return Object.entries(anything).some(([name, usual]) => (query[name as keyof CatalogueQuery] ?? usual) !== usual);
}
