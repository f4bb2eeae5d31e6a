import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Replaces the text of one of the editor's boxes for text with maths. A click could hit a formula in it, which opens. */
export async function writeSource(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: label, exact: true });
  await box.focus();
  await expect(box).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Opens the row of a variable and gives its fields. */
export async function openVariable(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${name} `), expanded: false }).click();
  return page.getByRole('group', { name: `Variable ${name}` });
}
