import type { PlatformAccount } from './access-tokens.ts';
import { PlatformRefused, wordsOf } from './platform-errors.ts';

/** Adds to the path: addresses of services may have a query, which stays at the end. */
export function below(address: string, path: string): string {
  const url = urlOf(address);
  url.pathname = url.pathname.replace(/\/$/, '') + path;
  return url.href;
}

/** Sets parameters in the query of an address; the others stay. */
export function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const url = urlOf(address);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

function urlOf(address: string): URL {
  if (!URL.canParse(address)) throw new PlatformRefused(0, `${wordsOf(address)} is not an address.`);
  return new URL(address);
}

/** Throws unless an address is at a host of the platform. */
export function requireHost({ hosts }: PlatformAccount, address: string): void {
  const { host } = urlOf(address);
  if (!hosts.has(host)) throw new PlatformRefused(0, `${wordsOf(host)} is not one of the addresses of this LMS.`);
}
