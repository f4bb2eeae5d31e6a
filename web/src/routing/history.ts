import { addressOf, makeKey, parsePath, type Location, type Path } from './location.ts';

/** The entries that Back and Forward go through. */
export interface PageHistory {
  location(): Location;
  /** The place of the current entry among those of this application. */
  index(): number;
  go(delta: number): void;
  write(location: Location, how: 'push' | 'replace'): void;
  /** Calls back when Back, Forward or a plain link has changed the entry. */
  listen(onChange: () => void): () => void;
  href(path: Path): string;
}

interface Entry {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

/** The browser's own history; addresses are below `base`. */
export function browserHistory(base = ''): PageHistory {
  const entry = (): Partial<Entry> | null => window.history.state as Partial<Entry> | null;
  const prefix = base.replace(/\/$/, '');
  const href = (path: Path): string => (prefix + addressOf(path)).replace(/^\/\/+/, '/');
  const index = (): number | undefined => entry()?.idx;
  let last = 0;
  const save = (state: Entry, location: Location, how: 'push' | 'replace'): void => {
    if (how === 'replace') return window.history.replaceState(state, '', href(location));
    try {
      window.history.pushState(state, '', href(location));
    } catch {
      // A browser refuses too many entries in a short time.
      window.location.assign(href(location));
    }
  };
  const location = (): Location => {
    const { pathname, search, hash } = window.location;
    const inside = prefix !== '' && pathname.toLowerCase().startsWith(prefix.toLowerCase());
    const own = inside ? pathname.slice(prefix.length) : pathname;
    return {
      pathname: own === '' ? '/' : own,
      search,
      hash,
      state: entry()?.usr ?? null,
      key: entry()?.key ?? 'first',
    };
  };
  /** Gives an entry that the browser has made by itself a key and a place. */
  const adopt = (idx: number): void => {
    if (index() === undefined) window.history.replaceState({ usr: null, key: makeKey(), idx }, '');
    last = index() ?? idx;
  };
  adopt(0);
  return {
    location,
    index: () => last,
    go: (delta) => window.history.go(delta),
    write: (to, how) => {
      last += how === 'push' ? 1 : 0;
      save({ usr: to.state, key: to.key, idx: last }, to, how);
    },
    listen: (onChange) => {
      const handlePop = (): void => {
        adopt(last + 1);
        onChange();
      };
      window.addEventListener('popstate', handlePop);
      return () => window.removeEventListener('popstate', handlePop);
    },
    href,
  };
}

/** A history in memory, for pages outside a browser's address. */
export function memoryHistory(addresses: readonly string[]): PageHistory {
  const entries: Location[] = addresses.map((one) => ({ ...parsePath(one), state: null, key: makeKey() }));
  let at = entries.length - 1;
  const listeners = new Set<() => void>();
  const current = (): Location => entries[at] ?? { ...parsePath('/'), state: null, key: 'first' };
  return {
    location: current,
    index: () => at,
    go: (delta) => {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1);
      for (const listener of listeners) listener();
    },
    write: (location, how) => {
      if (how === 'push') at += 1;
      entries.splice(at, how === 'push' ? entries.length : 1, location);
    },
    listen: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    href: addressOf,
  };
}
