import { demoTeacher, findExercise, signIn } from './support/demo.ts';
import { makeAccount } from './support/people.ts';
import { countSteps } from './support/browser/steps.ts';
import { tabTo } from './support/browser/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('A teacher finds an exercise by words with slips, by formula and by facets; the address holds it all [R24] [K09]', async ({
  page,
  context,
}) => {
  await signIn(context, demoTeacher);
  await page.goto('/a/catalog/exercises');
  const results = page.getByRole('region', { name: 'Found exercises' });
  const heading = results.getByRole('heading', { level: 2 });
  await expect(results.getByRole('article')).toHaveCount(30);

  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('qaudratic');
  await expect(results.getByText('Looked for “quadratic” for “qaudratic”.')).toBeVisible();
  await expect(results.getByRole('article', { name: /quadratic/i }).first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('x^2+bx');
  await expect(page).toHaveURL(/q=x%5E2%2Bbx/);
  await expect(results.getByText(/Looked for/)).toBeHidden();
  await expect(heading).toContainText(/\d/);

  await page.getByRole('group', { name: 'Level' }).getByText('Level 2').click();
  await page.getByRole('group', { name: 'Level' }).getByText('Level 3').click();
  await expect(page).toHaveURL(/level=Level\+2%2CLevel\+3/);
  const sorted = page.waitForResponse(/\/exercises\/\?.*sort=use/);
  await results.getByLabel('Order', { exact: true }).selectOption({ label: 'Most used' });
  await expect(page).toHaveURL(/sort=use/);
  await sorted;
  await expect(results).toHaveAttribute('aria-busy', 'false');
  const found = await heading.innerText();
  await page.reload();
  await expect(heading).toHaveText(found);
  await expect(page.getByRole('checkbox', { name: /Level 2/ })).toBeChecked();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\?q=x%5E2%2Bbx&sort=use$/);
  await expectAccessible(page);
});

test('A new teacher finds five exercises and sets them after 12 clicks and 4 typed fields at most [R24] [R28]', async ({
  page,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const steps = countSteps();
  await page.goto('/a');
  await steps.click(page.getByRole('button', { name: 'Create class' }).first());
  await steps.typeIfEmpty(page.getByRole('dialog').getByLabel('Name'), 'Year 9');
  await steps.click(page.getByRole('dialog').getByRole('button', { name: 'Create class' }));
  await steps.click(page.getByRole('navigation').getByRole('link', { name: 'Exercises' }));
  await steps.type(page.getByRole('searchbox', { name: 'Search exercises' }), 'fraction');
  const results = page.getByRole('region', { name: 'Found exercises' });
  await expect(results.getByRole('article', { name: /fraction/i }).first()).toBeVisible();
  await expect(page).toHaveURL(/q=fraction/);
  const basket = page.getByRole('region', { name: 'Basket' });
  for (let added = 1; added <= 5; added += 1) {
    await steps.click(results.getByRole('button', { name: /^Add / }).first());
    await expect(basket.getByRole('listitem')).toHaveCount(added);
  }
  await steps.click(page.getByRole('link', { name: 'Create task from 5' }));
  await expect(page).toHaveURL(/\/catalog\/create-task/);
  await steps.typeIfEmpty(page.getByLabel('Name'), 'Fractions');
  await steps.click(page.getByRole('button', { name: 'Set task' }));
  await expect(page).toHaveURL(/\/a\/classrooms\/[0-9a-f-]+\/tasks$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Task 1/ })).toContainText('5 questions');
  expect(steps.clicks).toBeLessThanOrEqual(12);
  expect(steps.fields).toBeLessThanOrEqual(4);
});

test('Somebody with a keyboard alone searches, narrows, fills the basket and makes a task [R24] [R28]', async ({
  page,
  context,
}) => {
  await signIn(context, demoTeacher);
  await page.goto('/a/catalog/exercises');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search exercises' }));
  await page.keyboard.type('chain rule');
  await expect(page).toHaveURL(/q=chain/);
  // The counts beside the levels come with what was found.
  await expect(page.getByRole('button', { name: /^Add / }).first()).toHaveAccessibleName(/chain/i);
  const level = page.getByRole('checkbox', { name: /^Level [1-5] *[1-9]/ }).first();
  await tabTo(page, level);
  await page.keyboard.press('Space');
  await expect(level).toBeChecked();
  await expect(page).toHaveURL(/level=Level/);
  await tabTo(page, page.getByRole('button', { name: /^Add .*chain/i }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /chain.*: added/i }).first()).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /Create task/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/create-task/);
  await expect(page.getByText(/chain/i).first()).toBeVisible();
});

test('Anybody reads the tip of an exercise, one hint after the other, tries one, and has a button that prints [R12]', async ({
  context,
  openBrowser,
}) => {
  await signIn(context, demoTeacher);
  const exerciseId = await findExercise(context, 'Complete the square');
  const visitor = await openBrowser();
  // Printing has tests of its own.
  await visitor.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
  });
  await visitor.goto(`/learn/tip/${exerciseId}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Complete the square' })).toBeVisible();
  await expect(visitor.getByText(/^after hint \d$/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Show hint 1' }).click();
  await expect(visitor.getByRole('button', { name: 'Show hint 2' })).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  await visitor.getByRole('button', { name: 'Print' }).click();
  const printed = visitor.locator('html[data-printed]');
  await expect(printed).toBeAttached();
  await expect(visitor.getByRole('button', { name: 'Show hint 2' })).toBeVisible();

  await visitor.getByRole('button', { name: 'Try one yourself' }).click();
  await expect(visitor.getByRole('form', { name: 'Sample exercise' }).locator('math-field').first()).toBeVisible();
});
