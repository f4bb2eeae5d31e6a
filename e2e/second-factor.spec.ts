import type { CDPSession, Page } from '@playwright/test';
import { codeOf } from './support/authenticator-app.ts';
import { fillSignIn, makeAccount, password } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });
const codesOn = (page: Page) => section(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');

async function signOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByText('Sign in')).toBeVisible();
  await page.goto('/account');
}

/** Expects the home page, to which signing in on the account page leads. */
async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
}

/** Adds a device that answers for its owner immediately, by finger or face. */
async function addDevice(page: Page): Promise<{ devTools: CDPSession; authenticatorId: string }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devTools, authenticatorId };
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await section(page).getByLabel('Name of this device').fill('My phone');
  await section(page).getByRole('button', { name: 'Add passkey' }).click();
  await expect(section(page).getByText('My phone')).toBeVisible();
  await expect(codesOn(page)).toHaveCount(10);
}

test('an authenticator app is set up, and signs in after the password; a recovery code replaces it [C17]', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/40[01]/);
  const { email } = await makeAccount(page.context(), { role: 'learner' });
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Set up' }).click();
  await expect(section(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret =
    (await section(page)
      .getByText(/Or type this key:/)
      .locator('span')
      .textContent()) ?? '';
  await expectAccessible(page);
  await section(page).getByLabel('Type the code that the app shows').fill('000000');
  await section(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(section(page).getByLabel('Type the code that the app shows')).toHaveAccessibleDescription(/not right/);
  const used = codeOf(secret);
  await section(page).getByLabel('Type the code that the app shows').fill(used);
  await section(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(codesOn(page)).toHaveCount(10);
  const [recoveryCode = ''] = await codesOn(page).allTextContents();
  await expectAccessible(page);
  await signOut(page);

  await fillSignIn(page, email, password);
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(used);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  // Used before, to turn it on.
  await expect(code).toHaveAccessibleDescription(/used before/);
  await code.fill(codeOf(secret, 1));
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectHome(page);

  await page.goto('/account');
  await signOut(page);
  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
});

test('a passkey signs in without a password, and is the second step after one [C17]', async ({ page, watch }) => {
  watch.expectComplaint(/401/);
  const { email } = await makeAccount(page.context(), { role: 'learner' });
  const { devTools, authenticatorId } = await addDevice(page);
  await addPasskey(page);
  await section(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page).getByText('10 left.')).toBeVisible();
  await expectAccessible(page);
  await signOut(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectHome(page);
  await page.goto('/account');
  await signOut(page);

  await fillSignIn(page, email, password);
  const secondStep = page.getByRole('form', { name: 'Second step' });
  // The device does not know the finger.
  await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await secondStep.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(secondStep.getByRole('alert')).toContainText('No passkey was used');
  await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await secondStep.getByRole('button', { name: 'Use a passkey' }).click();
  await expectHome(page);
});

test('acts of the person alone ask for confirmation, and continue after it [C17] [SC21]', async ({ page, watch }) => {
  watch.expectComplaint(/40[03]/);
  await makeAccount(page.context(), { role: 'teacher' });
  await addDevice(page);
  await addPasskey(page);
  // As if a quarter of an hour had gone by.
  let isLate = true;
  await page.route('**/session-auth/passkeys/*/', async (route) => {
    if (!isLate) return route.continue();
    const body = { detail: 'Confirm that it is you to continue.', code: 'session/confirmation-needed' };
    return route.fulfill({ status: 403, json: body });
  });
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const remove = async () => {
    await section(page).getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  };
  await remove();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(section(page).getByText('My phone')).toBeVisible();

  await remove();
  await dialog.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toBeHidden();
  await remove();
  await expect(dialog).toBeVisible();
  isLate = false;
  await dialog.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await dialog.getByLabel('Recovery code').fill('AAAAA-AAAAA');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/not your password/);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByLabel('Recovery code').fill('');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(section(page).getByText('My phone')).toBeHidden();
});

test('two-step sign-in fits a phone', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await makeAccount(page.context(), { role: 'learner' });
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Set up' }).click();
  await expect(section(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
