import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { callApi } from './demo.ts';

export const password = 'chalk-and-board-7';

let made = 0;

/** Returns an unused address, whatever ran before on the same server. */
export function newEmail(): string {
  made += 1;
  return `person-${process.pid}-${Date.now()}-${made}@school.example`;
}

/** A new account, signed in, without its pages. */
export async function makeAccount(
  context: BrowserContext,
  {
    role,
    firstName = 'Ada',
    lastName = 'Okafor',
  }: { role: 'teacher' | 'learner'; firstName?: string; lastName?: string },
): Promise<{ email: string }> {
  const email = newEmail();
  await callApi(context, 'POST', '/session-auth/sign_up/', { firstName, lastName, email, password, role });
  return { email };
}

/** Joins a class without its pages: signed out, as an anonymous learner with this name. */
export async function joinQuietly(
  context: BrowserContext,
  code: string,
  name?: { firstName: string; lastName: string },
) {
  await callApi(context, 'POST', '/classes/join/', { code, ...name });
}

/** Fills in the form for a name on the page of a class and joins. */
export async function joinByName(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('button', { name: 'Join class' }).click();
  await expect(page).toHaveURL(/\/c\/[0-9a-f-]+$/);
}

/** Fills in the sign-in form of the page. */
export async function fillSignIn(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail or user name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
}
