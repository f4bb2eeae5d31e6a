export interface Path {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
}

export interface Location extends Path {
  readonly state: unknown;
  /** Belongs to one entry of the history. */
  readonly key: string;
}

/** An address within the application; `?…` and `#…` stay on the page. */
export type To = string | Partial<Path>;

export const addressOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** The address that a link on a page leads to. */
export function resolve(to: To, from: Path): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parse(to) : to;
  if (pathname === undefined || pathname === '') return { pathname: from.pathname, search, hash };
  if (pathname.startsWith('/')) return { pathname, search, hash };
  const base = new URL(from.pathname.replace(/\/?$/, '/'), 'http://page');
  return { pathname: new URL(pathname, base).pathname, search, hash };
}

function parse(address: string): Partial<Path> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { ...(pathname !== '' && { pathname }), search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** An address as a whole, for one that came from outside. */
export const parsePath = (address: string): Path => resolve(address, { pathname: '/', search: '', hash: '' });

let made = 0;

/** A key of an entry of the history; unique among tabs and reloads as well as needed. */
export function makeKey(): string {
  made += 1;
  return `${Date.now().toString(36)}${made.toString(36)}`;
}
