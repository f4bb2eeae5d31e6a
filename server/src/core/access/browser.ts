import type { IncomingHttpHeaders } from 'node:http';

interface CookieAttributes {
  readonly path: string;
  readonly httpOnly: boolean;
  readonly sameSite: 'lax' | 'none';
  readonly secure: boolean;
  /** Kept apart for each site whose page frames ours. */
  readonly partitioned?: boolean;
  readonly maxAge?: number;
}

/** Reads and sets the cookies of a browser. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, attributes: CookieAttributes): void;
  clear(name: string, attributes: CookieAttributes): void;
}

/** The browser or program that calls, as far as rules may know it; they see neither the request nor the reply. */
export interface Browser {
  /** The address from which it calls. */
  readonly address: string;
  /** The path that it called, with its query. */
  readonly url: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly cookies: Cookies;
}
