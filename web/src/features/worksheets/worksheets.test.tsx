import {
  createClassWorksheet,
  createWorksheet,
  getTask,
  getWorksheet,
  listClassrooms,
  listSheets,
  listWorksheets,
  type Sheet,
  type Worksheet,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { classSummaryOf } from '../../testing/classes.ts';
import { idOf, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { fill, showPage } from '../../testing/show.tsx';
import { taskOf } from '../../testing/tasks.ts';
import { CreateWorksheetPage } from './CreateWorksheetPage.tsx';
import { readSheetCode, spellSheetCode } from './sheet-code.ts';
import { SheetKeyPage } from './SheetKeyPage.tsx';
import { WorksheetPage } from './WorksheetPage.tsx';
import { WorksheetsPage } from './WorksheetsPage.tsx';

const worksheetOf = (changes: Partial<Worksheet> = {}): Worksheet => ({
  code: 'K7MQ3D',
  title: 'Brackets',
  className: 'Class 7b',
  classId: idOf(60),
  taskId: idOf(70),
  createdAt: '2026-09-07T08:00:00Z',
  sheetCount: 2,
  questionCount: 2,
  points: 3,
  ...changes,
});

const keyboard = { letters: [], functions: [], templates: [] };
const part = { points: 1, label: '', keyboard };

const sheetOf = (changes: Partial<Sheet> = {}): Sheet => ({
  number: 1,
  letter: null,
  learnerName: 'Ada Lovelace',
  questions: [
    {
      title: 'Twice a number',
      points: 1,
      variant: {
        question: 'Twice seven is [[twice]].',
        direction: 'ltr',
        figures: [],
        parts: [{ ...part, name: 'twice', answerType: 4, choices: [] }],
        hintCount: 0,
        hasSolution: true,
      },
      keys: [{ part: 'twice', text: '14', isMaths: true, rightChoices: [] }],
      solution: 'Seven and seven is fourteen.',
      keyFigures: [],
    },
    {
      title: 'Which are even?',
      points: 2,
      variant: {
        question: 'Which are even? [[even]]',
        direction: 'ltr',
        figures: [],
        parts: [
          {
            ...part,
            name: 'even',
            answerType: 3,
            choices: [
              { key: 'k1', text: 'nine' },
              { key: 'k2', text: 'ten' },
              { key: 'k3', text: 'twelve' },
            ],
          },
        ],
        hintCount: 0,
        hasSolution: false,
      },
      keys: [{ part: 'even', text: 'ten; twelve', isMaths: false, rightChoices: ['k2', 'k3'] }],
      solution: '',
      keyFigures: [],
    },
  ],
  ...changes,
});

const sheets = [sheetOf(), sheetOf({ number: 2, learnerName: 'Ben Ito' })];

async function openWorksheet(worksheet = worksheetOf(), drawn: readonly Sheet[] = sheets) {
  serve(getWorksheet, worksheet);
  serve(listSheets, ({ query }) => drawn.slice(Number(query['from']) - 1, Number(query['from']) + 9));
  const page = showPage(WorksheetPage, { as: teacher, at: '/a/worksheets/K7MQ3D', path: '/a/worksheets/:code' });
  await screen.findByRole('region', { name: 'Answer key' });
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('a worksheet on paper [R12]', () => {
  it('has a sheet for each learner with name, code and space, and no key on it', async () => {
    await openWorksheet();
    const sheet = region('Brackets, Ada Lovelace');
    expect(sheet.getAllByText(/K7M-Q3D-1/).length).toBeGreaterThan(0);
    expect(sheet.getByRole('img', { name: 'QR code of the key' })).toBeDefined();
    expect(sheet.getByText('Twice seven is', { exact: false })).toBeDefined();
    expect(sheet.queryByText('14')).toBeNull();
    expect(sheet.queryByText('ten; twelve')).toBeNull();
    expect(region('Brackets, Ben Ito').getAllByText('2 points')).toHaveLength(1);
  });

  it('names right choices in the key by the letters that they have on the sheet', async () => {
    await openWorksheet();
    const key = region('Answer key');
    expect(key.getAllByText('B, C')).toHaveLength(2);
    expect(key.getByRole('heading', { name: /Ben Ito K7M-Q3D-2/ })).toBeDefined();
    expect(key.getAllByText('for teachers', { exact: false })).toHaveLength(1);
  });

  it('prints what is chosen: solutions when asked for, sheets or key left out', async () => {
    const { user } = await openWorksheet();
    expect(screen.queryByRole('region', { name: 'Worked solutions' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Worked solutions' }));
    expect(region('Worked solutions').getAllByText('Seven and seven is fourteen.')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Sheets' }));
    await user.click(screen.getByRole('checkbox', { name: 'Answer key' }));
    expect(screen.queryByRole('region', { name: /Brackets/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Answer key' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Worked solutions' }));
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/Choose what to print/)).toBeDefined();
  });

  it('is complete when it has more sheets than one answer of the server holds', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      sheetOf({ number: index + 1, learnerName: `Kim ${index + 1}` }),
    );
    await openWorksheet(worksheetOf({ sheetCount: 23 }), many);
    expect(screen.getAllByRole('region', { name: /^Brackets, Kim/ })).toHaveLength(23);
  });

  it('keeps paper and space for the next worksheet of this device', async () => {
    const { user, unmount } = await openWorksheet();
    await user.click(screen.getByLabelText('Letter'));
    await user.click(screen.getByLabelText('Much'));
    unmount();
    await openWorksheet();
    expect(screen.getByLabelText('Letter')).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Much')).toHaveProperty('checked', true);
  });
});

describe('making a worksheet [R12]', () => {
  const open = async (search: string) => {
    serve(listClassrooms, [classSummaryOf({ role: 'teacher' }), classSummaryOf({ id: idOf(61), name: 'Class 8a' })]);
    serve(getTask, taskOf({ name: 'Fractions' }));
    serve(createClassWorksheet, worksheetOf());
    serve(createWorksheet, worksheetOf());
    const page = showPage(CreateWorksheetPage, {
      as: teacher,
      at: `/a/worksheets/create?${search}`,
      path: '/a/worksheets/create',
    });
    await screen.findByRole('heading', { level: 1, name: 'Make worksheets' });
    return page;
  };

  it('of a task needs no word: one sheet for each learner, called as the task', async () => {
    const { user } = await open(`class=${idOf(60)}&task=${idOf(70)}`);
    await user.click(screen.getByRole('button', { name: 'Make 24 sheets' }));
    await waitFor(() => expect(callsOf(createClassWorksheet)).toHaveLength(1));
    expect(callsOf(createClassWorksheet)[0]).toMatchObject({
      params: { classId: idOf(60) },
      body: { title: 'Fractions', of: { taskId: idOf(70) }, sheets: 'learners' },
    });
  });

  it('of exercises asks for a title, and for a class only where names are wanted', async () => {
    const { user } = await open(`exercises=${idOf(401)},${idOf(402)}`);
    expect(screen.queryByRole('option', { name: 'Class 8a' }), 'a class that one learns in').toBeNull();
    await user.click(screen.getByRole('button', { name: 'Make 2 sheets' }));
    expect(await screen.findByText('Enter a title.')).toBeDefined();
    await fill(user, screen.getByLabelText('Title'), 'Warm-up');
    await user.selectOptions(screen.getByLabelText('Versions'), '6');
    await user.click(screen.getByRole('button', { name: 'Make 6 sheets' }));
    await waitFor(() => expect(callsOf(createWorksheet)).toHaveLength(1));
    expect(callsOf(createWorksheet)[0]?.body).toEqual({
      title: 'Warm-up',
      exerciseIds: [idOf(401), idOf(402)],
      sheets: 6,
    });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Make worksheets' })).toBeNull());
  });

  it('says what the server refuses', async () => {
    const { user } = await open(`exercises=${idOf(401)}`);
    serve(createClassWorksheet, refuse(400, { 'of.exerciseIds.0': 'This exercise is not published.' }));
    await fill(user, screen.getByLabelText('Title'), 'Warm-up');
    await user.selectOptions(screen.getByLabelText('Class'), idOf(60));
    await user.click(screen.getByRole('button', { name: 'Make 24 sheets' }));
    expect(await screen.findByText('This exercise is not published.')).toBeDefined();
  });
});

describe('the key to a sheet [R12]', () => {
  it('opens by the code as it is read from paper, with or without its hyphens', () => {
    expect(spellSheetCode('K7MQ3D', 12)).toBe('K7M-Q3D-12');
    expect(readSheetCode(' k7m-q3d-12 ')).toEqual({ code: 'K7MQ3D', number: 12 });
    expect(readSheetCode('K7MQ3D')).toEqual({ code: 'K7MQ3D', number: 1 });
    expect(['', 'K7M', 'K7MQ3D-1234', 'K7MQ3DX'].map(readSheetCode)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows the answers to that sheet alone', async () => {
    serve(getWorksheet, worksheetOf());
    serve(listSheets, [sheets[1] as Sheet]);
    showPage(SheetKeyPage, { as: teacher, at: '/a/worksheets/K7MQ3D/2', path: '/a/worksheets/:code/:number' });
    await screen.findByRole('heading', { level: 1, name: 'Ben Ito' });
    expect(screen.getByText('B, C')).toBeDefined();
    expect(callsOf(listSheets)[0]?.query).toEqual({ from: '2', count: '1' });
  });

  it('says so when the worksheet has fewer sheets', async () => {
    serve(getWorksheet, worksheetOf());
    serve(listSheets, []);
    showPage(SheetKeyPage, { as: teacher, at: '/a/worksheets/K7MQ3D/9', path: '/a/worksheets/:code/:number' });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such sheet' })).toBeDefined();
    expect(screen.getByText(/has 2 sheets/)).toBeDefined();
  });

  it('is asked for on the page that lists what one has made', async () => {
    serve(listWorksheets, { worksheets: [worksheetOf()], hasMore: false });
    const { user } = showPage(WorksheetsPage, { as: teacher, at: '/a/worksheets' });
    expect(await screen.findByRole('link', { name: /Brackets/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open the key' }));
    expect(screen.getByRole('alert').textContent).toContain('Type the code from the sheet.');
    await fill(user, screen.getByLabelText('Code on the sheet'), 'K7M Q3D 2');
    await user.click(screen.getByRole('button', { name: 'Open the key' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Worksheets' })).toBeNull());
  });
});
