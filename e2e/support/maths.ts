import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The maths field with this accessible name; the first on the page when none is given. */
export function mathsBox(scope: Page | Locator, label?: string): Locator {
  return label === undefined ? scope.locator('math-field').first() : scope.locator(`math-field[aria-label="${label}"]`);
}

/** Types maths as on real keys, into an empty box. */
export async function typeMaths(page: Page, box: Locator, text: string): Promise<void> {
  await expect(box).toBeVisible();
  await box.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

/** Returns the content of the field as LaTeX. */
export function latexIn(box: Locator): Promise<string> {
  return box.evaluate((field) => (field as unknown as { value: string }).value);
}

/** The two numbers in a text about apples. */
export async function applesOn(page: Page): Promise<{ a: number; b: number }> {
  const text = await page.getByText(/Ann has \d+ apples/).innerText();
  const [, a, b] = /has (\d+) apples and picks (\d+) more/.exec(text) ?? [];
  return { a: Number(a), b: Number(b) };
}
