import type { Page } from '@playwright/test';

/** The names of everything to press that a window cuts off at its sides, where nothing scrolls it into sight. */
export const controlsCutOff = (page: Page): Promise<string[]> =>
  page.locator('button, a[href], input, select, textarea, [role="tab"]').evaluateAll((all) => {
    const isInScroller = (one: Element): boolean => {
      for (let above = one.parentElement; above !== null; above = above.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return true;
      }
      return false;
    };
    return all
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 2 && (right > innerWidth + 1 || left < -1) && !isInScroller(one);
      })
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`);
  });

/**
 * The texts of the product that an element cuts off at its sides, or hides the ends of: with an ellipsis, or behind an
 * edge that does not scroll. Other people's texts may be cut, and so may formulas, which are moved by hand.
 */
export const textsCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const others =
      'bdi, [translate="no"], [dir="auto"], [lang]:not(html), mjx-container, math-field, .cm-editor, script';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const own = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (own === null || !/\p{L}{2}/u.test(text) || own.closest(others) !== null) continue;
      if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      for (let above: Element | null = own; above !== null && above !== document.body; above = above.parentElement) {
        const style = getComputedStyle(above);
        // A text that scrolls can be read, and one that is a pixel wide is for screen readers.
        if (/auto|scroll/.test(style.overflowX) || style.position === 'fixed') break;
        if (!/hidden|clip/.test(style.overflowX)) continue;
        const edge = above.getBoundingClientRect();
        if (edge.width <= 2 || edge.height <= 2) break;
        if (right > edge.right + 1.5 || left < edge.left - 1.5) found.add(text);
      }
    }
    return [...found];
  });
