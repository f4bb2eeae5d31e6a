import { AxeBuilder } from '@axe-core/playwright';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from '@playwright/test';
import { firstReadsOf } from './support/browser/first-reads.ts';
import { answerLate } from './support/browser/late-answers.ts';
import { findLeaks } from './support/browser/leaks.ts';
import { watchPresses } from './support/browser/presses.ts';

interface Watch {
  /** Faults in the browser that a test does not look at: errors, foreign hosts, forbidden content. */
  readonly complaints: string[];
  /** A text that the console may say in this test, because the test provokes it. */
  expectComplaint(text: string | RegExp): void;
  watch(context: BrowserContext): void;
}

/** Opens another person's browser, watched like the first and closed with the test. */
export type OpenBrowser = (options?: BrowserContextOptions) => Promise<Page>;

/** Playwright's test with an address, and a watch over every page: no console error, no unhandled rejection, no foreign host. */
export const test = base.extend<{ watch: Watch; baseURL: string; openBrowser: OpenBrowser }>({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.LEMMA_URL ?? ''),

  watch: [
    async ({ context, baseURL }, use) => {
      await answerLate(context);
      await watchPresses(context);
      const complaints: string[] = [];
      const expected: (string | RegExp)[] = [];
      const watch: Watch = {
        complaints,
        expectComplaint: (text) => expected.push(text),
        watch: (other) => watchContext(other, baseURL, complaints),
      };
      watch.watch(context);
      await use(watch);
      // A page may still ask for something as the test ends.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      const isExpected = (complaint: string) =>
        expected.some((text) => (typeof text === 'string' ? complaint.includes(text) : text.test(complaint)));
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
    { auto: true },
  ],

  openBrowser: async ({ browser, baseURL, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      opened.push(context);
      await answerLate(context);
      await watchPresses(context);
      watch.watch(context);
      return context.newPage();
    });
    for (const context of opened) {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  },
});

export { expect };

function watchContext(context: BrowserContext, baseURL: string, complaints: string[]): void {
  const own = new URL(baseURL).host;
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== own) complaints.push(`fetched from ${url.host}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`unhandled: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
    void lookForLeaks(response, complaints);
  });
}

/** Checks that no answer of the API holds more than the caller may know (SC3, SC28). */
async function lookForLeaks(response: Response, complaints: string[]): Promise<void> {
  const isPage = response.request().resourceType() === 'document';
  if (!isPage) {
    if (!response.url().includes('/api/mm/') || response.url().endsWith('/openapi.json')) return;
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
  }
  // A page that is left takes its last answers with it.
  const body = await response.text().catch(() => '');
  const text = isPage ? JSON.stringify(firstReadsOf(body)) : body;
  for (const leak of findLeaks(text, response.url())) complaints.push(`${leak} in ${response.url()}`);
}

/** Returns axe's findings on the present page, by WCAG 2.2 A and AA and axe's best practices. */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without a description of each thing that is well made, which takes a third of axe's time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // No frames of other origins here: the second page that axe would open to put their results together costs a second.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** A page that still moves or fades is looked at again. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => findAccessibilityProblems(page), page.url()).toEqual([]);
}

/**
 * The faults that a look at a page finds, and still finds ten seconds later: formulas and letters that come late move what is around
 * them, and colours fade in.
 */
export async function findLasting(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await expect(async () => {
    found = await look();
    expect(found).toEqual([]);
  })
    .toPass({ timeout: 10_000 })
    .catch(() => undefined);
  return found;
}

export async function expectNoSidewaysScroll(page: Page, message?: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), message).toBeLessThanOrEqual(0);
}

/** By how many pixels the page scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
