import { useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

const settleMilliseconds = 250;

/** What a list shows, kept in the page's address: a search text, filters, and the page. */
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
  const q = search.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const isLeaving = useNavigation().state !== 'idle';
  const page = Number.parseInt(search.get('page') ?? '1', 10);

  const change = (name: string, value: string): void => {
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        if (name !== 'page') next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: name !== 'page' },
    );
  };

  useEffect(() => {
    // A change of the address would call off the way to another page.
    if (typed.trim() === q || isLeaving) return undefined;
    const timer = setTimeout(() => change('q', typed.trim()), settleMilliseconds);
    return () => clearTimeout(timer);
  });

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
