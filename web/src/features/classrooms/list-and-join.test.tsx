import { createClassroom, joinClassroom, listClassrooms, lookUpJoinCode } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { classSummaryOf } from '../../testing/classes.ts';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { fill, showPage } from '../../testing/show.tsx';
import { ClassroomsPage } from './list/ClassroomsPage.tsx';
import { JoinPage } from './joining/JoinPage.tsx';

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

  it('takes a class code from visitors without an account, beside the form for those with one', async () => {
    const { user } = showPage(ClassroomsPage, { at: '/c' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined();
    await fill(user, screen.getByRole('textbox', { name: 'Join a class' }), 'abc234');
    await user.click(screen.getByRole('button', { name: 'Join class' }));
    expect(await screen.findByText('Now at /join/ABC234')).toBeDefined();
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
