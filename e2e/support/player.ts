import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { latexIn, mathsBox } from './maths.ts';

/** Types maths and waits until the box shows it; also usable outside a test. */
export async function typeSurely(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  await mathsBox(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
  for (let tries = 0; (await latexIn(mathsBox(page))) !== text; tries += 1) {
    if (tries > 600) throw new Error(`${text} was typed and is not in the box`);
    await wait(50);
  }
}

export async function goToQuestion(page: Page, number: number): Promise<void> {
  await page.bringToFront();
  await page.getByRole('link', { name: new RegExp(`^Question ${number},`) }).click();
  await page.getByText(new RegExp(`^Question ${number} of `)).waitFor();
  await mathsBox(page).waitFor();
}
