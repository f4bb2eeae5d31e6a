import { readAcceptLanguage } from '@lemma/contracts/messages';
import { LRUCache } from 'lru-cache';

/** Few headers differ, and each call carries one. */
const known = new LRUCache<string, readonly string[]>({ max: 500 });
/** No browser sends a longer one; of others nothing is kept. */
const longestKept = 200;

/** The tags of an `Accept-Language` header, dearest first, as `readAcceptLanguage` reads them. */
export function acceptedLanguages(header: string | undefined = ''): readonly string[] {
  const kept = known.get(header);
  if (kept) return kept;
  const read = readAcceptLanguage(header);
  if (header.length <= longestKept) known.set(header, read);
  return read;
}
