import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { firstReadsOf } from './support/browser/first-reads.ts';
import { demoLearner, findDemoIds, signIn } from './support/demo.ts';
import { expect, sidewaysScroll, test } from './test.ts';
import { people } from './walk.ts';

const root = resolve(import.meta.dirname, '..');
const pages = resolve(root, 'web/dist');

test.skip(
  !existsSync(resolve(pages, 'index.en-XA.html')),
  'These pages are built with PSEUDO_LANGUAGES=on, and only for this walk.',
);

async function readIn(context: BrowserContext, baseURL: string, language: string): Promise<void> {
  await context.addCookies([{ name: 'lemma_language', value: language, url: baseURL }]);
}

/** Keeps every text that the server sends: people's own, and what the server says. */
function listenToServer(page: Page): { readonly said: Set<string>; readonly settled: () => Promise<unknown> } {
  const said = new Set<string>();
  const reading: Promise<void>[] = [];
  const read = async (response: Response): Promise<void> => {
    const body: unknown = await response.json().catch(() => undefined);
    collectTexts(body, said);
  };
  const readPage = async (response: Response): Promise<void> =>
    collectTexts(firstReadsOf(await response.text().catch(() => '')), said);
  page.on('response', (response) => {
    if (response.url().includes('/api/')) reading.push(read(response));
    else if (response.request().resourceType() === 'document') reading.push(readPage(response));
  });
  return { said, settled: () => Promise.all(reading) };
}

function collectTexts(value: unknown, found: Set<string>): void {
  if (typeof value === 'string' && /\p{L}{2}/u.test(value)) found.add(value.replaceAll(/\s+/g, ' ').trim());
  else if (Array.isArray(value)) for (const one of value) collectTexts(one, found);
  else if (typeof value === 'object' && value !== null) collectTexts(Object.values(value), found);
}

/** The texts of a page that are in no message: shown, or said by a screen reader. */
async function textsOutsideMessages(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Other people's texts, formulas and code. */
    const others =
      'script, noscript, style, code, bdi, [translate="no"], [dir="auto"], mjx-container, math, math-field, .ML__latex, [lang]:not(html)';
    const found: string[] = [];
    let depth = 0;
    let outside = '';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement === null || node.parentElement.closest(others)) continue;
      for (const sign of node.textContent ?? '') {
        if (sign === '⟦') depth += 1;
        else if (sign === '⟧') depth -= 1;
        else if (depth === 0) outside += sign;
      }
      if (outside.trim() !== '') found.push(outside);
      outside = '';
    }
    for (const name of ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (element.closest(others)) continue;
        const words = (element.getAttribute(name) ?? '').replaceAll(/⟦[^⟦⟧]*⟧/g, '').replaceAll(/⟦.*⟧/g, '');
        if (words.trim() !== '') found.push(`${name}: ${words}`);
      }
    }
    return [...new Set(found.map((text) => text.replaceAll(/\s+/g, ' ').trim()))];
  });
}

/** Days as `Intl` writes them, time zones, names of formats and of the product. */
const withoutLanguage =
  /^(?:aria-label|aria-roledescription|aria-valuetext|title|placeholder|alt):|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\b|\b(?:Lemma|LMS|CSV|XLSX|QR|PDF|Moodle|Stripe|UTC|GMT|px|ms|min|kB|MB)\b|\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/.*|\b[A-Z\d-]{2,}\b/g;

/** Returns the rest of a text when the server's texts are taken out of it. */
function leftOf(text: string, said: readonly string[]): string {
  let left = text;
  for (const one of said) if (left.includes(one)) left = left.replaceAll(one, ' ');
  return left.replaceAll(withoutLanguage, ' ');
}

for (const { who, user, pages: pathsOf } of people) {
  test(`every page of ${who} speaks in messages alone [K06]`, async ({ openBrowser, baseURL }) => {
    const page = await openBrowser({ viewport: { width: 1280, height: 800 } });
    if (user) await signIn(page.context(), user);
    const paths = await pathsOf(page.context());
    await readIn(page.context(), baseURL, 'en-XA');
    const server = listenToServer(page);
    const problems: string[] = [];
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
        await server.settled();
        const said = [...server.said, ...[...server.said].flatMap((text) => text.split(/[ ,;:$\n]+/))]
          .filter((text) => /\p{L}{2}/u.test(text))
          .toSorted((one, other) => other.length - one.length);
        const texts = await textsOutsideMessages(page);
        const words = texts.filter((text) => /\p{L}{3,}/u.test(leftOf(text, said)));
        problems.push(...words.map((text) => `${path}: ${text}`));
      });
    }
    expect(problems).toEqual([]);
  });
}

test('pages of learners from right to left do not scroll sideways [F01]', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await signIn(page.context(), demoLearner);
  const { classId, taskNamed } = await findDemoIds(page.context());
  await readIn(page.context(), baseURL, 'ar-XB');
  const paths = ['/', '/c', `/c/${classId}`, `/c/${classId}/tasks/${taskNamed('Solving equations')}`, '/learn/review'];
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
    expect(await sidewaysScroll(page), path).toBe(0);
    await page.screenshot({ path: test.info().outputPath(`right-to-left-${index + 1}.png`) });
  }
});
