import type { Page } from '@playwright/test';
import { dropBeside } from './support/browser/dragging.ts';
import { openVariable, writeSource } from './support/editor.ts';
import { tabTo } from './support/browser/keyboard.ts';
import { mathsBox, typeMaths } from './support/maths.ts';
import { makeAccount } from './support/people.ts';
import { expect, expectAccessible, test } from './test.ts';

/** A picture of one red point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

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
  await page.getByRole('option', { name: 'Answer: number' }).click();
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
  const samples = page.getByRole('button', { name: /^a Random integer/ });
  await expect.poll(async () => new Set((await samples.innerText()).match(/\d+/g)?.slice(2)).size).toBe(1);
  expect(kept).not.toBe('');

  const row = await openVariable(page, 'a');
  await expect(row.getByText('Used in c, the question, the solution.')).toBeVisible();
  await row.getByRole('textbox', { name: 'Name' }).fill('rate');
  await page.keyboard.press('Enter');
  const solution = page.getByRole('textbox', { name: 'Solution', exact: true });
  await expect(page.getByRole('button', { name: /^c rate\*k/ })).toBeVisible();
  await expect(solution.locator('[data-tex*="rate"]').first()).toBeAttached();
  const rows = page.getByRole('region', { name: 'Variables' }).getByRole('listitem');
  await rows.nth(3).getByTitle('Drag to move').hover();
  await dropBeside(page, rows.nth(1), 'top', { x: 120, y: 8 });
  await expect(rows.nth(1)).toContainText('rate*k');
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: /^rate Random integer/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(rows.nth(3)).toContainText('rate*k');
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

test('a new teacher writes and publishes by the keyboard alone: formula, choice, variable, hint, solution [R25] [R26] [V06] [S09]', async ({
  page,
}) => {
  test.slow();
  await makeAccount(page.context(), { role: 'teacher' });
  await page.goto('/a/catalog/exercises/create');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last();
  await expect(box('Title')).toBeFocused();
  await page.keyboard.type('Area of a garden');

  await tabTo(page, box('Question'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('A garden is {{a}} m by {{b}} m. Its area is /formula');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New formula' });
  await expect(mathsBox(dialog)).toBeFocused();
  await page.keyboard.type('A=');
  await tabTo(page, dialog.getByRole('button', { name: 'Value of a' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Source' })).toHaveValue('$A={{a}}$');
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(box('Question')).toBeFocused();
  await page.keyboard.type(' [[part1]]. Which rule is right? /one choice');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const choices = page.getByRole('region', { name: 'Part 2' });
  await expect(choices).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await expect(box('Question')).toContainText('one choice');

  await tabTo(page, box('Right answer'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('a*b');
  await tabTo(page, choices.getByRole('textbox', { name: 'Choice 1', exact: true }));
  await page.keyboard.type('Length plus width');
  await tabTo(page, choices.getByRole('textbox', { name: 'Choice 2', exact: true }));
  await page.keyboard.type('Length times width');
  await tabTo(page, choices.getByRole('textbox', { name: 'Choice 3', exact: true }));
  await page.keyboard.type('Twice the length');
  await choices.getByRole('textbox', { name: 'Choice 2', exact: true }).focus();
  await tabTo(page, choices.getByLabel('Is').nth(1));
  await page.keyboard.type('R');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(choices.getByRole('textbox', { name: 'Choice 1', exact: true })).toHaveValue('Length times width');
  await expect(choices.getByRole('textbox', { name: 'Choice 1', exact: true })).toBeFocused();

  await tabTo(
    page,
    page.getByRole('region', { name: 'Variables' }).getByRole('button', { name: 'Variable', exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Variable d' }).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('area');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Variable area' }).getByLabel('Drawn from')).toBeFocused();

  await tabTo(page, button('Hint'));
  await page.keyboard.press('Enter');
  await tabTo(page, box('Hint 2'));
  await page.keyboard.type('Multiply. /variable b');
  await page.keyboard.press('Enter');
  await expect(box('Hint 2')).toContainText('Multiply. {{b}}');
  await page.keyboard.press('Alt+ArrowUp');
  await tabTo(page, box('Solution'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('$${{a}} * {{b}} = {{a*b}}$$');
  await expectAccessible(page);

  await page.keyboard.press('ControlOrMeta+Home');
  await expect(button('Publish')).toBeEnabled();
  await button('Publish').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
});

test('a teacher puts a parabola into an exercise, gives it a variable, and sees it in the question of each variant [R25] [D05]', async ({
  page,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  await page.goto('/a/catalog/exercises/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('The vertex of a parabola');
  const figures = page.getByRole('region', { name: 'Figures' });
  await figures.getByRole('button', { name: 'Figure', exact: true }).click();
  const gallery = page.getByRole('dialog', { name: 'New figure' });
  await expect(gallery.locator('[data-figure]')).toHaveCount(12);
  await gallery.getByRole('button', { name: 'Parabola with vertex' }).click();

  const figure = figures.getByRole('group', { name: 'Figure parabola' });
  await figure.getByRole('textbox', { name: 'y =' }).fill('(x - a)^2 - 4');
  await figure.getByRole('textbox', { name: 'Points' }).fill('(a, -4)');
  await figure.getByRole('button', { name: 'Make the window fit' }).click();
  await expect(figure.getByRole('textbox', { name: 'x to' })).not.toHaveValue('5');
  const to = Number(await figure.getByRole('textbox', { name: 'x to' }).inputValue());
  const edge = figure.getByRole('button', { name: 'Right and top edge of the window' });
  await edge.hover();
  const corner = await edge.boundingBox();
  const middle = { x: (corner?.x ?? 0) + 22, y: (corner?.y ?? 0) + 22 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await figure.getByRole('textbox', { name: 'x to' }).inputValue()))
    .toBeGreaterThan(to);
  await figure.getByRole('textbox', { name: 'What is to be seen' }).fill('A parabola that opens upwards.');
  // A field that the head of the page half covers is too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await figure.getByRole('button', { name: 'Insert into the text' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('img', { name: 'A parabola that opens upwards.' })).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('link', { name: 'Variants' }).click();
  await expect(page.getByRole('img', { name: 'A parabola that opens upwards.' }).first()).toBeVisible();
});
