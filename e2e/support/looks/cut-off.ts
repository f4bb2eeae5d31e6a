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
 * The texts of the product that cannot be read whole: cut off by an element that hides what goes beyond it, with an ellipsis
 * or behind an edge that does not scroll, or standing out of their box at a side. Other people's texts may be cut, and so
 * may formulas, which are moved by hand.
 */
export const textsCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const others =
      'bdi, [translate="no"], [dir="auto"], [lang]:not(html), mjx-container, math-field, svg, .cm-editor, script, style, noscript';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const own = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (own === null || !/\p{L}{2}/u.test(text) || own.closest(others) !== null) continue;
      if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.length === 0) continue;
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const sticksOut = (box: DOMRect): boolean => right > box.right + 1.5 || left < box.left - 1.5;
      let isBoxed = false;
      for (let above: Element | null = own; above !== null && above !== document.body; above = above.parentElement) {
        const style = getComputedStyle(above);
        // Text that scrolls can be read.
        if (/auto|scroll/.test(style.overflowX)) break;
        if (style.display === 'inline' || style.display === 'contents') continue;
        const box = above.getBoundingClientRect();
        // Boxes of a pixel are for screen readers.
        if (box.width <= 2 || box.height <= 2) break;
        if (!isBoxed && sticksOut(box)) found.add(`${text} (out of its box)`);
        isBoxed = true;
        if (/hidden|clip/.test(style.overflowX) && sticksOut(box)) found.add(`${text} (cut off)`);
        if (style.position === 'fixed') break;
      }
    }
    return [...found];
  });

/** The names of buttons and links that lie on each other. Bars that stay in the window lie on what scrolls below them. */
export const controlsOverlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLifted = (one: Element): boolean => {
      for (let above: Element | null = one; above !== null; above = above.parentElement) {
        if (/fixed|sticky|absolute/.test(getComputedStyle(above).position)) return true;
      }
      return false;
    };
    /** The part of a box that its scrollers show. */
    const seenOf = (one: Element, box: DOMRect): DOMRect => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let above = one.parentElement; above !== null && above !== document.body; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = above.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const nameOf = (one: Element): string => one.getAttribute('aria-label') ?? (one.textContent ?? '').trim();
    const shown = [...document.querySelectorAll('button, a[href], [role="tab"], summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isLifted(one))
      .flatMap((one) => [...one.getClientRects()].map((rect) => ({ one, rect: seenOf(one, rect) })))
      .filter(({ rect }) => rect.width > 2 && rect.height > 2);
    return shown.flatMap(({ one, rect }, at) =>
      shown
        .slice(at + 1)
        .filter(({ one: other }) => !one.contains(other) && !other.contains(one))
        .filter(({ rect: box }) => {
          const width = Math.min(rect.right, box.right) - Math.max(rect.left, box.left);
          const height = Math.min(rect.bottom, box.bottom) - Math.max(rect.top, box.top);
          return width > 2 && height > 4;
        })
        .map(({ one: other }) => `${nameOf(one)} and ${nameOf(other)} lie on each other`),
    );
  });
