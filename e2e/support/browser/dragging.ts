import type { Locator, Page } from '@playwright/test';
import { expect } from '../../test.ts';

/**
 * Drags what is under the pointer to a place of `target`, and lets go once it shows that it would drop above or below it.
 * A drag begins with the first moves, so that those of a quick hand can come before it.
 */
export async function dropBeside(
  page: Page,
  target: Locator,
  side: 'top' | 'bottom',
  { x, y }: { x: number; y: number },
): Promise<void> {
  await page.mouse.down();
  await expect(async () => {
    await target.hover({ position: { x, y: y - 4 } });
    await target.hover({ position: { x, y } });
    await expect(target).toHaveAttribute('data-drop', side, { timeout: 1_000 });
  }).toPass();
  await page.mouse.up();
}
