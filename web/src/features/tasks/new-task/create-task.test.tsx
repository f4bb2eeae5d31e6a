import { createTask, type BodyOf, type TaskDetail } from '@lemma/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exerciseSummaryOf } from '../../../testing/catalogue.ts';
import { openNewTask } from '../../../testing/open-new-task.ts';
import { idOf } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, wordsAt } from '../../../testing/show.tsx';
import { gradingOf, taskOf } from '../../../testing/tasks.ts';
import { addToBasket, emptyBasket } from '../../catalogue/basket.ts';
import { ownFields } from '../form/task-form.ts';

type Body = BodyOf<typeof createTask>;

const section = { id: idOf(65), name: 'Quadratics' };
const gradeGroup = { id: idOf(66), name: 'Homework', weight: 40, dropLowest: 0, taskIds: [] };
const byGroups = gradingOf({ weighBy: 'groups', groups: [gradeGroup] });

/** Opens the form with one exercise in the task and all that a class can have. */
const open = () => openNewTask({ exercises: [1], grading: byGroups, classroom: { sections: [section] } });

const field = (label: string): HTMLElement => screen.getByLabelText(label);
const setTask = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Set task' }));
const choose = (label: string, value: string) => (user: UserEvent) => user.selectOptions(field(label), value);
const press = (name: string) => (user: UserEvent) => user.click(screen.getByRole('switch', { name }));
const type = (label: string, text: string) => (user: UserEvent) => fill(user, field(label), text);
const date = (label: string, moment: string) => () => fireEvent.change(field(label), { target: { value: moment } });
const isoOf = (moment: string): string => new Date(moment).toISOString();

beforeEach(() => {
  addToBasket(exerciseSummaryOf());
  serve(createTask, ({ body }) => taskOf({ name: body.name }));
});
afterEach(emptyBasket);

interface Setting {
  readonly kind: TaskDetail['kind'];
  /** Each step that a teacher takes. */
  readonly steps: readonly ((user: UserEvent) => unknown)[];
  readonly sent: unknown;
}

const practice = (sent: unknown, ...steps: Setting['steps']): Setting => ({ kind: 'practice', steps, sent });
const assessment = (sent: unknown, ...steps: Setting['steps']): Setting => ({ kind: 'assessment', steps, sent });
const takesLate = press('Accept late answers');

/** One way to set each rule. A new rule of the contract does not compile without one. */
const settings: Readonly<Record<keyof Body, Setting>> = {
  name: practice('Homework 12', type('Name', 'Homework 12')),
  sectionId: practice(section.id, choose('Section', 'Quadratics')),
  gradeGroupId: practice(gradeGroup.id, choose('Counts towards', 'Homework (40 %)')),
  kind: assessment('assessment'),
  groups: practice(
    [{ type: 'SG', name: '', drawCount: null, items: [{ id: '-1', exerciseId: idOf(401), points: 2.5 }] }],
    type('Points for Two roots', '2.5'),
  ),
  opensAt: practice(isoOf('2030-01-02T08:00'), date('Opens', '2030-01-02T08:00'), date('Due', '2030-02-01T08:00')),
  dueAt: practice(isoOf('2030-01-09T23:59'), date('Due', '2030-01-09T23:59')),
  latePolicy: practice('per-day', takesLate, choose('How often', 'For each day begun')),
  latePercent: practice(35, takesLate, type('Taken off', '35')),
  lateUntil: practice(isoOf('2031-01-02T08:00'), takesLate, date('Until', '2031-01-02T08:00')),
  timeLimitMinutes: assessment(45, type('Time limit', '45')),
  attemptsAllowed: assessment(3, type('Attempts', '3')),
  countedAttempt: assessment('average', type('Attempts', '3'), choose('Which attempt counts', 'The average of all')),
  results: assessment('by-hand', choose('Learners see results', 'When I release them')),
  solutions: assessment('never', choose('Learners see solutions', 'Never')),
  instructions: practice('Allowed: a ruler.', type('Instructions', 'Allowed: a ruler.')),
  allowCalculator: practice('scientific', choose('Calculator', 'A scientific calculator is allowed')),
  password: assessment('tulip', type('Password to start', 'tulip')),
  scores: assessment('after-due', choose('Learners see their score', 'When it is over for everybody')),
  tryPenalty: practice(12.5, type('Taken off for each further try', '12.5')),
  hintPenalty: practice(25, type('Taken off for each hint', '25')),
  allowHelp: assessment(true, press('Learners may ask for help')),
  shufflesItems: practice(true, press('Shuffle the questions')),
};

async function openFor({ kind, steps }: Setting) {
  const page = await open();
  await screen.findByRole('option', { name: 'Quadratics' });
  await screen.findByLabelText('Counts towards');
  if (kind === 'assessment') await page.user.click(screen.getByRole('radio', { name: /^Assessment/ }));
  for (const step of steps) await step(page.user);
  return page;
}

describe('the form of a new task', () => {
  it.each(Object.entries(settings))('sends the rule %s as it was set', async (name, setting) => {
    const { user } = await openFor(setting);
    await setTask(user);
    await screen.findByText(/^Now at/);
    expect(Reflect.get(callsOf(createTask)[0]?.body ?? {}, name)).toEqual(setting.sent);
  });

  it.each(ownFields)('shows beside the field %s why the server refuses it, and keeps what was typed', async (name) => {
    serve(createTask, refuse(400, { [name]: 'Not like this.' }));
    const setting = settings[name as keyof Body];
    const { user } = await openFor(setting);
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value }) => value);
    await setTask(user);
    const words = await screen.findByText('Not like this.', { ignore: 'legend' });
    if (name !== 'groups') {
      const [invalid, ...others] = document.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
      expect(others).toEqual([]);
      expect(wordsAt(invalid as HTMLElement)).toContain('Not like this.');
      await waitFor(() => expect(document.activeElement).toBe(invalid));
    } else expect(words.closest('[role="alert"]')).not.toBeNull();
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value }) => value),
    ).toEqual(typed);
  });

  it('says above the button what is refused of no field that it shows', async () => {
    serve(createTask, refuse(400, { kind: 'This class has tests only.' }));
    const { user } = await open();
    await setTask(user);
    expect((await screen.findByText('This class has tests only.')).closest('[role="alert"]')).not.toBeNull();
  });

  it('takes a message away when its field is changed', async () => {
    const { user } = await open();
    await fill(user, field('Name'), '');
    await setTask(user);
    await waitFor(() => expect(wordsAt(field('Name'))).toContain('Give the task a name.'));
    await fill(user, field('Name'), 'Homework');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByText('Something is missing. Look at the marked fields.')).toBeNull();
  });

  it.each<[string, Setting, string, string]>([
    ['an empty name', practice('', type('Name', ' ')), 'Name', 'Give the task a name.'],
    [
      'a due date before it opens',
      practice('', date('Opens', '2030-02-02T08:00'), date('Due', '2030-02-01T08:00')),
      'Due',
      'This is before it opens. Choose a later day.',
    ],
    [
      'more than all points taken off for a late answer',
      practice('', takesLate, type('Taken off', '120')),
      'Taken off',
      'Use 0 to 100 percent.',
    ],
    [
      'more than all points taken off for a try',
      practice('', type('Taken off for each further try', '101')),
      'Taken off for each further try',
      'Use 0 to 100 percent.',
    ],
    ['no minute', assessment('', type('Time limit', '0')), 'Time limit', 'Give at least a minute.'],
    ['more than a day', assessment('', type('Time limit', '1441')), 'Time limit', 'Give at most 24 hours.'],
    ['no attempt', assessment('', type('Attempts', '0')), 'Attempts', 'Use at least 1.'],
    ['half an attempt', assessment('', type('Attempts', '1.5')), 'Attempts', 'Use a whole number.'],
    [
      'no points',
      practice('', type('Points for Two roots', '0')),
      'Points for Two roots',
      'Give at least half a point.',
    ],
    [
      'points that are missing',
      practice('', type('Points for Two roots', '')),
      'Points for Two roots',
      'Enter a number.',
    ],
    ['a date of another time', practice('', date('Due', '2750-01-01T08:00')), 'Due', 'Enter a day of this century'],
  ])('refuses %s in words that belong to the field', async (_, setting, label, words) => {
    const { user } = await openFor(setting);
    await setTask(user);
    await waitFor(() => expect(wordsAt(field(label))).toContain(words));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(createTask)).toEqual([]);
  });

  it('asks for exercises', async () => {
    const { user } = await openNewTask();
    await setTask(user);
    const exercises = screen.getByRole('region', { name: 'Exercises' });
    expect(await within(exercises).findByText('Add at least one exercise.')).toBeDefined();
  });
});

describe('the kind of a new task', () => {
  it('hides the rules of an assessment in practice, and those of practice in an assessment', async () => {
    const { user } = await open();
    for (const label of ['Time limit', 'Attempts', 'Password to start', 'Learners see results']) {
      expect(screen.queryByLabelText(label)).toBeNull();
    }
    await user.click(screen.getByRole('radio', { name: /^Assessment/ }));
    for (const label of ['Time limit', 'Attempts', 'Password to start', 'Learners see results']) field(label);
    expect(screen.queryByLabelText('Taken off for each hint')).toBeNull();
  });

  it('sends nothing of what was typed into a field that the other kind does not show', async () => {
    const { user } = await open();
    await fill(user, field('Taken off for each hint'), '250');
    await user.click(screen.getByRole('radio', { name: /^Assessment/ }));
    await setTask(user);
    await screen.findByText(/^Now at/);
    expect(callsOf(createTask)[0]?.body).toMatchObject({ kind: 'assessment', hintPenalty: 0 });
  });

  it('begins an assessment with one attempt whose results come when it is handed in', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /^Assessment/ }));
    expect(field('Attempts')).toHaveProperty('value', '1');
    expect(screen.queryByLabelText('Which attempt counts')).toBeNull();
    expect(field('Learners see results')).toHaveProperty('value', 'after-hand-in');
    expect(field('Learners see solutions')).toHaveProperty('value', 'after-due');
  });

  it('begins an assessment with the rules of the class where it has some', async () => {
    const taskDefaults = {
      attemptsAllowed: 3,
      latePolicy: 'per-day',
      latePercent: 15,
      results: 'by-hand',
      scores: 'after-hand-in',
      solutions: 'never',
    } as const;
    const { user } = await openNewTask({ exercises: [1], classroom: { taskDefaults } });
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Accept late answers' })).toHaveProperty('checked', true),
    );
    await user.click(screen.getByRole('radio', { name: /^Assessment/ }));
    expect(field('Attempts')).toHaveProperty('value', '3');
    await setTask(user);
    await screen.findByText(/^Now at/);
    expect(callsOf(createTask)[0]?.body).toMatchObject(taskDefaults);
  });
});

describe('late answers of a new task', () => {
  it('need a due date', async () => {
    await open();
    date('Due', '')();
    const late = screen.getByRole('switch', { name: 'Accept late answers' });
    expect(late).toHaveProperty('disabled', true);
    expect(wordsAt(late)).toBe('There is no due date, so nothing is late');
  });

  it('are taken for three days at 80 % of the points at first', async () => {
    const { user } = await open();
    date('Due', '2030-01-09T23:59')();
    await takesLate(user);
    expect(field('Until')).toHaveProperty('value', '2030-01-12T23:59');
    expect(wordsAt(screen.getByRole('switch', { name: 'Accept late answers' }))).toContain('at 80 % of the points');
  });

  it('without an end keep back what waits until it is over for everybody', async () => {
    const { user } = await openFor(assessment('', takesLate));
    date('Until', '')();
    expect(wordsAt(field('Until'))).toBe('There is no closing time: solutions stay hidden until you release them.');
    await choose('Learners see results', 'When it is over for everybody')(user);
    expect(wordsAt(field('Until'))).toContain('results and solutions stay hidden');
  });
});

describe('the folded rules of a new task', () => {
  it('say in one line what is set among them', async () => {
    const { user } = await openFor(assessment(''));
    const folded = screen.getByText('More rules').closest('summary') as HTMLElement;
    expect(within(folded).getByText('No password, no deductions, in order')).toBeDefined();
    await type('Password to start', 'tulip')(user);
    await press('Shuffle the questions')(user);
    expect(within(folded).getByText('Password, shuffled')).toBeDefined();
  });

  it('open when one of them is refused', async () => {
    serve(createTask, refuse(400, { password: 'Choose another word.' }));
    const { user } = await openFor(settings.password);
    const details = screen.getByText('More rules').closest('details');
    expect(details?.open).toBe(false);
    await setTask(user);
    await screen.findByText('Choose another word.');
    expect(details?.open).toBe(true);
  });
});
