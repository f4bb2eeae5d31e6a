import {
  getClassroomAdmin,
  getClassroomStudent,
  getSite,
  listCommerceItems,
  listMembers,
  removeMember,
  setMemberRole,
  type ClassroomAdmin,
  type ClassroomStudent,
  type CommerceItems,
  type LearnerTask,
  type Member,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { learnerTaskOf } from '../../testing/attempts.ts';
import { classroomOf, learntClassOf, memberOf } from '../../testing/classes.ts';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { answerOf } from '../../testing/example-of.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { forgetSite } from '../../site.ts';
import { ClassroomAdminPage } from './ClassroomAdminPage.tsx';
import { ClassroomMembersPage } from './members/ClassroomMembersPage.tsx';
import { ClassroomPage } from './class-page/ClassroomPage.tsx';

describe('the class of a learner', () => {
  const open = async (changes: Partial<ClassroomStudent> = {}) => {
    serve(getClassroomStudent, learntClassOf(changes));
    const page = showPage(ClassroomPage, { as: learner, at: `/c/${idOf(60)}`, path: '/c/:classId' });
    await screen.findByRole('heading', { level: 1, name: /Class 7b/ });
    return page;
  };

  it('says where tasks will be before there are any', async () => {
    await open();
    expect(screen.getByText(/Nothing is set yet/)).toBeDefined();
  });

  it('comes together with what it costs, and alone when that cannot be read [M09]', async () => {
    forgetSite();
    serve(getSite, { ...answerOf(getSite), isSelling: true });
    const asked = Promise.withResolvers<CommerceItems>();
    serve(listCommerceItems, () => asked.promise);
    serve(getClassroomStudent, learntClassOf({}));
    showPage(ClassroomPage, { as: learner, at: `/c/${idOf(60)}`, path: '/c/:classId' });
    await waitFor(() => expect(callsOf(listCommerceItems)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: /Class 7b/ })).toBeNull();
    asked.reject(new Error('The network is gone.'));
    await screen.findByRole('heading', { level: 1, name: /Class 7b/ });
    forgetSite();
  });

  it('leaves out sections without tasks, and counts what is done in the others', async () => {
    const sections = [
      { id: idOf(81), name: 'Algebra' },
      { id: idOf(82), name: 'Geometry' },
    ];
    const tasks = [
      learnerTaskOf({ sectionId: idOf(81), state: 'done', doneAt: '2026-09-07T08:00:00Z' }),
      learnerTaskOf({ id: idOf(71), name: 'Roots', sectionId: idOf(81) }),
    ];
    await open({ sections, tasks });
    expect(within(screen.getByRole('region', { name: 'Algebra' })).getByText('1 of 2 done')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Geometry' })).toBeNull();
  });

  it.each<[string, Partial<LearnerTask>, string]>([
    ['a score of a task that is done', { state: 'done', score: 2, points: 4 }, '50 %'],
    ['how far a task has come', { answeredCount: 2 }, '2/3'],
    ['a dash before anything', { answeredCount: 0 }, '–'],
    ['that the learner is excused', { isExcused: true }, 'Excused'],
    ['no score that may not be seen yet', { state: 'done', score: null }, '–'],
  ])('shows %s', async (_, changes, words) => {
    await open({ tasks: [learnerTaskOf(changes)] });
    expect(screen.getByRole('link', { name: /Fractions/ }).textContent).toContain(words);
  });

  it.each<[string, Partial<LearnerTask>, RegExp]>([
    ['no due date', {}, /No due date/],
    ['a task that is late', { isLate: true, dueAt: '2026-09-07T08:00:00Z' }, /Late/],
    ['a task that has closed', { state: 'closed', dueAt: '2020-09-07T08:00:00Z' }, /Closed on/],
    [
      'an assessment with one attempt',
      { kind: 'assessment', attemptsAllowed: 1 },
      /Assessment · 3 questions · one attempt/,
    ],
    ['a task that is not open yet', { state: 'not-open', opensAt: '2099-09-07T08:00:00Z' }, /opens /],
  ])('says of %s what matters', async (_, changes, words) => {
    await open({ tasks: [learnerTaskOf(changes)] });
    expect(screen.getByRole('link', { name: /Fractions/ }).textContent).toMatch(words);
  });

  it.each([
    [true, 'This class is archived'],
    [false, 'This class is over'],
  ])('says that nothing more can be handed in (archived: %s)', async (isArchived, words) => {
    await open({ isArchived, isReadOnly: true });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('is not here for somebody who is not in it', async () => {
    serve(getClassroomStudent, refuse(404, 'Not found.'));
    showPage(ClassroomPage, { as: learner, at: `/c/${idOf(60)}`, path: '/c/:classId' });
    expect(await screen.findByRole('heading', { name: 'This class is not here' })).toBeDefined();
  });
});

describe('the members of a taught class', () => {
  const path = '/a/classrooms/:classId/classmembers';
  const serveMembers = (members: Member[]) =>
    serve(listMembers, ({ query }) => ({
      total: members.length,
      counts: { present: members.length, waiting: 0, removed: 0 },
      members: query['state'] === 'waiting' || query['state'] === 'removed' ? [] : members,
    }));
  beforeEach(() => serveMembers([memberOf(), memberOf({ id: idOf(12), firstName: 'Ada', lastName: 'Abel' })]));

  const open = async (changes: Partial<ClassroomAdmin> = {}) => {
    serve(getClassroomAdmin, classroomOf(changes));
    const at = `/a/classrooms/${idOf(60)}/classmembers`;
    const page = showPage(ClassroomMembersPage, { as: teacher, at, path, around: ClassroomAdminPage });
    await screen.findByRole('table', { name: 'Members' });
    return page;
  };

  it('are in a table with the code beside it', async () => {
    await open();
    expect(screen.getByRole('row', { name: /Ben Zimmer/ })).toBeDefined();
    expect(screen.getAllByText(/K7M\s?2PQ/).length).toBeGreaterThan(0);
  });

  it('get another role from their teacher', async () => {
    serve(setMemberRole, memberOf({ role: 'assistant' }) as never);
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Role of Ben Zimmer'), 'assistant');
    expect(await screen.findByText('Ben Zimmer has another role.')).toBeDefined();
    expect(callsOf(setMemberRole)[0]).toMatchObject({ params: { memberId: idOf(11) }, body: { role: 'assistant' } });
  });

  it('cannot be made teachers without an account of a teacher', async () => {
    await open();
    const options = within(screen.getByLabelText('Role of Ben Zimmer')).getAllByRole('option');
    expect(options.filter((option) => (option as HTMLOptionElement).disabled)).toHaveLength(1);
  });

  it('are taken out only after a question', async () => {
    serve(removeMember, null);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'More for Ben Zimmer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from the class' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(callsOf(removeMember)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(callsOf(removeMember)).toHaveLength(1));
  });

  it('are only looked at by assistants', async () => {
    await open({ role: 'assistant' });
    expect(screen.queryByLabelText('Role of Ben Zimmer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  it('are marked where they have no account', async () => {
    serveMembers([memberOf({ isAnonymous: true })]);
    await open();
    expect(screen.getByText('no account')).toBeDefined();
  });

  it('cannot join while joining is closed', async () => {
    await open({ isJoinOpen: false });
    expect(screen.getByText('No one can join with the code now.')).toBeDefined();
    expect(screen.getByText(/Joining is closed/)).toBeDefined();
  });

  it('are counted in the tab while some wait', async () => {
    await open({ waitingCount: 2 });
    expect(screen.getByRole('link', { name: 'Members (2 waiting)' }).getAttribute('aria-current')).toBe('page');
  });
});
