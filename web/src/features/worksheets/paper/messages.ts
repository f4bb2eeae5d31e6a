import { message } from '@lemma/contracts/messages';

export const answerKey = message('worksheets.paper.answerKey', 'Answer key', 'KeyPages, label');
export const workedSolutions = message('worksheets.paper.workedSolutions', 'Worked solutions', 'KeyPages, label');
export const forTeachers = message('worksheets.paper.forTeachers', '{right} · for teachers', 'KeyPages, right');
export const name = message('worksheets.paper.name', 'Name', 'PaperSheet, dt');
export const date = message('worksheets.paper.date', 'Date', 'PaperSheet, dt');
export const points = message('worksheets.paper.points', 'Points', 'PaperSheet, dt');
export const qrCodeOfKey = message('worksheets.paper.qrCodeOfKey', 'QR code of the key', 'PaperSheet, label');
export const pointsOfQuestion = message(
  'worksheets.paper.pointsOfQuestion',
  '{points, plural, one {# point} other {# points}}',
  'PaperSheet, text',
);
export const answerWord = message('worksheets.paper.answerWord', 'answer', 'AnswerSpace, WrittenSpace');
