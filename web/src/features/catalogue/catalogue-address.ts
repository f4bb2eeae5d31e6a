import { difficultyLevels } from '@lemma/math';
import type { CatalogueQuery } from './use-catalogue.ts';

const scopes = ['all', 'mine', 'drafts'] as const;

/** What an address of the catalogue looks for; what it cannot mean is left out. */
export function queryOf(search: URLSearchParams): CatalogueQuery {
  const level = difficultyLevels.find((known) => known === search.get('level'));
  const scope = scopes.find((known) => known === search.get('scope')) ?? 'all';
  const page = Number.parseInt(search.get('page') ?? '1', 10);
  return {
    q: search.get('q') ?? '',
    topic: search.get('topic') ?? '',
    ...(level !== undefined && { level }),
    scope,
    page: page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of a query: what is as usual is not in it. */
export function searchOf(query: CatalogueQuery): URLSearchParams {
  const search = new URLSearchParams();
  const { q = '', topic = '', level, scope = 'all', page } = query;
  if (q !== '') search.set('q', q);
  if (topic !== '') search.set('topic', topic);
  if (level !== undefined) search.set('level', level);
  if (scope !== 'all') search.set('scope', scope);
  if (typeof page === 'number' && page > 1) search.set('page', String(page));
  return search;
}
