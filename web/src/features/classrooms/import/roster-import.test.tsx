import {
  getClassroomAdmin,
  importMembers,
  listMembers,
  previewMemberImport,
  type ImportLine,
  type ImportPlan,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { classroomOf } from '../../../testing/classes.ts';
import { answerOf } from '../../../testing/example-of.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show.tsx';
import { ImportMembersPage } from './ImportMembersPage.tsx';

const line = (fields: Partial<ImportLine>): ImportLine => ({
  number: 2,
  firstName: 'Mila',
  lastName: 'Novak',
  email: '',
  userName: 'mila.novak',
  sourcedId: 's1',
  role: 'learner',
  outcome: 'here',
  why: 'Nothing changes',
  ...fields,
});

const classes = [
  { sourcedId: 'c1', title: 'Maths 9', learnerCount: 24, teacherCount: 1 },
  { sourcedId: 'c2', title: 'Maths 10', learnerCount: 1, teacherCount: 2 },
];
const roster = (chosen: string | null) => ({
  kind: 'one-roster' as const,
  version: '1.2' as const,
  isWhole: true,
  classes,
  chosen,
});

const planOf = (fields: Partial<ImportPlan>): ImportPlan => ({
  source: roster('c1'),
  columns: [{ header: 'givenName', field: 'firstName' }],
  lines: [],
  newLinks: 0,
  doManyLeave: false,
  fingerprint: 'one',
  ...fields,
});

async function choose(plan: ImportPlan | ((query: Readonly<Record<string, string>>) => ImportPlan)) {
  serve(getClassroomAdmin, classroomOf());
  serve(listMembers, answerOf(listMembers));
  serve(previewMemberImport, ({ query }) => (typeof plan === 'function' ? plan(query as never) : plan));
  const page = showPage(ImportMembersPage, {
    as: teacher,
    at: `/a/classrooms/${idOf(60)}/classmembers/import`,
    path: '/a/classrooms/:classId/classmembers/import',
  });
  const input = await screen.findByLabelText('List of people');
  const archive = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'roster.zip');
  await page.user.upload(input, archive);
  return page;
}

describe('a roster on the import page', () => {
  it('that is a text under the name of an archive is refused by its name, and pasted lines stay [R18]', async () => {
    serve(getClassroomAdmin, classroomOf());
    const { user } = showPage(ImportMembersPage, {
      as: teacher,
      at: `/a/classrooms/${idOf(60)}/classmembers/import`,
      path: '/a/classrooms/:classId/classmembers/import',
    });
    await user.type(await screen.findByLabelText('Or paste lines'), 'Ada Byron');
    await user.upload(screen.getByLabelText('List of people'), new File(['Error 404: no such export'], 'roster.zip'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^“roster\.zip”: This file is damaged/);
    expect(callsOf(previewMemberImport)).toEqual([]);
    expect(screen.getByDisplayValue('Ada Byron')).toBeDefined();
    serve(previewMemberImport, refuse(400, 'This is not a list of text.'));
    await user.upload(screen.getByLabelText('List of people'), new File(['%PDF-1.4'], 'list.txt'));
    expect(await screen.findByText('“list.txt”: This is not a list of text.')).toBeDefined();
    expect(screen.getByDisplayValue('Ada Byron')).toBeDefined();
  });

  it('says what was recognised, asks which class is meant, and shows roles and ids', async () => {
    const { user } = await choose(({ rosterClass }) =>
      rosterClass === undefined
        ? planOf({ source: roster(null) })
        : planOf({
            source: roster(rosterClass),
            lines: [
              line({ outcome: 'account', why: 'Gets a password' }),
              line({
                number: 3,
                firstName: 'Tom',
                lastName: 'Hall',
                sourcedId: 't1',
                role: 'teacher',
                outcome: 'invited',
              }),
            ],
          }),
    );
    await screen.findByText(/OneRoster 1\.2, the whole roster, 2 classes/);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Choose a class of the roster to see what will happen.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Nothing to import' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('People of'), 'Maths 9 (c1): 24 learners, 1 teacher');
    const rows = within(await screen.findByRole('table')).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Novak, Milas1', 'Hall, TomTeachert1']);
    expect(callsOf(previewMemberImport).map(({ query }) => query['rosterClass'])).toEqual([undefined, 'c1']);
  });

  it('does not let many leave before somebody has allowed it', async () => {
    serve(importMembers, { joined: 0, invited: 0, renamed: 1, gone: 2, accounts: [], left: 0, fingerprint: 'two' });
    const leaving = [1, 2].map((at) =>
      line({ number: 0, sourcedId: `s${at}`, lastName: `Gone ${at}`, outcome: 'leaves' }),
    );
    const { user } = await choose(
      planOf({ lines: [line({ sourcedId: 's9', outcome: 'renamed' }), ...leaving], doManyLeave: true }),
    );
    const button = await screen.findByRole('button', { name: 'Make 3 changes' });
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toMatch(/^Gone 1/);
    await user.click(screen.getByRole('checkbox', { name: 'Let 2 learners leave' }));
    await user.click(button);
    await screen.findByText('Imported: 1 renamed, 2 left.');
    expect(callsOf(importMembers).map(({ query }) => query['manyLeave'])).toEqual(['yes']);
  });

  it('links people who are here already with the roster', async () => {
    serve(importMembers, { joined: 0, invited: 0, renamed: 0, gone: 0, accounts: [], left: 0, fingerprint: 'two' });
    const { user } = await choose(planOf({ lines: [line({})], newLinks: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Link 1 member with the roster' }));
    await screen.findByText('Linked with the roster.');
    await waitFor(() => expect(callsOf(importMembers)).toHaveLength(1));
  });

  it('asks which sheet of a workbook has the list', async () => {
    const sheets = ['9a', '9b'];
    const { user } = await choose(({ sheet = '9a' }) =>
      planOf({ source: { kind: 'xlsx', sheets, sheet }, lines: [line({ sourcedId: '', outcome: 'account' })] }),
    );
    await screen.findByText(/sheet “9a”/);
    await user.selectOptions(screen.getByLabelText('Sheet with the list'), '9b');
    await screen.findByText(/sheet “9b”/);
    expect(callsOf(previewMemberImport).map(({ query }) => query['sheet'])).toEqual([undefined, '9b']);
  });
});
