import type { Browser, BrowserContext } from '@playwright/test';
import { codeOf } from './authenticator-app.ts';
import { callApi, demoAdministrator, signIn } from './demo.ts';
import { makeAccount } from './people.ts';

/** Two-step sign-in for the account of this browser. */
async function setUpAuthenticator(context: BrowserContext): Promise<void> {
  const { secret } = await callApi<{ secret: string }>(context, 'POST', '/session-auth/authenticator/', {});
  await callApi(context, 'POST', '/session-auth/authenticator/confirm/', { code: codeOf(secret) });
}

/**
 * A new account in this browser that is an administrator with two-step sign-in. The administrator of the demo school
 * makes it one, and has no two-step sign-in afterwards, so that the next test finds that account as it was.
 */
export async function becomeAdministrator(context: BrowserContext): Promise<void> {
  await makeAccount(context, { role: 'teacher', firstName: 'Robin', lastName: 'Warden' });
  const { id } = await callApi<{ id: string }>(context, 'GET', '/session-auth/session/');
  const lender = await (context.browser() as Browser).newContext();
  await signIn(lender, demoAdministrator);
  await setUpAuthenticator(lender);
  try {
    await callApi(lender, 'PUT', `/administration/users/${id}/roles/`, { roles: ['ADMIN', 'INSTRUCTOR'] });
  } finally {
    await callApi(lender, 'POST', '/session-auth/authenticator/remove/', {});
    await lender.close();
  }
  await setUpAuthenticator(context);
}
