import { apiBase, type Endpoint } from '@lemma/contracts';

/** Values that an address can hold. */
export type AddressValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The address of a call: `{names}` of its path filled in, the query behind it; undefined values are left out. */
export function addressOf(endpoint: Endpoint, params: AddressValues = {}, query: AddressValues = {}): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`${endpoint.name} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  return `${apiBase}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}
