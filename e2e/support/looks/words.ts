import type { Page } from '@playwright/test';
import { type Language, textsOfPeople } from '../../../scripts/words/made-of-messages.ts';
import { expect } from '../../test.ts';
import { keepAnswers } from '../browser/answers.ts';

/** Looks at all texts of a page, and keeps those that are not in its language. */
export interface Look {
  (place: string): Promise<void>;
}

/**
 * Returns a look at the pages of a browser: their texts are made of messages of the language, of numbers and of what people
 * have written. What is not is added to `foreign`. Call it before the first page is opened.
 */
export async function lookingFor(
  page: Page,
  {
    language,
    tag,
    typed,
    foreign,
  }: {
    readonly language: Language;
    readonly tag: string;
    /** Texts that the test types, and mathematics as authors write it in every language. */
    readonly typed: readonly string[];
    readonly foreign: string[];
  },
): Promise<Look> {
  const answersOf = await keepAnswers(page);
  const given = new Set(typed);
  return async (place) => {
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
    let found: readonly string[] = [];
    // A text that is still being replaced may be foreign for a moment.
    await expect
      .poll(async () => {
        const texts = await textsOf(page);
        for (const text of (await answersOf()).flatMap(textsOfPeople)) given.add(text);
        found = texts.filter((text) => !language.isMade(text, given));
        return found;
      })
      .toEqual([])
      .catch(() => foreign.push(...found.map((text) => `${place}: ${text}`)));
  };
}

/** All texts of a page that people read or hear. */
function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Formulas, code, and sources that are being written. */
    const others =
      'script, noscript, style, code, mjx-container, math, math-field, .cm-content, [data-tex], [translate="no"]';
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest(others) === null) texts.push(node.textContent ?? '');
    }
    const names = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'data-label',
    ];
    for (const name of names) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (element.closest(others) === null) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return [...new Set(texts)];
  });
}
