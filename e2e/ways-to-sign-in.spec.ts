import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openFakeIdentityProvider,
  type FakeIdentityProvider,
} from '../server/src/testing/signing-in/fake-identity-provider.ts';
import { startProduct } from '../server/src/testing/product/product.ts';
import { prepareStartedFolder } from './support/started-folder.ts';
import { callApi } from './support/demo.ts';
import { apples, setUpLesson } from './support/exercises.ts';
import { fillSignIn, joinByName, makeAccount } from './support/people.ts';
import { expect, expectNoSidewaysScroll, test as base } from './test.ts';

/** A server of its own, whose people may sign in with an account of their school. */
const test = base.extend<Record<never, never>, { school: { url: string; provider: FakeIdentityProvider } }>({
  school: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lemma-ways-'));
      const provider = await openFakeIdentityProvider();
      const OIDC_PROVIDERS = JSON.stringify([provider.settings('school', 'Riverside School')]);
      await prepareStartedFolder(dataDir);
      const product = await startProduct({ dataDir, variables: { OIDC_PROVIDERS } });
      const usual = process.env.LEMMA_URL;
      process.env.LEMMA_URL = product.url;
      await use({ url: product.url, provider });
      process.env.LEMMA_URL = usual;
      await product.terminate();
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ school }, use) => use(school.url),
});

test('who joined with a name only keeps the work with the account of their school, and proves who they are before an address is added [S05] [C09] [C17] [X11]', async ({
  page,
  openBrowser,
  school: { provider },
  watch,
}) => {
  watch.expectComplaint(/fetched from 127\.0\.0\.1|403/);
  const teacher = await openBrowser();
  await makeAccount(teacher.context(), { role: 'teacher' });
  const { classId, joinCode } = await setUpLesson(teacher.context(), { documents: [apples] });
  await page.goto(`/join/${joinCode}`);
  await joinByName(page, 'Hana', 'Suzuki');
  provider.state.person = { sub: 'hana', email: 'hana@riverside.example', email_verified: true };
  await page.goto('/account/keep-your-work');
  await page.getByRole('link', { name: 'Continue with Riverside School' }).click();
  const form = page.getByRole('form', { name: 'Make an account' });
  await expect(form.getByText('You can sign in with Riverside School now.')).toBeVisible();
  await expect(form.getByLabel('E-mail')).toHaveCount(0);
  await form.getByRole('button', { name: 'Keep my work' }).click();
  await expect(page.getByText('Your account is made. Your work is safe.')).toBeVisible();

  const elsewhere = await openBrowser();
  await elsewhere.goto('/account');
  await elsewhere.getByRole('link', { name: 'Continue with Riverside School' }).click();
  await expect(elsewhere.getByRole('button', { name: /account of Hana Suzuki/ })).toBeVisible();
  await elsewhere.goto(`/c/${classId}`);
  await expect(elsewhere.getByRole('link', { name: /Homework 1/ })).toBeVisible();

  await page.goto('/account');
  const sections = page.getByRole('navigation', { name: 'Sections of the account' });
  await expect(sections.getByRole('link', { name: 'Linked accounts' })).toBeVisible();
  const email = page.getByRole('form', { name: 'E-mail' });
  await email.getByLabel('Your e-mail').fill('hana@home.example');
  // As a quarter of an hour later.
  await page.route('**/session-auth/update_account/', (route) =>
    route.fulfill({ status: 403, json: { detail: 'Confirm', code: 'session/confirmation-needed' } }),
  );
  await email.getByRole('button', { name: 'Add e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(email.getByText('We could not confirm that it is you. Your e-mail stays as it is.')).toBeVisible();
  await page.unroute('**/session-auth/update_account/');
  await email.getByRole('button', { name: 'Add e-mail' }).click();
  await expect(page.getByText('You can sign in with hana@home.example from now on.')).toBeVisible();
});

test('a learner whose account a teacher made adds an address, on a phone, and signs in with it [V01] [V02] [X11]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('400');
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const { classId } = await setUpLesson(teacher, { documents: [apples] });
  const learners = [{ firstName: 'Sam', lastName: 'Okafor' }];
  const [made] = await callApi<{ userName: string; password: string }[]>(
    teacher,
    'POST',
    `/classes/${classId}/school_accounts/`,
    { learners },
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await fillSignIn(page, made?.userName ?? '', made?.password ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();
  await page.goto('/account');
  await expectNoSidewaysScroll(page);
  const form = page.getByRole('form', { name: 'E-mail' });
  await form.getByLabel('Your e-mail').fill('sam@home.example');
  await form.getByLabel('Your password', { exact: true }).fill('not my password');
  await form.getByRole('button', { name: 'Add e-mail' }).click();
  await expect(form.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /This is not your password\. Your e-mail stays as it is\./,
  );
  await form.getByLabel('Your password', { exact: true }).fill(made?.password ?? '');
  await form.getByRole('button', { name: 'Add e-mail' }).click();
  await expect(page.getByText('You can sign in with sam@home.example from now on.')).toBeVisible();

  const elsewhere = await openBrowser();
  await elsewhere.goto('/account');
  await fillSignIn(elsewhere, 'sam@home.example', made?.password ?? '');
  await expect(elsewhere.getByRole('button', { name: /account of Sam Okafor/ })).toBeVisible();
});
