import type { Page } from '@playwright/test';
import { mathsBox, typeMaths } from './support/maths.ts';
import { makeAccount } from './support/people.ts';
import { expect, test } from './test.ts';

/** A picture of one red point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function writeSource(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

async function openVariable(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name} `), expanded: false }).click();
  return page.getByRole('group', { name: `Variable ${name}` });
}

/** Two parts, of which the second is marked with what a learner has for the first. */
async function writeExercise(page: Page): Promise<void> {
  await page.goto('/a/catalog/exercises/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Apples at the market');
  const sum = await openVariable(page, 'c');
  await sum.getByRole('textbox', { name: 'Expression' }).fill('a + b');
  const unused = await openVariable(page, 'k');
  await unused.getByRole('button', { name: 'Remove k' }).click();
  await writeSource(page, 'Question', 'Ann has {{a}} apples and buys {{b}} more: [[part1]] apples. She eats one: ');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('/');
  await page.getByRole('menuitem', { name: 'Answer: number' }).click();
  await expect(page.getByRole('heading', { name: 'Part 2' })).toBeVisible();
  const first = page.getByRole('region', { name: 'Part 1' });
  await first.getByRole('textbox', { name: 'Right answer' }).fill('c');
  const second = page.getByRole('region', { name: 'Part 2' });
  await second.getByRole('textbox', { name: 'Right answer' }).fill('c - 1');
  await second.getByRole('checkbox', { name: 'Mark it with the learner’s own earlier answer' }).check();
  await expect(second.getByLabel('Stands for the variable')).toHaveValue('c');
  await writeSource(page, 'Hint 1', 'More means plus.');
  await writeSource(page, 'Solution', 'First ${{a}} + {{b}} = {{c}}$, then {{c - 1}}.');
}

test('a new teacher writes a two-part exercise with follow-through, tests it, switches a variant off, adds a picture and publishes [R25] [R26] [R27] [D05] [D10] [D11] [S09]', async ({
  page,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  await writeExercise(page);

  const preview = page.getByRole('region', { name: 'Preview' });
  await typeMaths(page, mathsBox(preview, 'Answer 1 of 2'), '500');
  await typeMaths(page, mathsBox(preview, 'Answer 2 of 2'), '499');
  await preview.getByRole('button', { name: 'Keep what I typed as a test' }).click();
  const tests = page.getByRole('region', { name: 'Answers that must be right or wrong' });
  await expect(tests.getByText('50 % of the points')).toBeVisible();
  await expect(tests.getByText('1 of 1 hold')).toBeVisible();

  await tests.getByRole('button', { name: 'Test', exact: true }).click();
  const added = tests.getByRole('group', { name: 'Test 2' });
  await added.getByRole('textbox', { name: 'Answer to part 1' }).fill('a - b');
  await expect(tests.getByText('1 of 2 hold')).toBeVisible();
  await expect(tests.getByText(/wrong in variant \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await added.getByLabel('Must be').selectOption({ label: 'Wrong' });
  await expect(tests.getByText('2 of 2 hold')).toBeVisible();

  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('link', { name: 'Variants' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Variants' })).toBeVisible();
  await expect(page.getByText('96 different variants.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Only where' }).fill('a = 7 and b > 10');
  await expect(page.getByText('2 of 96 fit.')).toBeVisible();
  const variant = page.getByRole('article').first();
  await expect(variant).toContainText(/Ann has 7 apples and buys 1[12] more/);
  await variant.getByRole('switch').uncheck();
  await expect(page.getByText('2 of 96 fit. 1 is switched off.')).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  await page.getByRole('link', { name: 'Apples at the market' }).click();
  await expect(page.getByText('1 variant is switched off.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Question', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture' }).first().click();
  await (await chooser).setFiles({ name: 'apple.png', mimeType: 'image/png', buffer: point });
  const dialog = page.getByRole('dialog', { name: 'Add picture' });
  await dialog.getByRole('textbox', { name: 'What the picture shows' }).fill('A red apple');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(preview.getByRole('img', { name: 'A red apple' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
});

test('what was typed can be taken back across a reload, a new name goes everywhere, a locked value stays [F04] [R26] [V06]', async ({
  page,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  await page.goto('/a/catalog/exercises/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Rename me');
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect(question.locator('mjx-container').first()).toBeVisible();

  await page.getByRole('button', { name: 'Lock a' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const kept = await page.getByRole('button', { name: /^a Random integer/ }).innerText();
  await preview.getByRole('button', { name: 'Roll' }).click();
  await expect(page.getByRole('button', { name: 'Lock a' })).toHaveAttribute('aria-pressed', 'true');
  const samples = await page.getByRole('button', { name: /^a Random integer/ }).innerText();
  expect(new Set(samples.match(/\d+/g)?.slice(2)).size).toBe(1);
  expect(kept).not.toBe('');

  const row = await openVariable(page, 'a');
  await expect(row.getByText('Used in c, the question, the solution.')).toBeVisible();
  await row.getByRole('textbox', { name: 'Name' }).fill('rate');
  await page.keyboard.press('Enter');
  const solution = page.getByRole('textbox', { name: 'Solution', exact: true });
  await expect(page.getByRole('button', { name: /^c rate\*k/ })).toBeVisible();
  await expect(solution.locator('[data-tex*="rate"]').first()).toBeAttached();
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: /^rate Random integer/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByRole('button', { name: /^a Random integer/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(page.getByRole('button', { name: /^rate Random integer/ })).toBeVisible();
});

test('a formula of the text is edited in the maths field, with its values kept [V06] [R26]', async ({ page }) => {
  await makeAccount(page.context(), { role: 'teacher' });
  await page.goto('/a/catalog/exercises/create');
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await question.locator('[data-tex]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit formula' });
  await expect(mathsBox(dialog)).toBeVisible();
  await mathsBox(dialog).click();
  await page.keyboard.press('End');
  await page.keyboard.type('+1');
  await expect(dialog.getByRole('textbox', { name: 'Source' })).toHaveValue(/\{\{a\}\}x.*\{\{c\}\}\+1/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(
    page.getByRole('region', { name: 'Preview' }).locator('[data-tex$="+1"], [data-tex$="+ 1"]'),
  ).toBeVisible();
});
