import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from '../../routing/router-context.ts';

const settleMilliseconds = 250;

/** The state of a list, kept in the page's address: a search text, filters, and the page. */
export interface ListAddress {
  /** As typed. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** As looked for, a moment after it was typed. */
  readonly q: string;
  readonly page: number;
  readonly filter: (name: string) => string;
  /** Sets a filter, empty for none, and goes back to the first page. */
  readonly setFilter: (name: string, value: string) => void;
  readonly setPage: (page: number) => void;
}

export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const [q, setQ] = useState(typed);
  const page = Number.parseInt(search.get('page') ?? '1', 10);

  // Where a link or the back button leads decides over what was typed: the tab itself shows the whole list.
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    if (asked !== q) {
      setTyped(asked);
      setQ(asked);
    }
  }

  const change = (name: string, value: string): void => {
    setSearch(searchWith(name, value), { replace: true, preventScrollReset: name !== 'page' });
  };

  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(() => {
      setQ(typed.trim());
      const next = searchWith('q', typed.trim());
      if (page === 1) {
        // Past the router, which would call off the way to another page that has just begun.
        const text = next.toString();
        history.replaceState(history.state, '', `${location.pathname}${text === '' ? '' : `?${text}`}`);
      } else setSearch(next, { replace: true });
    }, settleMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, q, page, setSearch]);

  return {
    typed,
    setTyped,
    q,
    page: page >= 1 && page <= 10_000 ? page : 1,
    filter: (name) => search.get(name) ?? '',
    setFilter: change,
    setPage: (next) => change('page', next === 1 ? '' : String(next)),
  };
}

/** The present search of the address with one part changed, and on its first page. */
function searchWith(name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(location.search);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
