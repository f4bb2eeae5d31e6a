import {
  copyClassroom,
  getClassroomAdmin,
  getGrading,
  getHelpSettings,
  getRetention,
  listAccommodations,
  listClassrooms,
  listMembers,
  setAccommodation,
  updateClassroom,
  updateGrading,
  type Accommodation,
  type ClassroomAdmin,
  type Grading,
} from '@lemma/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { classroomOf, classSummaryOf, memberOf } from '../../../testing/classes.ts';
import { answerOf } from '../../../testing/example-of.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../../testing/show.tsx';
import { ClassroomAdminPage } from '../ClassroomAdminPage.tsx';
import { ClassroomSettingsPage } from './ClassroomSettingsPage.tsx';

const profileOf = (changes: Partial<Accommodation> = {}): Accommodation => ({
  ...(answerOf(listAccommodations)[0] as Accommodation),
  memberId: idOf(11),
  firstName: 'Ben',
  lastName: 'Zimmer',
  timeFactor: 1.25,
  ...changes,
});
const groupsOf = (...groups: Grading['groups']): Grading => ({
  ...answerOf(getGrading),
  weighBy: 'groups',
  groups,
  tasks: [{ ...(answerOf(getGrading).tasks[0] as Grading['tasks'][number]), id: idOf(70), name: 'Fractions' }],
});

async function open(changes: Partial<ClassroomAdmin> = {}) {
  const classroom = classroomOf(changes);
  serve(getClassroomAdmin, classroom);
  serve(getGrading, groupsOf());
  serve(getHelpSettings, answerOf(getHelpSettings));
  serve(getRetention, answerOf(getRetention));
  serve(listAccommodations, [profileOf()]);
  serve(listMembers, { ...answerOf(listMembers), members: [memberOf()] });
  serve(updateClassroom, ({ body }) => ({ ...classroom, ...(body as object) }));
  const page = showPage(ClassroomSettingsPage, {
    as: teacher,
    at: `/a/classrooms/${idOf(60)}/settings`,
    path: '/a/classrooms/:classId/settings',
    around: ClassroomAdminPage,
  });
  await screen.findByRole('form', { name: 'Name and dates' });
  await screen.findByText('Ben Zimmer');
  return page;
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const lastBody = () => callsOf(updateClassroom).at(-1)?.body;

describe('name and dates of a class', () => {
  it('are saved once something is changed', async () => {
    const { user } = await open();
    const general = form('Name and dates');
    const save = general.getByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    await fill(user, general.getByLabelText('Name'), 'Class 8b');
    fireEvent.change(general.getByLabelText('Last day'), { target: { value: '2030-07-31' } });
    await user.click(save);
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(lastBody()).toMatchObject({ name: 'Class 8b', firstDay: null, lastDay: '2030-07-31' });
    await waitFor(() => expect(save).toHaveProperty('disabled', true));
  });

  it('are kept as they were typed where the server refuses them', async () => {
    const { user } = await open();
    serve(updateClassroom, refuse(400, { lastDay: 'The last day is before the first.' }));
    const general = form('Name and dates');
    const day = general.getByLabelText('Last day');
    await fill(user, general.getByLabelText('Name'), 'Class 8b');
    fireEvent.change(day, { target: { value: '2020-07-31' } });
    await user.click(general.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wordsAt(day)).toMatch(/before the first/));
    expect(document.activeElement).toBe(day);
    expect(general.getByLabelText('Name')).toHaveProperty('value', 'Class 8b');
  });
});

describe('settings that are not saved', () => {
  it.each([
    ['Name and dates', 'Name', 'Class 8b', 'You changed the settings of the class.'],
    ['New tasks', 'Attempts at an assessment', '3', 'You changed what new tasks begin with.'],
  ])('are not lost without a question: %s', async (name, label, text, words) => {
    const { user } = await open();
    await fill(user, form(name).getByLabelText(label), text);
    await user.click(screen.getByRole('link', { name: 'Members' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    expect(asked.getByText(new RegExp(words))).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(form(name).getByLabelText(label)).toHaveProperty('value', text);
  });

  it('are saved in both forms before the page is left', async () => {
    const { user } = await open();
    await fill(user, form('Name and dates').getByLabelText('Name'), 'Class 8b');
    await fill(user, form('New tasks').getByLabelText('Attempts at an assessment'), '3');
    await user.click(screen.getByRole('link', { name: 'Members' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(asked.getByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByText(/^Now at .*classmembers/)).toBeDefined();
    expect(callsOf(updateClassroom)).toHaveLength(2);
  });
});

describe('what new tasks of a class begin with', () => {
  it('is saved as numbers', async () => {
    const { user } = await open();
    const tasks = form('New tasks');
    await fill(user, tasks.getByLabelText('Attempts at an assessment'), '3');
    await user.selectOptions(tasks.getByLabelText('Late work'), 'per-day');
    await fill(user, tasks.getByLabelText('Late work loses, in percent'), '10');
    await user.click(tasks.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastBody()).toMatchObject({
        taskDefaults: { attemptsAllowed: 3, latePolicy: 'per-day', latePercent: 10 },
      }),
    );
  });

  it('says at the field what cannot be', async () => {
    const { user } = await open();
    const tasks = form('New tasks');
    const attempts = tasks.getByLabelText('Attempts at an assessment');
    await fill(user, attempts, '-1');
    await user.click(tasks.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(attempts.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(attempts);
    expect(callsOf(updateClassroom)).toEqual([]);
  });
});

describe('joining a class', () => {
  it('gets another code only after a question', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /new code/i }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Make a new code?' }));
    expect(callsOf(updateClassroom)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Make a new code' }));
    expect(await screen.findByText('The class has a new code.')).toBeDefined();
    expect(lastBody()).toEqual({ newJoinCode: true });
  });

  it('can be closed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Anyone with the code may join' }));
    expect(await screen.findByText('Joining is closed.')).toBeDefined();
    expect(lastBody()).toEqual({ isJoinOpen: false });
  });
});

describe('a copy of a class', () => {
  it('is made with its name, and opened', async () => {
    serve(copyClassroom, classSummaryOf({ id: idOf(61), name: 'Class 7b, again' }));
    serve(listClassrooms, []);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Copy class/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy class' }));
    await fill(user, dialog.getByLabelText('Name of the copy'), 'Class 7b, again');
    await user.click(dialog.getByRole('button', { name: 'Copy class' }));
    expect(await screen.findByText(`Now at /a/classrooms/${idOf(61)}`, { exact: false })).toBeDefined();
    expect(callsOf(copyClassroom)[0]?.body).toEqual({ name: 'Class 7b, again', firstDueDay: null });
  });
});

describe('a class that is over', () => {
  it('is archived only after a question', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Archive class' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Archive Class 7b?' }));
    await user.click(asked.getByRole('button', { name: 'Archive class' }));
    expect(await screen.findByText('The class is archived.')).toBeDefined();
    expect(lastBody()).toEqual({ isArchived: true });
  });
});

describe('more time for a learner', () => {
  it('needs a learner', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a profile' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const learner = dialog.getByLabelText('Learner');
    await waitFor(() => expect(wordsAt(learner)).toMatch(/Choose a learner\./));
    expect(document.activeElement).toBe(learner);
    await user.selectOptions(learner, idOf(11));
    expect(wordsAt(learner)).toBe('');
  });

  it('is saved for all tasks', async () => {
    serve(setAccommodation, profileOf());
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a profile' }));
    await user.selectOptions(dialog.getByLabelText('Learner'), idOf(11));
    await fill(user, dialog.getByLabelText('More time, in percent'), '50');
    await fill(user, dialog.getByLabelText('Due dates later by'), '2');
    await fill(user, dialog.getByLabelText('Note'), 'Dyscalculia');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It holds for every task of the class.')).toBeDefined();
    expect(callsOf(setAccommodation)[0]?.body).toMatchObject({
      timeFactor: 1.5,
      shiftMinutes: 2880,
      note: 'Dyscalculia',
    });
  });
});

describe('groups of tasks that count together', () => {
  it('need a name, and take their tasks', async () => {
    serve(updateGrading, groupsOf());
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Add a group/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a group' }));
    const name = dialog.getByLabelText('Name');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wordsAt(name)).toMatch(/Give the group a name\./));
    expect(document.activeElement).toBe(name);
    await user.type(name, ' Tests ');
    await user.click(dialog.getByRole('checkbox', { name: /Fractions/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(callsOf(updateGrading)[0]?.body.groups).toEqual([
        expect.objectContaining({ name: 'Tests', taskIds: [idOf(70)], weight: 100 }),
      ]),
    );
    expect(await screen.findByText('Saved.')).toBeDefined();
  });
});
