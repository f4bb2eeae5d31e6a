import { getClassroomAdmin, getTask, listExercises, updateTask, type TaskDetail } from '@lemma/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { exerciseSummaryOf } from '../../../testing/catalogue.ts';
import { classroomOf } from '../../../testing/classes.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../../testing/show.tsx';
import { taskGroupOf, taskItemOf, taskOf } from '../../../testing/tasks.ts';
import { TaskPage } from './TaskPage.tsx';

async function open(task: TaskDetail = taskOf(), classroom = classroomOf()) {
  serve(getTask, task);
  serve(getClassroomAdmin, classroom);
  serve(updateTask, ({ body }) => ({ ...task, ...(body as object), groups: task.groups }));
  const page = showPage(TaskPage, {
    as: teacher,
    at: `/a/classrooms/${idOf(60)}/tasks/${idOf(70)}`,
    path: '/a/classrooms/:classId/tasks/:taskId',
  });
  await screen.findByRole('heading', { level: 1, name: task.name });
  await waitFor(() => expect(screen.queryByText('Class')).toBeNull());
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const lastBody = () => callsOf(updateTask).at(-1)?.body;
const menu = async (user: UserEvent, name: string, item: string): Promise<void> => {
  await user.click(button(name));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the settings of a set task', () => {
  it('can be saved once something is changed', async () => {
    const { user } = await open();
    expect(button('Save')).toHaveProperty('disabled', true);
    await fill(user, screen.getByLabelText('Name'), 'Fractions again');
    await user.click(button('Save'));
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(lastBody()).toMatchObject({ name: 'Fractions again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Fractions again' })).toBeDefined();
    expect(button('Save')).toHaveProperty('disabled', true);
  });

  it('send a date that was not touched back with its seconds', async () => {
    const dueAt = '2030-01-09T22:59:41Z';
    const { user } = await open(taskOf({ dueAt }));
    await fill(user, screen.getByLabelText('Name'), 'Fractions again');
    await user.click(button('Save'));
    await waitFor(() => expect(lastBody()).toMatchObject({ dueAt }));
  });

  it('keep what was typed when the server refuses it, and say why at the field', async () => {
    serve(updateTask, refuse(400, { dueAt: 'The class ends before.' }));
    const { user } = await open(taskOf({ dueAt: '2030-01-09T22:59:00Z' }));
    serve(updateTask, refuse(400, { dueAt: 'The class ends before.' }));
    fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2031-01-09T08:00' } });
    await user.click(button('Save'));
    await waitFor(() => expect(wordsAt(screen.getByLabelText('Due'))).toContain('The class ends before.'));
    expect(screen.getByLabelText('Due')).toHaveProperty('value', '2031-01-09T08:00');
  });

  it('say that a change counts for those who have begun', async () => {
    await open(taskOf({ startedCount: 3 }));
    expect(region('Settings').getByText(/^Someone has already started/)).toBeDefined();
  });

  it('are asked about before a change is left, and can be saved then', async () => {
    const { user, router } = await open();
    await fill(user, screen.getByLabelText('Name'), 'Changed');
    void router.navigate('/elsewhere');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByText('Now at /elsewhere')).toBeDefined();
    expect(lastBody()).toMatchObject({ name: 'Changed' });
  });

  it.each([
    ['an assistant', classroomOf({ role: 'assistant' })],
    ['a teacher of a class that is over', classroomOf({ isReadOnly: true })],
  ])('are not there for %s', async (_, classroom) => {
    await open(taskOf(), classroom);
    expect(screen.queryByRole('region', { name: 'Settings' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change exercises' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Archive task' })).toBeNull();
  });
});

describe('the exercises of a set task', () => {
  it('stay as they are once somebody has begun', async () => {
    await open(taskOf({ startedCount: 1 }));
    expect(screen.getByText('someone has started, so these can no longer be changed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change exercises' })).toBeNull();
  });

  it('say how a group of them is drawn', async () => {
    const items = [taskItemOf(1), taskItemOf(2), taskItemOf(3)];
    await open(taskOf({ groups: [taskGroupOf(1, { type: 'GP', drawCount: 2, items })] }));
    const exercises = region('Exercises');
    expect(exercises.getByText('Pool')).toBeDefined();
    expect(exercises.getByText(/2 of 3 at random/)).toBeDefined();
  });

  async function change(task?: TaskDetail) {
    const page = await open(task);
    await page.user.click(button('Change exercises'));
    return page;
  }
  const save = (user: UserEvent) => user.click(button('Save exercises'));
  const groups = () => lastBody()?.groups?.map(({ type, items }) => [type, items.map(({ exerciseId }) => exerciseId)]);

  it('are moved by the menu of each row, and a screen reader hears where to', async () => {
    const { user } = await change();
    await menu(user, 'Move Exercise 2', 'Move up');
    expect(screen.getByText('Exercise 2 is now at place 1 of 2.')).toBeDefined();
    await save(user);
    await screen.findByText('Saved.');
    expect(groups()).toEqual([
      ['SG', [idOf(402)]],
      ['SG', [idOf(401)]],
    ]);
  });

  it('are put together, drawn at random, and given the same points', async () => {
    const { user } = await change();
    await fill(user, screen.getByLabelText('Points for Exercise 1'), '3');
    await menu(user, 'Move Exercise 2', 'Put together with the one above');
    await user.selectOptions(screen.getByLabelText('How Group is drawn'), 'Some at random');
    await save(user);
    await screen.findByText('Saved.');
    expect(lastBody()?.groups).toMatchObject([{ type: 'GP', drawCount: 1, items: [{ points: 3 }, { points: 3 }] }]);
  });

  it('are on their own again, or out of the task', async () => {
    const items = [taskItemOf(1), taskItemOf(2), taskItemOf(3)];
    const { user } = await change(taskOf({ groups: [taskGroupOf(1, { type: 'MG', name: 'Warm-up', items })] }));
    await menu(user, 'Change Exercise 3', 'Put on its own');
    await menu(user, 'Change Exercise 1', 'Take out of the task');
    await save(user);
    await screen.findByText('Saved.');
    expect(groups()).toEqual([
      ['MG', [idOf(402)]],
      ['SG', [idOf(403)]],
    ]);
  });

  it('must not be drawn more often than there are, and say so at the number', async () => {
    const items = [taskItemOf(1), taskItemOf(2)];
    const { user } = await change(taskOf({ groups: [taskGroupOf(1, { type: 'GP', drawCount: 1, items })] }));
    const draw = screen.getByLabelText('How many of Pool each learner gets');
    await fill(user, draw, '3');
    await save(user);
    await waitFor(() => expect(wordsAt(draw)).toContain('The pool has fewer exercises than that.'));
    expect(callsOf(updateTask)).toEqual([]);
  });

  it('must be at least one', async () => {
    const { user } = await change(taskOf({ groups: [taskGroupOf(1)] }));
    await user.click(button('Take Exercise 1 out'));
    await save(user);
    expect((await screen.findByText('Add at least one exercise.')).closest('[role="alert"]')).not.toBeNull();
  });

  it('are added from the catalogue, drafts excepted', async () => {
    serve(listExercises, {
      items: [
        exerciseSummaryOf({ id: idOf(409), title: 'Another one', points: 4 }),
        exerciseSummaryOf({ id: idOf(410), title: 'A draft', status: 'DR' }),
      ],
      total: 2,
      isPartial: false,
      page: 1,
      pageSize: 30,
      corrections: [],
      topics: [],
      levels: [],
      answerTypes: [],
      languages: [],
      authors: [],
    });
    const { user } = await change();
    await user.click(button('Add exercises'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add exercises' }));
    await user.click(await dialog.findByRole('button', { name: 'Add Another one' }));
    expect(dialog.queryByText('A draft')).toBeNull();
    expect(dialog.getByText('3 exercises in the task')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await save(user);
    await screen.findByText('Saved.');
    expect(lastBody()?.groups?.[2]).toMatchObject({ items: [{ exerciseId: idOf(409), id: '-1', points: 4 }] });
  });

  it('stay as they were when changing them is cancelled', async () => {
    const { user } = await change();
    await user.click(button('Take Exercise 1 out'));
    await user.click(button('Cancel'));
    expect(region('Exercises').getByText('Exercise 1')).toBeDefined();
    expect(callsOf(updateTask)).toEqual([]);
  });
});

describe('a task that is over', () => {
  it('is archived after a question, and can be brought back', async () => {
    const { user } = await open();
    await user.click(button('Archive task'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive “Fractions”?' }));
    expect(callsOf(updateTask)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Archive task' }));
    expect(await screen.findByText('The task is archived.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Bring the task back' }));
    expect(await screen.findByText('The task is back.')).toBeDefined();
    expect(callsOf(updateTask).map(({ body }) => body)).toEqual([{ isArchived: true }, { isArchived: false }]);
  });

  it('leads to its results, and to the analysis once somebody has begun', async () => {
    await open(taskOf({ startedCount: 1 }));
    expect(screen.getByRole('link', { name: 'Analysis' }).getAttribute('href')).toMatch(/\/analysis$/);
    expect(screen.getByRole('link', { name: 'See progress' }).getAttribute('href')).toMatch(/\/progress$/);
  });
});
