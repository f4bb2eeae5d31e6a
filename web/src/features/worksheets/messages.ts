import { message } from '@lemma/contracts/messages';

export const loadingForm = message('worksheets.loadingForm', 'Loading the form', 'CreateWorksheetPage, label');
export const makeWorksheets = message('worksheets.makeWorksheets', 'Make worksheets', 'CreateWorksheetPage, title');
export const classLabel = message('worksheets.classLabel', 'Class', 'CreateWorksheetPage, label');
export const questionsOnPaperWith = message(
  'worksheets.questionsOnPaperWith',
  'The questions on paper, with different numbers on each sheet. The key is included.',
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
export const sheetsWords = message('worksheets.sheetsWords', 'Sheets', 'PaperControls, parts, label');
export const answerKey = message('worksheets.answerKey', 'Answer key', 'PaperControls, parts, label');
export const workedSolutions = message('worksheets.workedSolutions', 'Worked solutions', 'PaperControls, parts, label');
export const howPrinted = message('worksheets.howPrinted', 'How it is printed', 'PaperControls, aria-label');
export const print = message('worksheets.print', 'Print', 'PaperControls');
export const spaceToWork = message('worksheets.spaceToWork', 'Space to work', 'PaperControls');
export const spaceNone = message('worksheets.spaceNone', 'None', 'PaperControls, label');
export const spaceLittle = message('worksheets.spaceLittle', 'Little', 'PaperControls, label');
export const spaceSome = message('worksheets.spaceSome', 'Some', 'PaperControls, label');
export const spaceMuch = message('worksheets.spaceMuch', 'Much', 'PaperControls, label');
export const paper = message('worksheets.paper', 'Paper', 'PaperControls');
export const letter = message('worksheets.letter', 'Letter', 'PaperControls, label');
export const keyOf = message('worksheets.keyOf', 'Key {code}', 'SheetKeyPage, SheetKey, title');
export const loadingKey = message('worksheets.loadingKey', 'Loading the key', 'SheetKeyPage, SheetKey, label');
export const noSuchSheet = message('worksheets.noSuchSheet', 'There is no such sheet', 'SheetKeyPage, NoSheet, title');
export const worksheetHasSheets = message(
  'worksheets.worksheetHasSheets',
  'This worksheet has {count, plural, one {# sheet} other {# sheets}}. Look at the number at the end of the code.',
  'SheetKeyPage, NoSheet, lead',
);
export const allSheets = message('worksheets.allSheets', 'All sheets', 'SheetKeyPage, AllSheets');
export const keyHead = message('worksheets.keyHead', 'Key', 'SheetKeyPage, Key');
export const questionAndSolution = message(
  'worksheets.questionAndSolution',
  'Question and solution',
  'SheetKeyPage, Key',
);
export const oneForEverybody = message(
  'worksheets.oneForEverybody',
  '1, the same for everybody',
  'WorksheetForm, label',
);
export const lettersTo = message('worksheets.lettersTo', '{count}, A to {letter}', 'WorksheetForm, label');
export const newWorksheet = message('worksheets.newWorksheet', 'New worksheet', 'WorksheetForm, aria-label');
export const titleLabel = message('worksheets.titleLabel', 'Title', 'WorksheetForm, label');
export const titleExample = message('worksheets.titleExample', 'Brackets', 'WorksheetForm, placeholder');
export const noClass = message('worksheets.noClass', 'No class', 'WorksheetForm, label');
export const forWhom = message('worksheets.forWhom', 'For whom', 'WorksheetForm, legend');
export const oneEach = message('worksheets.oneEach', 'One for each learner', 'WorksheetForm, label');
export const needsClass = message('worksheets.needsClass', 'Needs a class with learners.', 'WorksheetForm, outcome');
export const sheetsWithNames = message(
  'worksheets.sheetsWithNames',
  '{count, plural, one {# sheet} other {# sheets}} with names.',
  'WorksheetForm, outcome',
);
export const versionsWithLetters = message(
  'worksheets.versionsWithLetters',
  'Versions with letters',
  'WorksheetForm, label',
);
export const toCopy = message(
  'worksheets.toCopy',
  'For copying, so that neighbours get different sheets.',
  'WorksheetForm, outcome',
);
export const versions = message('worksheets.versions', 'Versions', 'WorksheetForm, label');
export const makeSheets = message(
  'worksheets.makeSheets',
  'Make {count, plural, one {# sheet} other {# sheets}}',
  'WorksheetForm',
);
export const keyToSheet = message('worksheets.keyToSheet', 'Key to a sheet', 'WorksheetsPage, aria-label');
export const codeOnSheet = message('worksheets.codeOnSheet', 'Code on the sheet', 'WorksheetsPage, label');
export const orScan = message('worksheets.orScan', 'Or scan the square beside it.', 'WorksheetsPage, hint');
export const openWord = message('worksheets.openWord', 'Open', 'WorksheetsPage, word');
export const openKey = message('worksheets.openKey', 'Open the key', 'WorksheetsPage, name');
export const typeCode = message('worksheets.typeCode', 'Type the code from the sheet.', 'WorksheetsPage, empty');
export const codeLooksLike = message(
  'worksheets.codeLooksLike',
  'A code looks like K7M-Q3D-12.',
  'WorksheetsPage, wrong',
);
export const loadingWorksheets = message('worksheets.loadingWorksheets', 'Loading worksheets', 'WorksheetsPage, label');
export const yourWorksheets = message('worksheets.yourWorksheets', 'Your worksheets', 'WorksheetsPage, aria-label');
export const makeFromTask = message(
  'worksheets.makeFromTask',
  'Make a worksheet from a task or from the exercises in the basket. It will appear here.',
  'WorksheetsPage',
);
export const sheetsCount = message(
  'worksheets.sheetsCount',
  '{count, plural, one {# sheet} other {# sheets}}',
  'WorksheetsPage',
);
export const newer = message('worksheets.newer', 'Newer', 'WorksheetsPage');
export const older = message('worksheets.older', 'Older', 'WorksheetsPage');
export const findTheKey = message('worksheets.findTheKey', 'Find the key', 'WorksheetsPage, name');
