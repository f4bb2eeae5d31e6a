import {
  changePassword,
  confirmIdentity,
  getSignInMethods,
  getSignInOptions,
  giveSecondFactor,
  updateAccount,
  upgradeAnonymous,
  type ResponseOf,
  type SecondFactor as Method,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/example-of.ts';
import { guest, learner } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../testing/show.tsx';
import { EmailForm } from '../people/settings/EmailForm.tsx';
import { SecondFactor } from './account-page/SecondFactor.tsx';
import { UpgradeForm } from './keeping-work/UpgradeForm.tsx';
import { PasswordSection } from './passwords/PasswordForm.tsx';

type Methods = ResponseOf<typeof getSignInMethods>;

const methodsOf = (changes: Partial<Methods> = {}): Methods => ({
  isConfirmed: true,
  hasPassword: true,
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  passkeys: [],
  linkedAccounts: [],
  ...changes,
});
const nothing = () => undefined;
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  serve(getSignInMethods, methodsOf());
  serve(getSignInOptions, answerOf(getSignInOptions));
});

describe('another e-mail address', () => {
  const open = async () => {
    const page = showPage(() => <EmailForm user={learner} />, { as: learner });
    const email = await field('New e-mail');
    const send = async (address: string, password: string) => {
      await fill(page.user, email, address);
      await fill(page.user, await field('Your password'), password);
      await page.user.click(screen.getByRole('button', { name: 'Change e-mail' }));
    };
    return { ...page, email, send };
  };

  it('is saved with the password, and the form is empty again', async () => {
    serve(updateAccount, { ...learner, email: 'new@school.example' });
    const { email, send } = await open();
    await send('new@school.example', 'secret');
    expect(await screen.findByText('You sign in with new@school.example from now on.')).toBeDefined();
    expect(callsOf(updateAccount)[0]?.body).toMatchObject({ email: 'new@school.example', password: 'secret' });
    expect(email.value).toBe('');
  });

  it('is not sent without the password, whose field gets the focus', async () => {
    const { send } = await open();
    await send('new@school.example', '');
    const password = await field('Your password');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(password);
    expect(callsOf(updateAccount)).toEqual([]);
  });

  it('is kept in its field where the password is wrong, and both can be corrected', async () => {
    serve(updateAccount, refuse(400, { password: 'This is not your password.' }));
    const { email, send } = await open();
    await send('new@school.example', 'wrong');
    const password = await field('Your password');
    await waitFor(() => expect(wordsAt(password)).toMatch(/This is not your password\./));
    expect(email.value).toBe('new@school.example');
    serve(updateAccount, { ...learner, email: 'new@school.example' });
    await send('new@school.example', 'right');
    expect(await screen.findByText(/from now on/)).toBeDefined();
  });

  it('has no field for a password until it is known that there is one, and none where there is none', async () => {
    const late = Promise.withResolvers<Methods>();
    serve(getSignInMethods, () => late.promise);
    serve(updateAccount, { ...learner, email: 'new@school.example' });
    const { user } = showPage(() => <EmailForm user={learner} />, { as: learner });
    await waitFor(() => expect(callsOf(getSignInMethods)).toHaveLength(1));
    expect(screen.queryByRole('form')).toBeNull();
    late.resolve(methodsOf({ hasPassword: false }));
    await user.type(await field('New e-mail'), 'new@school.example{Enter}');
    expect(await screen.findByText(/from now on/)).toBeDefined();
    expect(callsOf(updateAccount)[0]?.body).not.toHaveProperty('password');
  });

  it('asks who is here where the server wants to know, and says that nothing has changed without an answer', async () => {
    serve(updateAccount, refuse(403, 'Confirm that it is you.', { code: 'session/confirmation-needed' }));
    const { user, send } = await open();
    await send('new@school.example', 'secret');
    const asked = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.click(await asked.findByRole('button', { name: 'Cancel' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Your e-mail stays as it is\./);
  });

  it('is saved after the password was given in the dialog', async () => {
    let isConfirmed = false;
    serve(confirmIdentity, () => {
      isConfirmed = true;
      return null;
    });
    serve(updateAccount, () =>
      isConfirmed
        ? { ...learner, email: 'new@school.example' }
        : refuse(403, 'Confirm that it is you.', { code: 'session/confirmation-needed' }),
    );
    const { user, send } = await open();
    await send('new@school.example', 'secret');
    const asked = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.type(await asked.findByLabelText('Your password'), 'secret{Enter}');
    expect(await screen.findByText(/from now on/)).toBeDefined();
    expect(callsOf(confirmIdentity)[0]?.body).toEqual({ password: 'secret' });
  });

  it('shows in the dialog that the password is wrong', async () => {
    serve(confirmIdentity, refuse(400, { password: 'This is not your password.' }));
    serve(updateAccount, refuse(403, 'Confirm that it is you.', { code: 'session/confirmation-needed' }));
    const { user, send } = await open();
    await send('new@school.example', 'secret');
    const asked = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    const password = await asked.findByLabelText('Your password');
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(wordsAt(password)).toMatch(/This is not your password\./));
    expect(document.activeElement).toBe(password);
  });
});

describe('another password', () => {
  const open = async (methods: Partial<Methods> = {}) => {
    serve(getSignInMethods, methodsOf(methods));
    const page = showPage(PasswordSection, { as: learner });
    await screen.findByRole('form', { name: 'Password' });
    return page;
  };

  it('needs the old one', async () => {
    const { user } = await open();
    await fill(user, await field('New password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const old = await field('Old password');
    await waitFor(() => expect(wordsAt(old)).toMatch(/Enter your password\./));
    expect(document.activeElement).toBe(old);
    expect(callsOf(changePassword)).toEqual([]);
  });

  it('is sent, and both fields are empty again', async () => {
    serve(changePassword, null as never);
    const { user } = await open();
    await fill(user, await field('Old password'), 'secret');
    await fill(user, await field('New password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/Your new password is set/)).toBeDefined();
    expect(callsOf(changePassword)[0]?.body).toEqual({ currentPassword: 'secret', newPassword: 'long enough' });
    expect([(await field('Old password')).value, (await field('New password')).value]).toEqual(['', '']);
  });

  it('sets a first password for an account that signs in another way', async () => {
    await open({ hasPassword: false });
    expect(await screen.findByRole('button', { name: 'Set password' })).toBeDefined();
    expect(screen.queryByLabelText('Old password')).toBeNull();
  });
});

describe('the second step of signing in', () => {
  const open = async (methods: readonly Method[] = ['totp', 'recovery-code']) => {
    const seen: { back?: string | undefined; name?: string } = {};
    const page = showPage(() => (
      <SecondFactor
        methods={methods}
        onSignedIn={(user) => (seen.name = user.firstName)}
        onBack={(reason) => (seen.back = reason ?? 'by hand')}
      />
    ));
    await screen.findByRole('form', { name: 'Second step' });
    return { ...page, seen };
  };

  it('takes the code of the authenticator app', async () => {
    serve(giveSecondFactor, learner);
    const { user, seen } = await open();
    await user.type(await field('Code of your authenticator app'), '123456{Enter}');
    await waitFor(() => expect(seen.name).toBe('Lena'));
    expect(callsOf(giveSecondFactor)[0]?.body).toEqual({ code: '123456' });
  });

  it('shows at the field that a code is wrong, and forgets it with another way', async () => {
    serve(giveSecondFactor, refuse(400, { code: 'This code is wrong.' }));
    const { user } = await open();
    const code = await field('Code of your authenticator app');
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(wordsAt(code)).toMatch(/This code is wrong\./));
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = await field('Recovery code');
    expect(recovery.value).toBe('');
    expect(screen.queryByText(/This code is wrong/)).toBeNull();
  });

  it('says after a recovery code how many are left', async () => {
    serve(giveSecondFactor, learner);
    serve(getSignInMethods, methodsOf({ recoveryCodesLeft: 2 }));
    const { user } = await open(['recovery-code']);
    await user.type(await field('Recovery code'), 'ABCD-1234{Enter}');
    expect(await screen.findByText('2 recovery codes left. Make new ones in your account.')).toBeDefined();
  });

  it('begins again with the password once the sign-in has ended', async () => {
    serve(giveSecondFactor, refuse(401, 'Start again.'));
    const { user, seen } = await open();
    await user.type(await field('Code of your authenticator app'), '123456{Enter}');
    await waitFor(() => expect(seen.back).toBeDefined());
    expect(seen.name).toBeUndefined();
  });

  it('says where this browser has no way', async () => {
    await open(['passkey']);
    expect(screen.getByText('This browser cannot use your passkey')).toBeDefined();
  });
});

describe('an account for work that was begun without one', () => {
  const open = (onKnownEmail: (email: string) => void = nothing) =>
    showPage(() => <UpgradeForm linked={undefined} onUpgraded={nothing} onKnownEmail={onKnownEmail} />, { as: guest });

  it('leads to the account that has the address already', async () => {
    serve(upgradeAnonymous, refuse(400, { email: 'Dieses Konto gibt es schon.' }, { code: 'account/address-taken' }));
    let known = '';
    const { user } = open((email) => (known = email));
    await fill(user, await field('First name'), 'Lena');
    await fill(user, await field('Last name'), 'Berg');
    await fill(user, await field('E-mail'), 'lena@school.example');
    await fill(user, await field('Password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Keep my work' }));
    await user.click(await screen.findByRole('button', { name: 'Merge with that account' }));
    expect(known).toBe('lena@school.example');
  });

  it('says why it could not be made', async () => {
    serve(upgradeAnonymous, null as never);
    const { user } = open();
    await fill(user, await field('First name'), 'Lena');
    await fill(user, await field('Last name'), 'Berg');
    await fill(user, await field('E-mail'), 'lena@school.example');
    await fill(user, await field('Password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Keep my work' }));
    expect((await screen.findByRole('alert')).textContent).toBe('No user');
  });
});
