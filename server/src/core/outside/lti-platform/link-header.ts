/**
 * Returns the address of the next page from a `Link` header, absolute; null when there is none. Platforms write more than
 * the standard allows: addresses with `&amp;`, and quotes that are none.
 */
export function nextPageOf(header: string | null, current: string): string | null {
  for (const [, address = '', parameters = ''] of (header ?? '').matchAll(/<([^<>]*)>((?:(?!,\s*<).)*)/gs)) {
    const isNext = /(?:^|;)\s*rel\s*=[^\w;]*(?:[\w-]+\s+)*next\b/i.test(parameters);
    const written = address.trim().replaceAll('&amp;', '&');
    if (isNext && URL.canParse(written, current)) return new URL(written, current).href;
  }
  return null;
}
