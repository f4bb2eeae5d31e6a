import type { Page } from '@playwright/test';
import { becomeAdministrator } from './support/administrator.ts';
import { makeAccount } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

// One after the other: each borrows the administrator of the demo school for a moment.
test.describe.configure({ mode: 'serial' });

async function openUser(page: Page, name: string): Promise<void> {
  await page.goto('/a/administration/users');
  await page.getByRole('searchbox', { name: 'Name, e-mail or id' }).fill(name);
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

test('[SC21] [D01] An administrator finds a user, sees the product as they do, comes back, and the audit log records it', async ({
  context,
  page,
  openBrowser,
}) => {
  const lastName = `Quill${Date.now()}`;
  const person = await openBrowser();
  await makeAccount(person.context(), { role: 'learner', firstName: 'Zelda', lastName });
  await becomeAdministrator(context);
  await openUser(page, `Zelda ${lastName}`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign in as Zelda' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Cannot find a task');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign in as Zelda' }).click();
  const banner = page.getByRole('region', { name: 'Signed in as somebody else' });
  await expect(banner).toContainText(`you are signed in as Zelda ${lastName}`);
  await page.goto('/a/administration/users');
  await expect(page.getByRole('heading', { name: 'Permission denied' })).toBeVisible();

  await banner.getByRole('button', { name: 'Back to your account' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: `Zelda ${lastName}` })).toBeVisible();
  await page.getByRole('link', { name: 'Open audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log).toContainText(`signed in as Zelda ${lastName}`);
  await expect(log).toContainText(`stopped being signed in as Zelda ${lastName}`);
  await expect(log).toContainText('Cannot find a task');
});

test('[D18] [C14] A learner sends feedback, staff answer it, and the learner reads the answer', async ({
  page,
  context,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('status of 400 (Bad Request)');
  const subject = `The key does nothing ${Date.now()}`;
  await makeAccount(context, { role: 'learner', firstName: 'Mila', lastName: 'Writer' });
  await page.goto('/c/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' }).click();
  const form = page.getByRole('dialog', { name: 'Send feedback' });
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText('Say in a few words what it is about.')).toBeVisible();
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Message').fill('I press it and nothing happens.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();

  const desk = await openBrowser();
  await becomeAdministrator(desk.context());
  await desk.goto('/a/administration/feedback');
  await desk.getByRole('button', { name: `Answer: ${subject}` }).click();
  await desk.getByLabel('Answer', { exact: true }).fill('It works again since today.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText('The answer is on its way.')).toBeVisible();

  await page.goto('/account');
  const mine = page.getByRole('list', { name: 'Answers' });
  await expect(mine).toContainText('It works again since today.');
});

test('[P02] The pages of administration fit a phone, and are closed to teachers', async ({
  context,
  page,
  openBrowser,
}) => {
  const teacher = await openBrowser();
  await makeAccount(teacher.context(), { role: 'teacher' });
  await teacher.goto('/a/administration/users');
  await expect(teacher.getByRole('heading', { name: 'Permission denied' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await becomeAdministrator(context);
  for (const name of ['users', 'mails', 'feedback', 'audit', 'reports']) {
    await page.goto(`/a/administration/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    await expect(
      page.getByText(/^(Nothing here|[\d–]+( of [\d,]+)? (users|mails?|messages?|entr(y|ies)|reports?))\./),
    ).toBeVisible();
    await expectNoSidewaysScroll(page, name);
    await expectAccessible(page);
  }
});

test('[P02] The tab of the users forgets what was searched for, and the back button remembers it', async ({
  context,
  page,
  openBrowser,
}) => {
  const lastName = `Vole${Date.now()}`;
  const person = await openBrowser();
  await makeAccount(person.context(), { role: 'learner', firstName: 'Tilda', lastName });
  await becomeAdministrator(context);
  await openUser(page, `Tilda ${lastName}`);
  const box = page.getByRole('searchbox', { name: 'Name, e-mail or id' });
  await page.goBack();
  await expect(box).toHaveValue(`Tilda ${lastName}`);
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Users' }).click();
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(/\/users$/);
});
