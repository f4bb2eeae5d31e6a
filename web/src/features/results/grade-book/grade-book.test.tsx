import {
  changeGrade,
  getClassroomAdmin,
  getGradeBook,
  compareSentScores,
  getLearnerReview,
  listSentScores,
  type GradeBook,
  type SentScores,
  type TaskGrade,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gradeBookOf, gradeRowOf } from '../../../testing/catalogue.ts';
import { classroomOf } from '../../../testing/classes.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage } from '../../../testing/show.tsx';
import { GradeBookPage } from './GradeBookPage.tsx';

type Row = GradeBook['rows'][number];

const inNoLms: SentScores = { courses: [], scores: [] };

async function openBook(book = gradeBookOf(), sent = inNoLms) {
  serve(getGradeBook, book);
  serve(listSentScores, sent);
  const page = showPage(GradeBookPage, {
    as: teacher,
    at: `/a/classrooms/${idOf(60)}/results`,
    path: '/a/classrooms/:classId/results',
  });
  const grid = await screen.findByRole('grid', { name: 'Scores by learner and task' });
  return { ...page, grid: within(grid) };
}

const cellsOf = (name: string | RegExp): (string | null)[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const names = (): (string | null)[] =>
  screen.getAllByRole('rowheader').flatMap((head) => (/,/.test(head.textContent) ? [head.textContent] : []));

describe('the grade book', () => {
  it('has a row for each learner by last name, and a column for each task', async () => {
    const { grid } = await openBook();
    expect(names()).toEqual(['Abel, Ada', 'Moss, Cleo', 'Zimmer, Ben']);
    for (const name of [/Fractions/, /Midterm/, /Growth/, /Total/]) {
      expect(grid.getByRole('columnheader', { name })).toBeDefined();
    }
  });

  it('shows percent first, and points or attempts at a press', async () => {
    const { user } = await openBook();
    expect(cellsOf(/Zimmer/)).toEqual(['80', '50', '–', '55.0']);
    await user.click(screen.getByRole('radio', { name: 'Points' }));
    expect(cellsOf(/Zimmer/)).toEqual(['8', '2', '–', '10']);
    await user.click(screen.getByRole('radio', { name: 'Attempts' }));
    expect(cellsOf(/Zimmer/).slice(0, 3)).toEqual(['1', '2', '–']);
  });

  it('says what each test and poll is of', async () => {
    const { grid } = await openBook();
    expect(grid.getByRole('columnheader', { name: /Midterm/ }).textContent).toContain('test · of 4');
    expect(grid.getByRole('columnheader', { name: /Growth/ }).textContent).toContain('poll · of 1');
  });

  it('finds a learner by a part of the name', async () => {
    const { user } = await openBook();
    await fill(user, screen.getByRole('searchbox', { name: 'Find a learner' }), 'zim');
    await waitFor(() => expect(names()).toEqual(['Zimmer, Ben']));
    expect(screen.getByText(/^1 of 3 learners\./)).toBeDefined();
  });

  it('says that no learner has such a name', async () => {
    const { user } = await openBook();
    await fill(user, screen.getByRole('searchbox', { name: 'Find a learner' }), 'xyz');
    expect(await screen.findByText('No one here has that name.')).toBeDefined();
  });

  it('sorts by a task, the best first, and the other way at a second press', async () => {
    const { user, grid } = await openBook();
    const head = grid.getByRole('columnheader', { name: /Fractions/ });
    await user.click(within(head).getByRole('button'));
    expect(names().slice(0, 2)).toEqual(['Abel, Ada', 'Zimmer, Ben']);
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await user.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(names().filter((name) => name !== 'Moss, Cleo')).toEqual(['Zimmer, Ben', 'Abel, Ada']);
  });

  it('leads from a name to the learner', async () => {
    await openBook();
    expect(screen.getByRole('link', { name: 'Zimmer, Ben' }).getAttribute('href')).toBe(
      `/a/classrooms/${idOf(60)}/students/${idOf(11)}`,
    );
  });

  it('leads from a poll to its results', async () => {
    const { user } = await openBook();
    await user.click(within(screen.getByRole('row', { name: /Zimmer/ })).getAllByRole('cell')[2] as HTMLElement);
    expect(await screen.findByText(`Now at /a/polls/${idOf(73)}/results`)).toBeDefined();
  });

  it.each<[string, Partial<Row>, RegExp, RegExp]>([
    ['excused', { excused: [0] }, /^exc\., excused$/, /“exc\.” does not count/],
    ['changed', { overridden: [0] }, /changed by a teacher/, /a teacher changed the score/],
    ['dropped', { dropped: [0] }, /among the lowest, does not count/, /Struck out: among the lowest/],
    ['missing', { missing: [2] }, /not begun, counts as zero/, /were not begun count as zero/],
    ['waiting', { waiting: [0] }, /not due, does not count yet/, /does not count yet/],
  ])('says to screen readers and below the table that a score is %s', async (_, marks, label, legend) => {
    await openBook(gradeBookOf({ rows: [gradeRowOf(11, 'Ben', 'Zimmer', marks)] }));
    expect(screen.getByRole('cell', { name: label })).toBeDefined();
    expect(screen.getByText(legend)).toBeDefined();
  });

  it('moves from cell to cell by arrow keys, with one stop for the tab key', async () => {
    const { user, grid } = await openBook();
    const stops = grid.getAllByRole('cell').filter((cell) => cell.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-colindex')).toBe('3'));
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Moss, Cleo');
  });

  it.each([
    ['no task yet', { tasks: [] }, /Set a task first/],
    ['no learner yet', { rows: [] }, /Give out the class code/],
  ])('says what to do where there is %s', async (_, changes, words) => {
    serve(getGradeBook, gradeBookOf(changes));
    showPage(GradeBookPage, { as: teacher, at: '/x/1', path: '/x/:classId' });
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('a cell of the grade book', () => {
  const grade: TaskGrade = {
    score: 8,
    points: 10,
    earned: 8,
    isExcused: false,
    isOverridden: false,
    changes: [],
  };

  beforeEach(() => {
    serve(getClassroomAdmin, classroomOf());
    serve(getLearnerReview, {
      memberId: idOf(11),
      firstName: 'Ben',
      lastName: 'Zimmer',
      taskName: 'Fractions',
      kind: 'practice',
      points: 10,
      grade,
      isShortened: false,
      attempts: [],
    });
  });

  async function openCell() {
    const page = await openBook();
    await page.user.click(within(screen.getByRole('row', { name: /Zimmer/ })).getAllByRole('cell')[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ben Zimmer, Fractions' }));
    await dialog.findByText('8 of 10 points');
    return { ...page, dialog };
  }

  it('opens the score and the answers behind it', async () => {
    const { dialog } = await openCell();
    expect(dialog.getByText('Ben has not begun this task.')).toBeDefined();
  });

  it('takes another score with a reason', async () => {
    serve(changeGrade, { ...grade, score: 9.5, isOverridden: true });
    const { user, dialog } = await openCell();
    await user.click(await dialog.findByRole('button', { name: 'Change the score' }));
    await fill(user, dialog.getByLabelText('Points, of 10'), '9,5');
    await fill(user, dialog.getByLabelText(/reason|why/i), 'A slip of mine.');
    await user.click(dialog.getByRole('button', { name: /Save|Change/ }));
    expect(await screen.findByText('The grade book has the change.')).toBeDefined();
    expect(callsOf(changeGrade)[0]?.body).toEqual({ score: 9.5, isExcused: false, reason: 'A slip of mine.' });
  });

  it('does not take words for a number of points', async () => {
    const { user, dialog } = await openCell();
    await user.click(await dialog.findByRole('button', { name: 'Change the score' }));
    await fill(user, dialog.getByLabelText('Points, of 10'), 'many');
    await user.click(dialog.getByRole('button', { name: /Save|Change/ }));
    expect(dialog.getByText('Enter points as a number.')).toBeDefined();
    expect(callsOf(changeGrade)).toEqual([]);
  });

  it('asks for the reason', async () => {
    const { user, dialog } = await openCell();
    await user.click(await dialog.findByRole('button', { name: 'Change the score' }));
    await user.click(dialog.getByRole('button', { name: /Save|Change/ }));
    expect(await dialog.findByText('Say why.')).toBeDefined();
    expect(callsOf(changeGrade)).toEqual([]);
  });

  it('cannot be changed in a class that is over', async () => {
    serve(getClassroomAdmin, classroomOf({ isReadOnly: true }));
    const { dialog } = await openCell();
    expect(dialog.queryByRole('button', { name: 'Change the score' })).toBeNull();
  });

  it('says why the answers cannot be read', async () => {
    serve(getLearnerReview, refuse(403, 'No.'));
    const page = await openBook();
    await page.user.click(within(screen.getByRole('row', { name: /Zimmer/ })).getAllByRole('cell')[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Permission denied' })).toBeDefined();
  });
});

describe('scores in an LMS', () => {
  const at = '2026-09-07T08:00:00.000Z';
  const score = (member: number, task: number, changes: Partial<SentScores['scores'][number]>) => ({
    memberId: idOf(member),
    taskId: idOf(task),
    state: 'sent' as const,
    place: 'Moodle',
    at,
    problem: '',
    found: null,
    ...changes,
  });
  const course = { id: idOf(90), title: 'Algebra', lms: 'Moodle', leader: 'lemma' as const, comparedAt: null };
  const sent: SentScores = {
    courses: [course],
    scores: [
      score(11, 71, {}),
      score(11, 72, { state: 'differs', found: 3.5 }),
      score(12, 71, { state: 'waiting', problem: 'The LMS answered 503.' }),
      score(12, 72, { state: 'refused', problem: 'The LMS does not take a score for this learner.' }),
    ],
  };

  it('shows nothing of them in a class that is connected with no LMS', async () => {
    await openBook();
    expect(screen.queryByText(/Grades in/)).toBeNull();
    expect(screen.getByRole('row', { name: /Zimmer/ }).querySelector('[class*="arrived"]')).toBeNull();
  });

  it('says in each cell what became of its score, and lists those that need a look', async () => {
    await openBook(gradeBookOf(), sent);
    expect(await screen.findByRole('cell', { name: '80, in Moodle' })).toBeDefined();
    expect(screen.getByRole('cell', { name: '50, 3.5 in Moodle' })).toBeDefined();
    expect(screen.getByRole('cell', { name: '100, on its way to Moodle' })).toBeDefined();
    expect(screen.getByRole('cell', { name: '100, not taken by Moodle' })).toBeDefined();
    const panel = within(screen.getByRole('region', { name: 'Grades in Moodle' }));
    expect(panel.getByText('4 scores: 1 arrived, 1 on the way, 1 different there, 1 not taken')).toBeDefined();
    const rows = panel.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('Ben Zimmer · MidtermMoodle has 3.5 instead.');
    expect(rows.some((row) => /Waiting since .* The LMS answered 503\./.test(row ?? ''))).toBe(true);
  });

  it('compares at a press and shows what was found', async () => {
    const { user } = await openBook(gradeBookOf(), sent);
    const button = await screen.findByRole('button', { name: 'Compare now' });
    serve(compareSentScores, { ...sent, scores: [score(11, 71, {})] });
    await user.click(button);
    expect(await screen.findByText('1 score: 1 arrived')).toBeDefined();
    expect(callsOf(compareSentScores)).toHaveLength(1);
  });
});
