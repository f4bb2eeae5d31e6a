import {
  createClassroom,
  getClassroomAdmin,
  getClassroomStudent,
  joinClassroom,
  listClassrooms,
  listMembers,
  lookUpJoinCode,
  removeMember,
  setMemberRole,
  type ClassroomAdmin,
  type ClassroomStudent,
  type LearnerTask,
  type Member,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { learnerTaskOf } from '../../testing/attempts.ts';
import { classroomOf, classSummaryOf, learntClassOf, memberOf } from '../../testing/classes.ts';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { fill, showPage } from '../../testing/show.tsx';
import { ClassroomAdminPage } from './ClassroomAdminPage.tsx';
import { ClassroomMembersPage } from './ClassroomMembersPage.tsx';
import { ClassroomPage } from './ClassroomPage.tsx';
import { ClassroomsPage } from './ClassroomsPage.tsx';
import { JoinPage } from './JoinPage.tsx';

describe('the list of classes', () => {
  const open = async (as = learner) => {
    const page = showPage(ClassroomsPage, { as, at: '/c' });
    await screen.findByRole('heading', { level: 1, name: 'Classrooms' });
    return page;
  };

  it('leads learners to the class, and teachers to the page that they teach from', async () => {
    const taught = classSummaryOf({ id: idOf(61), name: 'Class 8a', role: 'teacher', joinCode: 'ABC234' });
    serve(listClassrooms, [taught, classSummaryOf()]);
    await open(teacher);
    const links = await screen.findAllByRole('link', { name: /Class (7b|8a)/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/a/classrooms/${idOf(61)}`, `/c/${idOf(60)}`]);
    expect(screen.getByTitle('Class code').textContent).toBe('ABC234');
  });

  it.each<[string, Parameters<typeof classSummaryOf>[0], string]>([
    ['nothing to do', { openTaskCount: 0 }, 'Nothing to do'],
    ['one task without a date', { openTaskCount: 1 }, '1 task to do'],
    ['open tasks of a taught class', { openTaskCount: 2, role: 'teacher' }, '2 open tasks'],
    ['no open task of a taught class', { openTaskCount: 0, role: 'assistant' }, 'No open tasks'],
  ])('says %s', async (_, changes, words) => {
    serve(listClassrooms, [classSummaryOf(changes)]);
    await open();
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('folds archived classes away', async () => {
    serve(listClassrooms, [classSummaryOf({ name: 'Class of last year', isArchived: true })]);
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Archived (1)' });
    expect(screen.queryByText('Class of last year')).toBeNull();
    await user.click(button);
    expect(screen.getByText('Class of last year')).toBeDefined();
  });

  it('says to learners how to join, and to teachers how to begin', async () => {
    serve(listClassrooms, []);
    await open();
    expect(await screen.findByText(/Join one with the code that your teacher gave you/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create class' })).toBeNull();
  });

  it.each([
    ['', 'Type the code that your teacher gave you.'],
    ['abc', 'A class code has 6 letters and figures.'],
  ])('says what is wrong with the code %j', async (code, words) => {
    serve(listClassrooms, []);
    const { user } = await open();
    await fill(user, await screen.findByRole('textbox', { name: 'Join a class' }), code);
    await user.click(screen.getByRole('button', { name: 'Join class' }));
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('goes to the class of a code, however it is written', async () => {
    serve(listClassrooms, []);
    const { user } = await open();
    await fill(user, await screen.findByRole('textbox', { name: 'Join a class' }), ' k7m-2pq ');
    await user.click(screen.getByRole('button', { name: 'Join class' }));
    expect(await screen.findByText('Now at /join/K7M2PQ')).toBeDefined();
  });

  it('creates a class with its name, and goes to it', async () => {
    serve(listClassrooms, []);
    serve(createClassroom, classSummaryOf({ role: 'teacher' }));
    const { user } = await open(teacher);
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create class' }));
    await fill(user, dialog.getByLabelText('Name'), 'Class 7b');
    await user.click(dialog.getByRole('button', { name: 'Create class' }));
    expect(await screen.findByText(`Now at /a/classrooms/${idOf(60)}`)).toBeDefined();
    expect(callsOf(createClassroom)[0]?.body).toMatchObject({ name: 'Class 7b', description: '' });
  });

  it('does not create a class without a name', async () => {
    serve(listClassrooms, []);
    const { user } = await open(teacher);
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create class' }));
    await fill(user, dialog.getByLabelText('Name'), '  ');
    await user.click(dialog.getByRole('button', { name: 'Create class' }));
    expect(await dialog.findByText('Give the class a name.')).toBeDefined();
    expect(callsOf(createClassroom)).toEqual([]);
  });

  it('says that it could not be read, and reads it at another try', async () => {
    serve(listClassrooms, refuse(400, 'Later, please.'));
    const { user } = await open();
    await screen.findByText('Later, please.');
    serve(listClassrooms, [classSummaryOf()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Class 7b')).toBeDefined();
  });
});

describe('joining by a link', () => {
  const found = { name: 'Class 7b', teacherNames: ['Tom Hall'], takesAnonymous: true, needsApproval: false };
  const open = (as?: typeof learner) =>
    showPage(JoinPage, { ...(as && { as }), at: '/join/K7M2PQ', path: '/join/:code' });
  const joined = { user: learner, classId: idOf(60), isWaiting: false };

  it('needs a first and a last name and no account', async () => {
    serve(lookUpJoinCode, found as never);
    serve(joinClassroom, joined as never);
    const { user } = open();
    await fill(user, await screen.findByLabelText('First name'), 'Lena');
    await fill(user, screen.getByLabelText('Last name'), 'Berg');
    await user.click(screen.getByRole('button', { name: 'Join class' }));
    expect(await screen.findByText(`Now at /c/${idOf(60)}`)).toBeDefined();
    expect(callsOf(joinClassroom)[0]?.body).toEqual({ code: 'K7M2PQ', firstName: 'Lena', lastName: 'Berg' });
  });

  it('says which name is missing', async () => {
    serve(lookUpJoinCode, found as never);
    const { user } = open();
    await fill(user, await screen.findByLabelText('First name'), 'Lena');
    await user.click(screen.getByRole('button', { name: 'Join class' }));
    await waitFor(() => expect(screen.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).not.toBe('true');
    expect(callsOf(joinClassroom)).toEqual([]);
  });

  it('asks somebody who is signed in for nothing', async () => {
    serve(lookUpJoinCode, found as never);
    serve(joinClassroom, joined as never);
    const { user } = open(learner);
    expect((await screen.findByText(/You join as/)).textContent).toBe('You join as Lena Berg.');
    await user.click(screen.getByRole('button', { name: 'Join class' }));
    await screen.findByText(`Now at /c/${idOf(60)}`);
    expect(callsOf(joinClassroom)[0]?.body).toEqual({ code: 'K7M2PQ' });
  });

  it('says that the teacher lets people in', async () => {
    serve(lookUpJoinCode, { ...found, needsApproval: true } as never);
    open();
    expect(await screen.findByText('Your teacher lets you in after that.')).toBeDefined();
  });

  it('asks for an account where the class is for people with one', async () => {
    serve(lookUpJoinCode, { ...found, takesAnonymous: false } as never);
    open();
    expect(await screen.findByText('This class is for people with an account.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join class' })).toBeNull();
  });

  it('says that no class has the code, and offers to type another one', async () => {
    serve(lookUpJoinCode, null as never);
    open();
    expect(await screen.findByRole('heading', { name: 'No class has this code' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Join a class' })).toBeDefined();
  });
});

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
  ])('says that nothing can be handed in any more (archived: %s)', async (isArchived, words) => {
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
    expect(screen.getByText('Nobody can join with the code now.')).toBeDefined();
    expect(screen.getByText(/Joining is closed/)).toBeDefined();
  });

  it('are counted in the tab while some wait', async () => {
    await open({ waitingCount: 2 });
    expect(screen.getByRole('link', { name: 'Members (2 waiting)' }).getAttribute('aria-current')).toBe('page');
  });
});
