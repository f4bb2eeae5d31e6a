import type { Page } from '@playwright/test';
import { signIn } from './support/demo.ts';
import { expect, sidewaysScroll, test } from './test.ts';
import { people } from './walk.ts';

/*
 * Mathematics on pages that run from right to left. The words of a page become Arabic letters, which is what mixes the
 * order of a line up: “−3” after an Arabic word is shown as “3−”, and “0 / 2” as “2 / 0”.
 */

/** Serves every page from right to left. */
async function turnPages(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      return route.fulfill({ response, body: html.replace(/<html lang="[\w-]+"/, '$& dir="rtl"') });
    },
  );
}

/** The figures and formulas of a page that are shown in another order than they are written in. */
async function mirrored(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility();
    };
    for (const code of document.querySelectorAll('code, kbd, samp, pre')) {
      if (isShown(code) && getComputedStyle(code).direction === 'rtl') found.push(`code: ${code.textContent}`);
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      const { value, placeholder } = field as HTMLInputElement;
      const text = value === '' ? placeholder : value;
      if (!/^[-−+]|[=<>≤≥^]/.test(text) || !isShown(field)) continue;
      if (getComputedStyle(field).direction === 'rtl' && !field.matches('[dir="auto"]')) found.push(`field: ${text}`);
    }

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isolated = /\u2066[^\u2069]*\u2069/g;
    const untouched = 'script, style, noscript, code, kbd, samp, pre, mjx-container, math-field, svg';
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest(untouched) || !isShown(parent)) continue;
      if (getComputedStyle(parent).direction === 'ltr') continue;
      const text = node.textContent ?? '';
      if (/(?<!\p{L})\p{L}\s?[=<>≤≥^]\s?[-−]?[\p{L}\d]/u.test(text.replaceAll(isolated, ''))) {
        found.push(`formula: ${text}`);
      }
      texts.push(node as Text);
    }
    for (const node of texts) node.data = node.data.replaceAll(/\p{L}/gu, 'ب');

    /** The left edge of one sign of a text. */
    const leftOf = (node: Text, at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    /** A number with its sign, the parts of a score. */
    const figures = /(?<![\p{L}\d]\s?)[-−+]\d|\d+\s?\/\s?\d/gu;
    const lines: string[] = [];
    for (const block of new Set(texts.map((node) => node.parentElement))) {
      // Several pieces of text are one line for its reader.
      const pieces = [...(block?.childNodes ?? [])].filter((node): node is Text => node.nodeType === Node.TEXT_NODE);
      const places = pieces.flatMap((node) => Array.from({ length: node.length }, (_, at) => ({ node, at })));
      const line = pieces.map(({ data }) => data).join('');
      for (const { 0: figure, index } of line.matchAll(figures)) {
        const [first, last] = [places[index], places[index + figure.length - 1]];
        if (first === undefined || last === undefined) continue;
        if (leftOf(first.node, first.at) > leftOf(last.node, last.at)) lines.push(`figures: ${line.trim()}`);
      }
    }
    return [...found, ...lines];
  });
}

for (const { who, user, pages: pathsOf } of people) {
  test(`figures and formulas on every page of ${who} stand from left to right where its words do not [D10] [K06]`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ viewport: { width: 1280, height: 800 } });
    if (user) await signIn(page.context(), user);
    const paths = await pathsOf(page.context());
    await turnPages(page);
    const problems: string[] = [];
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
        if ((await sidewaysScroll(page)) > 0) problems.push(`${path}: wider than the page`);
        problems.push(...(await mirrored(page)).map((text) => `${path}: ${text}`));
      });
    }
    expect(problems).toEqual([]);
  });
}
