import { readFile } from 'node:fs/promises';
import { callApi, demoTeacher, signIn } from './support/demo.ts';
import { apples, publish, setUpLesson } from './support/exercises.ts';
import { makeAccount } from './support/people.ts';
import { expect, expectAccessible, test } from './test.ts';

interface Listed {
  readonly groups: readonly { readonly items: readonly { readonly exerciseId: string }[] }[];
}

test('one teacher shares an exercise by link, another improves it, and the first takes the new version into a task [D23] [S09] [M01]', async ({
  page,
  openBrowser,
}) => {
  await makeAccount(page.context(), { role: 'teacher', firstName: 'Anita', lastName: 'Okafor' });
  const { classId, taskId } = await setUpLesson(page.context(), { documents: [apples] });
  const task = await callApi<Listed>(page.context(), 'GET', `/classes/${classId}/tasks/${taskId}/`);
  const exerciseId = task.groups[0]?.items[0]?.exerciseId ?? '';

  await page.goto(`/a/catalog/exercises/${exerciseId}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  await dialog.getByLabel('Add a person by e-mail').fill('ruth@school.example');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Level of ruth@school.example')).toHaveValue('10');
  await dialog.getByLabel('Level of ruth@school.example').selectOption('May invite');
  await dialog.getByRole('button', { name: 'Take back from ruth@school.example' }).click();
  await expect(dialog.getByLabel('Level of ruth@school.example')).toHaveCount(0);
  await dialog.getByLabel('Link', { exact: true }).selectOption('Every teacher with the link may edit it');
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectAccessible(page);
  const { link } = await callApi<{ link: { token: string } }>(
    page.context(),
    'GET',
    `/exercises/${exerciseId}/shares/`,
  );

  const other = await openBrowser();
  await makeAccount(other.context(), { role: 'teacher', firstName: 'Paul', lastName: 'Lindqvist' });
  await other.goto(`/a/catalog/exercises/${exerciseId}?share=${link.token}`);
  const title = other.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue(apples.title);
  await expect(other).toHaveURL(new RegExp(`/exercises/${exerciseId}$`));
  await title.fill('Apples in two baskets');
  await other.getByRole('button', { name: 'Publish changes' }).click();
  await expect(other.getByText('Published. Version 2 is in the catalogue.')).toBeVisible();

  await page.goto(`/a/catalog/exercises/${exerciseId}/history`);
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(versions.getByRole('link', { name: /^2\s*Title changed\s*Paul Lindqvist/ })).toBeVisible();
  const comparison = page.getByRole('region', { name: 'Version 2 against' });
  await expect(comparison.locator('ins')).toHaveText(/two baskets/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Uses', exact: true }).click();
  await page.getByRole('button', { name: 'Take version 2' }).click();
  await expect(page.getByText('“Homework 1” now uses version 2.')).toBeVisible();
  await expect(page.getByText('version 2', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await comparison.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('The draft is version 1 again.')).toBeVisible();
  await expect(versions.getByRole('link', { name: /Draft/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(versions.getByRole('link', { name: /Draft/ })).toHaveCount(0);
});

test('a report reaches the author with its variant, and the answer comes back [M01]', async ({ page, openBrowser }) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const exerciseId = await publish(page.context(), apples);
  const finder = await openBrowser();
  await signIn(finder.context(), demoTeacher);
  await finder.goto(`/a/catalog/exercises/${exerciseId}`);
  await finder.getByRole('button', { name: 'More', exact: true }).click();
  await finder.getByRole('menuitem', { name: 'Report a problem' }).click();
  await finder.getByLabel('Tell them more').fill('No one has half an apple.');
  await expect(finder.getByText(/Comes along: variant № \d+, version 1/)).toBeVisible();
  await expectAccessible(finder);
  await finder.getByRole('button', { name: 'Send report' }).click();
  await expect(finder.getByText('Your report is with the author.')).toBeVisible();

  await page.goto('/a');
  await page.getByRole('link', { name: /1 open report/ }).click();
  await expect(page.getByText('The question has a mistake. No one has half an apple.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Variant № \d+$/ })).toBeVisible();
  await page.getByLabel('Answer').fill('Fixed, thank you.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Answer and close' }).click();
  await expect(page.getByText('closed', { exact: true })).toBeVisible();

  await finder.goto(`/a/catalog/exercises/${exerciseId}/reports`);
  await expect(finder.getByText('Fixed, thank you.')).toBeVisible();
});

test('exercises leave as a file, come back as drafts once, and an archived one is brought back [M01] [P04]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint(/400.*exercises\/import/);
  await makeAccount(page.context(), { role: 'teacher' });
  const exerciseId = await publish(page.context(), apples);
  await page.goto(`/a/catalog/exercises/${exerciseId}/uses`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('apples-in-a-basket.json');
  const text = await readFile(await file.path(), 'utf8');

  const other = await openBrowser();
  await makeAccount(other.context(), { role: 'teacher' });
  await other.goto('/a/catalog/exercises?scope=mine');
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = other.getByRole('dialog', { name: 'Import exercises' });
  const choose = (content: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'exercises.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose(text.replace('"Level 1"', '"Level 9"'));
  await expect(dialog.getByText(/^Line \d+, exercise 1, level: /)).toBeVisible();
  await choose(text);
  await expect(dialog.getByText('1 exercise imported.')).toBeVisible();
  await choose(text);
  await expect(dialog.getByText('There was nothing new in it.')).toBeVisible();
  await expectAccessible(other);
  await dialog.getByRole('link', { name: apples.title }).click();
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue(apples.title);

  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Archive' }).click();
  await other.getByRole('button', { name: 'Archive exercise' }).click();
  await expect(other).toHaveURL(/\/a\/catalog\/exercises$/);
  await other.goto('/a/catalog/archived');
  await other.getByRole('button', { name: `Bring back ${apples.title}` }).click();
  await expect(other.getByText('It is back as a draft.')).toBeVisible();
});
