import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { keepAnswers } from './support/browser/answers.ts';
import { wordsOfIntl } from '../scripts/words/made-of-messages.ts';
import { controlsOverlapping, textsCutOff } from './support/looks/cut-off.ts';
import { signIn } from './support/demo.ts';
import { expect, findAccessibilityProblems, findLasting, sidewaysScroll, test } from './test.ts';
import { people } from './walk.ts';

/*
 * One walk in a made-up language that runs from right to left, whose messages are English with accents, a third longer,
 * between brackets. It finds words that are in no message, words without room, pages that are wrong from right to left, and
 * mathematics that is mirrored there.
 */

const language = 'ar-XB';
const pages = resolve(import.meta.dirname, '../web/dist');

test.skip(
  !existsSync(resolve(pages, `index.${language}.html`)),
  'These pages are built with --made-up-languages, as `npm test` and CI do.',
);

/** The name of the product, with accents, is another word than in the name of its link. */
const ofNames = 'label-content-name-mismatch';
const laptop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Adds every text of an answer: people's own, and what the server says. */
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

/** Names of the product, of formats, languages and people in examples, and mathematics as authors write it everywhere. */
const products = ['Lemma', 'Moodle', 'Canvas', 'Stripe'];
const examples = ['Mila', 'Novak', 'Okafor', 'Sam'];
const names = [...products, ...examples, 'Deutsch', 'Français', 'Español', 'min', 'gcd', 'and'];
/** Days and languages as `Intl` writes them: pages from right to left have their names of languages in Arabic. */
const wordsOfLanguages = [...wordsOfIntl('en-GB'), ...wordsOfIntl('ar')];
/** `Europe/Vienna`, and as a city in its region: the names of zones have no translations that browsers know. */
const regions = 'Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific';
const timeZone = new RegExp(`^(?:${regions})/\\S|, (?:${regions})$`);
const attribute = /^(?:aria-label|aria-roledescription|aria-valuetext|title|placeholder|alt): /;
const isAbbreviation = (word: string): boolean => /^\p{Lu}+$/u.test(word);

/**
 * The figures and formulas of a page that are shown in another order than they are written in. Its words become Arabic
 * letters, which is what mixes the order of a line up: “−3” after an Arabic word is shown as “3−”, and “0 / 2” as “2 / 0”.
 */
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

/** Those of the texts that have words which are in no message, and which the server has not sent. */
function wordsOutside(texts: readonly string[], sent: ReadonlySet<string>): readonly string[] {
  const known = new Set([...names, ...wordsOfLanguages, ...[...sent].flatMap((text) => text.match(/\p{L}+/gu) ?? [])]);
  return texts.filter((text) => {
    if (timeZone.test(text)) return false;
    const words = text.replace(attribute, '').match(/\p{L}{3,}/gu) ?? [];
    return words.some((word) => !known.has(word) && !isAbbreviation(word));
  });
}

/** Lists the words and controls without room on a phone. */
async function findCut(page: Page): Promise<readonly string[]> {
  const wide = (await sidewaysScroll(page)) > 0 ? ['wider than the page'] : [];
  return [...wide, ...(await textsCutOff(page)), ...(await controlsOverlapping(page))];
}

for (const { who, user, pages: pathsOf } of people) {
  test(`every page of ${who} speaks in messages alone, has room for longer words, and is well made from right to left, with mathematics from left to right [D10] [F01] [K06]`, async ({
    openBrowser,
    baseURL,
  }) => {
    // It takes as long as there are pages.
    test.slow();
    const page = await openBrowser({ viewport: laptop });
    if (user) await signIn(page.context(), user);
    const paths = await pathsOf(page.context());
    await page.context().addCookies([{ name: 'lemma_language', value: language, url: baseURL }]);
    const answersOf = await keepAnswers(page);
    const said = new Set<string>();
    const problems: string[] = [];
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
        const note = (found: readonly string[]) => problems.push(...found.map((problem) => `${path}: ${problem}`));
        note(
          await findLasting(async () => {
            const texts = await textsOutsideMessages(page);
            collectTexts(await answersOf(), said);
            return wordsOutside(texts, said);
          }),
        );
        note(await findLasting(async () => ((await sidewaysScroll(page)) > 0 ? ['wider than the page'] : [])));
        note(
          await findLasting(async () =>
            (await findAccessibilityProblems(page)).filter((problem) => !problem.startsWith(ofNames)),
          ),
        );
        await page.setViewportSize(phone);
        note((await findLasting(() => findCut(page))).map((problem) => `${problem}, on a phone`));
        await page.setViewportSize(laptop);
        // The last: it changes the words of the page.
        note(await mirrored(page));
      });
    }
    expect(problems).toEqual([]);
  });
}
