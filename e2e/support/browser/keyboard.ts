import type { Locator, Page } from '@playwright/test';
import { expect } from '../../test.ts';

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((control) => control === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Somebody with a keyboard alone, and what they press: each stands for a click or a tap. */
export function byKeyboard(page: Page) {
  let presses = 0;
  return {
    async press(target: Locator): Promise<void> {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
      presses += 1;
    },
    get presses() {
      return presses;
    },
  };
}
