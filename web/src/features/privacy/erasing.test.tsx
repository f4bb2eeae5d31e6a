import { eraseMyData, getRetention, getSignInMethods, logout, setRetention, type ResponseOf } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUser } from '../../session/session-context.ts';
import { answerOf } from '../../testing/example-of.ts';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { showPage, wordsAt } from '../../testing/show.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { RetentionSection } from './RetentionSection.tsx';

/** Shown as on their pages: once it is known who is here. */
function inSession(Part: ComponentType): ComponentType {
  return function InSession() {
    return useUser() === null ? null : <Part />;
  };
}

describe('erasing an account', () => {
  beforeEach(() => {
    serve(getSignInMethods, { ...answerOf(getSignInMethods), hasPassword: true });
    serve(logout, null);
  });

  const open = async (as = learner) => {
    const page = showPage(
      inSession(() => <EraseDialog onClose={() => undefined} />),
      { as, at: '/account' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase your account?' }));
    const send = () => page.user.click(dialog.getByRole('button', { name: 'Erase account' }));
    return { ...page, dialog, send };
  };

  it('waits until it is known whether the account has a password', async () => {
    const methods = Promise.withResolvers<ResponseOf<typeof getSignInMethods>>();
    serve(getSignInMethods, () => methods.promise);
    serve(eraseMyData, null);
    const { user, dialog, send } = await open();
    await user.type(dialog.getByLabelText('Type ERASE to continue'), 'ERASE');
    await send();
    expect(callsOf(eraseMyData)).toEqual([]);
    methods.resolve({ ...answerOf(getSignInMethods), hasPassword: true });
    await user.type(await dialog.findByLabelText('Your password'), 'secret');
    await send();
    await waitFor(() => expect(callsOf(eraseMyData)).toHaveLength(1));
  });

  it('needs the typed word and the password', async () => {
    const { user, dialog, send } = await open();
    const word = dialog.getByLabelText('Type ERASE to continue');
    await user.type(word, 'erase it');
    await send();
    await waitFor(() => expect(wordsAt(word)).toMatch(/Type ERASE to continue\.$/));
    expect(document.activeElement).toBe(word);
    expect(callsOf(eraseMyData)).toEqual([]);
  });

  it('shows that the password is wrong, and keeps the word', async () => {
    serve(eraseMyData, refuse(400, { password: 'This is not your password.' }));
    const { user, dialog, send } = await open();
    const word = dialog.getByLabelText<HTMLInputElement>('Type ERASE to continue');
    const password = await dialog.findByLabelText('Your password');
    await user.type(word, 'ERASE ');
    await user.type(password, 'wrong');
    await send();
    await waitFor(() => expect(wordsAt(password)).toMatch(/This is not your password\./));
    expect(word.value).toBe('ERASE ');
    expect(callsOf(eraseMyData)[0]?.body).toEqual({ confirmation: 'ERASE', password: 'wrong' });
  });

  it('signs out and says that it is done', async () => {
    serve(eraseMyData, null);
    const { user, dialog, send, address } = await open();
    await user.type(dialog.getByLabelText('Type ERASE to continue'), 'ERASE');
    await user.type(await dialog.findByLabelText('Your password'), 'secret');
    await send();
    expect(await screen.findByText('Your account is erased.')).toBeDefined();
    expect(callsOf(logout)).toHaveLength(1);
    expect(address()).toBe('/');
  });

  it('shows teachers what becomes of their classes', async () => {
    const { dialog } = await open(teacher);
    expect(await dialog.findByText('Classes that only you teach are archived')).toBeDefined();
  });
});

describe('how long names are kept', () => {
  const open = async () => {
    serve(getRetention, { ...answerOf(getRetention), months: null });
    const page = showPage(
      inSession(() => <RetentionSection classId={idOf(60)} />),
      { as: teacher },
    );
    const choice = await screen.findByLabelText('Learners’ names');
    const choices = within(choice).getAllByRole<HTMLOptionElement>('option');
    await page.user.selectOptions(choice, choices.at(-1)?.value ?? '');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...page, asked: within(await screen.findByRole('alertdialog')) };
  };

  it('changes only after a question', async () => {
    const { user, asked } = await open();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(setRetention)).toEqual([]);
  });

  it('is saved once it was confirmed', async () => {
    serve(setRetention, null);
    const { user, asked } = await open();
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(callsOf(setRetention)).toHaveLength(1);
  });
});
