import type { BrowserContext, Page } from '@playwright/test';
import { joinLesson } from './support/exercises.ts';
import { loseNetwork } from './support/browser/lost-network.ts';
import { applesOn, latexIn, mathsBox, typeMaths } from './support/maths.ts';
import { expect, test } from './test.ts';

/** As browsers do whose owner blocks all cookies, or a school its devices: the very name of the storage throws. */
async function block(context: BrowserContext, names: readonly string[]): Promise<void> {
  await context.addInitScript((blocked) => {
    for (const name of blocked) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, names);
}

const note = (page: Page) => page.getByText('Your answers are not kept on this device.');

for (const names of [['localStorage'], ['indexedDB'], ['localStorage', 'sessionStorage', 'indexedDB']]) {
  test(`without ${names.join(', ')} a learner reads, types and answers, and sees that nothing is kept on the device [RL12]`, async ({
    page,
    openBrowser,
    watch,
  }) => {
    watch.expectComplaint('ERR_INTERNET_DISCONNECTED');
    const { classId, taskId } = await joinLesson(page, openBrowser);
    await block(page.context(), names);

    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();
    await page.goto(`/c/${classId}/tasks/${taskId}`);
    const { a, b } = await applesOn(page);
    await expect(note(page)).toBeVisible();
    await typeMaths(page, mathsBox(page), '1');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect.poll(() => latexIn(mathsBox(page))).toBe('1');

    const comeBack = await loseNetwork(page.context());
    await typeMaths(page, mathsBox(page), '2');
    await expect(page.getByText('You are offline. What you type is kept in this open page.')).toBeVisible();
    await comeBack();
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
    await typeMaths(page, mathsBox(page), String(a + b));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Great!').first()).toBeVisible();
  });
}

test('says nothing about the device where the browser keeps what is typed', async ({ page, openBrowser }) => {
  const { classId, taskId } = await joinLesson(page, openBrowser);
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  await expect(mathsBox(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});
