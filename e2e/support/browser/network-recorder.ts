import type { BrowserContext } from '@playwright/test';
import { firstReadsOf } from './first-reads.ts';

export interface Recorded {
  readonly url: string;
  readonly contentType: string;
  readonly headers: string;
  readonly body: string;
}

/**
 * Lets every answer to this browser pass through the test, which keeps a copy of each: nothing is missed, neither what
 * the page never reads nor what comes from a preload.
 */
export async function recordNetwork(context: BrowserContext): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  await context.route('**/*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const body = await response.body();
    recorded.push({
      url: route.request().url(),
      contentType: response.headers()['content-type'] ?? '',
      headers: JSON.stringify(response.headers()),
      body: body.toString('utf8'),
    });
    await route.fulfill({ response, body });
  });
  return recorded;
}

/** The JSON values among the recorded answers, and those that came inside a page. */
export function jsonOf(recorded: readonly Recorded[]): unknown[] {
  return recorded.flatMap(({ contentType, body }) => {
    if (contentType.includes('html')) return firstReadsOf(body);
    return contentType.includes('json') && body !== '' ? [JSON.parse(body) as unknown] : [];
  });
}

/** Yields every key of a JSON value with its value, at any depth. */
export function* entriesOf(value: unknown): Generator<readonly [key: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield [key, child];
    // A verdict is judged as a whole.
    if (key !== 'verdict') yield* entriesOf(child);
  }
}
