import { z } from 'zod';
import { publicVariant } from '../attempts/attempts.ts';
import { endpoint } from '../core/endpoint.ts';
import { scene } from '../exercises/figures.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'worksheets';

/** Sheets of one worksheet, questions on one sheet, and both multiplied. */
export const mostSheets = 250;
export const mostSheetQuestions = 100;
export const mostWorksheetQuestions = 1500;

/** Sheets in one answer of `listSheets`. */
export const sheetsPageSize = 10;

export const worksheetsPageSize = 20;

/** Letters and digits that cannot be taken for each other, as in the codes of classes. */
const worksheetCode = z
  .string()
  .regex(/^[0-9A-Z]{6}$/, words(m.sheetCode))
  .meta({ description: 'The code that is printed on each sheet, without its hyphens and the number of the sheet.' });

const title = z.string().trim().min(1, words(m.enterTitle)).max(120);
const exerciseIds = z.array(z.uuid()).min(1, words(m.chooseExercise)).max(mostSheetQuestions);
const sheetCount = z.int().min(1, words(m.oneSheet)).max(26, words(m.lettersOfSheets));

const worksheetSummary = z.object({
  code: z.string(),
  title: z.string(),
  className: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sheetCount: z.int(),
  questionCount: z.int(),
  points: z.number(),
});
export type WorksheetSummary = z.output<typeof worksheetSummary>;

/** Sheets by name or letter. What is on them is drawn once and stays. */
export const createWorksheet = endpoint({
  name: 'createWorksheet',
  feature,
  summary: 'Makes a worksheet of exercises: so many sheets, each with other numbers.',
  method: 'POST',
  path: '/worksheets/',
  who: 'privileged',
  body: z.strictObject({ title, exerciseIds, sheets: sheetCount }),
  response: worksheetSummary,
  callsPerMinuteEach: 10,
});

/** `sheets: 'learners'` is one sheet with the name of each learner of the class. */
export const createClassWorksheet = endpoint({
  name: 'createClassWorksheet',
  feature,
  summary: 'Makes a worksheet for a class, of one of its tasks or of exercises.',
  method: 'POST',
  path: '/classes/{classId}/worksheets/',
  who: { classroom: 'assistant' },
  params: z.object({ classId: z.uuid() }),
  body: z.strictObject({
    title,
    of: z.union([z.strictObject({ taskId: z.uuid() }), z.strictObject({ exerciseIds })]),
    sheets: z.union([z.literal('learners'), sheetCount]),
  }),
  response: worksheetSummary,
  worksArchived: true,
  callsPerMinuteEach: 10,
});

export const listWorksheets = endpoint({
  name: 'listWorksheets',
  feature,
  summary: 'The worksheets that the caller has made, the newest first.',
  method: 'GET',
  path: '/worksheets/',
  who: 'known',
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({ worksheets: z.array(worksheetSummary), hasMore: z.boolean() }),
});

const worksheetPath = z.object({ worksheetCode });

export const getWorksheet = endpoint({
  name: 'getWorksheet',
  feature,
  summary: 'A worksheet without its questions.',
  method: 'GET',
  path: '/worksheets/{worksheetCode}/',
  who: { worksheet: 'reader' },
  params: worksheetPath,
  response: worksheetSummary.extend({ classId: z.uuid().nullable(), taskId: z.uuid().nullable() }),
});
export type Worksheet = z.output<typeof getWorksheet.response>;

/** A question of a sheet, with its key: never for learners. */
const sheetQuestion = z.object({
  title: z.string(),
  points: z.number(),
  variant: publicVariant,
  /** One entry for each part: LaTeX for mathematics, Markdown for words and choices, of which the right ones are named. */
  keys: z.array(
    z.object({ part: z.string(), text: z.string(), isMaths: z.boolean(), rightChoices: z.array(z.string()) }),
  ),
  solution: z.string(),
  /** The figures of the key and the solution, with all that they ever show. */
  keyFigures: z.array(scene),
});

const sheet = z.object({
  number: z.int(),
  /** Printed beside the title: the learner’s name, or a letter. Null is a single sheet for everybody. */
  letter: z.string().nullable(),
  learnerName: z.string().nullable(),
  questions: z.array(sheetQuestion),
});
export type Sheet = z.output<typeof sheet>;

/** Ten sheets from `from` on; the same at every call. */
export const listSheets = endpoint({
  name: 'listSheets',
  feature,
  summary: 'Sheets of a worksheet with questions, keys and solutions.',
  method: 'GET',
  path: '/worksheets/{worksheetCode}/sheets/',
  who: { worksheet: 'reader' },
  params: worksheetPath,
  query: z.object({
    from: z.coerce.number().int().min(1).max(mostSheets).default(1),
    count: z.coerce.number().int().min(1).max(sheetsPageSize).default(sheetsPageSize),
  }),
  response: z.array(sheet),
  callsPerMinuteEach: 240,
});
