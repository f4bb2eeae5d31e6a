import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailSink, type MailSink } from '../server/src/testing/mail-sink.ts';
import { startProduct } from '../server/src/testing/product/product.ts';
import { prepareStartedFolder } from './support/started-folder.ts';
import { fillSignIn } from './support/people.ts';
import { expect, test as base } from './test.ts';

interface School {
  readonly url: string;
  readonly sink: MailSink;
}

/** A server of its own, whose mails arrive in a mail server of ours. */
const test = base.extend<Record<never, never>, { school: School }>({
  school: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lemma-recovery-'));
      const sink = await startMailSink();
      await prepareStartedFolder(dataDir);
      const product = await startProduct({ dataDir, variables: { SMTP_URL: sink.url } });
      await use({ url: product.url, sink });
      await product.terminate();
      await sink.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ school }, use) => use(school.url),
});

const email = 'mila.novak@school.internal';
const oldPassword = 'the first of autumn';
const newPassword = 'a lighthouse in spring';

test('somebody who has forgotten their password sets a new one by mail, and is signed out everywhere else [R04] [C17] [V03] [SC12]', async ({
  page,
  openBrowser,
  school: { sink },
  watch,
}) => {
  watch.expectComplaint(/401|400/);
  const newPasswordBox = page.getByLabel('New password', { exact: true });
  const phone = await openBrowser();
  await phone.goto('/account?form=sign-up');
  await phone.getByLabel('First name').fill('Mila');
  await phone.getByLabel('Last name').fill('Novak');
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(oldPassword);
  await phone.getByRole('button', { name: 'Create account' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).not.toHaveText('Create your account');

  const welcome = await sink.next();
  expect(welcome.recipients).toEqual([email]);
  await phone.goto(welcome.link);
  await expect(phone.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(phone.url()).not.toContain('token');

  await page.goto('/account');
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

  const mail = await sink.next();
  expect(mail.subject).toBe('Set a new password for Lemma');
  await page.goto(mail.link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/reset-password$/);
  await newPasswordBox.fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Use at least 8 characters. You have 5.')).toBeVisible();
  await newPasswordBox.fill('Mila2010');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This password is made of your name or e-mail address.')).toBeVisible();
  await newPasswordBox.fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  expect((await sink.next()).subject).toBe('Your password for Lemma was changed');

  await phone.goto('/account');
  await expect(phone.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await fillSignIn(phone, email, oldPassword);
  await expect(phone.getByText('The e-mail address, user name or password is not right.')).toBeVisible();
  await fillSignIn(phone, email, newPassword);
  await expect(phone.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();

  const later = await openBrowser();
  await later.goto(mail.link);
  await later.getByLabel('New password', { exact: true }).fill('another one of these');
  await later.getByRole('button', { name: 'Set password' }).click();
  await expect(later.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
});
