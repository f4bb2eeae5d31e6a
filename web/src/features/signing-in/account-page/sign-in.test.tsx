import { getSignInOptions, login, signUp, type ResponseOf } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { learner, teacher } from '../../../testing/people.ts';
import { callsOf, cutNetwork, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage } from '../../../testing/show.tsx';
import { AccountPage } from './AccountPage.tsx';

const options: ResponseOf<typeof getSignInOptions> = {
  password: { minimumLength: 8, maximumLength: 200 },
  providers: [],
  mayMakeAccount: true,
};

beforeEach(() => serve(getSignInOptions, options));

const field = (name: string | RegExp) => screen.findByLabelText(name);
const press = async (user: Awaited<ReturnType<typeof showPage>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function openSignIn(at = '/account') {
  const page = showPage(AccountPage, { at, path: '/account' });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  return page;
}

async function typeAndSend(page: Awaited<ReturnType<typeof openSignIn>>, username = 'lena', password = 'secret') {
  const { user } = page;
  await user.type(await field('E-mail or user name'), username);
  await user.type(await field('Password'), `${password}{Enter}`);
}

describe('signing in', () => {
  it('sends what was typed, and opens the page of the person', async () => {
    serve(login, learner);
    const page = await openSignIn();
    await typeAndSend(page);
    await screen.findByText('Now at /');
    expect(callsOf(login).map(({ body }) => body)).toEqual([{ username: 'lena', password: 'secret' }]);
  });

  it('opens the page of teachers for a teacher', async () => {
    serve(login, teacher);
    await typeAndSend(await openSignIn());
    expect(await screen.findByText('Now at /a')).toBeDefined();
  });

  it('goes back to where somebody wanted to go', async () => {
    serve(login, learner);
    await typeAndSend(await openSignIn('/account?next=%2Fhelp'));
    expect(await screen.findByText('Now at /help')).toBeDefined();
  });

  it('does not go to another site, whatever the address says', async () => {
    serve(login, learner);
    await typeAndSend(await openSignIn('/account?next=https%3A%2F%2Fevil.example%2F'));
    expect(await screen.findByText('Now at /')).toBeDefined();
  });

  it('says in the words of the server why a sign-in failed, and keeps the name', async () => {
    serve(login, refuse(400, 'User name or password is wrong.'));
    await typeAndSend(await openSignIn());
    expect((await screen.findByRole('alert')).textContent).toContain('User name or password is wrong.');
    expect(screen.getByLabelText('E-mail or user name')).toHaveProperty('value', 'lena');
  });

  it('puts what is wrong with a field below it, and the focus into it', async () => {
    serve(login, refuse(400, { username: 'Enter your e-mail address or user name.' }));
    await typeAndSend(await openSignIn());
    const box = await field('E-mail or user name');
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(box);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Enter your e-mail',
    );
  });

  it('takes the words below a field away at the next key', async () => {
    serve(login, refuse(400, { username: 'Enter your e-mail address or user name.' }));
    const page = await openSignIn();
    await typeAndSend(page);
    await screen.findByText(/Enter your e-mail/);
    await page.user.type(await field('E-mail or user name'), 'a');
    expect(screen.queryByText(/Enter your e-mail/)).toBeNull();
  });

  it('says that there is no network, and signs in once there is', async () => {
    serve(login, learner);
    const page = await openSignIn();
    cutNetwork(true);
    await typeAndSend(page);
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    cutNetwork(false);
    await press(page.user, 'Sign in');
    expect(await screen.findByText('Now at /')).toBeDefined();
  });

  it('sends a password once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<typeof learner>();
    serve(login, () => answer.promise);
    const page = await openSignIn();
    await typeAndSend(page);
    const button = screen.getByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(button).toHaveProperty('disabled', true));
    await page.user.click(button);
    answer.resolve(learner);
    await screen.findByText('Now at /');
    expect(callsOf(login)).toHaveLength(1);
  });

  it('asks for the second step where the account has one', async () => {
    const details = { code: 'session/second-factor-needed', methods: ['totp', 'recovery'] };
    serve(login, refuse(400, 'A second step is needed.', details));
    await typeAndSend(await openSignIn());
    expect(await screen.findByText(/authenticator app and type the code/)).toBeDefined();
  });

  it('shows a password only while somebody wants to see it', async () => {
    const { user } = await openSignIn();
    const box = await field('Password');
    expect(box).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(box).toHaveProperty('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(box).toHaveProperty('type', 'password');
  });

  it('leads to a new password, and to joining without an account', async () => {
    await openSignIn();
    expect(screen.getByRole('link', { name: 'Forgot it?' }).getAttribute('href')).toBe('/account/forgot-password');
    expect(screen.getByRole('link', { name: 'Join without an account' }).getAttribute('href')).toBe('/');
  });

  it('offers a button for each provider of the school', async () => {
    serve(getSignInOptions, { ...options, providers: [{ id: 'school', name: 'School portal' }] });
    await openSignIn();
    expect(await screen.findByText(/School portal/)).toBeDefined();
  });
});

describe('making an account', () => {
  async function openSignUp(at = '/account?form=sign-up') {
    const page = showPage(AccountPage, { at, path: '/account' });
    await screen.findByRole('heading', { level: 1, name: 'Create your account' });
    return page;
  }
  const fillIn = async (
    { user }: { user: Awaited<ReturnType<typeof openSignUp>>['user'] },
    password = 'a long password',
  ) => {
    await fill(user, await field('First name'), 'Lena');
    await fill(user, await field('Last name'), 'Berg');
    await fill(user, await field('E-mail'), 'lena@school.example');
    await fill(user, await field('Password'), password);
  };

  it('is one press away from signing in, and back', async () => {
    const { user } = await openSignIn();
    await user.click(await screen.findByRole('button', { name: 'Create an account' }));
    await screen.findByRole('heading', { name: 'Create your account' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  });

  it('sends everything that was typed, as a learner where nothing else is chosen', async () => {
    serve(signUp, learner);
    const page = await openSignUp();
    await fillIn(page);
    await press(page.user, 'Create account');
    await screen.findByText('Now at /');
    expect(callsOf(signUp)[0]?.body).toEqual({
      firstName: 'Lena',
      lastName: 'Berg',
      email: 'lena@school.example',
      password: 'a long password',
      role: 'learner',
    });
  });

  it('is for teaching where the link said so', async () => {
    serve(signUp, teacher);
    const page = await openSignUp('/account?form=sign-up&role=teacher');
    await fillIn(page);
    await press(page.user, 'Create account');
    await screen.findByText('Now at /a');
    expect(callsOf(signUp)[0]?.body.role).toBe('teacher');
  });

  it('names what is missing by its field before anything is sent', async () => {
    const page = await openSignUp();
    await press(page.user, 'Create account');
    expect(await screen.findAllByText('Enter a name.')).toHaveLength(2);
    expect(screen.getByText(/Enter an e-mail address such as/)).toBeDefined();
    expect(callsOf(signUp)).toEqual([]);
  });

  it('says how many characters a short password has', async () => {
    const page = await openSignUp();
    await fillIn(page, 'short');
    await press(page.user, 'Create account');
    expect(await screen.findByText('Use at least 8 characters. You have 5.')).toBeDefined();
  });

  it('shows the rule for passwords before one is typed', async () => {
    serve(getSignInOptions, { ...options, password: { minimumLength: 12, maximumLength: 200 } });
    await openSignUp();
    expect(await screen.findByText(/At least 12 characters/)).toBeDefined();
  });

  it('shows below the address that it is taken', async () => {
    serve(signUp, refuse(400, { email: 'There is an account with this address.' }));
    const page = await openSignUp();
    await fillIn(page);
    await press(page.user, 'Create account');
    expect(await screen.findByText('There is an account with this address.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  });

  it('is not offered where accounts are not made freely', async () => {
    serve(getSignInOptions, { ...options, mayMakeAccount: false });
    await openSignUp();
    expect(within(await screen.findByRole('status')).getByText(/not made freely here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });
});
