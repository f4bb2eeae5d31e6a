import { expect, type Page, type Request } from '@playwright/test';

/**
 * Returns a function that waits until no read of the page is under way: the server refuses one that it answers after its
 * person has signed out. Streams of events do not count, since they end with the page only. Call it before the page is opened.
 */
export function watchReads(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const isStream = request.headers()['accept'] === 'text/event-stream';
    if (request.method() === 'GET' && request.url().includes('/api/') && !isStream) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
}
