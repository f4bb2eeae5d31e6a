import { createSection, createTask, getClassroomAdmin, getExercise, listClassrooms } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../paths.ts';
import { exerciseSummaryOf } from '../../../testing/catalogue.ts';
import { classroomOf, classSummaryOf } from '../../../testing/classes.ts';
import { exerciseOf } from '../../../testing/exercises.ts';
import { openNewTask } from '../../../testing/open-new-task.ts';
import { idOf, learner, teacher } from '../../../testing/people.ts';
import { callsOf, serve } from '../../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../../testing/show.tsx';
import { accommodationOf, taskOf } from '../../../testing/tasks.ts';
import { addToBasket, basketItems, emptyBasket } from '../../catalogue/basket.ts';
import { CreateTaskPage } from './CreateTaskPage.tsx';

const section = { id: idOf(65), name: 'Quadratics' };

const open = () => openNewTask({ exercises: [1] });
const field = (label: string): HTMLElement => screen.getByLabelText(label);
const setTask = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Set task' }));

beforeEach(() => {
  addToBasket(exerciseSummaryOf());
  serve(createTask, ({ body }) => taskOf({ name: body.name }));
});
afterEach(emptyBasket);

describe('the class of a new task', () => {
  const classes = [
    classSummaryOf({ role: 'teacher' }),
    classSummaryOf({ id: idOf(61), name: 'Class 8a', role: 'teacher' }),
    classSummaryOf({ id: idOf(62), name: 'Assisted', role: 'assistant' }),
    classSummaryOf({ id: idOf(63), name: 'Learnt', role: 'learner' }),
    classSummaryOf({ id: idOf(64), name: 'Over', role: 'teacher', isArchived: true }),
  ];
  const show = () => showPage(CreateTaskPage, { as: teacher, at: '/x/classroom', path: '/x/:context' });

  it('is chosen among those that the teacher teaches', async () => {
    serve(listClassrooms, classes);
    show();
    const options = within(await screen.findByLabelText('Class')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a class', 'Class 7b', 'Class 8a']);
  });

  it('must be chosen', async () => {
    serve(listClassrooms, classes);
    const { user } = show();
    await screen.findByLabelText('Class');
    await setTask(user);
    expect(wordsAt(field('Class'))).toContain('Choose a class.');
    await waitFor(() => expect(document.activeElement).toBe(field('Class')));
  });

  it('has to be made first where there is none', async () => {
    serve(listClassrooms, classes.slice(2));
    show();
    expect((await screen.findByRole('link', { name: 'Create class' })).getAttribute('href')).toBe(paths.classrooms);
    expect(screen.queryByRole('button', { name: 'Set task' })).toBeNull();
  });

  it('names the task by how many it has', async () => {
    await openNewTask({ classroom: { tasks: [taskOf(), taskOf({ id: idOf(71) })] } });
    await waitFor(() => expect(field('Name')).toHaveProperty('value', 'Task 3'));
  });

  it('gets a new section on the spot, which is then chosen', async () => {
    const { user } = await openNewTask({ exercises: [1] });
    serve(createSection, section);
    await user.click(screen.getByRole('button', { name: 'Create section' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create section' }));
    await fill(user, dialog.getByRole('textbox', { name: 'Name' }), 'Quadratics');
    serve(getClassroomAdmin, classroomOf({ sections: [section] }));
    await user.click(dialog.getByRole('button', { name: 'Create section' }));
    await waitFor(() => expect(field('Section')).toHaveProperty('value', section.id));
    expect(callsOf(createTask)).toEqual([]);
  });

  it('asks for no group of grades where it counts points', async () => {
    await openNewTask();
    expect(screen.queryByLabelText('Counts towards')).toBeNull();
  });
});

describe('what learners get of a new task', () => {
  it('is counted as it is typed', async () => {
    const { user } = await open();
    const summary = screen.getByRole('region', { name: 'What learners get' });
    expect(summary.textContent).toContain('Questions1Points2Learners24');
    await fill(user, field('Points for Two roots'), '4.5');
    expect(summary.textContent).toContain('Points4.5');
  });

  it('says who has extra time', async () => {
    const none = accommodationOf({ memberId: idOf(12), timeFactor: 1, shiftMinutes: 60 });
    await openNewTask({ accommodations: [accommodationOf(), none] });
    expect(await screen.findByText(/^1 learner has extra time/)).toBeDefined();
    expect(screen.getByRole('region', { name: 'What learners get' }).textContent).toContain('With extra time1');
  });
});

describe('a task that is set', () => {
  it('leads to the class, and says so', async () => {
    const { user } = await open();
    await setTask(user);
    expect(await screen.findByText(/^Now at/)).toHaveProperty(
      'textContent',
      `Now at ${paths.classroomTasks(idOf(60))}`,
    );
    expect(screen.getByText('“Task 1” is set to Class 7b.')).toBeDefined();
  });

  it('empties the basket that it was made from', async () => {
    const { user } = await openNewTask({ exercises: [1], context: 'catalog' });
    await setTask(user);
    await screen.findByText(/^Now at/);
    expect(basketItems()).toEqual([]);
  });

  it('reads exercises that a link names and the basket does not have', async () => {
    emptyBasket();
    serve(getExercise, exerciseOf({ document: { title: 'From a link' } }));
    await openNewTask({ exercises: [7] });
    expect(await screen.findByText('From a link')).toBeDefined();
  });

  it('is asked about before what was typed is left', async () => {
    const { user, router } = await open();
    await fill(user, field('Name'), 'Homework');
    void router.navigate('/elsewhere');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Name')).toHaveProperty('value', 'Homework');
  });

  it('is set by those who teach', async () => {
    showPage(CreateTaskPage, { as: learner, at: '/x/classroom', path: '/x/:context' });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Create task' })).toBeNull();
  });
});
