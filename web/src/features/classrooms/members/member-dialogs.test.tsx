import {
  createSchoolAccounts,
  getClassroomAdmin,
  inviteMembers,
  listMembers,
  resetSchoolPassword,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { classroomOf, memberOf } from '../../../testing/classes.ts';
import { answerOf } from '../../../testing/example-of.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../../testing/show.tsx';
import { ClassroomAdminPage } from '../ClassroomAdminPage.tsx';
import { ClassroomMembersPage } from './ClassroomMembersPage.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';
import { SchoolAccountsDialog } from './SchoolAccountsDialog.tsx';

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const nothing = () => undefined;

function inClass(element: ReactElement) {
  serve(getClassroomAdmin, classroomOf());
  serve(listMembers, answerOf(listMembers));
  return showPage(() => element, {
    as: teacher,
    at: `/a/classrooms/${idOf(60)}/classmembers`,
    path: '/a/classrooms/:classId/classmembers',
    around: ClassroomAdminPage,
  });
}

describe('accounts without e-mail', () => {
  const open = async () => {
    const page = inClass(<SchoolAccountsDialog onClose={nothing} />);
    const shown = await dialog('Make accounts without e-mail');
    const names = shown.getByLabelText('Names, one to a line');
    const send = async (text: string) => {
      await fill(page.user, names, text);
      await page.user.click(shown.getByRole('button', { name: 'Make accounts' }));
    };
    return { ...page, shown, names, send };
  };

  it.each([
    ['', 'Enter at least one learner.'],
    ['Mila', /“Mila” is one word/],
    [Array.from({ length: 101 }, (_, index) => `A${index} B`).join('\n'), /These are 101\./],
  ])('are not made of an incomplete list', async (text, problem) => {
    const { names, send } = await open();
    await send(text);
    await waitFor(() => expect(wordsAt(names)).toMatch(problem));
    expect(document.activeElement).toBe(names);
    expect(callsOf(createSchoolAccounts)).toEqual([]);
  });

  it('show user names and passwords once they are made', async () => {
    serve(createSchoolAccounts, [
      { memberId: idOf(12), firstName: 'Mila', lastName: 'Novak', userName: 'mnovak', password: 'plum-river-9' },
    ]);
    const { shown, send } = await open();
    await send('Mila Novak');
    const made = await dialog('1 account made');
    const list = within(made.getByRole('list', { name: 'User names and passwords' }));
    expect(list.getByText('mnovak')).toBeDefined();
    expect(list.getByText('plum-river-9')).toBeDefined();
    expect(shown.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(callsOf(createSchoolAccounts)[0]?.body).toEqual({ learners: [{ firstName: 'Mila', lastName: 'Novak' }] });
  });

  it('keep the list where the server refuses it', async () => {
    serve(createSchoolAccounts, refuse(400, 'The class is full.'));
    const { shown, names, send } = await open();
    await send('Mila Novak');
    expect((await shown.findByRole('alert')).textContent).toBe('The class is full.');
    expect(names).toHaveProperty('value', 'Mila Novak');
  });
});

describe('a new password for a learner without e-mail', () => {
  it('is made only after a question, and shown once', async () => {
    serve(resetSchoolPassword, { userName: 'mnovak', password: 'plum-river-9' });
    const { user } = inClass(<NewPasswordDialog member={memberOf({ userName: 'mnovak' })} onClose={nothing} />);
    const asked = await dialog('Give Ben Zimmer a new password?');
    expect(asked.getByText(/signed out everywhere/)).toBeDefined();
    expect(callsOf(resetSchoolPassword)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Make new password' }));
    const made = await dialog('New password for Ben Zimmer');
    expect(within(made.getByRole('list')).getByText('plum-river-9')).toBeDefined();
  });
});

describe('invitations by e-mail', () => {
  const open = async (invited: (count: number) => void = nothing) => {
    const page = inClass(
      <InviteDialog
        classId={idOf(60)}
        onClose={nothing}
        onInvited={(_, count) => {
          invited(count);
        }}
      />,
    );
    const shown = await dialog('Invite by e-mail');
    const addresses = shown.getByLabelText('E-mail addresses');
    const send = () => page.user.click(shown.getByRole('button', { name: 'Send invitations' }));
    return { ...page, shown, addresses, send };
  };

  it('go to all addresses of a text, as the role that was chosen', async () => {
    serve(inviteMembers, []);
    let count = 0;
    const { user, shown, addresses, send } = await open((invited) => (count = invited));
    await fill(user, addresses, 'Ann <ann@school.example>; bo@school.example\nno address');
    expect(wordsAt(addresses)).toBe('2 addresses');
    await user.selectOptions(shown.getByLabelText('They join as'), 'assistant');
    await send();
    await waitFor(() => expect(count).toBe(2));
    expect(callsOf(inviteMembers)[0]?.body).toEqual({
      emails: ['ann@school.example', 'bo@school.example'],
      role: 'assistant',
    });
  });

  it('name the address that is refused, until the text is changed', async () => {
    serve(inviteMembers, refuse(400, { 'emails.1': 'This address cannot be reached.' }));
    const { user, shown, addresses, send } = await open();
    await fill(user, addresses, 'ann@school.example bo@school.example');
    await send();
    await waitFor(() => expect(wordsAt(addresses)).toMatch(/bo@school\.example: This address cannot be reached\.$/));
    expect(shown.queryByRole('alert')).toBeNull();
    await user.type(addresses, ' ');
    expect(wordsAt(addresses)).toBe('2 addresses');
  });

  it('need an address', async () => {
    const { addresses, send } = await open();
    await send();
    await waitFor(() => expect(wordsAt(addresses)).toMatch(/Enter an e-mail address\./));
    expect(callsOf(inviteMembers)).toEqual([]);
  });
});

describe('the page of members', () => {
  it.each([
    ['Invite', 'Invite by e-mail'],
    ['Make accounts', 'Make accounts without e-mail'],
  ])('opens a dialog by “%s”, and closes it again', async (button, title) => {
    const { user } = inClass(<ClassroomMembersPage />);
    await user.click(await screen.findByRole('button', { name: button }));
    const shown = await dialog(title);
    await user.click(shown.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
