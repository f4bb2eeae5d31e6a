import {
  getClassroomAdmin,
  importMembers,
  listInvitations,
  listMembers,
  previewMemberImport,
  resetSchoolPasswords,
  type Member,
} from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { classroomOf, memberOf } from '../../testing/classes.ts';
import { idOf, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { showPage, showRoutes } from '../../testing/show.tsx';
import { ClassroomAdminPage } from './ClassroomAdminPage.tsx';
import { ImportMembersPage } from './import/ImportMembersPage.tsx';
import { ClassroomMembersPage } from './members/ClassroomMembersPage.tsx';

const slipOf = (number: number) => ({
  memberId: idOf(100 + number),
  firstName: 'Learner',
  lastName: `Number${number}`,
  userName: `learner.number${number}`,
  password: `word-word-word-${number}`,
});

function serveMembers(members: Member[]): void {
  serve(listMembers, ({ query }) => ({
    total: members.length,
    counts: { present: members.length, waiting: 0, removed: 0 },
    members: query['state'] === 'waiting' || query['state'] === 'removed' ? [] : members,
  }));
  serve(listInvitations, []);
}

beforeEach(() => serve(getClassroomAdmin, classroomOf()));

describe('new passwords for many learners', () => {
  const people = [1, 2, 3].map((number) =>
    memberOf({
      ...slipOf(number),
      id: idOf(100 + number),
      lastActiveAt: number === 1 ? '2026-09-07T08:00:00Z' : null,
    }),
  );
  const open = async () => {
    const page = showRoutes(
      [
        {
          path: '/a/classrooms/:classId',
          element: <ClassroomAdminPage />,
          children: [{ path: 'classmembers', element: <ClassroomMembersPage /> }],
        },
      ],
      `/a/classrooms/${idOf(60)}/classmembers`,
      teacher,
    );
    await screen.findByRole('table', { name: 'Members' });
    return page;
  };

  it('are slips for those who were chosen', async () => {
    serveMembers(people);
    serve(resetSchoolPasswords, ({ body }) => body.memberIds.map((id) => slipOf(Number(id.slice(-3)) - 100)));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'New passwords and slips' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '2 who never came' }));
    await user.click(dialog.getByRole('button', { name: 'Make 2 new passwords' }));
    const slips = within(await dialog.findByRole('list', { name: 'User names and passwords' }));
    expect(slips.getAllByRole('listitem')).toHaveLength(2);
    expect(callsOf(resetSchoolPasswords)[0]?.body.memberIds).toEqual([idOf(102), idOf(103)]);
  });

  it('are not offered where no account was made in the class', async () => {
    serveMembers([memberOf({ firstName: 'Learner', lastName: 'Number1', userName: '' })]);
    await open();
    expect(screen.queryByRole('button', { name: 'New passwords and slips' })).toBeNull();
  });
});

describe('an import of people', () => {
  const lines = [1, 2].map((number) => ({
    number,
    firstName: 'Learner',
    lastName: `Number${number}`,
    email: '',
    userName: '',
    sourcedId: '',
    role: 'learner' as const,
    outcome: 'account' as const,
    why: 'No e-mail: gets a user name and a password',
  }));
  const open = async () => {
    serveMembers([]);
    serve(previewMemberImport, {
      source: { kind: 'csv', separator: 'comma' },
      columns: [
        { header: 'First name', field: 'firstName' },
        { header: 'Last name', field: 'lastName' },
      ],
      lines,
      newLinks: 0,
      doManyLeave: false,
      fingerprint: 'one',
    });
    const page = showPage(ImportMembersPage, {
      as: teacher,
      at: `/a/classrooms/${idOf(60)}/classmembers/import`,
      path: '/a/classrooms/:classId/classmembers/import',
    });
    await page.user.type(await screen.findByLabelText('Or paste lines'), 'Learner,Number1');
    await page.user.click(screen.getByRole('button', { name: 'See what will happen' }));
    await screen.findByRole('button', { name: 'Import 2 members' });
    return page;
  };
  const step = (number: number, left: number) => ({
    joined: 0,
    invited: 0,
    renamed: 0,
    gone: 0,
    accounts: [slipOf(number)],
    left,
    fingerprint: `after ${number}`,
  });

  it('says how far it is, and shows the slips of all its steps', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    serve(importMembers, async ({ query }) => {
      if (query['fingerprint'] === 'one') return step(1, 1);
      await promise;
      return step(2, 0);
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Import 2 members' }));
    expect(await screen.findByText(/1 of 2 imported/)).toBeDefined();
    resolve(undefined);
    const slips = within(await screen.findByRole('list', { name: 'User names and passwords' }));
    expect(slips.getAllByRole('listitem')).toHaveLength(2);
    expect(callsOf(importMembers).map(({ query }) => [query['fingerprint'], query['earlier']])).toEqual([
      ['one', '0'],
      ['after 1', '1'],
    ]);
  });

  it('shows the passwords that were made when the rest fails', async () => {
    serve(importMembers, ({ query }) =>
      query['fingerprint'] === 'one' ? step(1, 1) : refuse(409, 'Something has changed since you looked.'),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Import 2 members' }));
    const slips = within(await screen.findByRole('list', { name: 'User names and passwords' }));
    expect(slips.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('Something has changed');
  });
});
