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
