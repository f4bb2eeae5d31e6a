import { message } from '@lemma/contracts/messages';

export const loadingForm = message('worksheets.loadingForm', 'Loading the form', 'CreateWorksheetPage, label');
export const makeWorksheets = message('worksheets.makeWorksheets', 'Make worksheets', 'CreateWorksheetPage, title');
export const classLabel = message('worksheets.classLabel', 'Class', 'CreateWorksheetPage, label');
export const questionsOnPaperWith = message(
  'worksheets.questionsOnPaperWith',
  'The questions on paper, with other numbers on each sheet. The key comes with them.',
  'CreateWorksheetPage',
);
export const exercises = message('worksheets.exercises', 'Exercises', 'CreateWorksheetPage, label');
export const worksheet = message('worksheets.worksheet', 'Worksheet', 'WorksheetPage, title');
export const loadingWorksheet = message('worksheets.loadingWorksheet', 'Loading the worksheet', 'WorksheetPage, label');
export const task = message('worksheets.task', 'Task', 'WorksheetPage, label');
export const worksheets = message('worksheets.worksheets', 'Worksheets', 'WorksheetPage, label');
export const sheets = message(
  'worksheets.sheets',
  '{sheetCount, plural, one {# sheet} other {# sheets}}',
  'WorksheetPage, number',
);
export const questions = message(
  'worksheets.questions',
  '{questionCount, plural, one {# question} other {# questions}}',
  'WorksheetPage, number',
);
export const points = message(
  'worksheets.points',
  '{points, plural, one {# point} other {# points}}',
  'WorksheetPage, number',
);
export const chooseWhatToPrint = message(
  'worksheets.chooseWhatToPrint',
  'Choose what to print: sheets, the key or solutions.',
  'WorksheetPage, title',
);
export const drawingSheets = message('worksheets.drawingSheets', 'Drawing the sheets', 'WorksheetPage, label');
export const sheet = message('worksheets.sheet', 'Sheet {number}', 'sheet-code');
export const sheetLettered = message('worksheets.sheetLettered', 'Sheet {letter}', 'sheet-code');
